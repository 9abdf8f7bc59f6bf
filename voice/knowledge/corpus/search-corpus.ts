import { factsOf } from '../facts.ts';
import { findAnswer } from '../find-answer.ts';
import type { Alternatives } from '../question.ts';
import { type Facts, readSource, type Source } from '../source.ts';
import { unknownWords, withRepairs } from '../unknown-words.ts';
import type { Asked, Corpus } from './business-corpus.ts';

/** How well a corpus is answered, in shares of 0 to 1. */
export interface Figures {
  /** Of questions with an answer: a piece that holds it is the first, among three, among five. */
  recall: { 1: number; 3: number; 5: number };
  /** Of those: what was said holds the answer, or does not. */
  right: number;
  wrong: number;
  /** Of questions without one: something was said. */
  unknown: number;
  /** Of questions to other documents: something was said. Absent where there were none. */
  foreign?: number;
}

/** Documents in memory, ready to be asked. */
export interface Held {
  sources: Source[];
  facts: Facts;
}
export const hold = (corpora: readonly Corpus[]): Held => {
  const sources = corpora.flatMap((corpus) => corpus.sources);
  return { sources, facts: factsOf(sources) };
};

/** What else the words of a question may stand for. */
export function alternativesIn({ facts }: Held, text: string): Alternatives {
  const vocabulary = Object.entries(facts.piecesWith).map(([term, pieces]) => ({ term, pieces }));
  return withRepairs(
    unknownWords(text, 'en', facts),
    'en',
    {},
    () => vocabulary,
    (term) => Boolean(facts.piecesWith[term]),
  );
}

export const searchIn = (held: Held, text: string) =>
  findAnswer({ text, language: 'en', alternatives: alternativesIn(held, text) }, held.sources, held.facts);

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
export const holdsAnswer = (text: string, answers: readonly string[]): boolean =>
  answers.some((answer) => plain(text).includes(plain(answer)));

/** The whole text that a piece is found by. */
const wholeOf = (source: Source) =>
  readSource(source)
    .sentences.map(({ text }) => text)
    .join(' ');

const share = (n: number, all: number) => (all === 0 ? 0 : n / all);

/** Asks documents all questions. @param foreign questions to other documents */
export function figuresOf(held: Held, asked: readonly Asked[], foreign: readonly Asked[] = []): Figures {
  const known = asked.filter(({ answers }) => answers.length > 0);
  const unknown = asked.filter(({ answers }) => answers.length === 0);
  let [first, three, five, right, wrong] = [0, 0, 0, 0, 0];
  for (const { text, answers } of known) {
    const { pieces, answer } = searchIn(held, text);
    const place = pieces.findIndex(({ read }) => holdsAnswer(wholeOf(read.source), answers));
    if (place === 0) first += 1;
    if (place >= 0 && place < 3) three += 1;
    if (place >= 0 && place < 5) five += 1;
    if (answer) holdsAnswer(answer.text, answers) ? right++ : wrong++;
  }
  const said = (questions: readonly Asked[]) => questions.filter(({ text }) => searchIn(held, text).answer).length;
  return {
    recall: { 1: share(first, known.length), 3: share(three, known.length), 5: share(five, known.length) },
    right: share(right, known.length),
    wrong: share(wrong, known.length),
    unknown: share(said(unknown), unknown.length),
    ...(foreign.length > 0 && { foreign: share(said(foreign), foreign.length) }),
  };
}
