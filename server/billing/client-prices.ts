import { and, desc, eq, lte } from 'drizzle-orm';
import type { PlanTerms } from '#domain/billing/plans.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { clientPrices } from '#server/platform/db/schema/plans.table.ts';

/** What a plan costs one client in place of everyone; null where it costs the same. */
export interface ClientPrice {
  price: number | null;
  setupFee: number | null;
}

/** Prices of one client at a moment, by plan. In the seller's transaction, or the system's. */
export async function clientPricesAt(
  tx: Tx,
  { sellerId, buyerId }: { sellerId: string; buyerId: string },
  at: number,
): Promise<Map<string, ClientPrice>> {
  const rows = await tx
    .selectDistinctOn([clientPrices.planId])
    .from(clientPrices)
    .where(
      and(
        eq(clientPrices.workspaceId, sellerId),
        eq(clientPrices.buyerId, buyerId),
        lte(clientPrices.validFrom, new Date(at)),
      ),
    )
    .orderBy(clientPrices.planId, desc(clientPrices.validFrom));
  return new Map(rows.map(({ planId, price, setupFee }) => [planId, { price, setupFee }]));
}

/** Terms as they hold for a client. */
export const forClient = (terms: PlanTerms, own: ClientPrice | undefined): PlanTerms => ({
  ...terms,
  price: own?.price ?? terms.price,
  setupFee: own?.setupFee ?? terms.setupFee,
});
