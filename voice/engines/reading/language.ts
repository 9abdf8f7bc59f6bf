import type { Around } from './rule.ts';

/** Of the noun that is counted; a number alone has none. */
export type Gender = 'm' | 'f' | 'n';

/** A number as written, its digits alone. */
export interface Amount {
  whole: string;
  fraction?: string | undefined;
}

export interface Unit {
  one: string;
  many: string;
  gender?: Gender;
}

export interface Currency extends Unit {
  cent: string;
  cents: string;
}

/** Thousand, million: behind a number and before a currency. */
export interface Magnitude {
  one: string;
  many: string;
}

/** Words for signs. */
export interface SignWords {
  minus: string;
  plus: string;
  plusMinus: string;
  point: string;
  /** Between two numbers of a range, and of a score. */
  to: string;
  at: string;
  dot: string;
  dash: string;
  underscore: string;
  slash: string;
  hashtag: string;
  number: string;
  per: string;
  /** Between the sides of a room, and between factors. */
  by: string;
  times: string;
  outOf: string;
  /** Between a fraction and its unit: "un cuarto de litro". */
  ofFraction: string;
  /** The keys of a phone: "press * and then #". */
  star: string;
  pound: string;
  /** Signs that stand for themselves: & = ≈ § … */
  others: Readonly<Record<string, string>>;
}

/** How a language reads what is written in figures and signs. The kinds of places are the same in all; see `kinds/`. */
export interface ReadingLanguage {
  decimalMark: '.' | ',';
  /** What stands between thousands: inside of a character class. */
  groupMarks: string;
  dayFirst: boolean;
  signs: SignWords;
  units: ReadonlyMap<string, Unit>;
  /** What only follows a slash: "€5/person". */
  perUnits: ReadonlyMap<string, Unit>;
  currencies: ReadonlyMap<string, Currency>;
  magnitudes: ReadonlyMap<string, Magnitude>;
  abbreviations: ReadonlyMap<string, string>;
  /** Patterns of words beside a number that make it a code; `weak` ones only where it counts nothing. */
  codes: {
    strong: string;
    weak: string;
    fillers: string;
    isYours: string;
    verbs: string;
    copulas: string;
    counted: string;
  };
  /** Before a day and month without a year, and behind a fraction of something. */
  slashes: { beforeDate: RegExp; behindDate: RegExp; behindFraction: RegExp; beforeScore: RegExp };
  /** Words before a Roman numeral; names of those who are counted by one. */
  romans: {
    things: string;
    /** An ordinal has a full stop: "Ludwig XIV." */
    isDotted?: boolean;
    /** A lone I may be a word: "the room I booked". */
    isPronoun?: boolean;
    isPerson(name: string): boolean;
    say(value: number, role: RomanRole, around: Around): string;
  };
  phoneWords: RegExp;
  /** Pattern of the months, also cut short. */
  months: string;
  cardinal(digits: string, gender?: Gender): string;
  /** Behind the decimal mark. */
  decimals(fraction: string): string;
  /** Letters and digits one by one. */
  spell(run: string): string;
  /** Letters of an address. */
  addressLetters(letters: string): string;
  /** The last label of a domain. */
  domainEnding(label: string): string;
  year(digits: string): string;
  /** @param month 1 to 12 */
  date(day: string, month: number, year: string | undefined, around: Around): string;
  money(amount: Amount, currency: Currency, magnitude: Magnitude | undefined, around: Around): string;
  quantity(amount: Amount, unit: Unit, around: Around): string;
  /** Undefined where it is no fraction that has a name. */
  fraction(top: string, bottom: string, around: Around): string | undefined;
  mixed(whole: string, top: string, bottom: string, around: Around): string | undefined;
  phone(groups: readonly string[], isInternational: boolean): string;
  /** A whole number before what it counts, where that is heard. */
  counted?(digits: string, around: Around): string;
  /** A whole number without marks; most of them are a cardinal. */
  plainNumber(digits: string, around: Around): string;
}

export type RomanRole = 'person' | 'thing' | 'century';
