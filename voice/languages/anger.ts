/** What tells that someone is angry: in lower case, without accents, and with "ss" for "ß". `*` is any one word, which may be missing. */
export interface Anger {
  words: readonly string[];
  /** Before these words it is the other way round: "not annoyed". */
  not: readonly string[];
}
