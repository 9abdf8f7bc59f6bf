import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Services } from '#server/services.ts';
import { type Lease, leaseMs } from './lease.ts';

/** Calls renewed in one statement, which takes some 5 ms. */
const atOnce = 50;

/** Columns that give a call to this process, as its next owner. */
export const newLease = (services: Services) => ({
  owner: services.calls.owner,
  epoch: sql`${calls.epoch} + 1`,
  leaseUntil: leaseEnd(services),
});

export const leaseEnd = ({ clock }: Services) => new Date(clock.now() + leaseMs);

/** Rows of the call as long as it has this lease of this process. */
export const underLease = (services: Services, { workspaceId, callId, epoch }: Lease) =>
  and(
    eq(calls.workspaceId, workspaceId),
    eq(calls.id, callId),
    eq(calls.owner, services.calls.owner),
    eq(calls.epoch, epoch),
  );

/**
 * Prolongs what this process holds. Answers the calls that others have taken since. A row that someone has locked is
 * left alone: its step prolongs it, too, and anyone who waits for one row with others in hand stops the steps of all.
 */
async function renewAll(tx: Tx, services: Services, held: readonly Lease[]): Promise<string[]> {
  const ids = sql.param(held.map((lease) => lease.callId));
  const epochs = sql.param(held.map((lease) => lease.epoch));
  const lost = await readRows(
    tx,
    { id: 'text' },
    sql`
    with held as (select * from unnest(${ids}::uuid[], ${epochs}::int[]) as held (id, epoch)),
    free as (
      select calls.workspace_id, calls.id from calls join held on calls.id = held.id and calls.epoch = held.epoch
      where calls.owner = ${services.calls.owner} and calls.status = 'live'
      for update of calls skip locked
    ),
    renewed as (
      update calls set lease_until = ${leaseEnd(services).toISOString()}::timestamptz from free
      where calls.workspace_id = free.workspace_id and calls.id = free.id
    )
    select calls.id from calls join held on calls.id = held.id and calls.epoch > held.epoch`,
  );
  return lost.map((row) => row.id);
}

/** Says that this process lives and has its calls. What another one has taken meanwhile falls silent here. */
export async function renewLeases(services: Services): Promise<void> {
  const held = services.calls.held();
  for (let from = 0; from < held.length; from += atOnce) {
    const lost = await services.db.system('job', (tx) => renewAll(tx, services, held.slice(from, from + atOnce)));
    for (const callId of lost) services.calls.find(callId)?.session.taken();
  }
}
