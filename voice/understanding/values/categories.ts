import type { Command, Decline, Mark } from './acts.ts';
import type { Clock, DayPart } from './clock.ts';
import type { Count } from './count.ts';
import type { DateExpression, Period, Span } from './date-expression.ts';
import type { Length } from './length.ts';
import type { Moment } from './moment.ts';
import type { Money } from './money.ts';
import type { Relative } from './relative.ts';

/**
 * What is said of a day or time beside it. `rejected`: what stands before does not suit. `refused`: nothing before is
 * meant. `busy`: what stands beside is no wish. `conclusion`: what comes is meant, what was said only explains it.
 * `asked`: something else is asked of the day that stands nearest. `had`: what comes right behind is what someone has
 * already, or lets go. `told`: the day near it has been, unless it is said as one to come. `courtesy`: nothing.
 */
export type Bearing =
  | 'rejected'
  | 'refused'
  | 'busy'
  | 'conclusion'
  | 'asked'
  | 'had'
  | 'told'
  | 'courtesy'
  | 'explains';

/** What rules may make of words: the name of each category with what it means. All of it is plain data. */
export interface Categories {
  /** A row of digits as it stands. */
  digits: string;
  /** A whole number: "twenty-five", "25", "two thousand and six". */
  count: Count;
  /** A place in a row: "third", "3rd". */
  ordinal: number;
  /** Part of a whole: "two thirds". */
  fraction: number;
  /** What one is parted into, said of one part and of several: "hundredth", "twenty fifths". */
  share: number;
  shares: number;
  /** What follows a decimal point; single where each digit was said alone. */
  decimals: { text: string; single: boolean };
  /** A number that a word only sounds like: "for" as 4. */
  misheard: number;
  /** Several numbers of which none is chosen, with the last: "one or two". */
  range: { to: number | null };
  /** Words for numbers that count nothing, "the other one", or only say where a number ends: "under a thousand". */
  uncounted: number | true;
  /** Words with a length in them that say how long nothing takes: "an hour ago", "every two weeks". */
  unmeasured: true;
  /** Any number: "minus five point five". */
  quantity: number;
  /** 0 is Sunday. */
  weekday: number;
  /** 1 to 12. */
  month: number;
  year: number;
  /** Its last two figures. */
  shortYear: number;
  /** Days, weeks, months or years, with how many of them the word means: a fortnight is two weeks. */
  period: { unit: Period; n: number };
  /** Minutes of a word such as "hour"; seconds are a sixtieth. */
  minutes: number;
  /** A way into the future (1), the past (-1) or neither: "next", "last", "this". */
  turn: number;
  dayOfMonth: number;
  date: DateExpression;
  span: Span;
  /** How long: "an hour and a half". */
  length: Length;
  /** An hour that a word only sounds like: "for" as 4. */
  soundsLike: number;
  /** An hour of the day as it is said: 0 to 24. */
  hour: number;
  minute: number;
  clock: Clock;
  part: DayPart;
  moment: Moment;
  /** What is said of a day or time beside it. */
  bearing: Bearing;
  /** What a number before it is of, and no time then: "appointments" in "two appointments"; "opening" in "the first opening". */
  thing: 'counted' | 'placed';
  /** Someone would rather: "I'd sooner". */
  rather: true;
  /** What someone may keep to themselves: "that one", "my number"; and that they do. */
  own: true;
  keeps: true;
  /** A wish to put something off, before what it was and what it shall be: "move it". */
  moving: true;
  /** A time by what is on the table: "a bit earlier". */
  relative: Relative;
  /** Times that any of will do: "as soon as possible". */
  any: 'soon' | 'any';
  /** People counted together. */
  heads: number;
  /** What things counted come to: "so five", "five in all". */
  total: number;
  /** Which of several, from 1; below 0 from the end. */
  place: number;
  /** "Eight out of ten". */
  rating: { score: number; of: number | null };
  /** An end of the scale: "full marks". */
  ratingEnd: 'top' | 'middle' | 'bottom';
  /** ISO 4217. */
  currency: string;
  money: Money;
  /** Yes, no, or that it is not known. */
  answer: 'yes' | 'no' | 'unsure' | 'aside';
  /** A yes or no that is one only where nothing follows: "it does". */
  ellipsis: 'yes' | 'no';
  /** Any single word. */
  word: string;
  command: Command;
  decline: Decline;
  mark: Mark;
}
