import type { PlanTerms } from '#domain/billing/plans.ts';
import { type RatedKind, ratedKinds } from '#domain/billing/products.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { clientPricesAt, forClient } from './client-prices.ts';
import { pricesAt } from './products.ts';

type Prices = Awaited<ReturnType<typeof pricesAt>>;

/** Terms with every price that they come with: what the plan says of it, else the price list of its seller. */
export function withPrices(terms: PlanTerms, prices: Prices): PlanTerms {
  const listed = prices.flatMap(({ kind, price }): [RatedKind, number][] => {
    const rated = ratedKinds.find((one) => one === kind);
    return rated !== undefined && price.currency === terms.currency ? [[rated, price.amount]] : [];
  });
  return { ...terms, unitPrices: { ...Object.fromEntries(listed), ...terms.unitPrices } };
}

/** The terms of a plan as its buyer agrees to them, at the prices of a moment. */
export async function agreedTerms(
  tx: Tx,
  between: { sellerId: string; buyerId: string },
  { planId, terms }: { planId: string; terms: PlanTerms },
  at: number,
): Promise<PlanTerms> {
  const own = await clientPricesAt(tx, between, at);
  return forClient(withPrices(terms, await pricesAt(tx, between.sellerId, at)), own.get(planId));
}
