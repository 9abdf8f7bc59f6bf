import type Stripe from 'stripe';
import { InvoiceDocument, paymentDays } from '#domain/billing/invoices.ts';
import type { InvoiceRow } from '#server/platform/db/schema/billing.table.ts';
import { type StripeInvoiceRow, stripeInvoices } from '#server/platform/db/schema/stripe.table.ts';
import type { Services } from '#server/services.ts';
import { findStripeInvoice, ofStripeInvoice } from './collect-later.ts';
import { ensureCustomer, findCustomer } from './customers.ts';
import type { Provider } from './providers.ts';

/** One line as Stripe is told it: what it costs, and nothing to compute. */
interface Item {
  id: string;
  description: string;
  amount: number;
  period?: { start: number; end: number };
}

/** Lines that the customer may have at most in one list. */
const mostItems = 250;
const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);

/** The frozen lines, the tax as one more, and what was set off when it was issued. They add up to what is asked. */
export function itemsOf({ id, document }: Pick<InvoiceRow, 'id' | 'document'>, amount: number): Item[] {
  const { lines, tax, gross } = InvoiceDocument.parse(JSON.parse(document));
  const items: Item[] = lines.map((line) => ({
    id: line.id,
    description: line.description,
    amount: line.net,
    period: { start: seconds(line.from), end: Math.max(seconds(line.from), seconds(line.to)) },
  }));
  if (tax.amount > 0) {
    items.push({ id: `${id}:tax`, description: `${tax.name} ${tax.basisPoints / 100}%`, amount: tax.amount });
  }
  if (gross !== amount) items.push({ id: `${id}:credit`, description: 'Credit', amount: amount - gross });
  return items;
}

/** The invoice there that a former try made; looked for whether or not its key is still known. */
async function findMade(stripe: Stripe, customer: string, invoiceId: string): Promise<Stripe.Invoice | undefined> {
  for await (const one of stripe.invoices.list({ customer, limit: 100 })) {
    if (one.metadata?.parley_invoice === invoiceId) return one;
  }
  return undefined;
}

/** Decides once how it is collected, so that each try asks for the same. */
async function chooseCollection(services: Services, provider: Provider, row: StripeInvoiceRow) {
  if (row.collection !== null) return row.collection;
  const between = { sellerId: row.workspaceId, buyerId: row.buyerId };
  const customer = await services.db.tenant(row.buyerId, (tx) => findCustomer(tx, between, provider));
  const collection = customer?.card ? ('charge_automatically' as const) : ('send_invoice' as const);
  return services.db.tenant(row.workspaceId, async (tx) => {
    const now = await findStripeInvoice(tx, row.workspaceId, row.invoiceId);
    if (now?.collection) return now.collection;
    await tx.update(stripeInvoices).set({ collection }).where(ofStripeInvoice(row.workspaceId, row.invoiceId));
    return collection;
  });
}

async function addMissing(stripe: Stripe, invoice: Stripe.Invoice, items: Item[], currency: string): Promise<void> {
  const made = new Set<string | undefined>();
  for await (const item of stripe.invoiceItems.list({ invoice: invoice.id, limit: 100 })) {
    made.add(item.metadata?.parley_line);
  }
  const customer = typeof invoice.customer === 'string' ? invoice.customer : invoice.customer!.id;
  for (const { id, ...item } of items.slice(0, mostItems).filter((one) => !made.has(one.id))) {
    const params = { ...item, invoice: invoice.id, customer, currency, metadata: { parley_line: id } };
    await stripe.invoiceItems.create(params, { idempotencyKey: `line:${id}` });
  }
}

/**
 * The invoice as it is at Stripe, finalized; made, filled and finalized where it is not. Each step looks first whether
 * it was done.
 */
export async function composeInvoice(
  services: Services,
  stripe: Stripe,
  provider: Provider,
  row: StripeInvoiceRow,
  sale: InvoiceRow,
): Promise<Stripe.Invoice> {
  const known = row.stripeId === null ? null : await stripe.invoices.retrieve(row.stripeId);
  if (known !== null && known.status !== 'draft') return known;
  const currency = sale.currency.toLowerCase();
  const invoice = known ?? (await createInvoice());
  // A former try came further than it could tell.
  if (invoice.status !== 'draft') return invoice;
  await addMissing(stripe, invoice, itemsOf(sale, row.amount), currency);
  const filled = await stripe.invoices.retrieve(invoice.id);
  // Someone may have changed the draft there: then it is not what was issued here.
  if (filled.total !== row.amount) throw new Error(`Stripe’s total is ${filled.total} instead of ${row.amount}.`);
  return stripe.invoices.finalizeInvoice(
    invoice.id,
    { auto_advance: false },
    { idempotencyKey: `finalize:${row.invoiceId}` },
  );

  async function createInvoice(): Promise<Stripe.Invoice> {
    const collection = await chooseCollection(services, provider, row);
    const customer = await ensureCustomer(services, stripe, provider, row.buyerId);
    const made =
      (await findMade(stripe, customer, row.invoiceId)) ??
      (await stripe.invoices.create(
        {
          customer,
          currency,
          auto_advance: false,
          collection_method: collection,
          ...(collection === 'send_invoice' && { days_until_due: paymentDays }),
          pending_invoice_items_behavior: 'exclude',
          description: sale.number,
          custom_fields: [{ name: 'Invoice', value: sale.number }],
          metadata: { parley_invoice: row.invoiceId },
        },
        { idempotencyKey: `invoice:${row.invoiceId}` },
      ));
    await services.db.tenant(row.workspaceId, (tx) =>
      tx
        .update(stripeInvoices)
        .set({ stripeId: made.id, status: 'draft' })
        .where(ofStripeInvoice(row.workspaceId, row.invoiceId)),
    );
    return made;
  }
}
