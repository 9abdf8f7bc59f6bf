import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt, lt } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Checkout } from '#domain/billing/billing.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findPlanVersion } from '#server/billing/read-plans.ts';
import { subscribe } from '#server/billing/subscribe.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CheckoutRow, paymentCheckouts, paymentCustomers } from '#server/platform/db/schema/stripe.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { openStripe, whileWaited } from './client.ts';
import { collectOpen } from './collect-later.ts';
import { cardOf, ensureCustomer, ofCustomer } from './customers.ts';
import { findProvider, type Provider } from './providers.ts';

/** Where people come back to from the provider's pages. */
const returnPath = '/dashboard/settings/billing';
/** Milliseconds for which a page of Stripe's can be used. */
const openMs = 24 * 3_600_000;

const ofCheckout = ({ workspaceId, id }: Pick<CheckoutRow, 'workspaceId' | 'id'>) =>
  and(eq(paymentCheckouts.workspaceId, workspaceId), eq(paymentCheckouts.id, id));

async function readCheckout(tx: Tx, workspaceId: string, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await tx.select().from(paymentCheckouts).where(ofCheckout({ workspaceId, id }));
  return row;
}

interface Wanted {
  id: string;
  provider: Provider;
  currency: string;
  plan: { id: string; version: number; termsUrl: string | null; couponId: string | null } | null;
}

/**
 * Begins a visit to the page where a card is put down, and answers its address. The same again leads to the same page.
 * @throws AppError payment_unavailable, conflict
 */
export async function beginCheckout(scope: Scope, { id, provider, currency, plan }: Wanted): Promise<string> {
  const { services, workspaceId, actor, origin = services.config.publicUrl } = scope;
  const { sellerId, identity } = provider;
  const row = {
    workspaceId,
    id,
    sellerId,
    identity,
    origin,
    userId: actor?.userId ?? null,
    status: 'open' as const,
    planId: plan?.id ?? null,
    planVersion: plan?.version ?? null,
    termsUrl: plan?.termsUrl ?? null,
    couponId: plan?.couponId ?? null,
    createdAt: new Date(services.clock.now()),
  };
  const kept = await services.db.tenant(workspaceId, async (tx) => {
    await tx.insert(paymentCheckouts).values(row).onConflictDoNothing();
    return (await readCheckout(tx, workspaceId, id))!;
  });
  if (kept.url !== null) return kept.url;
  return whileWaited(services, async () => {
    const stripe = await openStripe(services, provider);
    const customer = await ensureCustomer(services, stripe, provider, workspaceId);
    const metadata = { parley_checkout: id };
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'setup',
        customer,
        currency: currency.toLowerCase(),
        metadata,
        setup_intent_data: { metadata },
        success_url: `${kept.origin}${returnPath}?checkout=${id}`,
        cancel_url: `${kept.origin}${returnPath}?checkout=${id}`,
      },
      { idempotencyKey: `checkout:${id}` },
    );
    await services.db.tenant(workspaceId, (tx) =>
      tx
        .update(paymentCheckouts)
        .set({ stripeId: session.id, url: session.url })
        .where(ofCheckout({ workspaceId, id })),
    );
    return session.url!;
  });
}

const end = ({ db }: Services, row: CheckoutRow, problem: string | null) =>
  db.tenant(row.workspaceId, (tx) =>
    tx.update(paymentCheckouts).set({ status: 'ended', problem }).where(ofCheckout(row)),
  );

/** Keeps the card, has what is open charged to it, and tells of it; once for each visit. */
async function keepCard(services: Services, row: CheckoutRow, method: Stripe.PaymentMethod): Promise<void> {
  const { workspaceId, sellerId } = row;
  const between = { sellerId, buyerId: workspaceId };
  const card = cardOf(method);
  await services.db.system('sale', async (tx) => {
    await advisoryLock(tx, `checkout:${row.id}`);
    const now = await readCheckout(tx, workspaceId, row.id);
    const [customer] = await tx.select().from(paymentCustomers).where(ofCustomer(between));
    // Of a plan that is still to begin, it may be kept already.
    if (now?.status !== 'open' || isDeepStrictEqual(customer?.card, card)) return void (await closeWithoutPlan(tx));
    await tx.update(paymentCustomers).set({ card }).where(ofCustomer(between));
    await collectOpen(tx, services, between);
    await closeWithoutPlan(tx);
    const { brand, last4 } = card;
    const object = { kind: 'workspace', id: workspaceId };
    const scope = { services, workspaceId, actor: null };
    await recordChange(tx, scope, 'payment-method.set', { object, after: { brand, last4 } });
  });

  async function closeWithoutPlan(tx: Tx): Promise<void> {
    if (row.planId === null) await tx.update(paymentCheckouts).set({ status: 'done' }).where(ofCheckout(row));
  }
}

/** Begins the plan that the visit was about, as it was agreed to. */
async function beginPlan(services: Services, row: CheckoutRow): Promise<void> {
  const { workspaceId, id, planId, planVersion, termsUrl, couponId } = row;
  if (planId === null || planVersion === null) return;
  const note = (tx: Tx) => tx.update(paymentCheckouts).set({ status: 'done' }).where(ofCheckout(row));
  try {
    await subscribe({ services, workspaceId, actor: null }, planId, id, {
      version: planVersion,
      termsUrl,
      note,
      couponId: couponId ?? undefined,
      // At the prices that were shown before the visit.
      at: row.createdAt.getTime(),
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await end(services, row, error.message);
  }
}

/** Looks how a visit ended, and does what follows. Again, and from several sides at once, changes nothing. */
async function settle(services: Services, row: CheckoutRow): Promise<void> {
  if (row.status !== 'open' || row.stripeId === null) return;
  const provider = await services.db.system('sale', (tx) => findProvider(tx, services, row.sellerId));
  if (provider?.identity !== row.identity) {
    return void (await end(services, row, 'The seller has changed how you pay for this plan. Choose the plan again.'));
  }
  const stripe = await openStripe(services, provider);
  const session = await stripe.checkout.sessions.retrieve(row.stripeId, { expand: ['setup_intent.payment_method'] });
  if (session.status === 'expired') return void (await end(services, row, null));
  const intent = session.setup_intent;
  if (session.status !== 'complete' || intent === null || typeof intent === 'string') return;
  const method = intent.payment_method;
  if (intent.status !== 'succeeded' || method === null || typeof method === 'string') return;
  const customer = typeof session.customer === 'string' ? session.customer : session.customer!.id;
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
  await keepCard(services, row, method);
  await beginPlan(services, row);
}

/** Where a visit of the workspace stands. @throws AppError not_found, payment_unavailable */
export async function settleCheckout({ services, workspaceId }: Scope, id: string): Promise<Checkout> {
  const read = () => services.db.tenant(workspaceId, (tx) => readCheckout(tx, workspaceId, id));
  const row = await read();
  if (row === undefined) throw new AppError('not_found', 'Checkout not found. Check the ID.');
  await whileWaited(services, () => settle(services, row));
  const { status, problem, planId, planVersion, sellerId } = (await read())!;
  const plan =
    planId && planVersion
      ? await services.db.tenant(sellerId, (tx) => findPlanVersion(tx, sellerId, planId, planVersion))
      : undefined;
  return { status, problem, plan: plan?.plan.name ?? null };
}

async function settleOfSeller(services: Services, sellerId: string, which: ReturnType<typeof eq>): Promise<void> {
  const its = and(eq(paymentCheckouts.sellerId, sellerId), which);
  const [row] = await services.db.system('sale', (tx) => tx.select().from(paymentCheckouts).where(its));
  if (row !== undefined) await settle(services, row);
}

/** The same, as an event of the seller's account names it. */
export const settleByStripeId = (services: Services, sellerId: string, stripeId: string) =>
  settleOfSeller(services, sellerId, eq(paymentCheckouts.stripeId, stripeId));

/** The same, by the note that we left there. */
export const settleById = (services: Services, sellerId: string, id: string) =>
  /^[0-9a-f-]{36}$/.test(id) ? settleOfSeller(services, sellerId, eq(paymentCheckouts.id, id)) : Promise.resolve();

/** Settles visits of which nothing was heard, and ends those whose page is closed. */
export async function settleOpen(services: Services): Promise<void> {
  const now = services.clock.now();
  const isOpen = eq(paymentCheckouts.status, 'open');
  const since = new Date(now - 2 * openMs);
  const rows = await services.db.system('sale', (tx) =>
    tx
      .select()
      .from(paymentCheckouts)
      .where(and(isOpen, gt(paymentCheckouts.createdAt, since)))
      .limit(200),
  );
  for (const row of rows) {
    await settle(services, row).catch((error: Error) => {
      services.log.warn({ reason: error.message }, 'a checkout could not be settled now');
    });
  }
  await services.db.system('sale', (tx) =>
    tx
      .update(paymentCheckouts)
      .set({ status: 'ended' })
      .where(and(isOpen, lt(paymentCheckouts.createdAt, since))),
  );
}
