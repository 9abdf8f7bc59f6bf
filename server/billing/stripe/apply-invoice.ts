import type Stripe from 'stripe';
import { addPayment, holdSale, tellOfPayment, toldOfPayment } from '#server/billing/invoices/payments.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { InvoiceRow } from '#server/platform/db/schema/billing.table.ts';
import { type StripeInvoiceRow, type StripeStatus, stripeInvoices } from '#server/platform/db/schema/stripe.table.ts';
import type { Services } from '#server/services.ts';
import { findStripeInvoice, ofStripeInvoice } from './collect-later.ts';

/** States go one way: what arrives late changes nothing. Money that came comes in whatever the state. */
const ranks: Record<StripeStatus, number> = {
  waiting: 0,
  draft: 1,
  open: 2,
  uncollectible: 3,
  void: 4,
  paid: 5,
  left: 6,
};

const statusOf = ({ status }: Stripe.Invoice): StripeStatus =>
  status !== null && status in ranks ? (status as StripeStatus) : 'open';

/** Adds a payment that Stripe told of, and tells buyer and log. */
async function notePayment(
  tx: Tx,
  services: Services,
  sale: InvoiceRow,
  payment: { amount: number; status: 'paid' | 'failed'; description: string },
): Promise<void> {
  const { id: invoiceId, sellerId, buyerId, currency } = sale;
  const row = await addPayment(
    tx,
    services,
    { invoiceId, sellerId, buyerId, currency },
    { ...payment, source: 'stripe' },
  );
  await tellOfPayment(tx, services, sale, row);
  const scope = { services, workspaceId: sellerId, actor: null };
  const object = { kind: 'payment', id: row.id };
  await recordChange(tx, scope, 'payment.recorded', { object, after: toldOfPayment(row, sale) });
}

/** Does something with an invoice and its row there, while no one else books between the two. */
export function holdInvoice<T>(
  services: Services,
  { workspaceId, invoiceId }: Pick<StripeInvoiceRow, 'workspaceId' | 'invoiceId'>,
  work: (tx: Tx, sale: InvoiceRow, row: StripeInvoiceRow) => Promise<T>,
): Promise<T> {
  return services.db.system('sale', async (tx) => {
    const sale = await holdSale(tx, workspaceId, invoiceId);
    return work(tx, sale, (await findStripeInvoice(tx, workspaceId, invoiceId))!);
  });
}

const change = (tx: Tx, { workspaceId, invoiceId }: StripeInvoiceRow, set: Partial<StripeInvoiceRow>) =>
  tx.update(stripeInvoices).set(set).where(ofStripeInvoice(workspaceId, invoiceId));

/** Takes over what Stripe says of an invoice: its state, where it can be paid, and what was paid. Again changes nothing. */
export function applyInvoice(
  services: Services,
  at: StripeInvoiceRow,
  told: Stripe.Invoice,
): Promise<StripeInvoiceRow> {
  return holdInvoice(services, at, async (tx, sale, row) => {
    const status = ranks[statusOf(told)] > ranks[row.status] ? statusOf(told) : row.status;
    const came = told.amount_paid - row.booked;
    const set = {
      status,
      hostedUrl: told.hosted_invoice_url ?? row.hostedUrl,
      checkedAt: new Date(services.clock.now()),
      stripeId: told.id,
      booked: Math.max(row.booked, told.amount_paid),
      ...(status !== 'open' && status !== 'draft' && { nextTry: null, problem: null }),
    };
    await change(tx, row, set);
    if (came > 0) await notePayment(tx, services, sale, { amount: came, status: 'paid', description: 'Paid online' });
    return { ...row, ...set };
  });
}

/** Milliseconds behind a charge that failed until the card is tried again; behind the last one it is left to the buyer. */
const dayMs = 86_400_000;
const waits = [dayMs, 3 * dayMs, 5 * dayMs];

/** Notes that a charge failed, once for each try. */
export function noteFailure(services: Services, at: StripeInvoiceRow, amount: number, problem: string): Promise<void> {
  return holdInvoice(services, at, async (tx, sale, row) => {
    if (row.attempts !== at.attempts) return;
    const wait = waits[row.attempts];
    const nextTry = wait === undefined ? null : new Date(services.clock.now() + wait);
    await change(tx, row, { attempts: row.attempts + 1, nextTry, problem });
    await notePayment(tx, services, sale, { amount, status: 'failed', description: 'Card not charged' });
  });
}

/** The card was asked: no one asks it again meanwhile. */
export const noteOnItsWay = ({ db }: Services, row: StripeInvoiceRow) =>
  db.tenant(row.workspaceId, (tx) => change(tx, row, { nextTry: null }));

/** Keeps why the last try did not come further, for the pages; null when it did. */
export const noteProblem = ({ db }: Services, row: StripeInvoiceRow, problem: string | null) =>
  db.tenant(row.workspaceId, (tx) => change(tx, row, { problem }));
