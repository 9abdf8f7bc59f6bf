import { sql } from 'drizzle-orm';
import type { SubaccountUsage } from '#domain/agency/subaccounts.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';

/** What an agency's figures say of the subaccounts that it has and had. */

/** Minutes with one decimal: seconds are summed first and rounded once. */
export const minutesOf = (seconds: string | number | null) => Math.round(Number(seconds ?? 0) / 6) / 10;

export const statusOf = ({ deleted_at, suspended_at }: Pick<KnownRow, 'deleted_at' | 'suspended_at'>) =>
  deleted_at !== null ? 'deleted' : suspended_at !== null ? 'suspended' : 'active';

export interface KnownRow {
  id: string;
  name: string;
  /** Not the agency's any more. */
  left: boolean;
  suspended_at: string | null;
  deleted_at: string | null;
}

/** An agency's subaccounts, and those that have left, by id. In a transaction of the system's. */
export async function readKnown(tx: Tx, agencyId: string): Promise<Map<string, KnownRow>> {
  const rows = await readRows<KnownRow>(
    tx,
    { id: 'text', name: 'text', left: 'boolean', suspended_at: 'text?', deleted_at: 'text?' },
    sql`
    select id, name, false as left, suspended_at, deleted_at from workspaces where parent_id = ${agencyId}::uuid
    union all select s.id, s.name, true, null, null from subaccounts s
      where s.workspace_id = ${agencyId}::uuid and not exists (
        select from workspaces w where w.id = s.id and w.parent_id = ${agencyId}::uuid)`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The name and the state under which one is shown; of one that is gone with its name, neither is known. */
export const shownAs = (row: KnownRow | undefined): Pick<SubaccountUsage, 'name' | 'status'> => ({
  name: row?.name ?? 'A former subaccount',
  status: row === undefined || row.left ? 'left' : statusOf(row),
});
