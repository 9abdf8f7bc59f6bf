import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { openJobs } from './jobs.ts';

const database = await openTestDatabase();

test('several servers that start at once on a new database all start', async () => {
  const queues = await Promise.all([1, 2, 3].map(() => openJobs(database, pino({ level: 'silent' }))));
  afterAll(() => Promise.all(queues.map((jobs) => jobs.stop())));
  for (const jobs of queues) {
    jobs.define('errand', { handler: async () => {} });
    jobs.schedule('errand', '0 4 * * *');
  }
  await Promise.all(queues.map((jobs) => jobs.start()));
  expect(await Promise.all(queues.map((jobs) => jobs.countDead()))).toEqual([0, 0, 0]);
});
