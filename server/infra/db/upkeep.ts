import type pg from 'pg';
import type { BaseLogger } from 'pino';

/** Milliseconds. */
const every = 60_000;
/** A database that is never without calls is looked after all the same after so long, in ms: rows that are dead cost all. */
const insistAfter = 60 * 60_000;
/** Requests after which the log since the last checkpoint is worth writing into the data files. */
const requestsPerCheckpoint = 1_000;

/** As autovacuum's defaults: dead rows above 50 and a fifth of the table; changes above 50 and a tenth. */
const neediestTable = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by n_dead_tup + n_mod_since_analyze desc limit 1`;

/**
 * Does for the embedded database what a server's background processes do: checkpoints, or the log would grow without
 * end, and vacuum, one table at a time, so that a query waits for one only. While calls are live it steps aside, since
 * each of its statements holds the one connection for as long as it takes. Answers how to stop.
 */
export function keepUp(
  query: (statement: string) => Promise<pg.QueryResult<{ name: string }>>,
  requests: () => number,
  log: Pick<BaseLogger, 'warn'>,
  busy: () => boolean = () => false,
): () => void {
  let checkpointed = requests();
  let dueSince: number | null = null;
  let running = false;

  async function round(): Promise<void> {
    if (requests() - checkpointed < requestsPerCheckpoint) return;
    dueSince ??= performance.now();
    if (busy() && performance.now() - dueSince < insistAfter) return;
    const { rows } = await query(neediestTable);
    for (const { name } of rows) await query(`vacuum (analyze) ${name}`);
    await query('checkpoint');
    checkpointed = requests();
    dueSince = null;
  }

  const timer = setInterval(() => {
    if (running) return;
    running = true;
    round()
      .catch((error: Error) => log.warn({ reason: error.message }, 'the upkeep of the database failed'))
      .finally(() => {
        running = false;
      });
  }, every).unref();
  return () => clearInterval(timer);
}
