/** How letters and signs are said when a word is spelled, in one language. */
export interface Spelling {
  /** Names of letters as a recogniser writes them: `jay` is j. */
  letters: Readonly<Record<string, string>>;
  /** Words of a spelling alphabet: `alpha` is a. */
  alphabet: Readonly<Record<string, string>>;
  /** Signs by their names: `dot`. */
  signs: Readonly<Record<string, string>>;
  /** Words that say a sign twice or three times. */
  repeats: Readonly<Record<string, number>>;
  /** Behind a letter, before a word that begins with it: "b as in boy". */
  asIn: readonly string[];
  /** Digits and small numbers by their words. */
  numbers: Readonly<Record<string, string>>;
  /** What recognisers write apart: `g mail`. */
  joined: Readonly<Record<string, string>>;
  /** Says "@": "at". */
  at: ReadonlySet<string>;
  /** Says only how it is written: "all one word". */
  remarks: readonly string[];
  /** Words that come before an address and are no part of it: "my e-mail is". */
  before: ReadonlySet<string>;
  /** Words that come after it. */
  after: ReadonlySet<string>;
}
