import { and, eq, sum } from 'drizzle-orm';
import type { Currency, Money } from '#domain/platform/money.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type LedgerAccount, ledgerEntries } from '#server/platform/db/schema/billing.table.ts';

/** Between whom, and about what. */
export interface Booking {
  sellerId: string;
  /** Null where it is about a partner alone. */
  buyerId: string | null;
  partnerId?: string;
  invoiceId: string | null;
  currency: Currency;
  at: number;
  /** In a few words, for anyone who reads the books. */
  reason: string;
  /** The same again is refused by the database. */
  txId?: string;
}

type Between = { sellerId: string; buyerId: string };

/** Anyone who books between the same two waits: what is owed and what is set off are read and changed together. */
export const lockBooks = (tx: Tx, { sellerId, buyerId }: Between) => advisoryLock(tx, `books:${sellerId}:${buyerId}`);

/** Books one transaction: debits above zero, credits below. The database refuses it unless it adds up to nothing. */
export async function book(
  tx: Tx,
  { sellerId: workspaceId, buyerId, partnerId, invoiceId, currency, at, reason, txId = newId() }: Booking,
  amounts: Partial<Record<LedgerAccount, number>>,
): Promise<void> {
  const entries = Object.entries(amounts).filter(([, amount]) => amount !== 0) as [LedgerAccount, number][];
  if (entries.length === 0) return;
  await tx.insert(ledgerEntries).values(
    entries.map(([account, amount], line) => ({
      workspaceId,
      txId,
      line,
      account,
      buyerId,
      partnerId: partnerId ?? null,
      invoiceId,
      currency,
      amount,
      reason,
      bookedAt: new Date(at),
    })),
  );
}

/** What a seller owes a buyer, by currency: credit that was given or came back, and was not set off yet. */
export async function creditsOf(tx: Tx, { sellerId, buyerId }: Between): Promise<Money[]> {
  const own = and(
    eq(ledgerEntries.workspaceId, sellerId),
    eq(ledgerEntries.account, 'credit'),
    eq(ledgerEntries.buyerId, buyerId),
  );
  const rows = await tx
    .select({ currency: ledgerEntries.currency, booked: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(own)
    .groupBy(ledgerEntries.currency);
  return rows.filter(({ booked }) => booked < 0).map(({ currency, booked }) => ({ currency, amount: -booked }));
}

/** The same in one currency; 0 where it owes nothing. */
export const creditOf = async (
  tx: Tx,
  { currency, ...between }: Between & Pick<Booking, 'currency'>,
): Promise<number> => (await creditsOf(tx, between)).find((credit) => credit.currency === currency)?.amount ?? 0;
