import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { productKinds, type RatedKind, ratedKinds } from '#domain/billing/products.ts';
import { type RatedMeter, ratedMeterNames, ratedMeters } from '#domain/billing/rated-meters.ts';
import { type Currency, costOf, currencyCodes } from '#domain/platform/money.ts';
import { dayOf } from '#domain/usage/usage.ts';
import { findSeller } from '#server/billing/invoices/find-seller.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { prices, products } from '#server/platform/db/schema/products.table.ts';
import { daysInMonth } from '#voice/understanding/calendar.ts';

const dayMs = 86_400_000;

interface Price {
  kind: RatedKind;
  currency: Currency;
  amount: number;
  validFrom: number;
}

/** What an agency pays for what is used, by currency: oldest first. */
export type Costs = ReadonlyMap<Currency, Price[]>;

/** Prices that an agency agreed to, each from the period on in which it holds. */
async function readAgreed(tx: Tx, agencyId: string): Promise<Price[]> {
  const rows = await readRows<{ currency: Currency; kind: RatedKind; amount: string; from_at: string }>(
    tx,
    { currency: 'text', kind: 'text', amount: 'text', from_at: 'text' },
    sql`
    select p.terms ->> 'currency' as currency, u.key as kind, u.value #>> '{}' as amount, p.from_at
    from billing_periods p, jsonb_each(p.terms -> 'unitPrices') u
    where p.workspace_id = ${agencyId}::uuid order by p.from_at, p.id`,
  );
  return rows.map(({ from_at, amount, ...row }) => ({
    ...row,
    amount: Number(amount),
    validFrom: Date.parse(from_at),
  }));
}

/**
 * What the agency's own seller asks for what is used, ever: its price list, and what the agency agreed to from then on. In
 * a transaction of the system's.
 */
export async function readCosts(tx: Tx, agencyId: string): Promise<Costs> {
  const sellerId = await findSeller(tx, agencyId);
  if (sellerId === null) return new Map();
  const rows = await tx
    .select({ kind: products.kind, currency: prices.currency, amount: prices.amount, validFrom: prices.validFrom })
    .from(prices)
    .innerJoin(products, and(eq(products.workspaceId, prices.workspaceId), eq(products.id, prices.productId)))
    .where(and(eq(prices.workspaceId, sellerId), inArray(products.kind, [...ratedKinds])))
    .orderBy(asc(prices.validFrom), asc(prices.id));
  const listed = rows.map((row) => ({ ...row, kind: row.kind as RatedKind, validFrom: row.validFrom.getTime() }));
  const agreed = await readAgreed(tx, agencyId);
  const since = (price: Price) => agreed.find((one) => one.kind === price.kind && one.currency === price.currency);
  // What the list says behind an agreement holds for others.
  const known = [...listed.filter((price) => price.validFrom <= (since(price)?.validFrom ?? Infinity)), ...agreed];
  return Map.groupBy(
    known.toSorted((a, b) => a.validFrom - b.validFrom),
    ({ currency }) => currency,
  );
}

/** The first days (UTC) that have each of the prices, in order. */
export function daysOfChange(known: Costs): string[] {
  const days = [...known.values()].flat().map(({ validFrom }) => dayOf(Math.ceil(validFrom / dayMs) * dayMs));
  return [...new Set(days)].sort();
}

/** What was used in days that have the same prices, of one month; `day` is the first of them. */
export type UsedDays = { day: string } & Record<RatedMeter, number>;

/** For how many of a meter's units a price is. */
function perOf(meter: RatedMeter, day: string): number {
  if (meter !== 'number_days') return productKinds[ratedMeters[meter].kind].per;
  const [year, month] = day.split('-').map(Number);
  return daysInMonth(year!, month!);
}

/**
 * What the use of some days cost; null where there is no price in that currency. Units at one price are summed first and
 * rounded once. The price of a day is the one that held when it began, else the first there was.
 */
export function costOfDays(known: Costs, currency: Currency, days: readonly UsedDays[]): number | null {
  let sum = 0;
  for (const meter of ratedMeterNames) {
    const used = days.filter((one) => one[meter] !== 0);
    if (used.length === 0) continue;
    const own = known.get(currency)?.filter(({ kind }) => kind === ratedMeters[meter].kind) ?? [];
    if (own.length === 0) return null;
    const priceOf = ({ day }: UsedDays) => {
      const { amount } = own.findLast(({ validFrom }) => validFrom <= Date.parse(day)) ?? own[0]!;
      return `${amount} ${perOf(meter, day)}`;
    };
    for (const [price, part] of Map.groupBy(used, priceOf)) {
      const [amount, per] = price.split(' ').map(Number) as [number, number];
      const quantity = part.reduce((all, one) => all + one[meter], 0);
      sum += costOf(quantity, { amount, per });
    }
  }
  return sum;
}

export const nothingUsed = Object.fromEntries(ratedMeterNames.map((meter) => [meter, 0])) as Record<RatedMeter, number>;

/** The same of seconds of calls alone. */
export const costOfCalls = (known: Costs, currency: Currency, days: readonly { day: string; seconds: number }[]) =>
  costOfDays(
    known,
    currency,
    days.map(({ day, seconds }) => ({ ...nothingUsed, day, call_seconds: seconds })),
  );

/** In which currency costs are told where nothing else says one. */
export const usualCurrency = (known: Costs): Currency => currencyCodes.find((code) => known.has(code)) ?? 'USD';
