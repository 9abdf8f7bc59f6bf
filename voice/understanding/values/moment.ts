import type { Clock, DayPart } from './clock.ts';
import type { DateExpression, Span } from './date-expression.ts';
import type { Length } from './length.ts';

/** What words say about when: any of its parts may be missing. */
export interface Moment {
  date?: DateExpression;
  clock?: Clock;
  part?: DayPart;
  /** Several days of which one is meant. */
  span?: Span;
  /** So long from now. */
  away?: Length;
}
