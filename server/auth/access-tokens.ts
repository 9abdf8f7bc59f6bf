import { eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { accountCache } from './account-cache.ts';
import { sessions, users } from './auth.table.ts';
import { externalVerifier } from './external-verifier.ts';
import { type Claims, readAccessToken } from './jwt.ts';
import { isBanned } from './users.ts';

/** Finds out whose access token this is: one that we signed, or one of an external Supabase project. */
export interface TokenVerifier {
  /** @throws AppError session_expired */
  verify(token: string): Promise<Account>;
}

/** The living account of a session, from the database. */
function readAccount(services: Services, { sub, session_id }: Claims): Promise<Account> {
  return services.db.system(async (tx) => {
    const [found] = await tx
      .select({ user: users, aal: sessions.aal })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, session_id));
    if (found === undefined || found.user.id !== sub) throw new AppError('session_expired');
    if (isBanned(found.user, services.clock.now())) throw new AppError('session_expired');
    return { userId: found.user.id, email: found.user.email, sessionId: session_id };
  });
}

const embeddedVerifier = (services: Services): TokenVerifier => ({
  async verify(token) {
    const claims = await readAccessToken(services, token).catch((cause: unknown) => {
      services.log.debug({ reason: (cause as Error).message }, 'access token refused');
      throw new AppError('session_expired');
    });
    const now = services.clock.now();
    return accountCache(services).find(claims.session_id, now, () => readAccount(services, claims));
  },
});

const verifiers = new WeakMap<Services, TokenVerifier>();

function verifierOf(services: Services): TokenVerifier {
  const { supabase } = services.config;
  const verifier =
    verifiers.get(services) ?? (supabase ? externalVerifier(services, supabase) : embeddedVerifier(services));
  verifiers.set(services, verifier);
  return verifier;
}

/**
 * The account of a bearer token. It has to be signed, in time, and of a session that still lives.
 * @throws AppError session_expired
 */
export function verifyAccessToken(services: Services, token: string): Promise<Account> {
  return verifierOf(services).verify(token);
}
