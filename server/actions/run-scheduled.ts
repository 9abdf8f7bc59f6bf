import { and, eq, isNull, lte } from 'drizzle-orm';
import { findWorkspace } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { actions } from '#server/platform/db/schema/actions.table.ts';
import type { workflowTriggers } from '#server/platform/db/schema/automations.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { isoDate, isoTime, wallTime } from '#voice/understanding/calendar.ts';

/** Rows that one look takes up; the rest waits for the next. */
const mostAtOnce = 200;

/** A moment that has come. */
export interface Due {
  at: Date;
  /** By the wall clock of the workspace. */
  values: { date: string; time: string };
}

/** What is done by the clock: rows of a table, each with the moment of its next run. */
export interface Scheduled<R extends { id: string; nextRunAt: Date | null }> {
  /** The job that looks, each minute. */
  job: string;
  table: typeof actions | typeof workflowTriggers;
  /** Tells the log that one could not be done. */
  failed(log: Services['log'], id: string, error: unknown): void;
  /** The row, locked until the transaction ends. */
  lock(tx: Tx, workspaceId: string, id: string): Promise<R | undefined>;
  /** Rows of a workspace that are to run once more. */
  planned(tx: Tx, workspaceId: string): Promise<R[]>;
  /** When it runs next after a moment; null where it does not any more. */
  next(row: R, at: number, timeZone: string): Date | null;
  plan(tx: Tx, row: R, nextRunAt: Date | null): Promise<unknown>;
  /** Does it, once for its moment. */
  run(tx: Tx, scope: Scope, row: R, due: Due): Promise<unknown>;
}

type AnyRow = { id: string; nextRunAt: Date | null };

/** Does what is due, once for its moment, and plans the next: both or neither. */
async function runOne<R extends AnyRow>(scope: Scope, scheduled: Scheduled<R>, id: string): Promise<void> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  await services.db.tenant(workspaceId, async (tx) => {
    const row = await scheduled.lock(tx, workspaceId, id);
    const at = row?.nextRunAt ?? null;
    // Another server was faster, or someone has changed it.
    if (row === undefined || at === null || at.getTime() > now) return;
    const { timeZone } = await findWorkspace(tx, workspaceId);
    const wall = wallTime(at.getTime(), timeZone);
    await scheduled.run(tx, scope, row, { at, values: { date: isoDate(wall), time: isoTime(wall) } });
    // What was missed while no server ran is done once.
    await scheduled.plan(tx, row, scheduled.next(row, now, timeZone));
  });
}

/** Does everything whose schedule says so by now, each by itself. Answers how many were due. */
export async function runScheduled<R extends AnyRow>(services: Services, scheduled: Scheduled<R>): Promise<number> {
  const { clock, db, log } = services;
  const { workspaceId, id, nextRunAt } = scheduled.table;
  const due = await db.system('job', (tx) =>
    tx
      .select({ workspaceId, id })
      .from(scheduled.table)
      .innerJoin(
        workspaces,
        and(eq(workspaces.id, workspaceId), isNull(workspaces.deletedAt), isNull(workspaces.suspendedAt)),
      )
      .where(lte(nextRunAt, new Date(clock.now())))
      .orderBy(nextRunAt)
      .limit(mostAtOnce),
  );
  for (const one of due) {
    await runOne({ services, workspaceId: one.workspaceId, actor: null }, scheduled, one.id).catch((error: unknown) =>
      scheduled.failed(log, one.id, error),
    );
  }
  return due.length;
}

/** Plans the schedules of a workspace anew, whose time zone has changed in this transaction. */
export async function planAnew<R extends AnyRow>(
  tx: Tx,
  { services, workspaceId }: Scope,
  scheduled: Scheduled<R>,
  timeZone: string,
): Promise<void> {
  for (const row of await scheduled.planned(tx, workspaceId))
    await scheduled.plan(tx, row, scheduled.next(row, services.clock.now(), timeZone));
}

/** Has it looked for each minute what is due. */
export function defineScheduled<R extends AnyRow>(services: Services, scheduled: Scheduled<R>): void {
  services.jobs.define(scheduled.job, {
    // The next minute tries again.
    retryLimit: 0,
    handler: async () => {
      await runScheduled(services, scheduled);
    },
  });
  services.jobs.schedule(scheduled.job, '* * * * *');
}
