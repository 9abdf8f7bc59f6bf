import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { accountCache } from '#server/identity/account-cache.ts';
import { isBanned } from '#server/identity/users.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mfaFactors, sessions, users } from '#server/platform/db/schema/auth.table.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { type Claims, readAccessToken } from './jwt.ts';
import type { TokenVerifier } from './token-verifier.ts';

async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const verified = and(eq(mfaFactors.userId, userId), eq(mfaFactors.status, 'verified'));
  return (await tx.select({ id: mfaFactors.id }).from(mfaFactors).where(verified).limit(1)).length > 0;
}

/** The living account of a session, from the database. */
function readAccount(services: Services, { sub, session_id }: Claims): Promise<Account> {
  return services.db.system('key', async (tx) => {
    const [found] = await tx
      .select({ user: users, session: sessions })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, session_id));
    if (found === undefined || found.user.id !== sub) throw new AppError('session_expired');
    if (isBanned(found.user, services.clock.now())) throw new AppError('session_expired');
    // A second factor that only the sign-in screen asked for would be none.
    const { user, session } = found;
    if (session.aal === 'aal1' && (await hasSecondFactor(tx, sub))) throw new AppError('mfa_required');
    const methods = session.amr.map(({ method }) => method);
    const activity = { activeAt: session.activeAt.getTime(), longestIdle: session.longestIdle };
    return {
      userId: user.id,
      email: user.email,
      ...(session.agencyId !== null && { agencyId: session.agencyId }),
      sessionId: session_id,
      session: { aal: session.aal, methods, activity },
    };
  });
}

/** The verifier for tokens that we signed: of a session that still lives. */
export const embeddedVerifier = (services: Services): TokenVerifier => ({
  async verify(token) {
    const claims = await readAccessToken(services, token).catch((cause: unknown) => {
      services.log.debug({ reason: (cause as Error).message }, 'access token refused');
      throw new AppError('session_expired');
    });
    const now = services.clock.now();
    return accountCache(services).find(claims.session_id, now, () => readAccount(services, claims));
  },
});
