import { eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { changeAccount } from '#server/identity/account-cache.ts';
import { audit } from '#server/identity/auth-audit.ts';
import { findByEmail } from '#server/identity/users.ts';
import { mfaFactors, sessions } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';

/** The operator is at the machine itself. */
const operator = { ip: '', userAgent: 'operator', subject: '', isShared: false, origin: null, agencyId: null };

/**
 * Removes the authenticators of an account whose person lost them: the next sign-in asks for the password only. Every
 * session ends, so that one that a stranger has does not stay. Answers how many there were.
 * @throws AppError not_found, limit_reached
 */
export async function removeFactors(services: Services, input: { email: string }): Promise<{ removed: number }> {
  const email = input.email.trim().toLowerCase();
  const user = await services.db.system('account', (tx) => findByEmail(tx, email));
  if (user === undefined) throw new AppError('not_found', `Account ${email} doesn’t exist.`);
  return changeAccount(services, user.id, async (tx) => {
    const gone = await tx.delete(mfaFactors).where(eq(mfaFactors.userId, user.id)).returning({ id: mfaFactors.id });
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await audit(tx, services, operator, 'factor_unenrolled', user.id, {
      by: 'operator',
      factor_ids: gone.map(({ id }) => id),
    });
    return { removed: gone.length };
  });
}
