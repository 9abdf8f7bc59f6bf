import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { InvoiceDocument } from '#domain/billing/invoices.ts';
import { scaled } from '#domain/platform/money.ts';
import { book } from '#server/billing/book.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type InvoiceRow, invoices } from '#server/platform/db/schema/billing.table.ts';
import { partnerEarnings, partnerReferrals, partners } from '#server/platform/db/schema/partners.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';

/** The share of an amount that a partner gets. */
export const commissionOf = (revenue: number, points: number): number => scaled(revenue, points, 10_000);

/** What stands of an invoice with a partner already. */
interface Had {
  partnerId: string;
  revenue: number;
  commission: number;
}

async function readHad(tx: Tx, { workspaceId, id }: InvoiceRow): Promise<Had | undefined> {
  const total = (column: SQL | typeof partnerEarnings.revenue) => sql<number>`sum(${column})`.mapWith(Number);
  const [had] = await tx
    .select({
      partnerId: partnerEarnings.partnerId,
      revenue: total(partnerEarnings.revenue),
      commission: total(partnerEarnings.commission),
    })
    .from(partnerEarnings)
    .where(and(eq(partnerEarnings.workspaceId, workspaceId), eq(partnerEarnings.invoiceId, id)))
    .groupBy(partnerEarnings.partnerId);
  return had;
}

/** Who brought a buyer to a seller: the partner by whose link its maker or an owner signed up, the first of them. */
async function findPartner(tx: Tx, sellerId: string, buyerId: string): Promise<string | undefined> {
  const makers = tx.select({ id: workspaces.createdBy }).from(workspaces).where(eq(workspaces.id, buyerId));
  const owners = tx
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.workspaceId, buyerId), eq(members.role, 'owner')));
  const [found] = await tx
    .select({ partnerId: partnerReferrals.partnerId })
    .from(partnerReferrals)
    .where(
      and(
        eq(partnerReferrals.workspaceId, sellerId),
        or(inArray(partnerReferrals.accountId, makers), inArray(partnerReferrals.accountId, owners)),
      ),
    )
    .orderBy(asc(partnerReferrals.signedUpAt))
    .limit(1);
  return found?.partnerId;
}

/** What is paid of an invoice and not taken back again, without its tax. */
function keptOf({ paid, gross, credited, document }: InvoiceRow): number {
  if (gross <= 0) return 0;
  const { net } = InvoiceDocument.parse(JSON.parse(document));
  return scaled(Math.max(0, Math.min(paid, gross - credited)), net, gross);
}

/**
 * Brings what a partner earns of an invoice to what is paid of it now: more with a payment, less with a credit note, as an
 * entry of its own and in the books, in the transaction of either. All parts of a payment earn what the whole does, and
 * what is taken back takes its part of what was earned: nothing is left of nothing. Under the lock of their books.
 */
export async function settleCommission(tx: Tx, { clock }: Services, sellerId: string, invoiceId: string) {
  const own = and(eq(invoices.workspaceId, sellerId), eq(invoices.id, invoiceId));
  const [sale] = await tx.select().from(invoices).where(own);
  if (sale?.kind !== 'invoice') return;
  const had = await readHad(tx, sale);
  const partnerId = had?.partnerId ?? (await findPartner(tx, sellerId, sale.buyerId));
  if (partnerId === undefined) return;
  const one = and(eq(partners.workspaceId, sellerId), eq(partners.id, partnerId));
  const [partner] = await tx.select().from(partners).where(one).for('update');
  const { revenue: before, commission: earned } = had ?? { revenue: 0, commission: 0 };
  const kept = keptOf(sale);
  const revenue = kept - before;
  if (partner === undefined || revenue === 0) return;
  const points = partner.status === 'active' ? partner.commissionPoints : 0;
  const commission =
    revenue > 0 ? commissionOf(kept, points) - commissionOf(before, points) : scaled(earned, kept, before) - earned;
  const id = newId();
  const at = clock.now();
  const { currency, number, buyerId } = sale;
  const description = revenue > 0 ? number : `${number}, reversed`;
  await tx.insert(partnerEarnings).values({
    workspaceId: sellerId,
    id,
    partnerId,
    invoiceId,
    revenue,
    commission,
    currency,
    description,
    earnedAt: new Date(at),
  });
  const booking = { sellerId, buyerId, partnerId, invoiceId, currency, at, reason: description, txId: id };
  await book(tx, booking, { commission, partner: -commission });
}
