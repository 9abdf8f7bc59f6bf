import { and, eq } from 'drizzle-orm';
import { errors } from 'jose';
import { findById, isBanned, type Person, readPerson } from '#server/identity/users.ts';
import { type SessionRow, sessions } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import { readAccessToken } from './tokens/jwt.ts';
import type { Visitor } from './visitor.ts';

/** Who sends a request that needs a session. */
export interface SignedIn extends Person {
  session: SessionRow;
}

const bearer = /^Bearer\s+(\S+)$/i;

/**
 * The person and session of an Authorization header, read from the database: what follows changes the account. A session
 * of one agency's site is unknown at every other.
 * @throws AuthError no_authorization, bad_jwt, user_not_found, session_not_found, user_banned
 */
export async function requireSession(
  services: Services,
  { agencyId }: Pick<Visitor, 'agencyId'>,
  authorization: string | undefined,
): Promise<SignedIn> {
  const token = bearer.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AuthError('no_authorization');
  const claims = await readAccessToken(services, token).catch((error: unknown) => {
    const why = error instanceof errors.JWTExpired ? 'token has invalid claims: token is expired' : 'token is not ours';
    throw new AuthError('bad_jwt', `invalid JWT: unable to parse or verify signature, ${why}`);
  });
  return services.db.system('account', async (tx) => {
    const user = await findById(tx, claims.sub);
    if (user === undefined) throw new AuthError('user_not_found');
    const [session] = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, claims.session_id), eq(sessions.userId, user.id)));
    if (session === undefined || (session.agencyId !== null && session.agencyId !== agencyId))
      throw new AuthError('session_not_found');
    if (isBanned(user, services.clock.now())) throw new AuthError('user_banned', undefined, { status: 403 });
    return { ...(await readPerson(tx, user)), session };
  });
}

/** Whether the account has a second factor that this session has not shown. */
export const lacksSecondFactor = ({ factors, session }: SignedIn) =>
  session.aal === 'aal1' && factors.some((factor) => factor.status === 'verified');
