import { sql } from 'drizzle-orm';
import type { Tx } from './checked-writes.ts';

/**
 * Makes transactions that do the same thing wait for each other until they commit, so that what is counted first and
 * added then stays exact. `what` names the thing, with the id of whose it is: "agents:<workspace>".
 */
export async function advisoryLock(tx: Tx, what: string): Promise<void> {
  // Anyone who queues waits as long as a statement may, and not as long as a lock: those in front are many, and none is stuck.
  await tx.execute(
    sql`select set_config('lock_timeout', '0', true), pg_advisory_xact_lock(hashtextextended(${what}, 0))`,
  );
}
