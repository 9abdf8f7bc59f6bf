import { and, eq, lte, ne, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { carrierAccounts, phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { usageEvents } from '#server/platform/db/schema/usage.table.ts';
import type { Services } from '#server/services.ts';
import { spend } from '#server/usage/ledger.ts';

const dayMs = 86_400_000;
/** Days that are made up for at once, where the server was off. */
const mostDays = 400;

/** Numbers that count: those of the house's own carrier, for tests, are free. */
export const countsAsNumber = (workspaceId: string) =>
  and(eq(phoneNumbers.workspaceId, workspaceId), ne(carrierAccounts.carrier, 'stand-in'));

/** The same, with the account of each number beside it. */
export const withAccount = () =>
  and(eq(carrierAccounts.workspaceId, phoneNumbers.workspaceId), eq(carrierAccounts.id, phoneNumbers.accountId));

/**
 * Counts the numbers of a workspace, at each midnight (UTC) since the last one that was counted: a number costs its month by
 * days. Before one is taken out, and before a month is billed; again adds nothing.
 */
export async function noteOwnNumbers(tx: Tx, { clock }: Pick<Services, 'clock'>, workspaceId: string): Promise<void> {
  const rows = await tx
    .select({ createdAt: phoneNumbers.createdAt })
    .from(phoneNumbers)
    .innerJoin(carrierAccounts, withAccount())
    .where(and(countsAsNumber(workspaceId), lte(phoneNumbers.createdAt, new Date(clock.now()))));
  if (rows.length === 0) return;
  const [last] = await tx
    .select({ at: sql<string | null>`max(${usageEvents.occurredAt})` })
    .from(usageEvents)
    .where(and(eq(usageEvents.workspaceId, workspaceId), eq(usageEvents.meter, 'number_days')));
  const had = rows.map(({ createdAt }) => createdAt.getTime());
  const today = Math.floor(clock.now() / dayMs);
  const first = Math.max(Math.min(...had), last?.at ? Date.parse(last.at) + 1 : 0, (today - mostDays) * dayMs);
  for (let day = Math.ceil(first / dayMs); day <= today; day++) {
    const at = day * dayMs;
    const quantity = had.filter((created) => created <= at).length;
    if (quantity > 0) await spend(tx, workspaceId, { meter: 'number_days', key: `numbers:${day}`, quantity, at });
  }
}

/** The same of a workspace and its subaccounts. In a transaction of the system's. */
export async function noteNumbers(tx: Tx, services: Pick<Services, 'clock'>, workspaceId: string): Promise<void> {
  const rows = await readRows(
    tx,
    { id: 'text' },
    sql`
    select w.id from workspaces w where (w.id = ${workspaceId}::uuid or w.parent_id = ${workspaceId}::uuid)
      and exists (select from phone_numbers n where n.workspace_id = w.id)`,
  );
  for (const { id } of rows) await noteOwnNumbers(tx, services, id);
}

/** The same of everyone, for what people are told of a month that goes on. */
export async function noteAllNumbers({ db, clock }: Services): Promise<void> {
  const rows = await db.system('job', (tx) =>
    readRows(tx, { id: 'text' }, sql`select distinct workspace_id as id from phone_numbers`),
  );
  for (const { id } of rows) await db.tenant(id, (tx) => noteOwnNumbers(tx, { clock }, id));
}
