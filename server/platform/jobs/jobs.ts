import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { BaseLogger } from 'pino';
import type { Database, Tx } from '#server/platform/db/open-database.ts';
import { assertStorable } from '#server/platform/db/storable-json.ts';
import type { JobDefinition } from './job-definition.ts';
import { allowEnqueueing, holdWaiting, oneAtATime, queueDatabase, takeBackAbandoned } from './queue-database.ts';
import { alignQueues, alignSchedules, deadQueue } from './queues.ts';

/**
 * Work for later, kept in the database: enqueued in the same transaction as what causes it, run at least once, also
 * after a crash. A handler therefore has to be idempotent: what it finds done already, it does not do again.
 */
export interface Jobs {
  /** Names a kind of job and what runs it. Before `start`. */
  define(name: string, definition: JobDefinition): void;
  /** Runs the job by the clock: a cron expression in UTC, with null as data. Before `start`. */
  schedule(name: string, cron: string): void;
  /**
   * Adds a job, inside `tx` so that it exists exactly when the transaction commits, or at once with null.
   * `data` is JSON.
   */
  enqueue(tx: Tx | null, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /**
   * Takes away jobs of a workspace, done or not, whose data or outcome is meant; one that is being done is passed over.
   * Answers how many.
   */
  erase(workspaceId: string, isMeant: (data: string) => boolean): Promise<number>;
  /** Jobs that failed for good. They are kept for two weeks. */
  countDead(): Promise<number>;
  /** How much there is to do, and how long the oldest of it has been due. */
  figures(): Promise<JobFigures>;
  /** Makes the queues and takes up work; with `work: false` only adds to them. */
  start(options?: { work: boolean }): Promise<void>;
  /** Looks at once for jobs that were to wait and are due, as it does every other second by itself. */
  look(): Promise<void>;
  /** Takes no more work, and waits for what is being done (10 s at most; the rest runs again after the next start). */
  stop(): Promise<void>;
}

/** Jobs of all servers of one database. */
export interface JobFigures {
  /** Their time has come, and no worker has them yet. */
  due: number;
  /** They wait for their time, or for another try. */
  waiting: number;
  active: number;
  /** They failed for good. */
  dead: number;
  oldestDueSeconds: number;
}

export interface EnqueueOptions {
  /** While a job with this key waits for its first try, another one with it is not added. */
  key?: string;
  startAfter?: Date;
}

/** Milliseconds between two looks for jobs that were to wait and are due: one look for all queues. */
const lookEvery = 2_000;
/** Seconds between two looks of each worker by itself. It is told of new jobs and of due ones, and misses none for long. */
const pollEvery = 120;
/** Seconds between two looks for jobs whose worker has died. */
const superviseEvery = 10;
/** Milliseconds. */
const stopWithin = 10_000;
/** Jobs that are looked at together. */
const erasedAtOnce = 1_000;

const jobFigures = `select
  count(*) filter (where name <> $1 and state < 'active' and start_after <= now())::int as due,
  count(*) filter (where name <> $1 and state < 'active' and start_after > now())::int as waiting,
  count(*) filter (where name <> $1 and state = 'active')::int as active,
  count(*) filter (where name = $1)::int as dead,
  coalesce(extract(epoch from now() - min(start_after) filter
    (where name <> $1 and state < 'active' and start_after <= now())), 0)::float as "oldestDueSeconds"
  from pgboss.job where state <= 'active' or name = $1`;

/**
 * Makes the job queue on a database. Nothing runs before `start`.
 * @param byClock whether what is scheduled is done
 */
export async function openJobs(
  database: Database,
  log: Pick<BaseLogger, 'warn' | 'error'>,
  { byClock = true } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: queueDatabase(database),
    useListenNotify: true,
    schedule: byClock,
    superviseIntervalSeconds: superviseEvery,
    monitorIntervalSeconds: superviseEvery,
    // For dependent jobs, which we do not use.
    flowIntervalSeconds: 3_600,
  });
  boss.on('error', (error) => log.error({ reason: error.message }, 'the job queue had an error'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'));

  const warnThat = (what: string) => (error: Error) => log.warn({ reason: error.message }, what);
  const definitions = new Map<string, JobDefinition>();
  const schedules = new Map<string, string>();
  let started = false;
  let works = false;
  /** Workers by their queue. Each begins with the first job of its queue: most queues are empty for long. */
  const workers = new Map<string, Promise<string>>();
  let looking: NodeJS.Timeout | undefined;

  /** Begins the worker of a queue, which looks for jobs at once. */
  async function workOn(name: string): Promise<string> {
    const definition = definitions.get(name)!;
    return boss.work(
      name,
      {
        includeMetadata: true,
        perJobResults: true,
        // More than one, since only a full batch makes a worker look again at once.
        batchSize: Math.max(2, definition.concurrency ?? 5),
        burstWhenBatchFull: true,
        pollingIntervalSeconds: pollEvery,
        notifyPollingIntervalSeconds: pollEvery,
      },
      (jobs: JobWithMetadata<unknown>[]) => Promise.all(jobs.map((job) => attempt(job, definition))),
    );
  }

  /** Wakes the worker of a queue that has something to do. */
  async function wake(name: string): Promise<void> {
    if (!works || !definitions.has(name)) return;
    const known = workers.get(name);
    if (known !== undefined) return boss.notifyWorker(await known);
    const begun = workOn(name);
    workers.set(name, begun);
    await begun.catch((error: unknown) => {
      workers.delete(name);
      throw error;
    });
  }

  /** Wakes the workers of queues in which the time of a job has come. */
  async function wakeDue(): Promise<void> {
    const { rows } = await database.pool.query<{ name: string }>(
      "select distinct name from pgboss.job where state < 'active' and start_after <= now()",
    );
    await Promise.all(rows.map(({ name }) => wake(name)));
  }

  function lookOn(): void {
    looking = setTimeout(() => {
      wakeDue()
        .catch(warnThat('jobs that are due could not be looked for'))
        .finally(() => {
          if (looking !== undefined) lookOn();
        });
    }, lookEvery).unref();
  }

  const beforeStart = () => {
    if (started) throw new Error('Define and schedule jobs before the queue starts.');
  };
  const defined = (name: string) => {
    if (!definitions.has(name)) throw new Error(`There’s no job named ${name}.`);
  };

  async function attempt(job: JobWithMetadata<unknown>, { handler }: JobDefinition): Promise<JobResult> {
    try {
      const context = { signal: job.signal, isLast: job.retryCount >= job.retryLimit };
      await handler(job.data, context);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const final = job.retryCount >= job.retryLimit;
      const details = { job: job.name, jobId: job.id, attempt: job.retryCount + 1, reason };
      if (final) log.error(details, 'a job failed for good');
      else log.warn(details, 'a job failed and will be tried again');
      return { id: job.id, status: 'failed', output: { reason } };
    }
  }

  return {
    define(name, definition) {
      beforeStart();
      if (definitions.has(name)) throw new Error(`Two jobs are named ${name}.`);
      definitions.set(name, definition);
    },
    schedule(name, cron) {
      beforeStart();
      defined(name);
      schedules.set(name, cron);
    },
    async enqueue(tx, name, data, { key, startAfter } = {}) {
      defined(name);
      if (!started) throw new Error('The job queue hasn’t started.');
      assertStorable(data);
      const send = () =>
        boss.send(name, data, {
          // The queue allows one waiting job a key, and counts "no key" as one: those get one of their own.
          singletonKey: key === undefined ? `:${crypto.randomUUID()}` : key,
          ...(startAfter && { startAfter }),
          ...(tx && { db: fromDrizzle(tx, sql) }),
        });
      // One that waits already has to wait for this transaction as well, or it would not see what it is to work on. Where
      // a worker took it just now, there is room for another.
      while ((await send()) === null && tx !== null && key !== undefined) {
        if (await holdWaiting(tx, name, key)) break;
      }
      // Here it may be before the transaction commits: the worker hears of that then.
      if (!workers.has(name)) wake(name).catch(warnThat('the worker of a queue could not begin'));
    },
    async erase(workspaceId, isMeant) {
      let erased = 0;
      for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
        const { rows } = await database.pool.query<{ id: string; told: string }>(
          `select id, concat(data::text, ' ', output::text) as told from pgboss.job
           where data ->> 'workspaceId' = $1 and state <> 'active' and id > $2 order by id limit $3`,
          [workspaceId, after, erasedAtOnce],
        );
        const meant = rows.filter(({ told }) => isMeant(told)).map(({ id }) => id);
        const gone = await database.pool.query(
          "delete from pgboss.job where id = any($1::uuid[]) and state <> 'active'",
          [meant],
        );
        erased += gone.rowCount ?? 0;
        if (rows.length < erasedAtOnce) return erased;
        after = rows.at(-1)!.id;
      }
    },
    async countDead() {
      // Not pg-boss's own figures, which may be a minute old.
      const { rows } = await database.pool.query<{ dead: number }>(
        'select count(*)::int as dead from pgboss.job where name = $1',
        [deadQueue],
      );
      return rows[0]?.dead ?? 0;
    },
    async figures() {
      const { rows } = await database.pool.query<JobFigures>(jobFigures, [deadQueue]);
      return rows[0]!;
    },
    async start({ work } = { work: true }) {
      beforeStart();
      await oneAtATime(database, async () => {
        await boss.start();
        await allowEnqueueing(database);
        await takeBackAbandoned(database);
        await alignQueues(boss, definitions);
        await alignSchedules(boss, schedules);
      });
      started = true;
      if (!work) return;
      works = true;
      await wakeDue();
      lookOn();
    },
    look: wakeDue,
    async stop() {
      clearTimeout(looking);
      looking = undefined;
      works = false;
      await boss.stop({ graceful: true, timeout: stopWithin, close: false });
    },
  };
}
