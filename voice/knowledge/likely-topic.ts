import { clock, contact, money, span } from '#voice/languages/topic-values.ts';
import { fold } from '#voice/understanding/words.ts';
import type { Question, Wanted } from './question.ts';
import { countOf, type RankedPiece } from './rank-pieces.ts';
import { isWordOf, isWordOfOther, readTopics, type TopicRead } from './read-topic.ts';
import type { ReadSentence } from './source.ts';
import { isEmpty, type OnTopic } from './topic.ts';
import { stemOf } from './words.ts';

/** Topics of which a business has many answers, one for each thing: "what does a massage cost?". */
const ofThings: ReadonlySet<string> = new Set(
  'price offer insurance integration devices languages staff plan delivery discount duration emergency children'.split(
    ' ',
  ),
);

/** How likely a topic has to be for its heading to be taken for an answer. */
const leastScore = 5;
/** From here on it is that topic, whatever other words are beside it. */
const sureOfTopic = 6;
/** What each word of the question counts that a sentence holds, beside the topic, and how many of them. */
const worthOfWord = 1.5;
const mostHeld = 2;

export const valueKinds: Readonly<Record<string, RegExp>> = {
  '#money': money,
  '#span': span,
  '#clock': clock,
  '#contact': contact,
};

/**
 * Stems under which documents may hold what a question is on, where they have none of its own words: of headings, and of what
 * tells of it under others.
 */
export const likelyTerms = (text: string, language: string): string[] => [
  ...new Set(
    readTopics(text, language, true).flatMap(({ topic, score }) =>
      (score >= tellingToo ? `${topic.heads} ${topic.tells}` : topic.heads)
        .split(' ')
        .filter((word) => !word.startsWith('#'))
        .map((word) => stemOf(fold(word), language)),
    ),
  ),
];
/** How likely a topic has to be, to be looked for under other headings as well. */
const tellingToo = 6;

/** How likely words ask for what businesses are asked every day: a natural logarithm, 0 where they are on nothing of it. */
export const likelyTopicScore = (text: string, language: string): number => readTopics(text, language)[0]?.score ?? 0;

/** Words of a heading or a telling sentence, as stems, and the kinds of values. */
export type Signs = ReturnType<typeof signsOf>;
export function signsOf({ topic }: TopicRead, language: string) {
  const stems = (list: string) =>
    list
      .split(' ')
      .filter((word) => !word.startsWith('#'))
      .map((word) => stemOf(fold(word), language));
  const kinds = topic.tells.split(' ').filter((word) => word.startsWith('#'));
  return { heads: stems(topic.heads), tells: stems(topic.tells), kinds };
}

function tellsOf({ tells, kinds }: Signs, sentence: ReadSentence): boolean {
  const text = fold(sentence.text);
  return tells.some((stem) => sentence.counts.has(stem)) || kinds.some((kind) => valueKinds[kind]?.test(text) === true);
}

/** Words that lead to what something is for: "for a tattoo". In lower case, without accents. */
const leadsToThing: ReadonlySet<string> = new Set(['for', 'fur', 'para', 'pour']);

/** Whether a question asks for something for a thing. */
export function isFor({ words }: Question, word: string): boolean {
  const at = words.indexOf(word);
  return words.slice(Math.max(0, at - 2), Math.max(0, at)).some((before) => leadsToThing.has(before));
}

/** Whether a piece or its sentence is on a thing that the question names. */
const isOn = (thing: Wanted, piece: RankedPiece, sentence: ReadSentence) =>
  countOf(sentence, thing) > 0 || countOf(piece.read.head, thing) > 0;

/**
 * The sentence that answers a question on what businesses are asked every day, where the question names nothing else: "is there
 * parking for buses?" asks for more than where to park. Null where there is none, or where the question is on no such topic.
 */
export function onLikelyTopic(question: Question, pieces: readonly RankedPiece[]): OnTopic | null {
  const { language } = question;
  const read = readTopics(question.text, language, true);
  const [first] = read;
  if (!first) return null;
  const telling = question.wanted.filter(({ word }) => !isEmpty(word, language));
  let best: (OnTopic & { score: number }) | null = null;
  for (const one of read) {
    const { topic, score } = one;
    if (score < leastScore) continue;
    const signs = signsOf(one, language);
    const strange = telling.filter(({ term }) => !isWordOf(topic, term, language));
    // What no one asks for with it, "with this knee", says nothing; what is asked of another matter asks for more.
    const others = read.filter((other) => other !== one);
    const isOther = (term: string) =>
      score < sureOfTopic
        ? isWordOfOther(topic, term, language)
        : others.some((other) => isWordOf(other.topic, term, language));
    const isElsewhere = (thing: Wanted) => pieces.some(({ read: piece }) => countOf(piece.all, thing) > 0);
    const things = strange.filter(
      (thing) => ofThings.has(topic.id) || isOther(thing.term) || isFor(question, thing.word) || isElsewhere(thing),
    );
    for (const piece of pieces) {
      if (!signs.heads.some((stem) => piece.read.head.counts.has(stem))) continue;
      for (const [index, sentence] of piece.read.sentences.entries()) {
        if (!tellsOf(signs, sentence) || !things.every((thing) => isOn(thing, piece, sentence))) continue;
        const held = telling.filter((thing) => isOn(thing, piece, sentence)).length;
        const sum = score / first.score + worthOfWord * Math.min(mostHeld, held);
        if (sum > (best?.score ?? 0)) best = { piece, index, isNamed: things.length > 0, score: sum };
      }
    }
  }
  return best;
}
