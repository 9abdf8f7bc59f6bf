import type { Discount } from '#domain/billing/coupons.ts';
import { offOf } from '#domain/billing/plan-price.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import type { Fee } from './subscriptions/change-terms.ts';

/**
 * What is asked when a month or a year of a plan begins, by one computation: for its quote, for what is charged, and for
 * the estimate of it.
 * @param discount as it holds for this payment
 * @param isFirst of a subscription: with the fee for setting it up
 */
export function feesOfTerm(name: string, terms: PlanTerms, discount: Discount | null, isFirst: boolean): Fee[] {
  const fees: Fee[] = [
    { kind: 'plan', description: name, amount: terms.price },
    { kind: 'discount', description: `Coupon ${discount?.code}`, amount: -offOf(terms, discount) },
    { kind: 'setup', description: `${name} setup`, amount: isFirst ? terms.setupFee : 0 },
  ];
  return fees.filter(({ amount }) => amount !== 0);
}

export const sumOf = (fees: readonly Pick<Fee, 'amount'>[]): number =>
  fees.reduce((sum, { amount }) => sum + amount, 0);
