import { monthsOf } from '#domain/billing/plan-price.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import {
  type Included,
  includedIn,
  type Part,
  type RatedMeter,
  ratedMeterNames,
  type Used,
} from '#domain/billing/rated-meters.ts';
import { scaled, shareOf } from '#domain/platform/money.ts';

/** What a change of a plan costs and includes, by one computation: for its quote, and for what is charged. */

/** The part of a month that goes on, with what it includes and what of that is used. */
export interface OldPart {
  name: string;
  terms: PlanTerms;
  month: Pick<Part, 'monthFrom' | 'monthTo'>;
  /** The month or year that is paid, and its price. */
  term: { from: number; to: number };
  paid: number;
  included: Included;
  used: Used;
}

/** What is changed to: its terms, the month or year of it that is paid now, and what is asked for that. */
export interface NextPart {
  name: string;
  terms: PlanTerms;
  term: { from: number; to: number };
  price: number;
}

export interface Fee {
  kind: 'plan' | 'discount' | 'setup' | 'proration';
  description: string;
  amount: number;
}

export interface Change {
  /** What the part that ends includes, and what the next one does. */
  kept: Included;
  next: Included;
  /** Put on an invoice at once, each in the plan's currency. */
  fees: Fee[];
}

/**
 * All parts of a month share one pool: what each plan includes by its time. Nothing that was included when it was used is
 * paid for later. `ahead` is how much of it was used before its time.
 */
function shareMeter(meter: RatedMeter, { terms, month, included, used }: OldPart, next: PlanTerms, at: number) {
  const rest = { ...month, from: at, to: month.monthTo };
  const later = includedIn(next, meter, rest);
  const [had, spent] = [included[meter], used[meter]];
  if (had === null) return { kept: null, next: later, ahead: 0 };
  if (later === null) return { kept: null, next: null, ahead: 0 };
  const own = Math.max(0, had - (includedIn(terms, meter, rest) ?? 0));
  const pool = own + later;
  return {
    kept: Math.min(spent, Math.max(pool, had)),
    next: Math.max(0, pool - spent),
    ahead: Math.max(0, Math.min(spent, had) - pool),
  };
}

/** What of the old price stays paid, because more of the plan is used than belongs to its time. */
function priceOf(meter: RatedMeter, ahead: number, { terms, month, paid }: OldPart): number {
  const whole = includedIn(terms, meter, { ...month, from: month.monthFrom, to: month.monthTo });
  // A day of a number cannot be used before it comes.
  if (ahead === 0 || whole === null || whole === 0 || meter === 'number_days') return 0;
  return scaled(paid, ahead, whole * monthsOf(terms));
}

/** A change from one plan to another at a moment of its month. */
export function changeTerms(old: OldPart, next: NextPart, at: number): Change {
  const { name } = old;
  const rest = (price: number, term: NextPart['term']) => shareOf(price, term, at, term.to);
  const meters = ratedMeterNames.map((meter) => [meter, shareMeter(meter, old, next.terms, at)] as const);
  const used = Math.max(0, ...meters.map(([meter, { ahead }]) => priceOf(meter, ahead, old)));
  const credit = Math.max(0, rest(old.paid, old.term) - used);
  const fees: Fee[] = [
    {
      kind: 'proration',
      description: used > 0 ? `Remainder of ${name}, minus usage` : `Remainder of ${name}`,
      amount: -credit,
    },
    { kind: 'proration', description: `${next.name}, prorated`, amount: rest(next.price, next.term) },
  ];
  const of = (side: 'kept' | 'next') =>
    Object.fromEntries(meters.map(([meter, share]) => [meter, share[side]])) as Included;
  return { kept: of('kept'), next: of('next'), fees: fees.filter(({ amount }) => amount !== 0) };
}
