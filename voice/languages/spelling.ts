/** What is written with a sign of a letter, behind what is written without it. */
export type Signs = readonly (readonly [plain: string, signed: string])[];

/** The rows of `Spelling.marks` for all names of a sign, which bars part. @param letters as `e:ë i:ï` */
export function marksOf(names: string, letters: string): Record<string, Signs> {
  const signs = letters.split(' ').map((pair) => pair.split(':') as [string, string]);
  return Object.fromEntries(names.split('|').map((name) => [name, signs]));
}

/** How letters and signs are said when a word is spelled, in one language. */
export interface Spelling {
  /** Names of letters as a transcriber writes them: `jay` is j. */
  letters: Readonly<Record<string, string>>;
  /** Of them, those that mean nothing else: "zed". Others are letters only among letters. */
  plain: ReadonlySet<string>;
  /** Words of a spelling alphabet: `alpha` is a. */
  alphabet: Readonly<Record<string, string>>;
  /** Of them, those that are also names of people: "john". */
  given: ReadonlySet<string>;
  /** Signs by their names: `dot`. */
  signs: Readonly<Record<string, string>>;
  /** Words that say a sign twice or more often. */
  repeats: Readonly<Record<string, number>>;
  /** Behind a letter, before a word that begins with it: "b as in boy". */
  asIn: readonly string[];
  /** Digits and small numbers by their words. */
  numbers: Readonly<Record<string, string>>;
  /** Numbers that are said in several words, with their digits: "ochenta y siete". */
  together: Readonly<Record<string, string>>;
  /** Zeros of large numbers: "thousand". */
  scales: Readonly<Record<string, string>>;
  /** Says zero among digits, and elsewhere a letter or nothing: "oh". */
  zeros: ReadonlySet<string>;
  /** What transcribers write for a digit that sounds like it: "for". */
  sounds: Readonly<Record<string, string>>;
  /** Digits said by how many they are: "three nines". */
  many: Readonly<Record<string, string>>;
  /** What transcribers write apart: `g mail`. */
  joined: Readonly<Record<string, string>>;
  /** Says "@": "at". */
  at: ReadonlySet<string>;
  /** Says only how it is written: "all one word". */
  remarks: readonly string[];
  /** Before a word that is meant as it is: "the word". */
  literals: readonly string[];
  /** Of these, what says that the letter behind it is large. */
  capitals: ReadonlySet<string>;
  /** Words between a name and its letters: "spelled". */
  spells: ReadonlySet<string>;
  /** Words that tell how a name is written: "with a k", "with no e", "with two l's". */
  hints: {
    with: ReadonlySet<string>;
    without: ReadonlySet<string>;
    none: ReadonlySet<string>;
    /** Before a letter, it says nothing: "without the h". */
    the: ReadonlySet<string>;
    counts: Readonly<Record<string, number>>;
    /** Where it stands: "at the end". */
    tails: readonly string[];
    /** Before what it is not: "not a c". */
    not: string;
  };
  /** Signs of letters by what callers call them, without accents where that tells enough: "tréma" makes ë of e. */
  marks: Readonly<Record<string, Signs>>;
  /** What stands for letters with signs where there are none, in addresses; left out where the signs are: "ue" for ü. */
  plainly?: Readonly<Record<string, string>>;
  /** Letters that sound the same in names: "c" and "k". */
  alike: readonly (readonly string[])[];
  /** Of the words before an address, those that also stand in the middle of one, as they are written there: "sarah oh connor". */
  inside: Readonly<Record<string, string>>;
  /** And those that alone are one's own: "hello at acme dot com". */
  mailboxes: ReadonlySet<string>;
  /** Words that come before an address and are no part of it: "my e-mail is". */
  before: ReadonlySet<string>;
  /** Say that only a part of it follows: "ends in". */
  partial: readonly string[];
  /** Words of sentences that are in no address, unless a sign joins them: "probably". */
  loose: ReadonlySet<string>;
  /** Say that a part is not known: "something". */
  vague: ReadonlySet<string>;
  /** May answer what was asked before, or be a part of it: "great". */
  faint: ReadonlySet<string>;
  /** Of whom it is told: "I ordered at". */
  subjects: ReadonlySet<string>;
  /** Whose it is, without "'s": "wife". */
  owners: ReadonlySet<string>;
  /** What has to do with another address: "wrote". */
  told: ReadonlySet<string>;
  /** Behind those, what says that one's own follows after all: "is". */
  is: ReadonlySet<string>;
  /** Not used any more: "old". */
  old: ReadonlySet<string>;
  /** Used from now on: "new". */
  fresh: ReadonlySet<string>;
  /** Which address it is, with its noun left out: "work". */
  kinds: ReadonlySet<string>;
  /** Between two parts: "then". */
  joints: readonly string[];
  /** Behind an article no number: "a silly one". */
  ones: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  /** Words that come after it. */
  after: ReadonlySet<string>;
  /** How someone says that an address is made of their own name: what stands for it, for its parts, and what tells of a dot between. */
  own?: { whole: RegExp; given: RegExp; family: RegExp; initial: RegExp; dotted: RegExp };
}
