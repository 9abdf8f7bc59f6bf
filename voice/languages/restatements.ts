/** How callers say that something they said is another, in one language. All over words in lower case, without accents. */
export interface Restatements {
  /** Tells that something said before is meant otherwise: "did I say", "should have been", "was too kind". */
  takes: RegExp;
  /** Leads to what is meant instead, at the beginning: "put", "it's", "I'd take it down to a". With a space behind. */
  puts: RegExp;
  /** Stands behind it, at the end: "instead", "then". With a space before. */
  tails: RegExp;
  /** What several of a kind are called by, behind their place: "the first score". */
  items?: ReadonlySet<string>;
  /** The one of a kind that isn't asked for: "the other score". */
  others?: RegExp;
  /** Words of questions that tell nothing of which is meant: "scale". */
  unnamed?: ReadonlySet<string>;
}

export const restatementPatterns = (restatements: Restatements): RegExp[] =>
  Object.values(restatements).filter((value) => value instanceof RegExp);
