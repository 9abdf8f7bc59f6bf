import { and, eq, inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import { addPayment, ofBoth, settleMoney, tellOfPayment, toldOfPayment } from '#server/billing/invoices/payments.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { payments } from '#server/platform/db/schema/billing.table.ts';
import {
  type CorrectionRow,
  type StripeInvoiceRow,
  stripeCorrections,
  stripeInvoices,
} from '#server/platform/db/schema/stripe.table.ts';
import type { Services } from '#server/services.ts';
import { holdInvoice } from './apply-invoice.ts';
import { isPassing, problemOf } from './client.ts';
import { findStripeInvoice, ofStripeInvoice, tellStripe } from './collect-later.ts';

const ofCorrection = ({ workspaceId, id }: Pick<CorrectionRow, 'workspaceId' | 'id'>) =>
  and(eq(stripeCorrections.workspaceId, workspaceId), eq(stripeCorrections.id, id));

interface Credited {
  /** The credit note's. */
  id: string;
  invoiceId: string;
  sellerId: string;
  buyerId: string;
  currency: StripeSale['currency'];
  /** What it takes back of what was paid. */
  fromPaid: number;
  payBack: boolean;
}
type StripeSale = Parameters<typeof addPayment>[2];

/**
 * Has Stripe hear of a credit note, in its transaction: of what was paid there it is paid back there. Answers whether
 * that is so; otherwise money goes back by hand.
 */
export async function correctLater(tx: Tx, services: Services, credited: Credited): Promise<boolean> {
  const { id, invoiceId, sellerId, buyerId, currency, fromPaid, payBack } = credited;
  const row = await findStripeInvoice(tx, sellerId, invoiceId);
  if (row === undefined || row.status === 'left') return false;
  await tellStripe(tx, services, sellerId, invoiceId);
  const there = row.booked - row.refunded;
  if (fromPaid <= 0 || row.booked === 0) return false;
  // What was set off or paid otherwise stays credit: the card never paid it.
  const refund = payBack ? Math.min(fromPaid, there) : 0;
  const paymentId = refund > 0 ? newId() : null;
  const createdAt = new Date(services.clock.now());
  const correction = { workspaceId: sellerId, id, invoiceId, amount: fromPaid, refund, paymentId };
  await tx.insert(stripeCorrections).values({ ...correction, status: 'waiting', createdAt });
  if (paymentId !== null) {
    const payment = { id: paymentId, amount: -refund, status: 'pending', source: 'stripe' } as const;
    await addPayment(tx, services, { invoiceId, sellerId, buyerId, currency }, { ...payment, description: 'Refunded' });
    await tx
      .update(stripeInvoices)
      .set({ refunded: row.refunded + refund })
      .where(ofStripeInvoice(sellerId, invoiceId));
  }
  return true;
}

/** Notes how a correction ended, and the payment with it. Once. */
function settle(
  services: Services,
  at: CorrectionRow,
  stripeId: string | null,
  end: 'done' | 'refused',
  problem: string | null,
) {
  return holdInvoice(services, at, async (tx, sale, row) => {
    const [now] = await tx.select().from(stripeCorrections).where(ofCorrection(at));
    if (now === undefined || now.status === 'done' || now.status === 'refused') return;
    await tx.update(stripeCorrections).set({ status: end, problem, stripeId }).where(ofCorrection(at));
    if (now.paymentId === null) return;
    const its = ofBoth(payments, sale, now.paymentId);
    const settledAt = new Date(services.clock.now());
    const status = end === 'done' ? ('paid' as const) : ('failed' as const);
    const [payment] = await tx.update(payments).set({ status, settledAt }).where(its).returning();
    const { id: invoiceId, sellerId, buyerId, currency } = sale;
    if (end === 'done') await settleMoney(tx, services, { invoiceId, sellerId, buyerId, currency }, payment!);
    else {
      const refunded = row.refunded - now.refund;
      await tx.update(stripeInvoices).set({ refunded }).where(ofStripeInvoice(sellerId, invoiceId));
    }
    await tellOfPayment(tx, services, sale, payment!);
    const scope = { services, workspaceId: sellerId, actor: null };
    const object = { kind: 'payment', id: now.paymentId };
    await recordChange(tx, scope, 'payment.recorded', { object, after: toldOfPayment(payment!, sale) });
  });
}

/** The credit note there of one here; looked for before it is made. */
async function findNote(stripe: Stripe, invoice: string, id: string): Promise<Stripe.CreditNote | undefined> {
  for await (const one of stripe.creditNotes.list({ invoice, limit: 100 })) {
    if (one.metadata?.parley_credit === id) return one;
  }
  return undefined;
}

/** Issues one at Stripe, with the money that goes back there. What was not paid back is kept here, not there. */
async function issue(
  stripe: Stripe,
  correction: CorrectionRow,
  invoice: Stripe.Invoice,
): Promise<Stripe.CreditNote | undefined> {
  const known = await findNote(stripe, invoice.id, correction.id);
  if (known !== undefined) return known;
  const left = invoice.total - invoice.post_payment_credit_notes_amount - invoice.pre_payment_credit_notes_amount;
  const amount = Math.min(correction.amount, left);
  if (amount <= 0) return undefined;
  const refund = Math.min(correction.refund, amount);
  return stripe.creditNotes.create(
    {
      invoice: invoice.id,
      amount,
      metadata: { parley_credit: correction.id },
      ...(refund > 0 && { refund_amount: refund }),
      ...(amount > refund && { out_of_band_amount: amount - refund }),
    },
    { idempotencyKey: `credit:${correction.id}` },
  );
}

/** How the money is getting on that a credit note sends back. */
async function stateOf(stripe: Stripe, note: Stripe.CreditNote): Promise<'sent' | 'done' | 'refused'> {
  const states: string[] = [];
  for (const { refund } of note.refunds) {
    const { status } = await stripe.refunds.retrieve(typeof refund === 'string' ? refund : refund.id);
    states.push(status ?? 'pending');
  }
  if (states.some((state) => state === 'failed' || state === 'canceled')) return 'refused';
  return states.every((state) => state === 'succeeded') ? 'done' : 'sent';
}

/** Sends credit notes of an invoice that was paid, and looks how money gets back. Again changes nothing. */
export async function sendCorrections(
  services: Services,
  stripe: Stripe,
  row: StripeInvoiceRow,
  invoice: Stripe.Invoice,
): Promise<void> {
  const open = await services.db.tenant(row.workspaceId, (tx) =>
    tx
      .select()
      .from(stripeCorrections)
      .where(
        and(
          eq(stripeCorrections.workspaceId, row.workspaceId),
          eq(stripeCorrections.invoiceId, row.invoiceId),
          inArray(stripeCorrections.status, ['waiting', 'sent']),
        ),
      )
      .orderBy(stripeCorrections.id),
  );
  for (const correction of open) {
    try {
      const now = await stripe.invoices.retrieve(invoice.id);
      const note = await issue(stripe, correction, now);
      const state = note === undefined ? 'refused' : await stateOf(stripe, note);
      if (state !== 'sent') {
        const problem = state === 'refused' ? 'The refund to the card failed.' : null;
        await settle(services, correction, note?.id ?? null, state, problem);
      } else {
        const set = { status: 'sent' as const, stripeId: note!.id };
        await services.db.tenant(row.workspaceId, (tx) =>
          tx.update(stripeCorrections).set(set).where(ofCorrection(correction)),
        );
      }
    } catch (error) {
      if (isPassing(error)) throw error;
      await settle(services, correction, null, 'refused', problemOf(error));
    }
  }
}
