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
 * is made only when it is longer than the limit. Reads no further than it must.
 */
export function* splitPieces(
  tokens: Iterable<SpokenToken>,
  limits: PieceLimits = defaultLimits,
): Generator<SpokenToken[]> {
  const source = tokens[Symbol.iterator]();
  const waiting: SpokenToken[] = [];
  const at = (index: number): SpokenToken | undefined => {
    while (waiting.length <= index) {
      const next = source.next();
      if (next.done) return undefined;
      waiting.push(next.value);
    }
    return waiting[index];
  };
  for (let limit = limits.first; at(0) !== undefined; limit = limits.rest) {
    yield waiting.splice(0, pieceEnd(at, limit));
  }
}

/** How many of the tokens make the next piece: up to the sentence's end, or to where that can be cut best. */
function pieceEnd(at: (index: number) => SpokenToken | undefined, limit: number): number {
  let length = 0;
  let clause = 0;
  let joint = 0;
  for (let index = 0; ; index++) {
    const token = at(index);
    if (token === undefined) return index;
    const { spoken, after, pause } = token;
    if (length >= shortest && (joint === 0 || length <= limit) && joints.has(spoken)) joint = index;
    length += spoken.length + after.length;
    if (length > limit * 1.5 && index > 0) return clause || joint || index;
    if (pause === 'sentence' || pause === 'paragraph') return (length > limit && clause) || index + 1;
    if (pause === 'clause' && length >= shortest) {
      if (length > limit) return clause || index + 1;
      clause = index + 1;
    }
  }
}
