import { and, eq, isNull } from 'drizzle-orm';
import type { Quote } from '#domain/billing/billing.ts';
import type { BillingProfile } from '#domain/billing/invoices.ts';
import { monthsOf, nextDiscount } from '#domain/billing/plan-price.ts';
import { AppError } from '#domain/platform/errors.ts';
import { addMonths } from '#domain/usage/months.ts';
import { agreedTerms } from '#server/billing/agreed-terms.ts';
import { creditOf } from '#server/billing/book.ts';
import { countSubaccounts } from '#server/billing/count-use.ts';
import { feesOfTerm, sumOf } from '#server/billing/fees-of-term.ts';
import { findCurrent, paidUntil } from '#server/billing/periods.ts';
import { readProfile } from '#server/billing/profiles.ts';
import { readChange } from '#server/billing/read-change.ts';
import { findPlan } from '#server/billing/read-plans.ts';
import { type Between, findCustomer } from '#server/billing/stripe/customers.ts';
import { findProvider, type Provider } from '#server/billing/stripe/providers.ts';
import {
  type Confirmed,
  changedSince,
  hadPlan,
  isFree,
  isSame,
  momentOf,
  trialSpan,
} from '#server/billing/subscribe.ts';
import { findCoupon } from '#server/billing/take-coupon.ts';
import { knownSites } from '#server/identity/sites.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { charges } from '#server/platform/db/schema/subscriptions.table.ts';
import type { SiteBrand } from '#server/platform/http/site.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findOperator, findSeller } from './find-seller.ts';
import { dueOfSale, taxOf, taxOn } from './taxes.ts';

/** What clients of a seller agree to: the links of its brand, or the installation's own pages. */
async function linksOf({ config: { publicUrl }, db }: Services, sellerId: string, brand: SiteBrand | null) {
  if (brand !== null) return { termsUrl: brand.termsUrl, privacyUrl: brand.privacyUrl };
  if ((await db.system('sale', findOperator)) !== sellerId) return { termsUrl: null, privacyUrl: null };
  return { termsUrl: `${publicUrl}/terms`, privacyUrl: `${publicUrl}/privacy` };
}

/** What the seller has to say of a plan, as one who sees the seller's rows alone. @throws AppError not_found */
async function readOffer(
  services: Services,
  { sellerId, buyerId }: Between,
  { planId, at, coupon }: { planId: string; at: number; coupon: string | undefined },
  buyer: BillingProfile,
) {
  return services.db.tenant(sellerId, async (tx) => {
    const { plan, terms } = await findPlan(tx, sellerId, planId);
    if (plan.status !== 'active') throw new AppError('not_found', 'Plan not found. It may have been deleted.');
    const seller = await readProfile(tx, sellerId);
    const credit = await creditOf(tx, { sellerId, buyerId, currency: terms.currency });
    const rate = await taxOf(tx, sellerId, seller, buyer);
    const provider = await findProvider(tx, services, sellerId);
    const agreed = await agreedTerms(tx, { sellerId, buyerId }, { planId, terms }, at);
    const about = { sellerId, buyerId, terms, now: services.clock.now() };
    const taken = coupon === undefined ? null : await findCoupon(tx, coupon, about);
    return { plan, terms: agreed, seller, credit, rate, provider, taken };
  });
}

interface Quoted {
  quote: Quote;
  provider: Provider | null;
  couponId: string | undefined;
}

/** What waits for an invoice already, and comes on the same one. */
async function openFees(tx: Tx, workspaceId: string, sellerId: string) {
  const open = and(eq(charges.workspaceId, workspaceId), eq(charges.sellerId, sellerId), isNull(charges.invoiceId));
  return tx.select({ description: charges.description, amount: charges.amount }).from(charges).where(open);
}

/** What the buyer has now, as one who sees its rows alone. */
const readBuyer = ({ services, workspaceId }: Scope, sellerId: string) =>
  services.db.tenant(workspaceId, async (tx) => ({
    current: await findCurrent(tx, workspaceId),
    hadPlan: await hadPlan(tx, workspaceId),
    profile: await readProfile(tx, workspaceId),
    open: await openFees(tx, workspaceId, sellerId),
  }));

/**
 * What a plan would cost a workspace now and next, and with what it is paid: what is charged where it is confirmed.
 * @param confirmed the moment of a quote that was shown, for the same once more
 * @throws AppError not_found, conflict
 */
export async function quotePlan(
  scope: Scope,
  planId: string,
  { coupon, ...confirmed }: Confirmed & { coupon?: string | undefined } = {},
): Promise<Quoted> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  const found = await services.db.system('sale', async (tx) => ({
    sellerId: await findSeller(tx, workspaceId),
    subaccounts: await countSubaccounts(tx, workspaceId),
  }));
  const { sellerId, subaccounts } = found;
  if (sellerId === null) {
    throw new AppError('conflict', 'This workspace belongs to the operator, so it doesn’t need a plan.');
  }
  const own = await readBuyer(scope, sellerId);
  const { current } = own;
  const at = momentOf(confirmed, current?.period.fromAt.getTime() ?? 0, now);
  const between = { sellerId, buyerId: workspaceId };
  if (coupon !== undefined && current !== undefined) {
    throw new AppError(
      'conflict',
      'Coupons only apply to your first plan. To get a discount on your current plan, contact your provider.',
    );
  }
  const wanted = { planId, at, coupon };
  const { plan, terms, seller, rate, ...offered } = await readOffer(services, between, wanted, own.profile);
  const { provider, taken } = offered;
  const { change, customer } = await services.db.tenant(workspaceId, async (tx) => ({
    change: current && (await readChange(tx, current, { name: plan.name, terms }, at)),
    customer: provider && (await findCustomer(tx, between, provider)),
  }));
  const { currency } = terms;
  const trial = terms.trialDays > 0 && !own.hadPlan;
  const isCurrent = current !== undefined && isSame(current.subscription, plan, terms);
  const discount = nextDiscount(terms, taken);
  const first = feesOfTerm(plan.name, terms, discount, true);
  const fees = isCurrent || trial ? [] : (change?.fees ?? first);
  const shown = fees.map(({ description, amount }) => ({ description, amount }));
  const lines = fees.length === 0 ? [] : [...own.open, ...shown];
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { later, price } = nextPayment();
  const { id, name, description, mostPopular, version } = plan;
  const left = change === undefined ? null : change.next.call_seconds;
  const site = (await knownSites(services).find()).agencies.get(sellerId);
  const quote: Quote = {
    offer: { ...terms, id, name, description, mostPopular, version, current: isCurrent },
    trial,
    quotedAt: new Date(at).toISOString(),
    dueNow: {
      lines,
      ...dueOfSale(net, rate, offered.credit),
      currency,
      taxName: rate.category === 'O' ? null : rate.name,
    },
    next: { amount: price + taxOn(price, rate), currency, at: new Date(later).toISOString() },
    minutesLeft: left === null ? null : Math.floor(left / 60),
    subaccounts,
    needsCard: current === undefined && provider !== null && !isFree(terms) && !customer?.card,
    seller: site?.name ?? seller.name,
    ...(await linksOf(services, sellerId, site?.brand ?? null)),
  };
  return { quote, provider, couponId: taken?.couponId };

  /** What is paid next for the plan, and when. */
  function nextPayment() {
    if (trial) return { later: trialSpan(terms, now).to, price: sumOf(first) };
    if (current === undefined || change === undefined) {
      const price = sumOf(feesOfTerm(plan.name, terms, nextDiscount(terms, discount), false));
      return { later: addMonths(now, monthsOf(terms)), price };
    }
    const { subscription, period } = current;
    const isFirst = subscription.status === 'trialing';
    const price = sumOf(feesOfTerm(plan.name, terms, nextDiscount(terms, change.discount), isFirst));
    return { later: paidUntil({ subscription: { ...subscription, paidMonths: change.paidMonths }, period }), price };
  }
}

/** Refuses to take what was not shown. @throws AppError conflict */
export function requireAgreed({ offer, termsUrl }: Quote, agreed: { version: number; termsUrl: string | null }): void {
  if (offer.version !== agreed.version) throw changedSince(offer.name);
  if (termsUrl !== null && termsUrl !== agreed.termsUrl) {
    throw new AppError('conflict', 'Accept the terms of service first.');
  }
}
