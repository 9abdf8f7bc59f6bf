import { sql } from 'drizzle-orm';
import { monthOf, type UsageMeter } from '#domain/usage.ts';
import type { Tx } from '#server/infra/db/open-database.ts';

/** What a workspace used of a meter in the calendar month of a moment: the sum of its days. */
export async function monthSum(tx: Tx, workspaceId: string, meter: UsageMeter, at: number): Promise<number> {
  const { rows } = await tx.execute<{ sum: string }>(sql`
    select coalesce(sum(quantity), 0) as sum from usage_days where workspace_id = ${workspaceId}::uuid
      and meter = ${meter} and day >= ${`${monthOf(at)}-01`}::date`);
  return Number(rows[0]!.sum);
}
