import { eq } from 'drizzle-orm';
import { accountCache, announceAccountChange } from '#server/identity/account-cache.ts';
import { audit } from '#server/identity/auth-audit.ts';
import { bucket, take, visitorBucket } from '#server/identity/auth-limits.ts';
import { findById, isBanned, readPerson } from '#server/identity/users.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type SessionRow, sessions } from '#server/platform/db/schema/auth.table.ts';
import { sqlState } from '#server/platform/db/sql-error.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import { isServed } from './people-of-site.ts';
import { type Grant, refreshKeyOf } from './sessions.ts';
import { decodeRefreshToken, provesRefresh, type RefreshClaim } from './tokens/refresh-token.ts';
import type { Visitor } from './visitor.ts';

/**
 * Rotation: a token is good until the one after it is used. Several tabs may present the same one at once; they all
 * get the same next one. An older token means that someone has a copy: the session ends for both.
 */

/** Milliseconds after a refresh in which every token of the session answers: requests overtake each other. */
const reuseInterval = 10_000;

type Verdict = 'rotate' | 'repeat' | 'unknown' | 'stolen';

/** What a proved token means at the session's present counter. */
export function judge(session: SessionRow, counter: number, now: number): Verdict {
  if (counter > session.refreshCounter) return 'unknown';
  if (counter < session.refreshFloor) return 'stolen';
  if (counter === session.refreshCounter) return 'rotate';
  const recent = now - session.refreshedAt.getTime() < reuseInterval;
  return counter === session.refreshCounter - 1 || recent ? 'repeat' : 'stolen';
}

async function refreshInside(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  claim: RefreshClaim,
): Promise<Grant | AuthError> {
  const now = services.clock.now();
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, claim.sessionId)).for('update');
  if (session === undefined || !provesRefresh(claim, refreshKeyOf(services, session))) {
    return new AuthError('refresh_token_not_found');
  }
  if (session.agencyId !== visitor.agencyId) return new AuthError('refresh_token_not_found');
  const user = await findById(tx, session.userId);
  if (user === undefined || !(await isServed(tx, services, visitor.agencyId, user.email, user)))
    return new AuthError('refresh_token_not_found');
  if (isBanned(user, now)) return new AuthError('user_banned', 'Invalid Refresh Token: User Banned');
  const verdict = judge(session, claim.counter, now);
  if (verdict === 'unknown') return new AuthError('refresh_token_not_found');
  if (verdict === 'stolen') {
    await tx.delete(sessions).where(eq(sessions.id, session.id));
    await announceAccountChange(tx, user.id);
    await audit(tx, services, visitor, 'token_revoked', user.id, { session_id: session.id });
    return new AuthError('refresh_token_already_used');
  }
  const person = await readPerson(tx, user);
  if (verdict === 'repeat') return { person, session };
  const [rotated] = await tx
    .update(sessions)
    .set({
      refreshCounter: session.refreshCounter + 1,
      refreshedAt: new Date(now),
      ip: visitor.ip,
      userAgent: visitor.userAgent,
    })
    .where(eq(sessions.id, session.id))
    .returning();
  await audit(tx, services, visitor, 'token_refreshed', user.id);
  return { person, session: rotated! };
}

/**
 * The session of a refresh token, with the next token.
 * @throws AuthError validation_failed, refresh_token_not_found, refresh_token_already_used, user_banned, conflict
 */
export async function refreshSession(services: Services, visitor: Visitor, token: string): Promise<Grant> {
  const claim = decodeRefreshToken(token);
  if (claim === null) throw new AuthError('validation_failed', 'Refresh token is not valid');
  await take(
    services,
    ...visitorBucket(services, 'refreshVisitor', visitor),
    bucket(services, 'refresh', claim.sessionId),
  );
  const outcome = await services.db
    .system('account', (tx) => refreshInside(tx, services, visitor, claim))
    .catch((error: unknown) => {
      // lock_not_available: others hold the session's row for longer than a request should wait.
      if (sqlState(error) === '55P03') return new AuthError('conflict');
      throw error;
    });
  if (!(outcome instanceof AuthError)) return outcome;
  if (outcome.code === 'refresh_token_already_used') accountCache(services).clear();
  throw outcome;
}
