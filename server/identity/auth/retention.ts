import { and, isNull, lt, sql } from 'drizzle-orm';
import { readRows } from '#server/platform/db/read-rows.ts';
import { sessions, users } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';

/** What sign-in keeps for a time only. What expires by itself (links, codes, limits) is removed where it is made. */

/** Milliseconds. */
const day = 86_400_000;

/** Ends sessions that no one has used for AUTH_SESSION_DAYS: a browser that is forgotten is signed out. */
export async function endIdleSessions(services: Services): Promise<void> {
  const { clock, config, db } = services;
  const before = new Date(clock.now() - config.auth.sessionDays * day);
  await db.system('job', (tx) => tx.delete(sessions).where(lt(sessions.refreshedAt, before)));
}

/** Forgets what happened to accounts longer than AUDIT_DAYS ago, some rows at a time. */
export async function forgetOldAudit(services: Services): Promise<void> {
  const { clock, config, db } = services;
  const before = new Date(clock.now() - config.auditDays * day).toISOString();
  for (let gone = 1; gone > 0; ) {
    const rows = await db.system('job', (tx) =>
      readRows(tx, { gone: 'number' }, sql`select forget_audit_log(${before}::timestamptz) as gone`),
    );
    gone = rows[0]?.gone ?? 0;
  }
}

/** Days after which an account whose address was never confirmed is gone. */
const confirmWithinDays = 30;

/** Removes accounts that no one confirmed, with their codes and identities. They could never sign in, so they own nothing else. */
export async function forgetUnconfirmed({ clock, db }: Services): Promise<void> {
  const before = new Date(clock.now() - confirmWithinDays * day);
  const never = and(isNull(users.emailConfirmedAt), isNull(users.lastSignInAt), lt(users.createdAt, before));
  await db.system('job', (tx) => tx.delete(users).where(never));
}
