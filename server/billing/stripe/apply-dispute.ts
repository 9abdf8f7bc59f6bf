import { and, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { addPayment, ofBoth, toldOfPayment } from '#server/billing/invoices/payments.ts';
import { tellSeller } from '#server/billing/invoices/tell-seller.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { invoices, payments } from '#server/platform/db/schema/billing.table.ts';
import type { Services } from '#server/services.ts';
import { holdInvoice } from './apply-invoice.ts';
import { findStripeInvoice } from './collect-later.ts';
import { idOfStripe } from './id-of-stripe.ts';

/** How a dispute stands: an inquiry that was closed took no money, like one that was won. */
function stateOf({ status }: Stripe.Dispute): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}

/**
 * Takes over how a dispute of a payment stands: the invoice says so while it is open, and what the bank took back is due
 * again. Again changes nothing.
 */
export async function applyDispute(
  services: Services,
  sellerId: string,
  invoiceId: string,
  dispute: Stripe.Dispute,
): Promise<void> {
  const row = await services.db.tenant(sellerId, (tx) => findStripeInvoice(tx, sellerId, invoiceId));
  if (row === undefined || row.status === 'left') return;
  const state = stateOf(dispute);
  const scope = { services, workspaceId: sellerId, actor: null };
  await holdInvoice(services, row, async (tx, sale) => {
    const { buyerId, currency, number } = sale;
    const paymentId = idOfStripe(dispute, 'dispute');
    const same = and(eq(payments.workspaceId, sellerId), eq(payments.id, paymentId));
    const [booked] = await tx.select({ id: payments.id }).from(payments).where(same);
    // What the bank has decided stays decided, whatever arrives late.
    if (booked !== undefined) return;
    await tx
      .update(invoices)
      .set({ disputed: state === 'open' })
      .where(ofBoth(invoices, sale, invoiceId));
    const words = { id: invoiceId, number, amount: dispute.amount, currency, state };
    const about = { sellerId, buyerId, once: `dispute:${dispute.id}:${state}` };
    await tellSeller(tx, services, about, 'client-payment-disputed', words);
    if (state !== 'lost') return;
    const payment = { status: 'paid', source: 'stripe', description: 'Reversed by the bank' } as const;
    const paid = { invoiceId, sellerId, buyerId, currency };
    const lost = { ...payment, id: paymentId, amount: -dispute.amount, reopens: true };
    const made = await addPayment(tx, services, paid, lost);
    const object = { kind: 'payment', id: paymentId };
    await recordChange(tx, scope, 'payment.recorded', { object, after: toldOfPayment(made, sale) });
  });
}
