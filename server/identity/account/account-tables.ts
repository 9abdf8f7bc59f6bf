import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';

/** The column that says whose a row is. */
export const ownColumn = 'user_id';

/** Logs to which rows are only added: they keep who did what for as long as they keep anything. */
export const logs = ['audit_log', 'audit_entries'];

export interface AccountTable {
  table: string;
  columns: string[];
}

/** All tables of the product with their columns, as the database's catalog knows them: a new one is among them by itself. */
export async function readTables(tx: Tx): Promise<AccountTable[]> {
  const rows = await readRows<{ table: string; columns: string[] }>(
    tx,
    { table: 'text', columns: 'json' },
    sql`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1 order by 1`,
  );
  return rows;
}
