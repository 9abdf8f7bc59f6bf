import type { Quote } from '#domain/billing.ts';
import { AppError } from '#domain/errors.ts';
import type { BillingProfile } from '#domain/invoices.ts';
import { addMonths } from '#domain/months.ts';
import { knownSites } from '#server/brands/sites.ts';
import type { SiteBrand } from '#server/infra/http/site.ts';
import { findOperator, findSeller } from '#server/money/find-seller.ts';
import { findPlan } from '#server/plans/plans.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { type Between, findCustomer } from '#server/stripe/customers.ts';
import { findProvider, type Provider } from '#server/stripe/providers.ts';
import { findCurrent } from '#server/subscriptions/periods.ts';
import { hadPlan, trialSpan } from '#server/subscriptions/subscribe.ts';
import { creditOf } from './book.ts';
import { readProfile } from './profiles.ts';
import { taxOf, taxOn } from './taxes.ts';

/** What clients of a seller agree to: the links of its brand, or the installation's own pages. */
async function linksOf({ config: { publicUrl }, db }: Services, sellerId: string, brand: SiteBrand | null) {
  if (brand !== null) return { termsUrl: brand.termsUrl, privacyUrl: brand.privacyUrl };
  if ((await db.system(findOperator)) !== sellerId) return { termsUrl: null, privacyUrl: null };
  return { termsUrl: `${publicUrl}/terms`, privacyUrl: `${publicUrl}/privacy` };
}

/** What the seller has to say of a plan, as one who sees the seller's rows alone. @throws AppError not_found */
async function readOffer(services: Services, { sellerId, buyerId }: Between, planId: string, buyer: BillingProfile) {
  return services.db.tenant(sellerId, async (tx) => {
    const { plan, terms } = await findPlan(tx, sellerId, planId);
    if (plan.status !== 'active') throw new AppError('not_found', 'There is no such plan.');
    const seller = await readProfile(tx, sellerId);
    const credit = await creditOf(tx, { sellerId, buyerId, currency: terms.currency });
    const rate = await taxOf(tx, sellerId, seller, buyer);
    return { plan, terms, seller, credit, rate, provider: await findProvider(tx, services, sellerId) };
  });
}

interface Quoted {
  quote: Quote;
  provider: Provider | null;
}

/** What a plan would cost a workspace now and next, and with what it is paid. @throws AppError not_found, conflict */
export async function quotePlan({ services, workspaceId }: Scope, planId: string): Promise<Quoted> {
  const now = services.clock.now();
  const sellerId = await services.db.system((tx) => findSeller(tx, workspaceId));
  if (sellerId === null) {
    throw new AppError('conflict', 'This workspace runs the installation: nobody sells it a plan.');
  }
  const own = await services.db.tenant(workspaceId, async (tx) => ({
    current: await findCurrent(tx, workspaceId),
    hadPlan: await hadPlan(tx, workspaceId),
    profile: await readProfile(tx, workspaceId),
  }));
  const { plan, terms, seller, rate, ...offered } = await readOffer(
    services,
    { sellerId, buyerId: workspaceId },
    planId,
    own.profile,
  );
  const { provider } = offered;
  const customer =
    provider &&
    (await services.db.tenant(workspaceId, (tx) => findCustomer(tx, { sellerId, buyerId: workspaceId }, provider)));
  const { current } = own;
  const { price, currency } = terms;
  const trial = terms.trialDays > 0 && !own.hadPlan;
  // A change is credited and charged on the next invoice.
  const net = trial || current !== undefined ? 0 : price;
  const tax = taxOn(net, rate);
  const credit = Math.min(offered.credit, net + tax);
  const later = trial ? trialSpan(terms, now).to : (current?.period.toAt.getTime() ?? addMonths(now, 1));
  const { id, name, description, mostPopular, version } = plan;
  const isCurrent = current?.subscription.planId === id && current.subscription.planVersion === version;
  const site = (await knownSites(services).find()).agencies.get(sellerId);
  const quote: Quote = {
    offer: { ...terms, id, name, description, mostPopular, version, current: isCurrent },
    trial,
    dueNow: {
      ...{ net, tax, credit, total: net + tax - credit, currency },
      taxName: rate.category === 'O' ? null : rate.name,
    },
    next: { amount: price + taxOn(price, rate), currency, at: new Date(later).toISOString() },
    needsCard: current === undefined && provider !== null && price > 0 && !customer?.card,
    seller: site?.name ?? seller.name,
    ...(await linksOf(services, sellerId, site?.brand ?? null)),
  };
  return { quote, provider };
}

/** Refuses to take what was not shown. @throws AppError conflict */
export function requireAgreed({ offer, termsUrl }: Quote, agreed: { version: number; termsUrl: string | null }): void {
  if (offer.version !== agreed.version) {
    throw new AppError('conflict', `${offer.name} was changed meanwhile. Look at it again before you take it.`);
  }
  if (termsUrl !== null && termsUrl !== agreed.termsUrl) {
    throw new AppError('conflict', 'Agree to the terms first.');
  }
}
