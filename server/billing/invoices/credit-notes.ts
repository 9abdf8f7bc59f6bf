import { and, eq, sql } from 'drizzle-orm';
import { type Invoice, InvoiceDocument } from '#domain/billing/invoices.ts';
import { AppError } from '#domain/platform/errors.ts';
import { type Currency, scaled } from '#domain/platform/money.ts';
import { book, creditOf, lockBooks } from '#server/billing/book.ts';
import { resumeSoon } from '#server/billing/dunning/resume-soon.ts';
import { settleCommission } from '#server/billing/earn-commission.ts';
import { freeze } from '#server/billing/issue-invoice.ts';
import { correctLater } from '#server/billing/stripe/corrections.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { invoices, ledgerEntries } from '#server/platform/db/schema/billing.table.ts';
import { subscriptions } from '#server/platform/db/schema/subscriptions.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Scope } from '#server/scope.ts';
import { addPayment, dueOf, findSale, holdSale, ofBoth, requireSale } from './payments.ts';
import { shapeInvoice } from './read-invoices.ts';

/**
 * Takes back from an invoice by a credit note: first what is still due, then what was paid, as credit or paid back.
 * @param id the same again takes back nothing more
 * @throws AppError not_found, conflict for more than is left of it
 */
export async function creditInvoice(
  scope: Scope,
  saleId: string,
  { amount: wanted, reason, payBack }: { amount?: number | undefined; reason: string; payBack: boolean },
  id = newId(),
): Promise<Invoice> {
  const { services, workspaceId } = scope;
  await requireSale(scope, saleId);
  return services.db.system('sale', async (tx) => {
    const sale = await holdSale(tx, workspaceId, saleId);
    const same = and(eq(invoices.workspaceId, workspaceId), eq(invoices.id, id));
    const [done] = await tx.select().from(invoices).where(same);
    if (done !== undefined) return shapeInvoice(done, services.clock.now());
    const left = sale.kind === 'invoice' ? sale.gross - sale.credited : 0;
    const amount = wanted ?? left;
    if (amount <= 0 || amount > left) {
      throw new AppError(
        'conflict',
        left === 0 ? 'This invoice was already fully credited.' : 'That’s more than what’s left.',
      );
    }
    const origin = InvoiceDocument.parse(JSON.parse(sale.document));
    // Its share of the tax. All shares together are the whole, since each is the difference of two rounded sums.
    const taxUpTo = (gross: number) => scaled(gross, origin.tax.amount, sale.gross);
    const tax = taxUpTo(sale.credited + amount) - taxUpTo(sale.credited);
    const net = amount - tax;
    const { sellerId, buyerId, currency } = sale;
    const line = {
      id: newId(),
      description: `${sale.number}: ${reason}`,
      quantity: 1,
      unit: 'credit',
      per: 1,
      included: 0,
      unitAmount: net,
      net,
      from: origin.issuedAt,
      to: origin.issuedAt,
      hasCalls: false,
    };
    const issued = {
      kind: 'credit_note' as const,
      currency,
      seller: origin.seller,
      buyer: origin.buyer,
      lines: [line],
      net,
      tax: { ...origin.tax, base: net, amount: tax },
      corrects: sale.number,
    };
    const { document } = await freeze(tx, services, { id, sellerId, buyerId, issued, corrects: saleId });
    const fromDue = Math.min(amount, dueOf(sale));
    const fromPaid = amount - fromDue;
    const at = services.clock.now();
    const booking = { sellerId, buyerId, currency, at, invoiceId: saleId, reason: document.number };
    await book(tx, booking, { revenue: net, tax, receivable: -fromDue, credit: -fromPaid });
    await tx
      .update(invoices)
      .set({ credited: sql`${invoices.credited} + ${amount}` })
      .where(ofBoth(invoices, sale, saleId));
    await settleCommission(tx, services, sellerId, saleId);
    await resumeSoon(tx, services, sale);
    const credited = { id, invoiceId: saleId, sellerId, buyerId, currency, fromPaid, payBack };
    const isOnline = await correctLater(tx, services, credited);
    if (payBack && fromPaid > 0 && !isOnline) {
      const payment = { amount: -fromPaid, status: 'paid', source: 'manual', description: 'Paid back' } as const;
      await addPayment(tx, services, { invoiceId: saleId, sellerId, buyerId, currency }, payment);
    }
    const words = { id, number: document.number, amount, currency };
    await notify(tx, { services, workspaceId: buyerId, actor: null }, 'credit-issued', words);
    const after = { number: document.number, invoice: sale.number, amount, currency, reason, payBack };
    await recordChange(tx, scope, 'invoice.credited', { object: { kind: 'invoice', id: saleId }, after });
    return shapeInvoice(await findSale(tx, workspaceId, id), at);
  });
}

/**
 * Gives a customer credit, which the next invoices are lessened by.
 * @param txId the same again gives nothing more
 * @throws AppError not_found
 */
export function giveCredit(
  scope: Scope,
  buyerId: string,
  { amount, currency, reason }: { amount: number; currency: Currency; reason: string },
  txId = newId(),
): Promise<{ amount: number; currency: Currency }> {
  const { services, workspaceId: sellerId } = scope;
  return services.db.system('sale', async (tx) => {
    const own = and(eq(subscriptions.sellerId, sellerId), eq(subscriptions.workspaceId, buyerId));
    const [customer] = await tx.select({ id: subscriptions.id }).from(subscriptions).where(own).limit(1);
    if (customer === undefined) throw new AppError('not_found', 'Customer not found. Check the ID.');
    await lockBooks(tx, { sellerId, buyerId });
    const same = and(eq(ledgerEntries.workspaceId, sellerId), eq(ledgerEntries.txId, txId));
    const [done] = await tx.select({ line: ledgerEntries.line }).from(ledgerEntries).where(same).limit(1);
    if (done !== undefined) return { amount: await creditOf(tx, { sellerId, buyerId, currency }), currency };
    const booking = { sellerId, buyerId, currency, invoiceId: null, at: services.clock.now(), reason, txId };
    await book(tx, booking, { goodwill: amount, credit: -amount });
    const total = await creditOf(tx, { sellerId, buyerId, currency });
    const object = { kind: 'workspace', id: buyerId };
    await recordChange(tx, scope, 'credit.given', { object, after: { amount, currency, reason } });
    return { amount: total, currency };
  });
}
