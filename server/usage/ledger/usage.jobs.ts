import { sql } from 'drizzle-orm';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { Services } from '#server/services.ts';
import { release } from '#server/usage/ledger.ts';
import { recountUsage } from './recount.ts';

const expireJob = 'usage.expire';
const forgetJob = 'usage.forget';
const recountJob = 'usage.recount';
/** Holds that one run ends; the rest waits for the next. */
const mostAtOnce = 500;
/** How far back holds are looked for that expired and no one ended, in ms. */
const lookBackMs = 30 * 24 * 3_600_000;

/** Lets go what was held and never settled: anyone who held it is gone. */
export async function expireHolds({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const rows = await db.system('job', (tx) =>
    readRows(
      tx,
      { id: 'text', workspace_id: 'text' },
      sql`
      select h.id, h.workspace_id from usage_holds h
      where h.expires_at between ${new Date(now - lookBackMs)} and ${new Date(now)}
        and not exists (select from usage_events e where e.workspace_id = h.workspace_id and e.hold_id = h.id)
      order by h.expires_at limit ${mostAtOnce}`,
    ),
  );
  for (const { id, workspace_id } of rows) await db.tenant(workspace_id, (tx) => release(tx, workspace_id, id, now));
  return rows.length;
}

/** How long a hold that has ended is kept: no one repeats a request after that. In ms. */
export const endedHoldsKeptMs = 90 * 24 * 3_600_000;
/** Holds that one statement removes. */
const piece = 5_000;

/** Removes holds that ended long ago, with those that are open left alone. What they ended with stays. */
export async function forgetHolds({ db, clock }: Services): Promise<number> {
  const before = new Date(clock.now() - endedHoldsKeptMs);
  for (let removed = 0; ; ) {
    const { rowCount } = await db.system('job', (tx) =>
      tx.execute(sql`
        delete from usage_holds where (workspace_id, id) in (
          select h.workspace_id, h.id from usage_holds h
          join usage_events e on e.workspace_id = h.workspace_id and e.hold_id = h.id
          where h.expires_at < ${before} and e.recorded_at < ${before} order by h.expires_at limit ${piece})`),
    );
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < piece) return removed;
  }
}

/** Makes the counters of every workspace again, and says which were wrong: none should be. */
export async function recountAll({ db, log }: Services, signal: AbortSignal): Promise<number> {
  const rows = await db.system('job', (tx) => readRows(tx, { id: 'text' }, sql`select id from workspaces order by id`));
  let wrong = 0;
  for (const { id } of rows) {
    signal.throwIfAborted();
    const found = await db.tenant(id, (tx) => recountUsage(tx, id));
    if (found > 0) log.error({ workspaceId: id, wrong: found }, 'counters of usage were not the sums of their facts');
    wrong += found;
  }
  return wrong;
}

/** Work on usage that the queue does. */
export function defineUsageJobs(services: Services): void {
  const { jobs } = services;
  jobs.define(expireJob, {
    handler: async () => {
      await expireHolds(services);
    },
  });
  jobs.schedule(expireJob, '23 * * * *');
  jobs.define(forgetJob, {
    handler: async () => {
      await forgetHolds(services);
    },
  });
  jobs.schedule(forgetJob, '43 3 * * *');
  jobs.define(recountJob, {
    timeoutSeconds: 3_600,
    handler: async (_, { signal }) => {
      await recountAll(services, signal);
    },
  });
  jobs.schedule(recountJob, '47 3 * * *');
}
