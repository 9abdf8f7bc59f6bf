import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';

/** A process to be killed: takes up a job, in the folder of its first argument, and never finishes it. */
const log = pino({ level: 'silent' });
const database = await openDatabase({
  dataDir: process.argv[2] ?? '',
  databaseUrl: null,
  log,
  onLost: () => process.exit(70),
});
const jobs = await openJobs(database, log);
jobs.define('errand', {
  handler: () => {
    writeSync(1, 'working\n');
    return new Promise(() => {});
  },
});
await jobs.start();
await jobs.enqueue(null, 'errand', { to: 'the baker' });
