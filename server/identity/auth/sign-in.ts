import { and, eq } from 'drizzle-orm';
import { audit } from '#server/identity/auth-audit.ts';
import { bucket, giveBack, subjectOf, take, visitorBucket } from '#server/identity/auth-limits.ts';
import { findByEmail, isBanned } from '#server/identity/users.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import { normalizeEmail } from './email-address.ts';
import { checkPassword } from './passwords/argon2.ts';
import { isPossiblePassword, type Weakness, weaknessOf } from './passwords/password-rules.ts';
import { isServed } from './people-of-site.ts';
import { beginSession, type Grant } from './sessions.ts';
import type { Visitor } from './visitor.ts';

interface Credentials {
  email: string | undefined;
  phone: string | undefined;
  password: string | undefined;
}

/**
 * Begins a session by password. An unknown address, an account without a password, one that the site does not serve and
 * a wrong password get the same answer after the same work.
 * @throws AuthError validation_failed, invalid_credentials, user_banned, email_not_confirmed, over_request_rate_limit
 */
export async function signInWithPassword(
  services: Services,
  visitor: Visitor,
  input: Credentials,
): Promise<{ grant: Grant; weakness: Weakness | null }> {
  if (!input.email && !input.phone) throw new AuthError('validation_failed', 'missing email or phone');
  if (!input.email) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
  const email = normalizeEmail(input.email);
  const password = input.password ?? '';
  const guess = [
    bucket(services, 'guessPair', visitor.subject, subjectOf(email)),
    ...visitorBucket(services, 'guessVisitor', visitor),
    bucket(services, 'guessAccount', subjectOf(email)),
  ];
  await take(services, ...visitorBucket(services, 'token', visitor), ...guess);

  const user = await services.db.system('account', (tx) => findByEmail(tx, email));
  const right = isPossiblePassword(password) && (await checkPassword(password, user?.passwordHash ?? null));
  const served = await services.db.system('account', (tx) => isServed(tx, services, visitor.agencyId, email, user));
  if (user === undefined || !right || !served) {
    await services.db.system('account', (tx) => audit(tx, services, visitor, 'login_failed', user?.id ?? null));
    throw new AuthError('invalid_credentials');
  }
  await giveBack(services, ...guess);
  if (isBanned(user, services.clock.now())) throw new AuthError('user_banned');
  if (user.emailConfirmedAt === null) throw new AuthError('email_not_confirmed');

  const grant = await services.db.system('account', async (tx) => {
    // Still the password that was checked: it may have been changed while we computed.
    const [same] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash!)))
      .for('update');
    if (same === undefined) throw new AuthError('invalid_credentials');
    await audit(tx, services, visitor, 'login', user.id, { provider: 'email' });
    return beginSession(tx, services, visitor, same, 'password');
  });
  return { grant, weakness: weaknessOf(password, email) };
}
