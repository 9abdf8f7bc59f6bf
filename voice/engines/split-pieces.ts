import type { SpokenToken } from './spoken-token.ts';

/** Characters of spoken text. */
export interface PieceLimits {
  /** The first piece is short, so that the first sound comes early. */
  first: number;
  /** Later pieces: a tenth of a second of work each, so that calls interleave and an interruption is quick. */
  rest: number;
}

export const defaultLimits: PieceLimits = { first: 45, rest: 160 };

/** A first piece under this length would be over before the next one is ready. */
const shortest = 12;
/** Where a sentence without commas may be cut, if it must: before such a word. */
const joints = new Set(
  'and or but because so which that when if while with for to at on in from until before after'.split(' '),
);

/**
 * Parts of a text that are synthesised one by one: sentences, and long sentences in clauses. A cut inside a clause
 * is made only when it is longer than the limit.
 */
export function splitPieces(tokens: readonly SpokenToken[], limits: PieceLimits = defaultLimits): SpokenToken[][] {
  const pieces: SpokenToken[][] = [];
  let start = 0;
  while (start < tokens.length) {
    const limit = pieces.length === 0 ? limits.first : limits.rest;
    const end = pieceEnd(tokens, start, limit);
    pieces.push(tokens.slice(start, end));
    start = end;
  }
  return pieces;
}

/** Where the piece that begins at `start` ends: at its sentence's end, or where that can be cut best. */
function pieceEnd(tokens: readonly SpokenToken[], start: number, limit: number): number {
  let length = 0;
  let clause = 0;
  let joint = 0;
  for (let index = start; index < tokens.length; index++) {
    const { spoken, after, pause } = tokens[index]!;
    if (length >= shortest && (joint === 0 || length <= limit) && joints.has(spoken)) joint = index;
    length += spoken.length + after.length;
    if (length > limit * 1.5 && index > start) return clause || joint || index;
    if (pause === 'sentence' || pause === 'paragraph') return (length > limit && clause) || index + 1;
    if (pause === 'clause' && length >= shortest) {
      if (length > limit) return clause || index + 1;
      clause = index + 1;
    }
  }
  return tokens.length;
}
