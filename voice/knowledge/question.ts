import { grammarWords, mannerWords } from './everyday-words.data.ts';
import type { Facts } from './source.ts';
import { synonymGroups } from './synonyms.data.ts';
import { gramsOf, stemOf, termsOf } from './words.ts';

/** What kind of thing is asked for. */
export type QuestionKind =
  | 'when'
  | 'price'
  | 'howLong'
  | 'howMany'
  | 'who'
  | 'where'
  | 'why'
  | 'how'
  | 'whether'
  | 'what';

/** A word of a question, with others that would do as well. */
export interface Wanted {
  term: string;
  word: string;
  /** How much it tells: how rare it is, less where it only carries the question. */
  weight: number;
  /** The same without the discount for words of grammar: phrasings are compared by all words. */
  plain: number;
  /** Other stems, and how much of the weight they are worth. */
  others: readonly { term: string; share: number }[];
  /** Written with a capital inside of the question. */
  name: boolean;
  /** Another word was taken for it, since no document has what was heard. */
  repaired: boolean;
}

export interface Question {
  text: string;
  language: string;
  wanted: Wanted[];
  /** All words in order, as they were meant. In lower case, without accents. */
  words: readonly string[];
  /** Sum of the weights. */
  weight: number;
  grams: Set<string>;
  numbers: string[];
  asked: QuestionKind;
}

/** What else may be meant by words: of the workspace, and by the repair of words that were misheard. Stems. */
export type Alternatives = Readonly<Record<string, readonly { term: string; share: number }[]>>;

const grammarWorth = 0.08;
const mannerWorth = 0.3;
/** What a synonym is worth of the word itself. */
export const synonymShare = 0.65;
/** From here on another word is the one that was meant, heard wrong or of the workspace's own list. */
const sameShare = 0.6;

const asks: [QuestionKind, RegExp][] = [
  [
    'when',
    /\b(?:when|what time|what year|which year|what day|which day|what days|which days|what month|what date|what century|wann|cuando|quand|quando|wanneer)\b|\buntil what\b|\bhow (?:late|early)\b/,
  ],
  [
    'price',
    /\bhow (?:much|expensive)\b(?! (?:time|water|longer))|\bwhat(?:'s| is| are| does| do| would)? (?:the |your |an? )?(?:\w+ ){0,6}?(?:price|prices|cost|costs|fee|fees|charge)\b|\b(?:wieviel|was) (?:kostet|kosten)\b|\bcuanto (?:cuesta|cuestan|vale)\b|\b(?:cual es|que) (?:el )?precio\b|\bcombien (?:ca )?(?:coute|coutent)\b|\bquel est le (?:prix|tarif)\b/,
  ],
  [
    'howLong',
    /\bhow (?:long|soon|quickly)\b|\bwie lange?\b|\bcuanto (?:tiempo|dura|tarda)\b|\bcombien de temps\b|\bquanto (?:tempo|dura)\b|\bhoe lang\b/,
  ],
  [
    'howMany',
    /\bhow (?:many|much|old|far|big|large|tall|often|high|fast|deep|wide|heavy)\b|\bwhat(?:'s| is| are) the (?:number|percentage|population)|\b(?:wie viele?|wie (?:hoch|alt|gross|oft|weit)|cuant[oa]s?|combien|quant[oai]s?|hoeveel)\b|\bwhat percent|\b(?:what|which) age\b/,
  ],
  ['who', /\b(?:who|whom|whose|wer|wen|wem|quien|qui|chi|quem|wie is)\b/],
  ['where', /\b(?:where|wo|wohin|donde|dove|onde|waar|what (?:city|country|place|address|street|room|floor))\b/],
  ['why', /\b(?:why|how come|what reason|warum|wieso|por que|pourquoi|perche|waarom)\b/],
  ['how', /\b(?:how|wie|como|comment|come|hoe)\b/],
  [
    'whether',
    /^(?:(?:and|so|but|hi|hello|um|uh|well|ok|okay|excuse me|sorry|oh) )*(?:is|are|was|were|do|does|did|can|could|may|will|would|should|must|have|has|am|any|kann|darf|gibt|habt|haben|ist|sind)\b/,
  ],
];

const alike = new Map<string, Map<string, string[]>>();

/** Stems of the words that mean the same as a stem in everyday business, itself left out. */
export function synonymsOf(term: string, language: string): string[] {
  const base = language.slice(0, 2);
  let table = alike.get(base);
  if (!table) {
    table = new Map();
    for (const group of synonymGroups[base] ?? []) {
      const stems = [...new Set(group.map((word) => stemOf(word, base)))];
      for (const stem of stems)
        table.set(stem, [...(table.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
    }
    alike.set(base, table);
  }
  return table.get(term) ?? [];
}

/** How much a stem tells, after BM25: nothing where all pieces have it. */
export const rarity = (pieces: number, having: number) => Math.log(1 + (pieces - having + 0.5) / (having + 0.5));

/** The stems that documents are searched for: the question's own, and what may stand for them. */
export function searchTerms(text: string, language: string, alternatives: Alternatives = {}): string[] {
  const found = new Set<string>();
  for (const { term, word } of termsOf(text, language)) {
    found.add(term);
    if (isGrammar(word, language)) continue;
    for (const other of synonymsOf(term, language)) found.add(other);
    for (const other of alternatives[term] ?? []) found.add(other.term);
  }
  return [...found];
}

export const isGrammar = (word: string, language: string): boolean =>
  grammarWords[language.slice(0, 2)]?.has(word) ?? false;
export const isManners = (word: string, language: string) => mannerWords[language.slice(0, 2)]?.has(word) ?? false;

/** Whom it is for, not what is asked: "my eight year old". */
const age = /\b(\S+)[ -](years?)[ -](old)\b/i;

/** Reads a question against what is known of the pieces. @param language BCP 47 */
export function readQuestion(text: string, language: string, facts: Facts, alternatives: Alternatives = {}): Question {
  const terms = termsOf(text, language);
  const seen = new Set<string>();
  const whose = new Set(age.exec(text.toLowerCase())?.slice(1));
  const wanted: Wanted[] = [];
  const words: string[] = [];
  const content: string[] = [];
  for (const { term, word: said, from } of terms) {
    const own = facts.piecesWith[term] ?? 0;
    const meant = own > 0 ? undefined : alternatives[term]?.find(({ share }) => share > sameShare)?.term;
    const word = meant ?? said;
    const grammar = isGrammar(word, language);
    words.push(word);
    if (!grammar) content.push(word);
    if (seen.has(term)) continue;
    seen.add(term);
    const others = grammar
      ? []
      : [
          ...(alternatives[term] ?? []),
          ...synonymsOf(term, language).map((other) => ({ term: other, share: synonymShare })),
        ].filter((other) => facts.piecesWith[other.term]);
    // A word that no document has is as rare as the rarest; one that stands for it says how rare it is.
    const having =
      own ||
      Math.min(
        facts.pieces,
        ...others.filter(({ share }) => share > sameShare).map((other) => facts.piecesWith[other.term]!),
      );
    const plain = rarity(facts.pieces, own === 0 && others.every(({ share }) => share <= sameShare) ? 0 : having);
    const worth = grammar ? grammarWorth : isManners(word, language) || whose.has(word) ? mannerWorth : 1;
    const name = from > 0 && /^\p{Lu}/u.test(text.slice(from));
    wanted.push({ term, word, weight: plain * worth, plain, others, name, repaired: meant !== undefined });
  }
  const plainText = words.join(' ');
  return {
    text,
    language,
    wanted,
    words,
    weight: wanted.reduce((sum, { weight }) => sum + weight, 0),
    grams: new Set(gramsOf(content)),
    numbers: terms.filter(({ word }) => /^\d/.test(word)).map(({ term }) => term),
    asked: asks.find(([, pattern]) => pattern.test(plainText))?.[0] ?? 'what',
  };
}
