import type Stripe from 'stripe';
import { dueOf, findSale } from '#server/billing/invoices/payments.ts';
import type { InvoiceRow } from '#server/platform/db/schema/billing.table.ts';
import { type StripeInvoiceRow, stripeInvoices } from '#server/platform/db/schema/stripe.table.ts';
import type { Services } from '#server/services.ts';
import { applyInvoice, noteFailure, noteOnItsWay, noteProblem } from './apply-invoice.ts';
import { isPassing, openStripe, problemOf, stripeError } from './client.ts';
import { findStripeInvoice, ofStripeInvoice } from './collect-later.ts';
import { composeInvoice } from './compose-invoice.ts';
import { sendCorrections } from './corrections.ts';
import { findCustomer, refreshCard } from './customers.ts';
import { findProvider, type Provider } from './providers.ts';

/** What a person reads of a card that was not charged. */
function refusalOf(told: NonNullable<ReturnType<typeof stripeError>>): string {
  return told.code === 'invoice_payment_intent_requires_action' || told.code === 'authentication_required'
    ? 'Your bank needs you to confirm the payment. Pay from the invoice page.'
    : `Your card wasn’t charged: ${told.message.slice(0, 200)}`;
}

/** Charges the card, when there is one and it is time to. Each try has a key of its own, so that one charges once. */
async function charge(
  services: Services,
  stripe: Stripe,
  provider: Provider,
  row: StripeInvoiceRow,
  invoice: Stripe.Invoice,
): Promise<Stripe.Invoice> {
  if (row.nextTry === null || row.nextTry.getTime() > services.clock.now()) return invoice;
  const between = { sellerId: row.workspaceId, buyerId: row.buyerId };
  const customer = await services.db.tenant(row.buyerId, (tx) => findCustomer(tx, between, provider));
  if (!customer?.card || (await refreshCard(services, stripe, customer)) === null) return invoice;
  try {
    const { id, invoice_settings: settings } = (await stripe.customers.retrieve(customer.stripeId!)) as Stripe.Customer;
    const method = settings.default_payment_method;
    if (!id || method === null) return invoice;
    const payment_method = typeof method === 'string' ? method : method.id;
    const idempotencyKey = `pay:${row.invoiceId}:${row.attempts}:${payment_method}`;
    const paid = await stripe.invoices.pay(invoice.id, { payment_method }, { idempotencyKey });
    // A bank that takes days answers by itself.
    if (paid.status === 'open') await noteOnItsWay(services, row);
    return paid;
  } catch (error) {
    const told = stripeError(error);
    if (told?.status !== 402) throw error;
    await noteFailure(services, row, invoice.amount_remaining, refusalOf(told));
    return stripe.invoices.retrieve(invoice.id);
  }
}

/** Has Stripe ask for no more than is due here: less by a credit note, nothing by voiding. */
async function lessen(stripe: Stripe, invoice: Stripe.Invoice, sale: InvoiceRow): Promise<Stripe.Invoice> {
  const due = dueOf(sale);
  if (invoice.status !== 'open' || invoice.amount_remaining <= due) return invoice;
  if (due === 0) return stripe.invoices.voidInvoice(invoice.id, {}, { idempotencyKey: `void:${sale.id}` });
  const amount = invoice.amount_remaining - due;
  const params = { invoice: invoice.id, amount, metadata: { parley_due: String(due) } };
  await stripe.creditNotes.create(params, { idempotencyKey: `lessen:${sale.id}:${due}` });
  return stripe.invoices.retrieve(invoice.id);
}

/** What was begun at an account that is not the seller's any more is collected by hand. */
const leave = ({ db }: Services, { workspaceId, invoiceId }: StripeInvoiceRow) =>
  db.tenant(workspaceId, (tx) =>
    tx
      .update(stripeInvoices)
      .set({ status: 'left', hostedUrl: null, nextTry: null, problem: null })
      .where(ofStripeInvoice(workspaceId, invoiceId)),
  );

/**
 * Brings an invoice to where it belongs at Stripe, and takes over what was paid there. Each step looks first at what is
 * done: killed anywhere, run twice or late, it makes, charges and books nothing twice.
 * @throws what may pass, to be tried again
 */
export async function collectInvoice(services: Services, sellerId: string, invoiceId: string): Promise<void> {
  const found = await services.db.system('sale', async (tx) => {
    const row = await findStripeInvoice(tx, sellerId, invoiceId);
    if (row === undefined || row.status === 'left') return undefined;
    return { row, provider: await findProvider(tx, services, sellerId), sale: await findSale(tx, sellerId, invoiceId) };
  });
  if (found === undefined) return;
  const { provider, sale } = found;
  let { row } = found;
  if (provider?.identity !== row.identity) {
    if (row.stripeId === null || ['waiting', 'draft', 'open'].includes(row.status)) await leave(services, row);
    return;
  }
  try {
    // Paid by hand before Stripe ever heard of it.
    if (row.stripeId === null && dueOf(sale) === 0) return void (await leave(services, row));
    const stripe = await openStripe(services, provider);
    let invoice = await composeInvoice(services, stripe, provider, row, sale);
    row = await applyInvoice(services, row, invoice);
    const now = await services.db.tenant(sellerId, (tx) => findSale(tx, sellerId, invoiceId));
    invoice = await lessen(stripe, invoice, now);
    if (invoice.status === 'open') invoice = await charge(services, stripe, provider, row, invoice);
    row = await applyInvoice(services, row, invoice);
    await sendCorrections(services, stripe, row, invoice);
    if (row.problem !== null && row.attempts === 0) await noteProblem(services, row, null);
  } catch (error) {
    // That a card was refused is worth more to know.
    if (!isPassing(error) || row.attempts === 0) await noteProblem(services, row, problemOf(error));
    services.log.warn({ reason: problemOf(error), invoiceId }, 'an invoice could not be collected now');
    if (isPassing(error) || stripeError(error) === undefined) throw error;
  }
}
