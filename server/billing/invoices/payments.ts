import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Payment, PaymentStatus } from '#domain/billing/invoices.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Currency } from '#domain/platform/money.ts';
import { book, lockBooks } from '#server/billing/book.ts';
import { resumeSoon } from '#server/billing/dunning/resume-soon.ts';
import { settleCommission } from '#server/billing/earn-commission.ts';
import { tellStripe } from '#server/billing/stripe/collect-later.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type InvoiceRow, invoices, type PaymentRow, payments } from '#server/platform/db/schema/billing.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { tellSeller } from './tell-seller.ts';

/** The invoice that something is paid of, and between whom. */
export interface Paid {
  invoiceId: string;
  sellerId: string;
  buyerId: string;
  currency: Currency;
}

interface NewPayment extends Pick<PaymentRow, 'amount' | 'status' | 'source' | 'description'> {
  id?: string;
  /** Taken back by the bank of who paid: it is owed again. */
  reopens?: boolean;
}

export const shapePayment = (row: PaymentRow, invoiceNumber: string): Payment => ({
  id: row.id,
  invoiceId: row.invoiceId,
  invoiceNumber,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  source: row.source,
  description: row.description,
  createdAt: (row.settledAt ?? row.createdAt).toISOString(),
});

export const dueOf = ({ kind, gross, paid, credited }: InvoiceRow): number =>
  kind === 'invoice' ? Math.max(0, gross - paid - credited) : 0;

/** The rows of both sides of an invoice or a payment. */
export const ofBoth = (
  table: typeof invoices | typeof payments,
  { sellerId, buyerId }: Pick<Paid, 'sellerId' | 'buyerId'>,
  id: string,
) => and(inArray(table.workspaceId, [sellerId, buyerId]), eq(table.id, id));

/** Books money that came, or went back, and counts it to its invoice on both sides. */
export async function settleMoney(tx: Tx, services: Services, { invoiceId, ...between }: Paid, payment: NewPayment) {
  const { amount, source, description } = payment;
  const booking = { ...between, invoiceId, at: services.clock.now(), reason: description || 'Payment' };
  // What is paid back was credit before: nothing is owed any more, by either.
  if (amount < 0 && !payment.reopens) return book(tx, booking, { cash: amount, credit: -amount });
  const own = and(eq(invoices.workspaceId, between.sellerId), eq(invoices.id, invoiceId));
  const [sale] = await tx.select().from(invoices).where(own);
  if (source === 'credit' || amount < 0) {
    await book(tx, booking, { [source === 'credit' ? 'credit' : 'cash']: amount, receivable: -amount });
  } else {
    // Money that was on its way while the invoice was credited: what is too much is kept for the next one.
    const owed = Math.min(amount, dueOf(sale!));
    await book(tx, booking, { cash: amount, receivable: -owed, credit: owed - amount });
  }
  await tx
    .update(invoices)
    .set({ paid: sql`${invoices.paid} + ${amount}` })
    .where(ofBoth(invoices, between, invoiceId));
  await settleCommission(tx, services, between.sellerId, invoiceId);
  await resumeSoon(tx, services, between);
}

/** Adds a payment for both sides. In a transaction of the system's, under the lock of their books. */
export async function addPayment(tx: Tx, services: Services, paid: Paid, payment: NewPayment): Promise<PaymentRow> {
  const { invoiceId, sellerId, buyerId, currency } = paid;
  const createdAt = new Date(services.clock.now());
  const { id = newId(), amount, status, source, description } = payment;
  const row = {
    id,
    invoiceId,
    amount,
    currency,
    status,
    source,
    description,
    createdAt,
    settledAt: status === 'pending' ? null : createdAt,
  };
  const [own] = await tx
    .insert(payments)
    .values([
      { ...row, workspaceId: sellerId, side: 'seller' },
      { ...row, workspaceId: buyerId, side: 'buyer' },
    ])
    .returning();
  if (status === 'paid') await settleMoney(tx, services, paid, payment);
  return own!;
}

/** An invoice that a workspace issued, and whom it is with. @throws AppError not_found */
export async function findSale(tx: Tx, workspaceId: string, saleId: string): Promise<InvoiceRow> {
  const [found] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.workspaceId, workspaceId), eq(invoices.id, saleId), eq(invoices.side, 'seller')));
  if (found === undefined) throw new AppError('not_found', 'Invoice not found. Check the ID.');
  return found;
}

/** Looks whether a workspace issued an invoice, as one who sees its rows alone. @throws AppError not_found */
export const requireSale = ({ services, workspaceId }: Scope, saleId: string) =>
  services.db.tenant(workspaceId, (tx) => findSale(tx, workspaceId, saleId));

/** The same, and anyone who books between the two waits. @throws AppError not_found */
export async function holdSale(tx: Tx, workspaceId: string, saleId: string): Promise<InvoiceRow> {
  const sale = await findSale(tx, workspaceId, saleId);
  await lockBooks(tx, sale);
  return findSale(tx, workspaceId, saleId);
}

/** What is on its way. */
export async function pendingOf(tx: Tx, sellerId: string, invoiceId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.workspaceId, sellerId), eq(payments.invoiceId, invoiceId), eq(payments.status, 'pending')));
  return row!.total;
}

/** Tells the buyer of money that came, or that did not. */
export async function tellOfPayment(tx: Tx, services: Services, sale: InvoiceRow, row: PaymentRow) {
  if (row.status === 'pending') return;
  const { buyerId, number } = sale;
  const { id, amount, currency } = row;
  // What is noted by hand, the seller knows.
  if (row.status === 'failed' && row.source === 'stripe') {
    await tellSeller(tx, services, sale, 'client-payment-failed', { id: sale.id, number, amount, currency });
  }
  const type = row.status === 'paid' ? 'payment-received' : 'payment-failed';
  await notify(tx, { services, workspaceId: buyerId, actor: null }, type, { id, number, amount, currency });
}

/** What the audit log of the seller tells of a payment. */
export const toldOfPayment = ({ amount, currency, status, description }: PaymentRow, { number }: InvoiceRow) => ({
  invoice: number,
  amount,
  currency,
  status,
  description,
});

/**
 * Notes a payment of an invoice, by hand.
 * @param id the same again adds nothing
 * @throws AppError not_found, conflict for more than is due
 */
export async function recordPayment(
  scope: Scope,
  saleId: string,
  input: { amount?: number | undefined; status: PaymentStatus; description: string },
  id = newId(),
): Promise<Payment> {
  const { services, workspaceId } = scope;
  await requireSale(scope, saleId);
  return services.db.system('sale', async (tx) => {
    const sale = await holdSale(tx, workspaceId, saleId);
    const same = and(eq(payments.workspaceId, sale.workspaceId), eq(payments.id, id));
    const [before] = await tx.select().from(payments).where(same);
    if (before !== undefined) return shapePayment(before, sale.number);
    const due = dueOf(sale);
    const open = due - (await pendingOf(tx, workspaceId, saleId));
    const { amount = open, status, description } = input;
    if (amount <= 0 || (status === 'failed' ? amount > due : amount > open)) {
      throw new AppError('conflict', due === 0 ? 'Nothing is due on this invoice.' : 'That’s more than what’s due.');
    }
    const { sellerId, buyerId, currency } = sale;
    const paid = { invoiceId: saleId, sellerId, buyerId, currency };
    const row = await addPayment(tx, services, paid, { id, amount, status, source: 'manual', description });
    await tellOfPayment(tx, services, sale, row);
    if (status === 'paid') await tellStripe(tx, services, workspaceId, saleId);
    const object = { kind: 'payment', id };
    await recordChange(tx, scope, 'payment.recorded', { object, after: toldOfPayment(row, sale) });
    return shapePayment(row, sale.number);
  });
}

/** Says how a payment that was on its way ended; that is said once. @throws AppError not_found, conflict */
export async function settlePayment(scope: Scope, paymentId: string, status: 'paid' | 'failed'): Promise<Payment> {
  const { services, workspaceId } = scope;
  const own = and(eq(payments.workspaceId, workspaceId), eq(payments.id, paymentId), eq(payments.side, 'seller'));
  const [found] = await services.db.tenant(workspaceId, (tx) => tx.select().from(payments).where(own));
  if (found === undefined) throw new AppError('not_found', 'Payment not found. Check the ID.');
  return services.db.system('sale', async (tx) => {
    const sale = await holdSale(tx, workspaceId, found.invoiceId);
    const [before] = await tx.select().from(payments).where(own);
    if (before!.source === 'stripe')
      throw new AppError('conflict', 'The payment provider reports the outcome of this payment.');
    if (before!.status === status) return shapePayment(before!, sale.number);
    if (before!.status !== 'pending') {
      throw new AppError(
        'conflict',
        `This payment is already recorded as ${before!.status}. Record another one instead.`,
      );
    }
    const settledAt = new Date(services.clock.now());
    await tx
      .update(payments)
      .set({ status, settledAt })
      .where(ofBoth(payments, sale, paymentId));
    const after = { ...before!, status, settledAt };
    const { sellerId, buyerId, currency } = sale;
    const paid = { invoiceId: sale.id, sellerId, buyerId, currency };
    if (status === 'paid') await settleMoney(tx, services, paid, after);
    await tellOfPayment(tx, services, sale, after);
    if (status === 'paid') await tellStripe(tx, services, workspaceId, sale.id);
    const object = { kind: 'payment', id: paymentId };
    await recordChange(tx, scope, 'payment.recorded', {
      object,
      before: toldOfPayment(before!, sale),
      after: toldOfPayment(after, sale),
    });
    return shapePayment(after, sale.number);
  });
}
