import { sql } from 'drizzle-orm';
import type { AccountFile } from '#domain/identity/account.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { sealedColumns } from '#server/platform/secrets/sealed-columns.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { type AccountTable, ownColumn, readTables } from './account-tables.ts';

/** Columns that say who made a thing which belongs to a workspace. */
const madeColumns = ['created_by', 'invited_by', 'deleted_by'];
/** Secrets, sealed or hashed: they would help no one but a thief. */
const secretColumn = /hash|secret|_key$|^key$|token|counter|floor|challenge|verifier|nonce|last_step/;

type Rows = Record<string, unknown>[];

async function rowsOf(tx: Tx, { table, columns }: AccountTable, whose: string, userId: string): Promise<Rows> {
  const isSealed = (column: string) => sealedColumns.some((one) => one.table === table && one.column === column);
  const shown = columns
    .filter((column) => !secretColumn.test(column) && !isSealed(column))
    .map((column) => sql.identifier(column));
  const { rows } = await tx.execute<Record<string, unknown>>(
    sql`select ${sql.join(shown, sql`, `)} from ${sql.identifier(table)} where ${sql.identifier(whose)} = ${userId}`,
  );
  return rows;
}

/** What the audit logs of workspaces tell of the account's own doings. */
async function doingsOf(tx: Tx, userId: string): Promise<Rows> {
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select workspace_id, seq, body::jsonb ->> 'at' as at, body::jsonb ->> 'action' as action, body::jsonb ->> 'ip' as ip
    from audit_entries where workspace_id in (select workspace_id from members where user_id = ${userId})
      and body::jsonb -> 'actor' ->> 'userId' = ${userId} order by 1, 2`);
  return rows;
}

/**
 * Everything that is stored about an account: whole rows where they are the person's, and for what belongs to a workspace
 * that the person made it. Without secrets.
 */
export async function exportAccount({ db, clock }: Services, { userId }: Account): Promise<AccountFile> {
  return db.system('account', async (tx) => {
    const tables = await readTables(tx);
    const about: Record<string, Rows> = {};
    const made: Record<string, Rows> = {};
    for (const place of tables) {
      const { table, columns } = place;
      // What someone did in a workspace is told below, without what it did to others.
      if (table === 'audit_entries') continue;
      const whose = table === 'users' ? 'id' : columns.find((column) => column === ownColumn);
      if (whose !== undefined) about[table] = await rowsOf(tx, place, whose, userId);
      const maker = whose === undefined && columns.find((column) => madeColumns.includes(column));
      if (!maker || !columns.includes('id')) continue;
      const few = columns.filter((column) => ['workspace_id', 'id', 'name', 'created_at'].includes(column));
      made[table] = await rowsOf(tx, { table, columns: few }, maker, userId);
    }
    const exportedAt = new Date(clock.now()).toISOString();
    return { exportedAt, about, made, done: await doingsOf(tx, userId) };
  });
}
