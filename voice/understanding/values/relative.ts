/** A wish for a time that is said by what is on the table: "the same time", "a bit earlier", "the day after". */
export type Relative =
  /** What of it stays. */
  | { of: 'same'; part: 'time' | 'day' }
  /** Before or after it: on the same day as long as there is room, or on another day. */
  | { of: 'earlier' | 'later'; by: 'time' | 'day' }
  /** The first or the last of a day. */
  | { of: 'first' | 'last' }
  /** So many days behind it; below 0 before it. */
  | { of: 'days'; days: number }
  /** The next such weekday behind it (1), before it (-1) or of its week, which begins on Monday (0); 0 is Sunday. */
  | { of: 'weekday'; weekday: number; way: 1 | 0 | -1 }
  /** Any but it. */
  | { of: 'other'; part: 'time' | 'day' };
