import { pino } from 'pino';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import type { WaitingJob } from './backup-format.ts';

const silent = pino({ level: 'silent' });

/** Puts jobs back into the queue, with the next start to work on them. */
export async function addJobs(dataDir: string, databaseUrl: string | null, jobs: WaitingJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const onLost = (reason: string) => {
    throw new Error(`The database stopped unexpectedly: ${reason}`);
  };
  const database = await openDatabase({ dataDir, databaseUrl, log: silent, onLost });
  try {
    const queue = await openJobs(database, silent);
    const handler = async () => {};
    for (const name of new Set(jobs.map((job) => job.name))) queue.define(name, { handler });
    await queue.start({ work: false });
    for (const { name, data, key, startAfter } of jobs) {
      await queue.enqueue(null, name, data, { startAfter: new Date(startAfter), ...(key !== null && { key }) });
    }
    await queue.stop();
  } finally {
    await database.close();
  }
}
