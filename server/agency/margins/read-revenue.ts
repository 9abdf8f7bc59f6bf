import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Currency } from '#domain/platform/money.ts';
import { readOpenUse } from '#server/billing/split-use.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { billingPeriods } from '#server/platform/db/schema/subscriptions.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { DayRange } from './margin-range.ts';

/** What is asked of a buyer in a currency. */
export interface RevenueQuery {
  buyerId: string;
  currency: Currency;
  amount: number;
}

interface AskedRow {
  buyer_id: string;
  currency: Currency;
  amount: string;
}

const read = async (tx: Tx, query: SQL): Promise<RevenueQuery[]> =>
  (await readRows<AskedRow>(tx, { buyer_id: 'text', currency: 'text', amount: 'text' }, query)).map((row) => ({
    buyerId: row.buyer_id,
    currency: row.currency,
    amount: Number(row.amount),
  }));

/** What a seller invoiced in a range, by buyer and currency: before tax, credit notes below zero. */
export const readInvoiced = (tx: Tx, sellerId: string, { from, to }: DayRange): Promise<RevenueQuery[]> =>
  read(
    tx,
    sql`select buyer_id, currency,
        sum(case kind when 'invoice' then 1 else -1 end * (document::jsonb ->> 'net')::bigint) as amount
      from invoices where workspace_id = ${sellerId}::uuid and side = 'seller'
        and issued_at >= ${from}::date at time zone 'UTC' and issued_at < (${to}::date + 1) at time zone 'UTC'
      group by 1, 2`,
  );

/** Charges of an agency's subaccounts that wait for the next invoice. */
const readOpen = (tx: Tx, agencyId: string): Promise<RevenueQuery[]> =>
  read(
    tx,
    sql`select c.workspace_id as buyer_id, c.currency, sum(c.amount) as amount
      from charges c join workspaces w on w.id = c.workspace_id
      where w.parent_id = ${agencyId}::uuid and c.seller_id = ${agencyId}::uuid and c.invoice_id is null group by 1, 2`,
  );

/** What was used beyond what is included, in periods that are not rated yet, as their rating will find it. */
async function readOverage(tx: Tx, agencyId: string, now: number): Promise<RevenueQuery[]> {
  const periods = await tx
    .selectDistinctOn([billingPeriods.workspaceId, billingPeriods.subscriptionId], { period: billingPeriods })
    .from(billingPeriods)
    .innerJoin(workspaces, eq(workspaces.id, billingPeriods.workspaceId))
    .where(
      and(
        ...[eq(workspaces.parentId, agencyId), eq(billingPeriods.sellerId, agencyId), isNull(billingPeriods.ratedAt)],
      ),
    );
  const found: RevenueQuery[] = [];
  for (const { period } of periods) {
    const amount = (await readOpenUse(tx, period, now)).reduce((sum, { cost }) => sum + cost, 0);
    if (amount !== 0) found.push({ buyerId: period.workspaceId, currency: period.terms.currency, amount });
  }
  return found;
}

/** What an agency's subaccounts have used and is on no invoice yet: as they see it themselves, without the next month. */
export const readEstimates = async (tx: Tx, agencyId: string, now: number): Promise<RevenueQuery[]> => [
  ...(await readOpen(tx, agencyId)),
  ...(await readOverage(tx, agencyId, now)),
];

/** The currency in which each subaccount pays now. */
export async function readCurrencies(tx: Tx, agencyId: string): Promise<Map<string, Currency>> {
  const rows = await readRows<{ id: string; currency: Currency }>(
    tx,
    { id: 'text', currency: 'text' },
    sql`
    select s.workspace_id as id, s.terms ->> 'currency' as currency
    from subscriptions s join workspaces w on w.id = s.workspace_id
    where w.parent_id = ${agencyId}::uuid and s.seller_id = ${agencyId}::uuid and s.ended_at is null`,
  );
  return new Map(rows.map(({ id, currency }) => [id, currency]));
}
