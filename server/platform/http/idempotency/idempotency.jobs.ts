import { and, inArray, lt } from 'drizzle-orm';
import { idempotencyHours } from '#domain/platform/idempotency.ts';
import { repeats } from '#server/platform/db/schema/idempotency.table.ts';
import type { Services } from '#server/services.ts';
import { answerFile } from './claims.ts';

const forgetJob = 'repeats.forget';
/** Answers that one run forgets at a time. */
const mostAtOnce = 500;

/** Forgets answers that are older than a day, files and all. */
export async function forgetAnswers({ db, files, clock }: Services): Promise<void> {
  const old = lt(repeats.createdAt, new Date(clock.now() - idempotencyHours * 3_600_000));
  for (;;) {
    const rows = await db.system('job', (tx) => tx.select().from(repeats).where(old).limit(mostAtOnce));
    // The files first: a row that is left is found again, a file without one never.
    for (const row of rows) {
      // A process that was killed may have put a file there and not have said so.
      const mayBeLeft = row.state === 'running' && row.workspaceId !== null;
      if (row.file !== null || mayBeLeft) await files.remove(row.file ?? answerFile(row));
    }
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await db.system('job', (tx) => tx.delete(repeats).where(and(old, inArray(repeats.id, ids))));
    if (rows.length < mostAtOnce) return;
  }
}

/** Work on answers that are kept. */
export function defineRepeatJobs(services: Services): void {
  const { jobs } = services;
  jobs.define(forgetJob, { handler: () => forgetAnswers(services) });
  jobs.schedule(forgetJob, '41 * * * *');
}
