/** What is known of names in one language. */
export interface Names {
  /** Phrases that come before a name: "my name is". Those of other languages too: names are said in one's own. */
  before: readonly string[];
  /** Phrases inside a name that only say which part of it follows: "last name". */
  labels: readonly string[];
  /** Phrases that come after it: "speaking". */
  after: readonly string[];
  /** Where somebody is from is not part of the name: "from", "with". */
  origin: ReadonlySet<string>;
  /** Words of sentences. One of them is a name only beside words that are none: "An Nguyen", "Mark Good". */
  ordinary: ReadonlySet<string>;
  /** Words that make a sentence of all others: "you", "want". */
  never: ReadonlySet<string>;
  /** Abuse and refusals. */
  abuse: ReadonlySet<string>;
  /** Small words inside a name that stay small: "van", "de". */
  particles: ReadonlySet<string>;
}
