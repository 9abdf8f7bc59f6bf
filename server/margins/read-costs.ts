import { and, asc, eq } from 'drizzle-orm';
import { type Currency, costOf, currencyCodes } from '#domain/money.ts';
import { dayOf } from '#domain/usage.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { findSeller } from '#server/money/find-seller.ts';
import { prices, products } from '#server/products/products.table.ts';

const dayMs = 86_400_000;

interface Price {
  amount: number;
  per: number;
  validFrom: number;
}

/** What a minute costs an agency, by currency: each with its prices, oldest first. */
export type CallPrices = ReadonlyMap<Currency, Price[]>;

/** What the agency's own seller asks for seconds of calls, ever. In a transaction of the system's. */
export async function readCallPrices(tx: Tx, agencyId: string): Promise<CallPrices> {
  const sellerId = await findSeller(tx, agencyId);
  if (sellerId === null) return new Map();
  const rows = await tx
    .select({ currency: prices.currency, amount: prices.amount, per: prices.per, validFrom: prices.validFrom })
    .from(prices)
    .innerJoin(products, and(eq(products.workspaceId, prices.workspaceId), eq(products.id, prices.productId)))
    .where(and(eq(prices.workspaceId, sellerId), eq(products.kind, 'voice-agents')))
    .orderBy(asc(prices.validFrom), asc(prices.id));
  return Map.groupBy(
    rows.map((row) => ({ ...row, validFrom: row.validFrom.getTime() })),
    ({ currency }) => currency,
  );
}

/** The first days (UTC) that have each of the prices, in order. */
export function daysOfChange(known: CallPrices): string[] {
  const days = [...known.values()].flat().map(({ validFrom }) => dayOf(Math.ceil(validFrom / dayMs) * dayMs));
  return [...new Set(days)].sort();
}

/** The price of a day: the one that held when it began, else the first there was. */
const priceOfDay = (known: Price[], day: string): Price =>
  known.findLast(({ validFrom }) => validFrom <= Date.parse(day)) ?? known[0]!;

/**
 * What the seconds of some days cost; null where there is no price in that currency. Seconds at one price are summed
 * first and rounded once.
 */
export function costOfDays(
  known: CallPrices,
  currency: Currency,
  days: readonly { day: string; seconds: number }[],
): number | null {
  const own = known.get(currency);
  if (own === undefined) return days.some(({ seconds }) => seconds !== 0) ? null : 0;
  const byPrice = Map.groupBy(days, ({ day }) => priceOfDay(own, day));
  return [...byPrice].reduce(
    (sum, [price, part]) =>
      sum +
      costOf(
        part.reduce((all, { seconds }) => all + seconds, 0),
        price,
      ),
    0,
  );
}

/** In which currency costs are told where nothing else says one. */
export const usualCurrency = (known: CallPrices): Currency => currencyCodes.find((code) => known.has(code)) ?? 'USD';
