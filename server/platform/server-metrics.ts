import type { Services } from '#server/services.ts';
import { gaugeOf, timesOf } from './metrics.ts';

/** Seconds that a transaction waits for its connection: nothing as long as there is a free one. */
const waitBuckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Adds the figures of what calls stand on to /metrics: connections of the database, and the queue of jobs. */
export function measureServer(services: Services): void {
  const { db, jobs } = services;
  const waits = timesOf(services, {
    name: 'parley_database_wait_seconds',
    help: 'Time transactions waited for a connection, by pool: requests, calls (call steps), long (jobs)',
    labelNames: ['pool'],
    buckets: waitBuckets,
  });
  const pools = Object.entries(db.pools);
  for (const [pool] of pools) waits.zero({ pool });
  db.onWait((pool, ms) => waits.observe({ pool }, ms / 1000));
  gaugeOf(
    services,
    {
      name: 'parley_database_connections',
      help: 'Database connections by pool: used, idle, and transactions waiting for a connection',
      labelNames: ['pool', 'state'],
    },
    (gauge) => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        gauge.set({ pool, state: 'used' }, totalCount - idleCount);
        gauge.set({ pool, state: 'idle' }, idleCount);
        gauge.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  );
  gaugeOf(
    services,
    {
      name: 'parley_jobs',
      help: 'Number of jobs by state: due, waiting (scheduled or retrying), active, or dead',
      labelNames: ['state'],
    },
    async (gauge) => {
      const { oldestDueSeconds: _age, ...counts } = await jobs.figures();
      for (const [state, count] of Object.entries(counts)) gauge.set({ state }, count);
    },
  );
  gaugeOf(services, { name: 'parley_jobs_oldest_due_seconds', help: 'Age of the oldest due job' }, async (gauge) =>
    gauge.set((await jobs.figures()).oldestDueSeconds),
  );
}
