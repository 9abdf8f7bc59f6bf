import { and, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { creditInvoice } from '#server/billing/invoices/credit-notes.ts';
import { addPayment, findSale, tellOfPayment, toldOfPayment } from '#server/billing/invoices/payments.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { payments } from '#server/platform/db/schema/billing.table.ts';
import { type StripeInvoiceRow, stripeInvoices } from '#server/platform/db/schema/stripe.table.ts';
import type { Services } from '#server/services.ts';
import { holdInvoice } from './apply-invoice.ts';
import { findStripeInvoice, ofStripeInvoice } from './collect-later.ts';
import { idOfStripe } from './id-of-stripe.ts';

/** Books one: taken back by a credit note of ours, and paid back by it. Again changes nothing. */
async function bookRefund(services: Services, row: StripeInvoiceRow, refund: Stripe.Refund): Promise<void> {
  const { workspaceId, invoiceId } = row;
  const scope = { services, workspaceId, actor: null };
  const sale = await services.db.tenant(workspaceId, (tx) => findSale(tx, workspaceId, invoiceId));
  const amount = Math.min(refund.amount, sale.gross - sale.credited);
  // What was credited here before is only paid back there.
  if (amount > 0) {
    const reason = 'Refunded by the payment provider';
    await creditInvoice(scope, invoiceId, { amount, reason, payBack: false }, idOfStripe(refund, 'credit'));
  }
  await holdInvoice(services, row, async (tx, held, now) => {
    const id = idOfStripe(refund, 'payment');
    const same = and(eq(payments.workspaceId, workspaceId), eq(payments.id, id));
    const [done] = await tx.select({ id: payments.id }).from(payments).where(same);
    if (done !== undefined) return;
    const { sellerId, buyerId, currency } = held;
    const payment = { id, amount: -refund.amount, status: 'paid', source: 'stripe', description: 'Refunded' } as const;
    const made = await addPayment(tx, services, { invoiceId, sellerId, buyerId, currency }, payment);
    const refunded = now.refunded + refund.amount;
    await tx.update(stripeInvoices).set({ refunded }).where(ofStripeInvoice(workspaceId, invoiceId));
    await tellOfPayment(tx, services, held, made);
    const object = { kind: 'payment', id };
    await recordChange(tx, scope, 'payment.recorded', { object, after: toldOfPayment(made, held) });
  });
}

/** Books what was paid back at Stripe itself, by someone who did not do it here. */
export async function bookOutsideRefunds(
  services: Services,
  stripe: Stripe,
  sellerId: string,
  invoiceId: string,
  paymentIntent: string,
): Promise<void> {
  const row = await services.db.tenant(sellerId, (tx) => findStripeInvoice(tx, sellerId, invoiceId));
  if (row === undefined || row.stripeId === null || row.status === 'left') return;
  const own = new Set<string>();
  for await (const note of stripe.creditNotes.list({ invoice: row.stripeId, limit: 100 })) {
    for (const { refund } of note.refunds) own.add(typeof refund === 'string' ? refund : refund.id);
  }
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })) {
    if (refund.status === 'succeeded' && !own.has(refund.id)) await bookRefund(services, row, refund);
  }
}
