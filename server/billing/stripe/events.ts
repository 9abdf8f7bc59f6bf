import { and, eq, lt } from 'drizzle-orm';
import type Stripe from 'stripe';
import { webhookEvents } from '#domain/billing/payment-provider.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { paymentCustomers, stripeEvents, stripeInvoices } from '#server/platform/db/schema/stripe.table.ts';
import type { Services } from '#server/services.ts';
import { applyDispute } from './apply-dispute.ts';
import { settleById, settleByStripeId } from './checkouts.ts';
import { openStripe, stripeError } from './client.ts';
import { collectInvoice } from './collect-invoice.ts';
import { refreshCard } from './customers.ts';
import { bookOutsideRefunds } from './outside-refunds.ts';
import { findProvider } from './providers.ts';
import type { StripeEvent } from './stripe-event.ts';

/** The job that does what follows from an event. */
export const eventJob = 'stripe.event';
/** Milliseconds that events are kept: Stripe sends one again for some days. */
const keptMs = 90 * 86_400_000;

const ofEvent = (sellerId: string, id: string) => and(eq(stripeEvents.workspaceId, sellerId), eq(stripeEvents.id, id));

/** Keeps an event and its job, in one transaction; one that is kept already changes nothing. */
export function keepEvent({ db, jobs, clock }: Services, sellerId: string, event: StripeEvent): Promise<void> {
  const { id, type, created, data } = event;
  const isKnown = (webhookEvents as readonly string[]).includes(type);
  return db.tenant(sellerId, async (tx) => {
    const row = {
      workspaceId: sellerId,
      id,
      type,
      objectKind: data.object.object,
      objectId: data.object.id ?? null,
      happenedAt: new Date(created * 1000),
      receivedAt: new Date(clock.now()),
      status: isKnown ? ('waiting' as const) : ('ignored' as const),
    };
    const [kept] = await tx.insert(stripeEvents).values(row).onConflictDoNothing().returning();
    if (kept !== undefined && isKnown) await jobs.enqueue(tx, eventJob, { workspaceId: sellerId, eventId: id });
  });
}

/** The invoice here of one there; its own note says which, where we were killed before we kept its id. */
async function invoiceOf({ db }: Services, sellerId: string, stripeId: string, stripe: Stripe): Promise<string | null> {
  const its = and(eq(stripeInvoices.workspaceId, sellerId), eq(stripeInvoices.stripeId, stripeId));
  const [row] = await db.tenant(sellerId, (tx) => tx.select().from(stripeInvoices).where(its));
  if (row !== undefined) return row.invoiceId;
  const { metadata } = await stripe.invoices.retrieve(stripeId);
  return metadata?.parley_invoice ?? null;
}

/** The invoice here that a payment there is of, with the payment's id. */
async function invoicePaidBy(
  services: Services,
  sellerId: string,
  stripe: Stripe,
  paid: string | { id: string } | null,
): Promise<{ invoiceId: string; id: string } | null> {
  const id = typeof paid === 'string' ? paid : paid?.id;
  if (id === undefined) return null;
  const { data } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: id } });
  const invoice = data[0]?.invoice;
  if (invoice === undefined) return null;
  const stripeId = typeof invoice === 'string' ? invoice : invoice.id;
  const invoiceId = await invoiceOf(services, sellerId, stripeId, stripe);
  return invoiceId === null ? null : { invoiceId, id };
}

/** Looks what was paid back of a payment, here or at Stripe, and has it booked. */
async function followRefund(
  services: Services,
  sellerId: string,
  stripe: Stripe,
  paid: string | { id: string } | null,
) {
  const found = await invoicePaidBy(services, sellerId, stripe, paid);
  if (found === null) return;
  await collectInvoice(services, sellerId, found.invoiceId);
  await bookOutsideRefunds(services, stripe, sellerId, found.invoiceId, found.id);
}

/** Has an invoice say how the dispute of its payment stands. */
async function followDispute(services: Services, sellerId: string, stripe: Stripe, dispute: Stripe.Dispute) {
  const found = await invoicePaidBy(services, sellerId, stripe, dispute.payment_intent);
  if (found === null) return;
  await collectInvoice(services, sellerId, found.invoiceId);
  await applyDispute(services, sellerId, found.invoiceId, dispute);
}

/** Has the card asked for anew that a customer there pays with. */
async function refreshCardOf(services: Services, sellerId: string, stripe: Stripe, stripeId: string): Promise<void> {
  const its = and(eq(paymentCustomers.sellerId, sellerId), eq(paymentCustomers.stripeId, stripeId));
  const [row] = await services.db.system('sale', (tx) => tx.select().from(paymentCustomers).where(its));
  if (row !== undefined) await refreshCard(services, stripe, row);
}

/** Asks how the thing is now that an event is about, and acts by that: what the event itself said may be old. */
async function follow(services: Services, sellerId: string, stripe: Stripe, kind: string, id: string): Promise<void> {
  const collect = async (invoiceId: string | null) => {
    if (invoiceId !== null) await collectInvoice(services, sellerId, invoiceId);
  };
  if (kind === 'invoice') await collect(await invoiceOf(services, sellerId, id, stripe));
  else if (kind === 'checkout.session') await settleByStripeId(services, sellerId, id);
  else if (kind === 'setup_intent') {
    const { metadata } = await stripe.setupIntents.retrieve(id);
    if (metadata?.parley_checkout) await settleById(services, sellerId, metadata.parley_checkout);
  } else if (kind === 'customer') await refreshCardOf(services, sellerId, stripe, id);
  else if (kind === 'charge') {
    await followRefund(services, sellerId, stripe, (await stripe.charges.retrieve(id)).payment_intent);
  } else if (kind === 'dispute') await followDispute(services, sellerId, stripe, await stripe.disputes.retrieve(id));
  else if (kind === 'refund') {
    await followRefund(services, sellerId, stripe, (await stripe.refunds.retrieve(id)).payment_intent);
  }
}

/** Does what follows from an event, once or more often. @throws what may pass, to be tried again */
export async function handleEvent(services: Services, sellerId: string, eventId: string): Promise<void> {
  const found = await services.db.system('sale', async (tx) => {
    const [row] = await tx.select().from(stripeEvents).where(ofEvent(sellerId, eventId));
    return row && { row, provider: await findProvider(tx, services, sellerId) };
  });
  if (found === undefined || found.row.status !== 'waiting') return;
  const { row, provider } = found;
  const end = (status: 'done' | 'ignored') =>
    services.db.tenant(sellerId, (tx) => tx.update(stripeEvents).set({ status }).where(ofEvent(sellerId, eventId)));
  if (provider === null || row.objectKind === null || row.objectId === null) return void (await end('ignored'));
  try {
    await follow(services, sellerId, await openStripe(services, provider), row.objectKind, row.objectId);
  } catch (error) {
    // It is gone there: nothing follows any more.
    if (stripeError(error)?.status !== 404) throw error;
    return void (await end('ignored'));
  }
  await end('done');
}

/** Forgets events that no one sends again. In a transaction of the system's. */
export const forgetEvents = (tx: Tx, now: number) =>
  tx.delete(stripeEvents).where(lt(stripeEvents.receivedAt, new Date(now - keptMs)));
