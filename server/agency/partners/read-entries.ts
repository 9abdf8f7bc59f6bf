import { sql } from 'drizzle-orm';
import type { PartnerEntry } from '#domain/agency/partners.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';

interface Row {
  id: string;
  at: string;
  currency: string;
  /** Null of what was paid out. */
  revenue: string | null;
  amount: string;
  description: string;
  reference: string | null;
  invoice_id: string | null;
}

/** What a partner earned, had to give back and was paid, newest first. */
export async function readEntries(
  tx: Tx,
  workspaceId: string,
  partnerId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<PartnerEntry[]> {
  const rows = await readRows<Row>(
    tx,
    {
      id: 'text',
      at: 'text',
      currency: 'text',
      revenue: 'text?',
      amount: 'text',
      description: 'text',
      reference: 'text?',
      invoice_id: 'text?',
    },
    sql`
    select * from (
      select id, earned_at as at, currency, revenue, commission as amount, description, null as reference, invoice_id
        from partner_earnings where workspace_id = ${workspaceId}::uuid and partner_id = ${partnerId}::uuid
      union all select id, paid_at, currency, null, -amount, note, reference, null
        from partner_payouts where workspace_id = ${workspaceId}::uuid and partner_id = ${partnerId}::uuid) as entries
    where ${cursor ?? null}::uuid is null or id < ${cursor ?? null}::uuid
    order by id desc limit ${limit}`,
  );
  return rows.map(({ id, at, currency, revenue, amount, description, reference, invoice_id: invoiceId }) => ({
    id,
    createdAt: new Date(at).toISOString(),
    currency,
    amount: Number(amount),
    description,
    reference,
    invoiceId,
    kind: revenue === null ? 'paid_out' : Number(revenue) < 0 ? 'taken_back' : 'earned',
    revenue: revenue === null ? null : Number(revenue),
  }));
}
