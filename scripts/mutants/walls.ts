import { afterEach } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { tenantTables } from '#server/testing/tenant-tables.ts';
import { taken } from './switches.ts';

/** A server whose walls between workspaces can be taken away one by one; each file of tests has its own. */

// Each file that is uploaded would be read in a process of its own, hundreds of times.
const options = { work: false };
export const server = await startApp({ RATE_LIMIT: '100000', LOG_LEVEL: 'silent' }, undefined, options);
// The first of an installation runs it, and what that one sells is for everyone to see.
await server.newOwner();
const { pool } = server.services.db;
export const tables = await tenantTables(server.services.db);

/** Switches the row-level security of these tables off or on. */
export async function security(on: boolean, names = tables.map(({ name }) => name)): Promise<void> {
  const change = (name: string) =>
    on ? `drop policy open on ${name}` : `create policy open on ${name} to parley_app using (true) with check (true)`;
  // At once: there are some hundred and fifty tables.
  await pool.query(names.map(change).join(';'));
}

afterEach(() => {
  taken.out = null;
});
