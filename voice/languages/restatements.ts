/** How callers say that something they said is another, in one language. All over words in lower case, without accents. */
export interface Restatements {
  /** Tells that something said before is meant otherwise: "did I say", "should have been", "was too kind". */
  takes: RegExp;
  /** Leads to what is meant instead, at the beginning: "put", "it's", "I'd take it down to a". With a space behind. */
  puts: RegExp;
  /** Stands behind it, at the end: "instead", "then". With a space before. */
  tails: RegExp;
  /** How someone puts a company's name right, in a clause of its own; left out where no one looked. */
  companies?: {
    /** Leads to the name, at the beginning, with a space behind: "the company is called". */
    leads: RegExp;
    /** Of those, what says by itself that a company is meant: "we're called". */
    names: RegExp;
    /** Stands behind the name, at the end, with a space before: "now". */
    tails: RegExp;
    /** Between the name and what it isn't, which is the first group: "not Acme". */
    denied: RegExp;
    /** What it isn't, and what it is, as two groups: "not Acme but Apex". */
    but: RegExp;
  };
  /** What goes on with a company's name, and the words that stand around such an ending alone: "GmbH", "belongs behind it". */
  grows?: { forms: readonly string[]; around: ReadonlySet<string> };
  /** How someone says that they come for something else than they said; left out where no one looked. */
  wants?: {
    /** Lets go of what was said: "forget the website". */
    drops: RegExp;
    /** Leads to what is wanted instead, with a space behind; wherever it stands: "what we need is". */
    leads: RegExp;
    /** Begins what it is compared with, behind it: " than a". */
    than: RegExp;
    /** Stands between it and an amount, at its end: " and for that". */
    ends: RegExp;
  };
  /**
   * Names what was told and what is meant instead, as the groups `old` and `fresh`: "not a website but a store". With indices.
   */
  turns?: readonly RegExp[];
  /** Words that begin what something is compared with, and such that say which of both is meant: "than", "rather". */
  compares?: { than: ReadonlySet<string>; more: ReadonlySet<string> };
  /** What several of a kind are called by, behind their place: "the first score". */
  items?: ReadonlySet<string>;
  /** The one of a kind that isn't asked for: "the other score". */
  others?: RegExp;
  /** Words of questions that tell nothing of which is meant: "scale". */
  unnamed?: ReadonlySet<string>;
}

export const restatementPatterns = ({ wants, companies, turns = [], ...restatements }: Restatements): RegExp[] =>
  [...turns, ...Object.values(restatements), ...Object.values(wants ?? {}), ...Object.values(companies ?? {})].filter(
    (value) => value instanceof RegExp,
  );
