/** A part of a name. */
export type NamePart = 'given' | 'middle' | 'family';

/** What is known of names in one language. */
export interface Names {
  /** Phrases that come before a name: "my name is". Those of other languages too: names are said in one's own. */
  before: readonly string[];
  /** Phrases that a name follows wherever they stand: "… my name is". */
  anywhere: readonly string[];
  /** Phrases that lead to what someone is called by others, which is no name beside one: "everybody calls me". */
  nicknames: readonly string[];
  /** What someone is addressed with, before a name: "Mrs.". */
  titles: ReadonlySet<string>;
  /** Phrases inside a name that only say which part of it follows: "last name". */
  labels: Readonly<Record<string, NamePart>>;
  /** Of words that are no label elsewhere, those that are in an address of mail: "nombre punto apellido". */
  inAddresses?: Readonly<Record<string, NamePart>>;
  /** Phrases that come after it: "speaking". */
  after: readonly string[];
  /** Words that lead to what a name is like, "Robin, like the bird": the part that they are about may be said once more before. */
  compares?: ReadonlySet<string>;
  /** What the one is called who is spoken to, behind a name: "dear". */
  fond: ReadonlySet<string>;
  /** Words that only open a sentence, before a name is introduced: "well". */
  openings: ReadonlySet<string>;
  /** Before whose name something is booked under, at the end: "monday at nine for sarah connor". */
  bookedFor?: ReadonlySet<string>;
  /** Puts an appointment for someone else under one's own name: "the same", "just put me". */
  sameName: RegExp;
  /** Between two names, takes back the first: "sorry". */
  repairs: ReadonlySet<string>;
  /** The same behind a pause: "Nick, well, Nicholas Grey". */
  paused: ReadonlySet<string>;
  /** Behind what a name is not, before what it is: "but". */
  instead: readonly string[];
  /** Someone of one's own, before a name: "daughter". */
  relations: ReadonlySet<string>;
  /** Whose someone is: "my". */
  owners: ReadonlySet<string>;
  /** Between two parts of what is said of names: "and my". */
  joints: ReadonlySet<string>;
  /** What is said of how a name is written, and no part of it: "two words", "hyphenated". */
  remarks: RegExp;
  /** Between the names of two people: "Tom and Lisa Brown". */
  couples: ReadonlySet<string>;
  /** Behind "and", a sentence begins: "I". */
  starters: ReadonlySet<string>;
  /** Words that are things and no names, whatever they are: "an emergency". */
  things: readonly RegExp[];
  /** Inside a name they would make a sentence of it. */
  sentences: ReadonlySet<string>;
  /** Where someone is from is not part of the name: "from", "with". */
  origin: ReadonlySet<string>;
  /** Words of sentences. One of them is a name only beside words that are none: "An Nguyen", "Mark Good". */
  ordinary: ReadonlySet<string>;
  /** Words that make a sentence of all others: "you", "want". */
  never: ReadonlySet<string>;
  /** Words of everyday life, which alone are no name. */
  common: ReadonlySet<string>;
  commonEndings: readonly RegExp[];
  /** Before a place or a state, and before no name: "from", "at". */
  places: ReadonlySet<string>;
  /** Before what is someone's, and before no name: "my dog". */
  whose: ReadonlySet<string>;
  /** Before a name that was introduced already: "just". */
  only: ReadonlySet<string>;
  /** Introduces a name also behind a sentence, where nothing else does: "I'm". */
  later: readonly string[];
  /** Behind a name, they begin a sentence: "I need". */
  clauses: ReadonlySet<string>;
  /** Abuse and refusals. */
  abuse: ReadonlySet<string>;
  /** Small words inside a name that stay small: "van", "de". */
  particles: ReadonlySet<string>;
  /** Those of them that are large all the same, unless another stands before: "Le Goff". */
  raised?: ReadonlySet<string>;
}
