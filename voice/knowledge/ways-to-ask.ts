import { askedClauses } from './asked-clause.ts';
import { askedCore } from './asked-core.ts';
import { readTopics } from './read-topic.ts';
import { splitSentences } from './split-sentences.ts';

/** Words that stand for what was talked of before, in each language: "how much is that?" */
const pronouns: Readonly<Record<string, RegExp>> = {
  en: /\b(?:that|this|it|one|those|these|them)\b/i,
  de: /\b(?:das|dies|es|die|eine|davon|dafür|damit|dazu)\b/i,
  es: /\b(?:eso|esto|ello|esa|ese|lo|la|una)\b|^(?:¿\s*)?(?:y\s+)?cuánto\s+(?:cuesta|vale|dura|tarda|sale)\b/i,
  fr: /(?<!\p{L})(?:ça|cela|ceci|c'est|celle-ci|il|elle|le|la|en)(?!\p{L})/iu,
};
/** Words of a question that a pronoun may be all of, at most. */
const mostWords = 14;

/** Sentences that are looked for by themselves, at most. */
const mostClauses = 2;
/** Words of a question that asks nothing but what is pointed at, at most. */
const mostOfPronoun = 9;
/** "What does it cost if I cancel?" is on canceling. */
const hangs = /(?<!\p{L})(?:if|when|wenn|falls|si|cuando|quand)(?!\p{L})|(?<!\p{L})s'il/iu;

/** Whether a question is about what was talked of before, so that it takes that to look for an answer. */
export const pointsBack = (question: string, language: string): boolean =>
  question.split(/\s+/).length <= mostWords && (pronouns[language.slice(0, 2)]?.test(question) ?? false);

/** How sure a matter has to be for a question to be on the business, and on no thing: "which floor is it?". */
const leastSure = 5;
/** What is asked of one thing. */
const ofThings: ReadonlySet<string> = new Set(['price', 'duration', 'survey_length', 'bring', 'insurance']);

function isOfBusiness(question: string, language: string): boolean {
  const [first] = readTopics(question, language);
  return first !== undefined && first.score >= leastSure && !ofThings.has(first.topic.id);
}

/** "You", said to several in regions of America: "do y'all take Cigna?" */
const severalOfYou = /\b(?:y['’]all|ya['’]ll|yall|you guys|you all|youse)\b/gi;

/**
 * How a question is looked for, one after the other until something answers it: as it was said; without the sentences around it
 * that ask nothing, "is there parking? I've got a big truck"; with what it is about, "how much is that?" of a whitening; and
 * sentence by sentence, where several were said in one breath.
 */
export function waysToAsk(said: string, language: string, about?: string): string[] {
  const question = language.startsWith('en') ? said.replace(severalOfYou, 'you') : said;
  const sentences = splitSentences(question, language);
  const asked = sentences.filter((sentence) => /\?\s*$/.test(sentence)).join(' ');
  const bare = asked === '' ? question : asked;
  const clauses = askedClauses(question, language).slice(0, mostClauses);
  const core = askedCore(question, language);
  // A clause that was found has no words around it.
  if (core !== question && clauses.length === 0) clauses.push(core);
  if (!about) return [...new Set([question, bare, ...clauses])];
  const pronoun = pronouns[language.slice(0, 2)];
  const replaced = pronoun ? bare.replace(pronoun, about) : bare;
  const withIt = `${bare.replace(/[?\s]+$/, '')} ${about}?`;
  // "How long does that take?" is asked of it first: a page tells how long each thing takes.
  const isOfIt =
    bare.split(/\s+/).length <= mostOfPronoun &&
    !hangs.test(bare) &&
    !bare.includes(about) &&
    !isOfBusiness(bare, language);
  return [
    ...new Set(
      isOfIt ? [replaced, question, bare, withIt, ...clauses] : [question, bare, replaced, withIt, ...clauses],
    ),
  ];
}
