import type pg from 'pg';
import { systemRole } from '#server/platform/db/transactions.ts';
import { StartError } from '#server/platform/start-error.ts';
import type { Manifest } from './backup-format.ts';
import { plainForms, readTables } from './dump-database.ts';

/** Rows inserted at a time. */
const rowsAtOnce = 500;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function foreignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** The same migrations make the same tables; a difference means that the rows would go into wrong columns. */
async function checkTables(client: pg.ClientBase, wanted: Manifest['tables']): Promise<void> {
  const found = await readTables(client);
  for (const [table, columns] of Object.entries(wanted)) {
    if (found[table]?.join() === columns.join()) continue;
    throw new StartError(`The backup’s ${table} table doesn’t match this version’s migrations.`);
  }
}

/**
 * Puts rows into a database that has the backup's schema and nothing else, in one transaction. `rows` gives them table
 * by table, in any order: references are checked when all are there.
 */
export async function loadDatabase(
  client: pg.ClientBase,
  tables: Manifest['tables'],
  rows: AsyncIterable<{ table: string; lines: string[] }>,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(plainForms);
    await checkTables(client, tables);
    const keys = await foreignKeys(client);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
    // What the migrations themselves put in is in the backup, too.
    await client.query(`truncate ${Object.keys(tables).join(', ')}`);
    await client.query(`set local role ${systemRole}`);
    for await (const { table, lines } of rows) {
      for (let at = 0; at < lines.length; at += rowsAtOnce) {
        const values = lines.slice(at, at + rowsAtOnce);
        await client.query(`insert into public.${table} select * from unnest($1::public.${table}[])`, [values]);
      }
    }
    await client.query('reset role');
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    await client.query('commit');
  } catch (error) {
    // A connection that is gone took its transaction with it.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
