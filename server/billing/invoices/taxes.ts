import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { type BillingProfile, euCountries, type Tax } from '#domain/billing/invoices.ts';
import { type TaxRate, taxRatesLimit } from '#domain/billing/sales.ts';
import { AppError } from '#domain/platform/errors.ts';
import { scaled } from '#domain/platform/money.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { taxRates } from '#server/platform/db/schema/billing.table.ts';
import type { Scope } from '#server/scope.ts';

async function readRates(tx: Tx, workspaceId: string): Promise<TaxRate[]> {
  const rows = await tx
    .select()
    .from(taxRates)
    .where(eq(taxRates.workspaceId, workspaceId))
    .orderBy(asc(taxRates.country), asc(taxRates.id));
  return rows.map(({ id, name, country, basisPoints }) => ({ id, name, country, basisPoints }));
}

export const listTaxRates = ({ services, workspaceId }: Scope): Promise<TaxRate[]> =>
  services.db.tenant(workspaceId, (tx) => readRates(tx, workspaceId));

/** Sets the rate of a country, in place of the one before. @throws AppError limit_reached */
export function setTaxRate(scope: Scope, rate: Omit<TaxRate, 'id'>): Promise<TaxRate> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `tax-rates:${workspaceId}`);
    const { country } = rate;
    const same = country === null ? isNull(taxRates.country) : eq(taxRates.country, country);
    const [before] = await tx
      .delete(taxRates)
      .where(and(eq(taxRates.workspaceId, workspaceId), same))
      .returning();
    const [existing] = await tx.select({ n: count() }).from(taxRates).where(eq(taxRates.workspaceId, workspaceId));
    if (existing!.n >= taxRatesLimit) {
      throw new AppError('limit_reached', `This workspace has reached its limit of ${taxRatesLimit} tax rates.`);
    }
    const made = { id: newId(), ...rate };
    await tx.insert(taxRates).values({ workspaceId, ...made });
    const object = { kind: 'tax-rate', id: made.id };
    const told = before && { name: before.name, country, basisPoints: before.basisPoints };
    await recordChange(tx, scope, 'tax-rate.set', { object, ...(told && { before: told }), after: rate });
    return made;
  });
}

/** @throws AppError not_found */
export async function removeTaxRate(scope: Scope, taxRateId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const own = and(eq(taxRates.workspaceId, workspaceId), eq(taxRates.id, taxRateId));
    const [removed] = await tx.delete(taxRates).where(own).returning();
    if (removed === undefined) throw new AppError('not_found', 'Tax rate not found. It may have been deleted.');
    const { name, country, basisPoints } = removed;
    const object = { kind: 'tax-rate', id: taxRateId };
    await recordChange(tx, scope, 'tax-rate.deleted', { object, before: { name, country, basisPoints } });
  });
}

/** The tax of a sale, and why there is none. */
export type SaleTax = Tax & { note: string | null };

const outside = { category: 'O', name: 'Tax', basisPoints: 0 } as const;

/** Which tax a sale has: by the country of the buyer, and reverse charge between businesses of two EU countries. */
export async function taxOf(tx: Tx, sellerId: string, seller: BillingProfile, buyer: BillingProfile): Promise<SaleTax> {
  const rates = await readRates(tx, sellerId);
  if (rates.length === 0) return { ...outside, note: null };
  const country = buyer.country ?? seller.country;
  const inEu = (one: string | null) => one !== null && euCountries.includes(one);
  const isAbroad = country !== seller.country;
  if (isAbroad && inEu(country) && inEu(seller.country) && buyer.vatId !== null) {
    const note = 'Reverse charge: customer to account for VAT (VATEX-EU-AE). The VAT number wasn’t checked.';
    return { category: 'AE', name: 'Reverse charge', basisPoints: 0, note };
  }
  const rate = rates.find((one) => one.country === country) ?? rates.find((one) => one.country === null);
  if (rate === undefined) return { ...outside, note: 'Outside the scope of VAT.' };
  const { name, basisPoints } = rate;
  return { category: basisPoints === 0 ? 'Z' : 'S', name, basisPoints, note: null };
}

/** The tax on a sum: once for the category, never for each line. */
export const taxOn = (net: number, { basisPoints }: Tax): number => scaled(net, basisPoints, 10_000);

/**
 * What is due of a sale: its tax, and how much of the buyer's credit is set off. What gives back more than it asks for is
 * below zero, and becomes credit.
 */
export function dueOfSale(net: number, rate: Tax, creditThere: number) {
  const tax = net < 0 ? -taxOn(-net, rate) : taxOn(net, rate);
  const credit = Math.max(0, Math.min(creditThere, net + tax));
  return { net, tax, credit, total: net + tax - credit };
}
