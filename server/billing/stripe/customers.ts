import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Card } from '#domain/billing/billing.ts';
import { type BillingProfile, euCountries } from '#domain/billing/invoices.ts';
import { billingEmailOf } from '#server/billing/invoices/billing-email.ts';
import { readProfile } from '#server/billing/profiles.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CustomerRow, paymentCustomers } from '#server/platform/db/schema/stripe.table.ts';
import type { Services } from '#server/services.ts';
import { isPassing, problemOf } from './client.ts';
import type { Provider } from './providers.ts';

/** Between whom. */
export interface Between {
  sellerId: string;
  buyerId: string;
}

export const ofCustomer = ({ sellerId, buyerId }: Between) =>
  and(eq(paymentCustomers.workspaceId, buyerId), eq(paymentCustomers.sellerId, sellerId));

/** Who a buyer is at the seller's account of now. In the buyer's transaction, or one of the system's. */
export async function findCustomer(
  tx: Tx,
  between: Between,
  { identity }: Pick<Provider, 'identity'>,
): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(paymentCustomers).where(ofCustomer(between));
  return row?.identity === identity ? row : undefined;
}

/** Keeps that someone begins to make a customer, before it is made; what was kept before is answered. */
function beginCustomer({ db, clock }: Services, { sellerId, buyerId }: Between, { identity }: Provider) {
  const fresh = { identity, stripeId: null, card: null, askedAt: new Date(clock.now()) };
  return db.tenant(buyerId, async (tx) => {
    await advisoryLock(tx, `customer:${sellerId}:${buyerId}`);
    const [before] = await tx.select().from(paymentCustomers).where(ofCustomer({ sellerId, buyerId }));
    if (before?.identity === identity) return { ...before, isNew: false };
    // One of another account means nothing here.
    await tx
      .insert(paymentCustomers)
      .values({ workspaceId: buyerId, sellerId, ...fresh })
      .onConflictDoUpdate({ target: [paymentCustomers.workspaceId, paymentCustomers.sellerId], set: fresh });
    return { ...fresh, isNew: true };
  });
}

/** The kind of a VAT number as Stripe names it; it knows those of more countries than are asked for here. */
function taxIdOf({ vatId }: BillingProfile): Stripe.CustomerCreateTaxIdParams | null {
  if (vatId === null) return null;
  const country = vatId.slice(0, 2);
  if (country === 'GB') return { type: 'gb_vat', value: vatId };
  return euCountries.includes(country) || country === 'EL' ? { type: 'eu_vat', value: vatId } : null;
}

/** Who a buyer is on invoices, and where mails about them go. */
async function readBuyer(tx: Tx, { sellerId, buyerId }: Between) {
  const profile = await readProfile(tx, buyerId);
  // An invoice without a card needs an address at Stripe: of who has none and no owner, it is the seller's own.
  return { profile, email: (await billingEmailOf(tx, buyerId)) ?? (await billingEmailOf(tx, sellerId)) };
}

/** Tells Stripe who the buyer is now. Again changes nothing. */
async function describe(services: Services, stripe: Stripe, stripeId: string, between: Between): Promise<void> {
  const { profile, email } = await services.db.system('sale', (tx) => readBuyer(tx, between));
  const [street = '', ...rest] = profile.address.split('\n');
  const address = { line1: street, line2: rest.join(', '), ...(profile.country && { country: profile.country }) };
  await stripe.customers.update(stripeId, { name: profile.name, address, ...(email !== null && { email }) });
  const taxId = taxIdOf(profile);
  if (taxId === null) return;
  const key = { idempotencyKey: `tax-id:${stripeId}:${taxId.value}` };
  // One that it takes for wrong, or has already, stands on the invoice all the same.
  await stripe.customers.createTaxId(stripeId, taxId, key).catch((error: unknown) => {
    if (isPassing(error)) throw error;
    services.log.warn({ reason: problemOf(error) }, 'the payment provider did not take a VAT number');
  });
}

/**
 * Who a buyer is at the seller's account; made there when it is no one yet. Killed in between, the next try finds what
 * was made: within a day by its key, behind that by a search.
 */
export async function ensureCustomer(
  services: Services,
  stripe: Stripe,
  provider: Provider,
  buyerId: string,
): Promise<string> {
  const between = { sellerId: provider.sellerId, buyerId };
  const { stripeId: known, isNew, askedAt } = await beginCustomer(services, between, provider);
  if (known !== null) return known;
  const query = `metadata['parley_workspace']:'${buyerId}'`;
  const found = isNew ? undefined : (await stripe.customers.search({ query })).data[0];
  const idempotencyKey = `customer:${provider.identity}:${buyerId}:${askedAt?.getTime()}`;
  const { id } =
    found ?? (await stripe.customers.create({ metadata: { parley_workspace: buyerId } }, { idempotencyKey }));
  await describe(services, stripe, id, between);
  await services.db.tenant(buyerId, (tx) =>
    tx
      .update(paymentCustomers)
      .set({ stripeId: id })
      .where(and(ofCustomer(between), isNull(paymentCustomers.stripeId))),
  );
  return id;
}

/** What may be shown of a way to pay. */
export function cardOf(method: Stripe.PaymentMethod): Card {
  const { card, type } = method;
  if (card) return { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
  return { brand: type, last4: method.sepa_debit?.last4 ?? '', expMonth: 0, expYear: 0 };
}

/** Asks which card a buyer has there now, and keeps what may be shown of it. */
export async function refreshCard(services: Services, stripe: Stripe, row: CustomerRow): Promise<Card | null> {
  if (row.stripeId === null) return null;
  const expand = ['invoice_settings.default_payment_method'];
  const customer = await stripe.customers.retrieve(row.stripeId, { expand });
  const method = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  const card = method !== null && typeof method === 'object' ? cardOf(method) : null;
  const between = { sellerId: row.sellerId, buyerId: row.workspaceId };
  await services.db.tenant(row.workspaceId, (tx) =>
    tx.update(paymentCustomers).set({ card }).where(ofCustomer(between)),
  );
  return card;
}
