import type { Place } from '../understood.ts';
import type { Utterance } from '../utterance.ts';

/** Words of an utterance, the end not included. */
export interface Part {
  from: number;
  to: number;
}

const harmlessMarks = new Set([
  'question',
  'greeting',
  'thanks',
  'closing',
  'harmless',
  'repair',
  'settles',
  'and',
  'or',
  'polite',
  'change',
  'wrong',
]);

/** What words that are no part of a value leave over. */
export interface LeftOver {
  used: Place[];
  rest: string;
  /** Words of weight among them. */
  beside: number;
  /** "But", "if" or "not" is among them: what is left changes what was said. */
  turns: boolean;
}

/** @param taken the words that say the value, also those that say what it is not */
export function leftOver(
  { text, words, marks, language }: Utterance,
  used: readonly Part[],
  taken: readonly Part[],
): LeftOver {
  const isIn = (parts: readonly Part[], at: number) => parts.some(({ from, to }) => at >= from && at < to);
  const passed = [...taken, ...marks.filter(({ value }) => harmlessMarks.has(value))];
  const left = words.map((word, at) => ({ word, at })).filter(({ at }) => !isIn(passed, at));
  const turning = marks.filter(({ from, to, value }) => !harmlessMarks.has(value) && !isIn(taken, from) && to > from);
  const weighty = left.filter(({ word }) => !language.harmless.has(word.text));
  return {
    used: used.map(({ from, to }) => ({ from: words[from]!.from, to: words[to - 1]!.to })),
    rest: weighty.map(({ word }) => text.slice(word.from, word.to)).join(' '),
    beside: weighty.length,
    turns: turning.length > 0,
  };
}

/** How sure a reading is: less when it needed good will, and with all that it leaves unexplained. */
export function confidenceOf(weight: number, { beside, turns }: Pick<LeftOver, 'beside' | 'turns'>): number {
  const isBare = weight <= -3;
  const doubt =
    (isBare ? 0.25 : weight <= -2 ? 0.12 : 0) + Math.min(isBare ? 0.6 : 0.3, beside * (isBare ? 0.14 : 0.04));
  return Math.round((1 - doubt - (turns ? 0.35 : 0)) * 100) / 100;
}

/** A reading below is none. */
export const leastConfidence = 0.35;
