import { sql } from 'drizzle-orm';
import type { Tx } from './open-database.ts';

/** Waits until no other transaction does the same for the same thing: `lockFor(tx, 'contact-fields', workspaceId)`. */
export const lockFor = (tx: Tx, what: string, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${what}:${id}`}, 0))`);
