import { scaled } from '#domain/platform/money.ts';
import type { Discount } from './coupons.ts';
import type { PlanTerms } from './plans.ts';

/** Months that a price is asked for. */
export const monthsOf = ({ interval }: Pick<PlanTerms, 'interval'>): number => (interval === 'year' ? 12 : 1);

type Priced = Pick<PlanTerms, 'price' | 'interval' | 'currency'>;

/** What a discount takes off what is paid now. An amount in another currency takes off nothing. */
export function offOf(terms: Priced, discount: Discount | null): number {
  if (discount === null || discount.covered === 0) return 0;
  const { percentOff, amountOff, currency, duration, covered } = discount;
  if (percentOff !== null) return scaled(terms.price, percentOff * covered, 10_000 * monthsOf(terms));
  if (currency !== terms.currency) return 0;
  return Math.min(terms.price, duration === 'months' ? amountOff! * covered : amountOff!);
}

/** What is asked for a month or a year of a plan, less its discount. */
export const priceOfTerm = (terms: Priced, discount: Discount | null): number => terms.price - offOf(terms, discount);

/** The discount of the payment behind this one; null where nothing is left of it. */
export function nextDiscount(terms: Pick<PlanTerms, 'interval'>, discount: Discount | null): Discount | null {
  if (discount === null || discount.left === 0) return null;
  const whole = monthsOf(terms);
  if (discount.left === null) return { ...discount, covered: whole };
  if (discount.duration === 'once') return { ...discount, left: 0, covered: whole };
  const covered = Math.min(discount.left, whole);
  return { ...discount, left: discount.left - covered, covered };
}

/**
 * The discount of a plan that is changed to, for what was paid with it already.
 * @param paidMonths of what is paid, behind the month that runs
 */
export function changedDiscount(
  terms: Pick<PlanTerms, 'interval'>,
  next: Pick<PlanTerms, 'interval'>,
  discount: Discount | null,
  paidMonths: number,
): Discount | null {
  if (discount === null || terms.interval === next.interval) return discount;
  if (discount.duration !== 'months') return { ...discount, covered: discount.covered === 0 ? 0 : monthsOf(next) };
  // Months that are covered and not over yet are had again, the one that runs among them.
  const over = monthsOf(terms) - 1 - paidMonths;
  const all = (discount.left ?? 0) + Math.max(0, discount.covered - over);
  const covered = Math.min(all, monthsOf(next));
  return { ...discount, left: all - covered, covered };
}
