import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type InvoiceDocument, type InvoiceLine, paymentDays } from '#domain/billing/invoices.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Currency } from '#domain/platform/money.ts';
import { collectLater, collectorOf } from '#server/billing/stripe/collect-later.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { type InvoiceRow, invoices } from '#server/platform/db/schema/billing.table.ts';
import { type ChargeRow, charges } from '#server/platform/db/schema/subscriptions.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';
import { book, creditOf, lockBooks } from './book.ts';
import { addPayment } from './invoices/payments.ts';
import { dueOfSale, taxOf } from './invoices/taxes.ts';
import { readProfile } from './profiles.ts';

/** The job that makes the PDF of an invoice. */
export const pdfJob = 'billing.pdf';
/** Milliseconds. */
const dueMs = paymentDays * 86_400_000;
const prefixes: Record<InvoiceDocument['kind'], string> = { invoice: 'INV', credit_note: 'CN' };

/** The next number of a seller: without a gap, since it is given back where the transaction fails. */
async function nextNumber(tx: Tx, sellerId: string, kind: InvoiceDocument['kind']): Promise<string> {
  const rows = await readRows(
    tx,
    { last: 'text' },
    sql`
    insert into invoice_numbers as n (workspace_id, series, last) values (${sellerId}, ${kind}, 1)
    on conflict (workspace_id, series) do update set last = n.last + 1 returning last`,
  );
  return `${prefixes[kind]}-${rows[0]!.last.padStart(6, '0')}`;
}

type Issued = Omit<
  InvoiceDocument,
  'number' | 'issuedAt' | 'dueAt' | 'gross' | 'net' | 'tax' | 'language' | 'timeZone'
> &
  Pick<InvoiceDocument, 'net' | 'tax'>;

interface Issue {
  id?: string;
  sellerId: string;
  buyerId: string;
  issued: Issued;
  corrects: string | null;
  collectedBy?: InvoiceRow['collectedBy'];
}

/** In which language it is read, and in which zone its days are. */
async function readerOf(tx: Tx, sellerId: string, buyerId: string) {
  const of = { language: workspaces.language, timeZone: workspaces.timeZone };
  const [seller] = await tx.select(of).from(workspaces).where(eq(workspaces.id, sellerId));
  const [buyer] = await tx.select(of).from(workspaces).where(eq(workspaces.id, buyerId));
  return { language: buyer?.language ?? 'en-US', timeZone: seller?.timeZone ?? 'UTC' };
}

/**
 * Gives a document its number and freezes it, for both sides. In a transaction of the system's, where what follows from
 * it is booked.
 */
export async function freeze(tx: Tx, services: Services, { id = newId(), issued, ...issue }: Issue) {
  const { sellerId, buyerId, corrects, collectedBy = 'seller' } = issue;
  const now = services.clock.now();
  const gross = issued.net + issued.tax.amount;
  const document: InvoiceDocument = {
    number: await nextNumber(tx, sellerId, issued.kind),
    issuedAt: new Date(now).toISOString(),
    dueAt: new Date(now + (issued.kind === 'invoice' ? dueMs : 0)).toISOString(),
    ...issued,
    gross,
    ...(await readerOf(tx, sellerId, buyerId)),
  };
  const row: Omit<
    InvoiceRow,
    'workspaceId' | 'side' | 'paid' | 'credited' | 'disputed' | 'dunned' | 'pdf' | 'pdfError'
  > = {
    id,
    number: document.number,
    kind: issued.kind,
    sellerId,
    buyerId,
    corrects,
    currency: issued.currency,
    gross,
    document: JSON.stringify(document),
    collectedBy,
    issuedAt: new Date(document.issuedAt),
    dueAt: new Date(document.dueAt),
  };
  await tx.insert(invoices).values([
    { ...row, workspaceId: sellerId, side: 'seller' },
    { ...row, workspaceId: buyerId, side: 'buyer' },
  ]);
  await services.jobs.enqueue(tx, pdfJob, { workspaceId: sellerId, invoiceId: row.id }, { key: row.id });
  return { id, document };
}

const lineOf = (charge: ChargeRow, sign: 1 | -1): InvoiceLine => ({
  id: charge.id,
  description: charge.description,
  unit: charge.unit,
  per: charge.per,
  quantity: charge.quantity,
  unitAmount: sign * charge.unitAmount,
  included: charge.included,
  net: sign * charge.amount,
  from: charge.fromAt.toISOString(),
  to: charge.toAt.toISOString(),
  hasCalls: charge.meter === 'call_seconds',
});

/** What someone confirmed who was shown what is due now. */
interface Shown {
  name: string;
  total: number | undefined;
}

const changedWords = (name: string) => `The price of ${name} has changed. Review the new price before you confirm.`;

async function issueOne(
  tx: Tx,
  services: Services,
  { sellerId, buyerId }: { sellerId: string; buyerId: string },
  rows: ChargeRow[],
  shown: Shown | undefined,
) {
  const at = services.clock.now();
  const currency = rows[0]!.currency;
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  // More is given back than is asked for: that is a credit note.
  const kind = total < 0 ? 'credit_note' : 'invoice';
  // What stands at the foot is of who issues it.
  const [seller, { footer: _, ...buyer }] = [await readProfile(tx, sellerId), await readProfile(tx, buyerId)];
  const rate = await taxOf(tx, sellerId, seller, buyer);
  const net = Math.abs(total);
  const between = { sellerId, buyerId, currency, at };
  const due = dueOfSale(total, rate, await creditOf(tx, between));
  if (shown?.total !== undefined && shown.total !== due.total) throw new AppError('conflict', changedWords(shown.name));
  const tax = { ...rate, base: net, amount: Math.abs(due.tax) };
  const lines = rows.map((charge) => lineOf(charge, kind === 'invoice' ? 1 : -1));
  const issued = { kind, currency, seller, buyer, lines, tax, net, corrects: null } as const;
  const setOff = due.credit;
  const asked = Math.max(0, due.total);
  const provider = await collectorOf(tx, services, sellerId, asked);
  const collectedBy = provider === null ? 'seller' : 'stripe';
  const issue = { sellerId, buyerId, issued, corrects: null, collectedBy } as const;
  const { id: invoiceId, document } = await freeze(tx, services, issue);
  for (const { id } of rows) {
    await tx
      .update(charges)
      .set({ invoiceId })
      .where(and(eq(charges.workspaceId, buyerId), eq(charges.id, id)));
  }
  const booking = { ...between, invoiceId, reason: document.number };
  if (kind === 'credit_note') {
    await book(tx, booking, { revenue: net, tax: tax.amount, credit: -document.gross });
  } else {
    await book(tx, booking, { receivable: document.gross, revenue: -net, tax: -tax.amount });
    if (setOff > 0) {
      const payment = { amount: setOff, status: 'paid', source: 'credit', description: 'Credit' } as const;
      await addPayment(tx, services, { invoiceId, sellerId, buyerId, currency }, payment);
    }
  }
  if (provider !== null) {
    const { identity } = provider;
    await collectLater(tx, services, { workspaceId: sellerId, invoiceId, buyerId, identity, amount: asked });
  }
  const buyerScope = { services, workspaceId: buyerId, actor: null };
  const words = { id: invoiceId, number: document.number, amount: document.gross, currency };
  await notify(tx, buyerScope, kind === 'invoice' ? 'invoice-issued' : 'credit-issued', words);
}

/**
 * Puts everything that a buyer is to pay a seller on an invoice, one for each currency; nothing where that is nothing.
 * What is on one is not taken again. With `shown`, nothing but what was: @throws AppError conflict. In a transaction of the system's.
 */
export async function issueOpen(
  tx: Tx,
  services: Services,
  sellerId: string,
  buyerId: string,
  shown?: Shown,
): Promise<void> {
  await lockBooks(tx, { sellerId, buyerId });
  const open = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.workspaceId, buyerId), eq(charges.sellerId, sellerId), isNull(charges.invoiceId)))
    .orderBy(asc(charges.createdAt), asc(charges.id));
  const byCurrency = Map.groupBy(open, (charge): Currency => charge.currency);
  for (const rows of byCurrency.values()) {
    if (rows.some(({ amount }) => amount !== 0)) {
      await issueOne(tx, services, { sellerId, buyerId }, rows, shown);
    }
  }
}
