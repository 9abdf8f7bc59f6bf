import { saysOpposite, saysWhatIs } from './contrary.ts';
import type { Question, QuestionKind } from './question.ts';
import { countOf, type RankedPiece, sentenceScore } from './rank-pieces.ts';
import type { Bag, ReadSentence } from './source.ts';
import { orderIn } from './word-order.ts';

/** What tells whether a sentence holds the answer, in the order of their weights. */
export const sentenceFeatureNames = [
  ...([
    'sentence',
    'paragraph',
    'sentenceShare',
    'nearShare',
    'paragraphShare',
    'grams',
    'bigrams',
    'type',
    'number',
  ] as const),
  ...(['name', 'length', 'rank', 'isFirst', 'behind', 'sameOrder', 'opposite'] as const),
];

/** What tells whether the best sentence is the answer at all, in the order of their weights. */
export const confidenceFeatureNames = [
  ...sentenceFeatureNames,
  ...(['rarestMissing', 'margin', 'best', 'words', 'turned', 'whatIs', 'repaired', 'nameMissing'] as const),
  ...(['whetherMissing', 'matched', 'missing', 'countMissing', 'lead'] as const),
  ...(['unitMissing'] as const),
];

/** The share of a question's weight whose words are in any of the bags. */
function shareIn(question: Question, bags: readonly Bag[]): number {
  if (question.weight === 0) return 0;
  let sum = 0;
  for (const wanted of question.wanted)
    sum += wanted.weight * Math.min(1, Math.max(...bags.map((bag) => countOf(bag, wanted))));
  return sum / question.weight;
}

const money =
  /(?:[€$£]|\b(?:eur|euros?|usd|dollars?|pounds?|chf|cents?)\b|\bfree\b|\bno charge\b|\bcomplimentary\b|\bkostenlos\b|\bgratis\b)/i;
const clock = /\b\d{1,2}(?::\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|o'clock|uhr|h)\b|\b\d{1,2}:\d{2}\b|\bnoon\b|\bmidnight\b/i;
const length =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|forty|fifty|sixty|thirty|twenty|fifteen)\b[^.]{0,16}?\b(?:min|mins|minutes?|hours?|days?|weeks?|months?|years?|km|kilomet(?:re|er)s?|miles?|minuten?|stunden?|tage?|wochen?|monate?|jahre?|minutos?|horas?|dias?|semanas?|heures?|jours?)\b/i;
const day =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|daily|weekdays?|weekends?|century|spring|summer|autumn|winter|christmas|holidays?)\b|\b1\d{3}\b|\b20\d{2}\b/i;
const place =
  /\b(?:street|road|avenue|square|lane|building|floor|level|room|behind|opposite|next to|corner|station|city|stra(?:ß|ss)e|platz|stock|etage)\b/i;
const numberWord =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion|once|twice|half|both)\b/i;

/** A name that the question does not have: words with a capital inside of the sentence. */
const namesIn = (sentence: ReadSentence, question: Question) => {
  const own = new Set(question.wanted.map(({ term }) => term));
  return sentence.terms.filter(
    ({ term, from }) => from > 0 && /^\p{Lu}/u.test(sentence.text.slice(from)) && !own.has(term),
  ).length;
};

/** Whether a sentence has what such a question asks for; 0.5 where nothing can be said. */
function typeFits(asked: QuestionKind, sentence: ReadSentence, question: Question): number {
  const { text } = sentence;
  switch (asked) {
    case 'when':
      return clock.test(text) || day.test(text) ? 1 : /\d/.test(text) ? 0.6 : 0;
    case 'price':
      return money.test(text) ? 1 : numberWord.test(text) ? 0.4 : 0;
    case 'howLong':
      return length.test(text) ? 1 : numberWord.test(text) || day.test(text) ? 0.5 : 0;
    case 'howMany':
      return money.test(text) || numberWord.test(text) ? 1 : 0;
    case 'who':
      return namesIn(sentence, question) > 0 ? 1 : 0;
    case 'where':
      return place.test(text) ? 1 : namesIn(sentence, question) > 0 ? 0.7 : 0;
    case 'why':
      return /\b(?:because|due to|since|so that|in order|reason|as a result|therefore|weil|damit|denn)\b/i.test(text)
        ? 1
        : 0.2;
    default:
      return 0.5;
  }
}

function bigramsIn(question: Question, sentence: ReadSentence): number {
  const pairs = new Set(sentence.terms.slice(1).map(({ term }, index) => `${sentence.terms[index]!.term} ${term}`));
  let [found, all] = [0, 0];
  for (const [index, { term, weight }] of question.wanted.slice(1).entries()) {
    const before = question.wanted[index]!;
    const worth = Math.min(weight, before.weight);
    all += worth;
    if (pairs.has(`${before.term} ${term}`)) found += worth;
  }
  return all === 0 ? 0 : found / all;
}

const gramsIn = (question: Question, sentence: ReadSentence) => {
  let both = 0;
  for (const gram of question.grams) if (sentence.grams.has(gram)) both += 1;
  return question.grams.size === 0 ? 0 : both / question.grams.size;
};

/** Kinds of questions whose answer holds a number. */
const figures: ReadonlySet<QuestionKind> = new Set(['when', 'price', 'howLong', 'howMany']);

/** The features of one sentence of a ranked piece. */
export function sentenceFeatures(question: Question, piece: RankedPiece, rank: number, index: number): number[] {
  const { sentences, all, head } = piece.read;
  const sentence = sentences[index]!;
  const near = sentences.slice(Math.max(0, index - 1), index + 2);
  const scale = question.weight || 1;
  const asksNumber = figures.has(question.asked);
  const own = sentenceScore(question, sentence);
  return [
    own / scale,
    piece.bm25 / scale,
    shareIn(question, [sentence, head]),
    shareIn(question, near),
    shareIn(question, [all]),
    gramsIn(question, sentence),
    bigramsIn(question, sentence),
    typeFits(question.asked, sentence, question),
    asksNumber && !numberWord.test(sentence.text) && !day.test(sentence.text) && !money.test(sentence.text) ? 1 : 0,
    question.asked === 'who' || question.asked === 'where' ? Math.min(2, namesIn(sentence, question)) : 0,
    Math.log(1 + sentence.length) / 4,
    rank,
    index === 0 ? 1 : 0,
    (piece.best - own) / scale,
    orderIn(question, sentence).same,
    saysOpposite(question, sentence),
  ];
}

/** What answers "how high" and the like have beside a number. */
const units: [RegExp, RegExp][] = [
  [/\bhow old\b/, /\b(?:years?|months?|weeks?|aged?|since|born|founded|opened|old)\b/i],
  [
    /\bhow (?:high|tall|wide|deep|thick|steep)\b/,
    /(?:\bm\b|\bcm\b|\bmm\b|met(?:re|er)s?|feet|foot|inch|stor(?:e?y|ies)|floors?|%|degrees?)/i,
  ],
  [
    /\bhow far\b/,
    /\b(?:km|m|miles?|kilomet(?:re|er)s?|met(?:re|er)s?|minutes?|min|hours?|next to|steps|yards|feet)\b/i,
  ],
  [/\bhow (?:hot|warm|cold)\b/, /(?:°|degrees?|celsius|fahrenheit)/i],
  [/\bhow (?:heavy|much (?:does|do) .* weigh)\b/, /\b(?:kg|kilos?|kilograms?|grams?|g|tons?|pounds?|lbs?|tonnes?)\b/i],
  [
    /\bhow (?:often|many times)\b/,
    /\b(?:every|each|daily|weekly|monthly|yearly|times?|once|twice|per|an? (?:day|week|month|year|hour)|half hour)\b/i,
  ],
];

function lacksUnit({ words }: Question, { text }: ReadSentence): boolean {
  const asked = words.join(' ');
  return units.some(([question, unit]) => question.test(asked) && !unit.test(text));
}

/** The noun whose number is asked for: "how many dentists". */
const counted = /\bhow many (?:more |other |different |of the )?(\S+)/;

/** Weight of words that is a good deal: that of one that a few pieces have. */
const goodDeal = 10;

/**
 * The features of the best sentence that tell whether to say it.
 * @param second the score of the best other piece @param lead its share of the likelihood of all sentences, 0 to 1
 */
export function confidenceFeatures(
  question: Question,
  { piece, index, features }: { piece: RankedPiece; index: number; features: number[] },
  second: number,
  lead: number,
): number[] {
  const { sentences, head } = piece.read;
  const sentence = sentences[index]!;
  const near = [head, ...sentences.slice(Math.max(0, index - 1), index + 2)];
  const missing = question.wanted.filter((wanted) => near.every((bag) => countOf(bag, wanted) === 0));
  const rarest = missing.reduce((most, { weight }) => Math.max(most, weight), 0);
  const scale = question.weight || 1;
  const weightOf = (some: Question['wanted']) => some.reduce((sum, { weight }) => sum + weight, 0);
  const lost = weightOf(missing);
  const repaired = question.wanted.filter(({ repaired }) => repaired);
  // What is said is the sentence and, mostly, the next.
  const said = sentences.slice(index, index + 2).filter(({ line }) => line === sentence.line);
  const noun = counted.exec(question.words.join(' '))?.[1];
  return [
    ...features,
    rarest / scale,
    piece.score === 0 ? 0 : (piece.score - second) / piece.score,
    piece.best / scale,
    Math.min(1, question.wanted.filter(({ weight }) => weight > 1).length / 6),
    orderIn(question, sentence).turned,
    saysWhatIs(question, sentence),
    weightOf(repaired) / scale,
    weightOf(missing.filter(({ name }) => name)) / scale,
    question.asked === 'whether' ? lost / scale : 0,
    Math.min(1, (question.weight - lost) / goodDeal),
    Math.min(1, lost / goodDeal),
    noun !== undefined && missing.some(({ word }) => word === noun) ? 1 : 0,
    lead,
    said.every((one) => lacksUnit(question, one)) ? 1 : 0,
  ];
}
