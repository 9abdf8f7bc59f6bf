import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';

/** Two who want the same moment are served one after the other, and no calendar goes while it is booked. */
export const lockCalendars = (tx: Tx, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar:${workspaceId}`}, 0))`);
