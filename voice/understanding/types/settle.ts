import type { Reading } from '../grammar/chart.ts';
import type { Utterance } from '../utterance.ts';
import type { Part } from './left-over.ts';

/** One thing of a kind that an utterance says. */
export type Piece<T> = Part & { value: T; weight: number };

/** The one that is meant of several. */
export interface Settled<T> {
  piece: Piece<T>;
  /** Others as plain as it, that were not taken back. */
  others: Piece<T>[];
}

/** Plainer by so much counts alone. */
const plainer = 0.9;
/** So far before a piece, "not" is about it. */
const reach = 4;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The pieces that are not said to be wrong: "not Monday or Tuesday but Thursday". */
function meantOf<T>({ words, marks }: Utterance, pieces: readonly Piece<T>[]): Piece<T>[] {
  const negations = marks.filter(({ value }) => value === 'negation');
  const joins = marks.filter(({ value }) => value === 'or' || value === 'and');
  let last: { to: number; negated: boolean } | null = null;
  // "Nothing to do with" holds no two.
  const isInside = ({ from, to }: Piece<T>) => negations.some((mark) => mark.from <= from && mark.to >= to);
  return pieces.filter((piece) => {
    if (isInside(piece)) return false;
    const begin: number = last?.to ?? 0;
    const gap = piece.from - begin;
    const isJoined =
      last?.negated === true && gap > 0 && gap <= 3 && joins.some(({ from }) => from >= begin && from < piece.from);
    const denied = negations.some(
      // "Apart from three": a word may belong to both.
      ({ from, to }) =>
        from >= begin &&
        (to <= piece.from || (from < piece.from && to < piece.to)) &&
        piece.from - to <= reach &&
        !isAnswer(words, from, to) &&
        !isPastPause(words, to, piece.from),
    );
    last = { to: piece.to, negated: isJoined || denied };
    return !last.negated;
  });
}

/** A "no" at the beginning, before a pause, answers; it does not deny what follows. */
const isAnswer = (words: Utterance['words'], from: number, to: number) =>
  words[from]?.text === 'no' && to - from === 1 && (words[to]?.pause || from === 0);

/** "Not satisfied, two": a "no" about other words ends with them. */
const isPastPause = (words: Utterance['words'], to: number, at: number) =>
  words.some(({ pause }, index) => pause && index > to && index <= at);

/** Of several pieces of one kind, the one that is meant: the last that takes back another, else the plainest. */
export function settle<T>(utterance: Utterance, pieces: readonly Piece<T>[]): Settled<T> | null {
  const repairs = utterance.marks.filter(({ value }) => value === 'repair' || value === 'settles');
  let settled: Settled<T> | null = null;
  for (const piece of meantOf(utterance, pieces)) {
    const before: Piece<T> | undefined = settled?.piece;
    const repaired = before && repairs.some(({ from, to }) => from >= before.to && to <= piece.from);
    if (!settled || !before || repaired || piece.weight > before.weight + plainer) settled = { piece, others: [] };
    else if (piece.weight >= before.weight - plainer && !same(piece.value, before.value)) settled.others.push(piece);
  }
  return settled;
}

/** The readings of one category as pieces, those that together explain most. */
export const piecesOf = <T>(cover: readonly Reading[], category: string): Piece<T>[] =>
  // What a category reads is known by who asks for it.
  cover.filter((reading) => reading.category === category) as unknown as Piece<T>[];
