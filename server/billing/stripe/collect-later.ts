import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type StripeInvoiceRow, type StripeStatus, stripeInvoices } from '#server/platform/db/schema/stripe.table.ts';
import type { Services } from '#server/services.ts';
import { findProvider } from './providers.ts';

/** The job that brings an invoice to where it belongs at the payment provider. */
export const collectJob = 'stripe.collect';
/** States in which something may still happen. */
export const openStatuses: StripeStatus[] = ['waiting', 'draft', 'open'];
/** Less is not charged to a card by Stripe, in the smallest unit: it is asked for by hand. */
const leastAmount = 50;

export const ofStripeInvoice = (sellerId: string, invoiceId: string) =>
  and(eq(stripeInvoices.workspaceId, sellerId), eq(stripeInvoices.invoiceId, invoiceId));

/** How far an invoice is there. In the seller's transaction, or one of the system's. */
export async function findStripeInvoice(
  tx: Tx,
  sellerId: string,
  invoiceId: string,
): Promise<StripeInvoiceRow | undefined> {
  const [row] = await tx.select().from(stripeInvoices).where(ofStripeInvoice(sellerId, invoiceId));
  return row;
}

/** Who collects an invoice of so much: Stripe where the seller has it, else the seller by hand. */
export async function collectorOf(tx: Tx, services: Services, sellerId: string, amount: number) {
  return amount < leastAmount ? null : findProvider(tx, services, sellerId);
}

export const collectSoon = (tx: Tx | null, { jobs }: Services, sellerId: string, invoiceId: string) =>
  jobs.enqueue(tx, collectJob, { workspaceId: sellerId, invoiceId }, { key: invoiceId });

/** Has an invoice collected, in the transaction that issues it. */
export async function collectLater(
  tx: Tx,
  services: Services,
  row: Pick<StripeInvoiceRow, 'workspaceId' | 'invoiceId' | 'buyerId' | 'identity' | 'amount'>,
): Promise<void> {
  const createdAt = new Date(services.clock.now());
  await tx.insert(stripeInvoices).values({ ...row, status: 'waiting', createdAt, nextTry: createdAt });
  await collectSoon(tx, services, row.workspaceId, row.invoiceId);
}

/** Has Stripe hear of what changed an invoice here; nothing where it is not collected there. */
export async function tellStripe(tx: Tx, services: Services, sellerId: string, invoiceId: string): Promise<void> {
  const row = await findStripeInvoice(tx, sellerId, invoiceId);
  if (row !== undefined && row.status !== 'left') await collectSoon(tx, services, sellerId, invoiceId);
}

/** Charges what is open to a card that was put down. In a transaction of the system's. */
export async function collectOpen(
  tx: Tx,
  services: Services,
  { sellerId, buyerId }: { sellerId: string; buyerId: string },
): Promise<void> {
  const rows = await tx
    .update(stripeInvoices)
    .set({ nextTry: new Date(services.clock.now()) })
    .where(
      and(
        eq(stripeInvoices.workspaceId, sellerId),
        eq(stripeInvoices.buyerId, buyerId),
        inArray(stripeInvoices.status, openStatuses),
      ),
    )
    .returning();
  for (const { invoiceId } of rows) await collectSoon(tx, services, sellerId, invoiceId);
}
