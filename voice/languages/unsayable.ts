/**
 * What a language model must not say in a language: what its words are measured by, see `voice/flow/model/unsayable.ts`. All
 * that is compared is in lower case, without accents, and with "ss" for "ß".
 */
export interface Unsayable {
  /** What it cannot do by itself, and so must not say that it does: "I have sent you". */
  actClaims: readonly RegExp[];
  /** What binds the business. Allowed only where a fact says the same word. */
  promiseWords: readonly RegExp[];
  /** A sentence with one is a statement of a price. */
  moneyWords: RegExp;
  /** What is asked for by those who steal it, or told by those who were talked into telling it. */
  secretWords: readonly RegExp[];
  /** What tells someone what to do instead of stating something: a document with it was written for a model. */
  orders: readonly RegExp[];
  /** A question that states: "did you know that parking is gone?" */
  hiddenClaims: RegExp;
  /** How a caller is told that they were heard. */
  saidBack: RegExp;
  /** What speaks for the business, or agrees. */
  ours: RegExp;
  /** No, not, never, without, closed: a sentence with one says the contrary of one that has none. */
  denied: RegExp;
  /** Words that limit what a sentence says: where one is left out, it says something else. */
  limitingWords: ReadonlySet<string>;
  /** Words that state nothing. What else a sentence says is in a fact, or was said by the caller. */
  emptyWords: ReadonlySet<string>;
  /** Nouns that name no one and nothing in particular, where a language writes all of them with a capital. */
  commonNouns: ReadonlySet<string>;
  /** Numbers by their words. */
  numberWords: Readonly<Record<string, string>>;
  /** Words for one that are a number only where something is counted: "one dollar", not "which one". */
  counting: ReadonlySet<string>;
  /** Words for one that are articles, too: no numbers, but they say something where something follows. */
  articles: ReadonlySet<string>;
  /** Words of a text that is plain: in lower case, without accents. */
  word: RegExp;
  /** Endings that change little of what a word says. */
  ending: RegExp;
  /** Where one sentence ends and the next begins. */
  sentenceEnd: RegExp;
}

export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
