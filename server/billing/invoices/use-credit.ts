import { and, asc, eq, sql } from 'drizzle-orm';
import type { CustomerCredit } from '#domain/billing/sales.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Currency } from '#domain/platform/money.ts';
import { book, creditOf, lockBooks } from '#server/billing/book.ts';
import { readProfile } from '#server/billing/profiles.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { invoices, ledgerEntries } from '#server/platform/db/schema/billing.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { addPayment, dueOf } from './payments.ts';

/** What a seller owes its buyers, who has most of it first. */
export async function listCredits({ services, workspaceId }: Scope): Promise<CustomerCredit[]> {
  const rows = await services.db.tenant(workspaceId, (tx) =>
    readRows<{ buyer_id: string; currency: Currency; amount: string }>(
      tx,
      { buyer_id: 'text', currency: 'text', amount: 'text' },
      sql`
      select buyer_id, currency, -sum(amount) as amount from ledger_entries
      where workspace_id = ${workspaceId}::uuid and account = 'credit' and buyer_id is not null
      group by buyer_id, currency having sum(amount) < 0 order by amount desc, buyer_id`,
    ),
  );
  return services.db.system('sale', async (tx) => {
    const found: CustomerCredit[] = [];
    for (const { buyer_id: customerId, currency, amount } of rows) {
      const name = await readProfile(tx, customerId).then(
        (profile) => profile.name,
        () => 'Former client',
      );
      found.push({ customerId, name, currency, amount: Number(amount) });
    }
    return found;
  });
}

interface Use {
  how: 'set_off' | 'pay_out';
  currency: Currency;
  amount?: number | undefined;
}

interface Between {
  sellerId: string;
  buyerId: string;
  currency: Currency;
}

/** Pays open invoices with credit, the oldest first. Answers how much was needed. */
async function setOff(tx: Tx, services: Services, between: Between, most: number): Promise<number> {
  const { sellerId, buyerId, currency } = between;
  const open = await tx
    .select()
    .from(invoices)
    .where(
      and(
        ...[eq(invoices.workspaceId, sellerId), eq(invoices.side, 'seller'), eq(invoices.buyerId, buyerId)],
        ...[eq(invoices.currency, currency), eq(invoices.kind, 'invoice'), eq(invoices.collectedBy, 'seller')],
        sql`${invoices.gross} > ${invoices.paid} + ${invoices.credited}`,
      ),
    )
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
  let used = 0;
  for (const invoice of open) {
    const amount = Math.min(most - used, dueOf(invoice));
    if (amount <= 0) break;
    const payment = { amount, status: 'paid', source: 'credit', description: 'Credit' } as const;
    await addPayment(tx, services, { ...between, invoiceId: invoice.id }, payment);
    used += amount;
  }
  return used;
}

/**
 * Pays out what a seller owes a buyer, or sets it off against what is open.
 * @param txId the same again does nothing more
 * @throws AppError not_found, conflict for more than there is, and where no invoice is open
 */
export function useCredit(scope: Scope, buyerId: string, { how, currency, amount }: Use, txId = newId()) {
  const { services, workspaceId: sellerId } = scope;
  const between = { sellerId, buyerId, currency };
  return services.db.system('sale', async (tx) => {
    const known = and(eq(ledgerEntries.workspaceId, sellerId), eq(ledgerEntries.buyerId, buyerId));
    const [customer] = await tx.select({ line: ledgerEntries.line }).from(ledgerEntries).where(known).limit(1);
    if (customer === undefined) throw new AppError('not_found', 'Customer not found. Check the ID.');
    await lockBooks(tx, between);
    const same = and(eq(ledgerEntries.workspaceId, sellerId), eq(ledgerEntries.txId, txId));
    const [done] = await tx.select({ line: ledgerEntries.line }).from(ledgerEntries).where(same).limit(1);
    const there = await creditOf(tx, between);
    if (done !== undefined) return { amount: there, currency };
    const wanted = amount ?? there;
    if (wanted === 0 || wanted > there) throw new AppError('conflict', 'That’s more than the available credit.');
    const used = how === 'pay_out' ? wanted : await setOff(tx, services, between, wanted);
    if (used === 0) throw new AppError('conflict', 'There’s no open invoice to apply it to.');
    if (how === 'pay_out') {
      const booking = { ...between, invoiceId: null, at: services.clock.now(), reason: 'Credit paid out', txId };
      await book(tx, booking, { credit: used, cash: -used });
    }
    const object = { kind: 'workspace', id: buyerId };
    await recordChange(tx, scope, 'credit.used', { object, after: { how, amount: used, currency } });
    return { amount: there - used, currency };
  });
}
