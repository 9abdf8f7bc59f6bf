import { AppError } from '#domain/platform/errors.ts';
import { findSeller } from '#server/billing/invoices/find-seller.ts';
import { quotePlan, requireAgreed } from '#server/billing/invoices/quote.ts';
import { findCurrent } from '#server/billing/periods.ts';
import { type Confirmed, subscribe } from '#server/billing/subscribe.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { beginCheckout } from './checkouts.ts';
import { openStripe, whileWaited } from './client.ts';
import { ensureCustomer } from './customers.ts';
import { findProvider, type Provider } from './providers.ts';

/**
 * Takes a plan as its quote says: at once, or by way of the page where a card is put down, whose address is answered.
 * @param id the same again takes it once
 * @throws AppError not_found, conflict, payment_unavailable
 */
export async function takePlan(
  scope: Scope,
  planId: string,
  agreed: { version: number; termsUrl: string | null; coupon?: string | undefined } & Confirmed,
  id = newId(),
): Promise<{ url: string | null }> {
  const { services, workspaceId } = scope;
  const current = await services.db.tenant(workspaceId, (tx) => findCurrent(tx, workspaceId));
  if (current?.subscription.id === id) return { url: null };
  const { quote, provider, couponId } = await quotePlan(scope, planId, agreed);
  requireAgreed(quote, agreed);
  if (provider === null || !quote.needsCard || current !== undefined) {
    const { version, termsUrl, total } = agreed;
    await subscribe(scope, planId, id, { version, termsUrl, at: Date.parse(quote.quotedAt), total, couponId });
    return { url: null };
  }
  const plan = { id: planId, version: agreed.version, termsUrl: agreed.termsUrl, couponId: couponId ?? null };
  return { url: await beginCheckout(scope, { id, provider, currency: quote.offer.currency, plan }) };
}

/** With what a workspace pays online. @throws AppError conflict where its seller does not collect so */
async function requireProvider({ services, workspaceId }: Scope): Promise<{ provider: Provider; currency: string }> {
  return services.db.system('sale', async (tx) => {
    const current = await findCurrent(tx, workspaceId);
    const sellerId = current?.subscription.sellerId ?? (await findSeller(tx, workspaceId));
    const provider = sellerId === null ? null : await findProvider(tx, services, sellerId);
    if (provider === null) {
      throw new AppError('conflict', 'The seller doesn’t collect payments online: invoices are paid by hand.');
    }
    return { provider, currency: current?.subscription.terms.currency ?? 'USD' };
  });
}

/** Begins to put down another card, or the first one. @throws AppError conflict, payment_unavailable */
export async function setUpPayment(scope: Scope, id = newId()): Promise<{ url: string }> {
  const { provider, currency } = await requireProvider(scope);
  return { url: await beginCheckout(scope, { id, provider, currency, plan: null }) };
}

/** The provider's page with cards and receipts. @throws AppError conflict, payment_unavailable */
export async function openPortal(scope: Scope): Promise<{ url: string }> {
  const { services, workspaceId, origin = services.config.publicUrl } = scope;
  const { provider } = await requireProvider(scope);
  return whileWaited(services, async () => {
    const stripe = await openStripe(services, provider);
    const customer = await ensureCustomer(services, stripe, provider, workspaceId);
    const return_url = `${origin}/dashboard/settings/billing`;
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url });
    return { url };
  });
}
