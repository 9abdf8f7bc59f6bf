import { and, eq, ne } from 'drizzle-orm';
import { announceAccountChange, changeAccount } from '#server/identity/account-cache.ts';
import { audit } from '#server/identity/auth-audit.ts';
import { findByEmail, findById, isBanned } from '#server/identity/users.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type IdentityRow, identities, type UserRow, users } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import { checkEmail } from './email-address.ts';
import { checkMetadata } from './metadata.ts';
import { domainOf, isCompanyOf, isCompanyProvider } from './oauth/company.ts';
import type { ProvedIdentity } from './oauth/openid.ts';
import { isServed, requireOwnAccount } from './people-of-site.ts';
import { lacksSecondFactor, type SignedIn } from './signed-in.ts';
import { voidTokens } from './tokens/one-time-tokens.ts';
import type { Visitor } from './visitor.ts';

/** Which account a proved identity belongs to: its own, the one of its verified address, or a new one. */

async function findIdentity(tx: Tx, proved: ProvedIdentity): Promise<IdentityRow | undefined> {
  const own = and(eq(identities.provider, proved.provider), eq(identities.providerId, proved.providerId));
  const [found] = await tx.select().from(identities).where(own).for('update');
  return found;
}

async function addIdentity(tx: Tx, proved: ProvedIdentity, userId: string, at: Date): Promise<void> {
  await tx.insert(identities).values({
    id: newId(),
    userId,
    provider: proved.provider,
    providerId: proved.providerId,
    identityData: proved.metadata,
    lastSignInAt: at,
    createdAt: at,
    updatedAt: at,
  });
}

/** What the account says of itself after an identity was added or seen again. */
async function merge(tx: Tx, user: UserRow, proved: ProvedIdentity, confirms: boolean, at: Date): Promise<UserRow> {
  const rows = await tx
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, user.id));
  const providers = [...new Set([...user.appMetadata.providers, ...rows.map(({ provider }) => provider)])];
  const confirmedAt = user.emailConfirmedAt ?? (confirms ? at : null);
  // The address of the account stays its own, whatever the provider's is.
  const address = { email: user.email, email_verified: confirmedAt !== null };
  const [merged] = await tx
    .update(users)
    .set({
      appMetadata: { provider: user.appMetadata.provider, providers },
      userMetadata: checkMetadata({ ...user.userMetadata, ...proved.metadata, ...address }),
      emailConfirmedAt: confirmedAt,
      updatedAt: at,
    })
    .where(eq(users.id, user.id))
    .returning();
  return merged!;
}

async function insertUser(
  tx: Tx,
  proved: ProvedIdentity,
  { email, agencyId, at }: { email: string; agencyId: string | null; at: Date },
): Promise<UserRow> {
  const [user] = await tx
    .insert(users)
    .values({
      id: newId(),
      email,
      emailConfirmedAt: at,
      appMetadata: { provider: proved.provider, providers: [proved.provider] },
      userMetadata: checkMetadata(proved.metadata),
      agencyId,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  return user!;
}

/**
 * Empties an account whose address no one has confirmed. Someone may have prepared it with a password of his own;
 * anyone who proves the address now gets none of that.
 */
async function clearUnconfirmed(
  tx: Tx,
  user: UserRow,
  { provider, agencyId, at }: { provider: string; agencyId: string | null; at: Date },
): Promise<UserRow> {
  await tx.delete(identities).where(eq(identities.userId, user.id));
  await voidTokens(tx, user.id);
  const [cleared] = await tx
    .update(users)
    .set({ passwordHash: null, userMetadata: {}, appMetadata: { provider, providers: [] }, agencyId, updatedAt: at })
    .where(eq(users.id, user.id))
    .returning();
  return cleared!;
}

/**
 * Refuses at an agency's site whom it does not serve, with and without an account in the same words. A company's own
 * provider vouches for people of its workspace.
 * @throws AuthError signup_disabled
 */
async function requireServed(
  tx: Tx,
  services: Services,
  agencyId: string | null,
  { provider }: ProvedIdentity,
  email: string,
  user: UserRow | undefined,
): Promise<void> {
  if (agencyId !== null && (await isCompanyOf(tx, provider, agencyId))) return;
  if (!(await isServed(tx, services, agencyId, email, user))) throw new AuthError('signup_disabled');
}

/**
 * The account that an identity leads to; undefined where it leads to none. A company’s leads to addresses of its domain alone: what was
 * linked while it had another one, or by another provider, no longer counts, and moves to the account of the address.
 */
async function ownerOf(
  tx: Tx,
  identity: IdentityRow | undefined,
  proved: ProvedIdentity,
): Promise<UserRow | undefined> {
  if (identity === undefined) return undefined;
  const user = (await findById(tx, identity.userId))!;
  if (!isCompanyProvider(proved.provider) || domainOf(user.email) === domainOf(proved.email ?? '')) return user;
  await tx.delete(identities).where(eq(identities.id, identity.id));
  return undefined;
}

async function signInOrUp(tx: Tx, services: Services, visitor: Visitor, proved: ProvedIdentity): Promise<UserRow> {
  const at = new Date(services.clock.now());
  const identity = await findIdentity(tx, proved);
  const { agencyId } = visitor;
  const user = await ownerOf(tx, identity, proved);
  if (identity !== undefined && user !== undefined) {
    await requireServed(tx, services, agencyId, proved, user.email, user);
    await tx
      .update(identities)
      .set({ identityData: proved.metadata, lastSignInAt: at, updatedAt: at })
      .where(eq(identities.id, identity.id));
    return merge(tx, user, proved, proved.emailVerified && proved.email === user.email, at);
  }
  if (proved.email === null) {
    const message =
      'The sign-in provider didn’t share your email. Allow it to share your email, or sign in another way.';
    throw new AuthError('provider_email_needs_verification', message);
  }
  if (!proved.emailVerified) {
    // No account and no mail for it: a confirmed click would hand the address's owner an account that another holds.
    throw new AuthError('provider_email_needs_verification');
  }
  const email = checkEmail(proved.email);
  const known = await findByEmail(tx, email);
  await requireServed(tx, services, agencyId, proved, email, known);
  if (known === undefined) {
    const user = await insertUser(tx, proved, { email, agencyId, at });
    await addIdentity(tx, proved, user.id, at);
    await audit(tx, services, visitor, 'user_signedup', user.id, { provider: proved.provider });
    return user;
  }
  const owner =
    known.emailConfirmedAt === null
      ? await clearUnconfirmed(tx, known, { provider: proved.provider, agencyId, at })
      : known;
  await addIdentity(tx, proved, owner.id, at);
  await audit(tx, services, visitor, 'identity_linked', owner.id, { provider: proved.provider });
  return merge(tx, owner, proved, true, at);
}

async function link(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  proved: ProvedIdentity,
  userId: string,
): Promise<UserRow> {
  const identity = await findIdentity(tx, proved);
  if (identity !== undefined) {
    const where = identity.userId === userId ? '' : ' to another user';
    throw new AuthError('identity_already_exists', `Identity is already linked${where}`);
  }
  const user = await findById(tx, userId);
  if (user === undefined) throw new AuthError('user_not_found');
  const at = new Date(services.clock.now());
  await addIdentity(tx, proved, userId, at);
  await audit(tx, services, visitor, 'identity_linked', userId, { provider: proved.provider });
  return merge(tx, user, proved, false, at);
}

/**
 * The account of a proved identity, made or linked where the rules allow it.
 * @throws AuthError provider_email_needs_verification, identity_already_exists, user_banned, user_not_found
 */
export async function accountOf(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  proved: ProvedIdentity,
  linkTo: string | null,
): Promise<UserRow> {
  const user =
    linkTo === null
      ? await signInOrUp(tx, services, visitor, proved)
      : await link(tx, services, visitor, proved, linkTo);
  if (isBanned(user, services.clock.now())) throw new AuthError('user_banned', undefined, { status: 403 });
  await announceAccountChange(tx, user.id);
  return user;
}

/**
 * Takes an identity from the person's account. With the identity of the address goes the password.
 * @throws AuthError insufficient_aal, single_identity_not_deletable, identity_not_found
 */
export async function unlink(services: Services, visitor: Visitor, who: SignedIn, identityId: string): Promise<void> {
  if (lacksSecondFactor(who)) throw new AuthError('insufficient_aal');
  await requireOwnAccount(services, visitor, who.user);
  await changeAccount(services, who.user.id, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, who.user.id)).for('update');
    const rows = await tx.select().from(identities).where(eq(identities.userId, who.user.id));
    const gone = rows.find(({ id }) => id === identityId);
    if (user === undefined || gone === undefined) throw new AuthError('identity_not_found');
    if (rows.length === 1) throw new AuthError('single_identity_not_deletable');
    await tx.delete(identities).where(eq(identities.id, identityId));
    const providers = [...new Set(rows.filter(({ id }) => id !== identityId).map(({ provider }) => provider))];
    const [first] = providers;
    const provider = providers.includes(user.appMetadata.provider) ? user.appMetadata.provider : first!;
    await tx
      .update(users)
      .set({
        appMetadata: { provider, providers },
        ...(gone.provider === 'email' && { passwordHash: null }),
        updatedAt: new Date(services.clock.now()),
      })
      .where(and(eq(users.id, user.id), ne(users.email, '')));
    await audit(tx, services, visitor, 'identity_unlinked', user.id, { provider: gone.provider });
  });
}
