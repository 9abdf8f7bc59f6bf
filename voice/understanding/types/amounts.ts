import type { Reading } from '../grammar/chart.ts';
import type { Utterance } from '../utterance.ts';
import { type Piece, type Settled, settle } from './settle.ts';

/** Of this weight and below, words only sound like a number: "for hours". */
const misheard = -3;

/** Pieces that only sound like a number count where they open what is said: not in "it is for people". */
const isHeard = ({ weight, from }: Reading) => weight > misheard || from === 0;

/** The readings of these categories that numbers, lengths and amounts of money are chosen from. */
export const readingsOf = ({ readings }: Utterance, categories: ReadonlySet<string>) =>
  readings.filter((one) => categories.has(one.category) && isHeard(one));

/**
 * An utterance with "no" and "sorry" between two amounts, or before one, as what takes back: "thirty no forty minutes".
 * Before a day, "no" may deny it; no one denies an amount so.
 */
function withRepairs(utterance: Utterance, pieces: readonly Piece<unknown>[]): Utterance {
  const { words, language } = utterance;
  const marks = utterance.marks.filter(
    ({ value, from, to }) =>
      value !== 'negation' || words.slice(from, to).some(({ text }) => !language.denials.has(text)),
  );
  pieces.slice(1).forEach(({ from }, index) => {
    const { to } = pieces[index]!;
    const at = [to, from - 1].find((one) => one >= to && one < from && language.denials.has(words[one]!.text));
    if (at !== undefined) marks.push({ category: 'mark', value: 'repair', from: at, to: at + 1, weight: 0 });
  });
  return { ...utterance, marks };
}

/** Words that say nothing but that a number is one of two: "two, three thousand", "two or three hundred". */
const mostBetween = 1;

/**
 * Numbers whose hundreds or thousands are said once, behind the last: "two, three thousand" is two thousand and three thousand.
 * @param numberOf the number of a piece, and `withNumber` the piece with another
 */
export function sharedMagnitude<T>(
  { words, marks }: Utterance,
  pieces: readonly Piece<T>[],
  numberOf: (value: T) => number,
  withNumber: (value: T, number: number) => T,
): Piece<T>[] {
  return pieces.map((piece, at) => {
    const next = pieces[at + 1];
    if (!next || next.from - piece.to > mostBetween) return piece;
    const isJoined = words
      .slice(piece.to, next.from)
      .every((_, n) =>
        marks.some(
          ({ value, from, to }) => (value === 'or' || value === 'and') && from <= piece.to + n && to > piece.to + n,
        ),
      );
    const isWritten = words.slice(next.from, next.to).some(({ text }) => /\d/.test(text));
    const small = numberOf(piece.value);
    const large = numberOf(next.value);
    const unit = [1e6, 1e3, 100].find((one) => large % one === 0);
    if (!isJoined || isWritten || !unit || !Number.isInteger(small) || small < 1 || small >= large / unit) return piece;
    return { ...piece, value: withNumber(piece.value, small * unit) };
  });
}

/** Settles which of several amounts is meant, with what was said as that reads it. Null also where it lies in a range: "one or two hours". */
export function settleAmount<T>(
  said: Utterance,
  pieces: readonly Piece<T>[],
): (Settled<T> & { utterance: Utterance }) | null {
  const utterance = withRepairs(said, pieces);
  const settled = settle(utterance, pieces);
  if (!settled) return null;
  const { from, to } = settled.piece;
  const isOpen = utterance.readings.some(
    (one) => one.category === 'range' && one.from < to && one.to > from && (one.from < from || one.to > to),
  );
  // Two that were said whole are offered to choose from.
  return isOpen && settled.others.length === 0 ? null : { ...settled, utterance };
}

/** What a whole answer of one word sounds like: "for" is 4. Courtesy may stand beside it. */
export function loneMisheard(utterance: Utterance): Piece<number> | null {
  const { words, marks, language, readings } = utterance;
  const one = readings.find(({ category, from }) => category === 'misheard' && from === 0);
  const isCourtesy = (at: number) =>
    language.pleases.has(words[at]!.text) ||
    marks.some(({ value, from, to }) => value === 'thanks' && at >= from && at < to);
  // Readings of amounts are numbers.
  return one && words.every((_, at) => at === 0 || isCourtesy(at)) ? (one as unknown as Piece<number>) : null;
}
