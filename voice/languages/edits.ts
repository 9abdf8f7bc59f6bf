/** Words by which someone tells how what was written down is to be changed, in one language: "drop the e", "a dot after the j". */
export interface Edits {
  /** Before what is too much: "without", "take out". */
  drops: readonly string[];
  /** The same behind it: "the dot has to go". */
  dropsBehind: readonly string[];
  /** Before what is written instead of the rest: "with". */
  withs: readonly string[];
  /** Between what is right and what isn't: "not", "instead of". */
  not: readonly string[];
  after: readonly string[];
  before: readonly string[];
  between: readonly string[];
  and: ReadonlySet<string>;
  ends: readonly string[];
  starts: readonly string[];
  /** Behind a word: it has another letter at its end, "stones, plural". */
  plural: readonly string[];
  /** The parts stand in the wrong order: "the other way around". */
  turned: readonly string[];
  /** Words around a letter that say nothing: "the letter". */
  fill: ReadonlySet<string>;
}
