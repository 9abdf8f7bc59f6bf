import type { Services } from '#server/services.ts';

/** Has jobs that wait for their next try make it now: the queue's clock is the database's. */
export async function hurryJobs({ db, jobs }: Services): Promise<void> {
  await db.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
  await jobs.look();
}
