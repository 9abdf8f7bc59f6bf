import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '#server/identity/auth-audit.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  identities,
  type OneTimeTokenRow,
  oneTimeTokens,
  type UserRow,
  users,
} from '#server/platform/db/schema/auth.table.ts';
import { sqlState } from '#server/platform/db/sql-error.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import type { Visitor } from './visitor.ts';

const ofEmailChange = (userId: string) =>
  and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.kind, ['email_change_current', 'email_change_new']));

/** Voids what was mailed for a change of address, because another address is wanted now. */
export async function voidEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(ofEmailChange(userId));
}

const emailExists = () => new AuthError('email_exists');

/** Gives an account its new address, on the account and on its identity. */
async function moveTo(tx: Tx, user: UserRow, email: string, now: number): Promise<UserRow> {
  const at = new Date(now);
  const [moved] = await tx
    .update(users)
    .set({
      email,
      // The first time counts: who was verified first runs the installation.
      emailConfirmedAt: user.emailConfirmedAt ?? at,
      newEmail: null,
      userMetadata: { ...user.userMetadata, email, email_verified: true },
      updatedAt: at,
    })
    .where(eq(users.id, user.id))
    .returning();
  const ofEmail = and(eq(identities.userId, user.id), eq(identities.provider, 'email'));
  const [identity] = await tx.select().from(identities).where(ofEmail);
  if (identity !== undefined) {
    const identityData = { ...identity.identityData, email, email_verified: true };
    await tx.update(identities).set({ identityData, updatedAt: at }).where(eq(identities.id, identity.id));
  }
  return moved!;
}

/**
 * Moves an account to another address at once.
 * @throws AuthError email_exists
 */
export async function changeEmail(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  user: UserRow,
  email: string,
): Promise<UserRow> {
  await audit(tx, services, visitor, 'user_modified', user.id, { change: 'email' });
  // A savepoint, so that a taken address spoils only this step.
  return tx
    .transaction((step) => moveTo(step as Tx, user, email, services.clock.now()))
    .catch((error: unknown) => {
      throw sqlState(error) === '23505' ? emailExists() : error;
    });
}

/**
 * Ends a change of address when both addresses have confirmed it; the row of the account has to be locked. Only what
 * was mailed for this very change counts: the wanted address may have become another since.
 */
export async function finishEmailChange(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  user: UserRow,
  clicked: OneTimeTokenRow,
): Promise<UserRow | 'half' | null> {
  const meant = clicked.kind === 'email_change_new' ? user.newEmail : user.email;
  if (user.newEmail === null || clicked.relatesTo !== meant) return null;
  const [waiting] = await tx.select({ id: oneTimeTokens.id }).from(oneTimeTokens).where(ofEmailChange(user.id));
  if (waiting !== undefined) return 'half';
  return changeEmail(tx, services, visitor, user, user.newEmail);
}
