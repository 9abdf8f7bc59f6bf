import type { Quote } from '#domain/billing.ts';
import { AppError } from '#domain/errors.ts';
import { addMonths } from '#domain/months.ts';
import { knownSites } from '#server/brands/sites.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { SiteBrand } from '#server/infra/http/site.ts';
import { findOperator } from '#server/money/find-seller.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findCustomer } from '#server/stripe/customers.ts';
import { findProvider, type Provider } from '#server/stripe/providers.ts';
import { findCurrent } from '#server/subscriptions/periods.ts';
import { findOffer, hadPlan, trialSpan } from '#server/subscriptions/subscribe.ts';
import { creditOf } from './book.ts';
import { readProfile } from './profiles.ts';
import { taxOf, taxOn } from './taxes.ts';

/** What clients of a seller agree to: the links of its brand, or the installation's own pages. */
async function linksOf(tx: Tx, { config: { publicUrl } }: Services, sellerId: string, brand: SiteBrand | null) {
  if (brand !== null) return { termsUrl: brand.termsUrl, privacyUrl: brand.privacyUrl };
  if ((await findOperator(tx)) !== sellerId) return { termsUrl: null, privacyUrl: null };
  return { termsUrl: `${publicUrl}/terms`, privacyUrl: `${publicUrl}/privacy` };
}

interface Quoted {
  quote: Quote;
  provider: Provider | null;
}

/** What a plan would cost a workspace now and next, and with what it is paid. @throws AppError not_found, conflict */
export async function quotePlan({ services, workspaceId }: Scope, planId: string): Promise<Quoted> {
  const { agencies } = await knownSites(services).find();
  return services.db.system(async (tx) => {
    const now = services.clock.now();
    const { sellerId, plan, terms } = await findOffer(tx, workspaceId, planId);
    const current = await findCurrent(tx, workspaceId);
    const trial = current === undefined && terms.trialDays > 0 && !(await hadPlan(tx, workspaceId));
    const { price, currency } = terms;
    const [seller, buyer] = [await readProfile(tx, sellerId), await readProfile(tx, workspaceId)];
    const rate = await taxOf(tx, sellerId, seller, buyer);
    const between = { sellerId, buyerId: workspaceId };
    // A change is credited and charged on the next invoice.
    const net = trial || current !== undefined ? 0 : price;
    const tax = taxOn(net, rate);
    const credit = Math.min(await creditOf(tx, { ...between, currency }), net + tax);
    const later = trial ? trialSpan(terms, now).to : (current?.period.toAt.getTime() ?? addMonths(now, 1));
    const provider = await findProvider(tx, services, sellerId);
    const hasCard = provider !== null && Boolean((await findCustomer(tx, between, provider))?.card);
    const { id, name, description, mostPopular, version } = plan;
    const isCurrent = current?.subscription.planId === id && current.subscription.planVersion === version;
    const site = agencies.get(sellerId);
    const quote: Quote = {
      offer: { ...terms, id, name, description, mostPopular, version, current: isCurrent },
      trial,
      dueNow: {
        ...{ net, tax, credit, total: net + tax - credit, currency },
        taxName: rate.category === 'O' ? null : rate.name,
      },
      next: { amount: price + taxOn(price, rate), currency, at: new Date(later).toISOString() },
      needsCard: current === undefined && provider !== null && price > 0 && !hasCard,
      seller: site?.name ?? seller.name,
      ...(await linksOf(tx, services, sellerId, site?.brand ?? null)),
    };
    return { quote, provider };
  });
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
