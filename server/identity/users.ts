import { and, asc, eq, ne } from 'drizzle-orm';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  type FactorRow,
  type IdentityRow,
  identities,
  type Metadata,
  mfaFactors,
  type UserRow,
  users,
} from '#server/platform/db/schema/auth.table.ts';

/** An account with what belongs to it. */
export interface Person {
  user: UserRow;
  identities: IdentityRow[];
  factors: FactorRow[];
}

const iso = (moment: Date | null) => moment?.toISOString();

/** An identity as the protocol shows it. */
export function identityView(identity: IdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: iso(identity.lastSignInAt),
    created_at: iso(identity.createdAt),
    updated_at: iso(identity.updatedAt),
    email: identity.identityData.email,
  };
}

const factorView = (factor: FactorRow) => ({
  id: factor.id,
  created_at: iso(factor.createdAt),
  updated_at: iso(factor.updatedAt),
  status: factor.status,
  friendly_name: factor.friendlyName || undefined,
  factor_type: factor.factorType,
  phone: '',
  last_challenged_at: iso(factor.lastChallengedAt),
});

/** An account as the protocol shows it to its owner. Dates that are not set are left out. */
export function userView({ user, identities, factors }: Person) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: iso(user.emailConfirmedAt),
    phone: '',
    confirmation_sent_at: iso(user.confirmationSentAt),
    confirmed_at: iso(user.emailConfirmedAt),
    recovery_sent_at: iso(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: iso(user.emailChangeSentAt),
    reauthentication_sent_at: iso(user.reauthenticationSentAt),
    last_sign_in_at: iso(user.lastSignInAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    factors: factors.length > 0 ? factors.map(factorView) : undefined,
    identities: identities.map(identityView),
    created_at: iso(user.createdAt),
    updated_at: iso(user.updatedAt),
    banned_until: iso(user.bannedUntil),
    is_anonymous: false,
  };
}
export type UserView = ReturnType<typeof userView>;

/** An account with its identities and factors. */
export async function readPerson(tx: Tx, user: UserRow): Promise<Person> {
  return {
    user,
    identities: await tx.select().from(identities).where(eq(identities.userId, user.id)).orderBy(asc(identities.id)),
    factors: await tx.select().from(mfaFactors).where(eq(mfaFactors.userId, user.id)).orderBy(asc(mfaFactors.id)),
  };
}

/** The account of an address, which has to be in lower case. */
export async function findByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), ne(users.email, '')));
  return user;
}

export async function findById(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  return user;
}

export const isBanned = (user: UserRow, now: number) => user.bannedUntil !== null && user.bannedUntil.getTime() > now;

/** What sign-up by e-mail keeps about a person: what the client sent, and four members that only we set. */
export const emailMetadata = (userId: string, email: string, data: Metadata, verified: boolean): Metadata => ({
  ...data,
  sub: userId,
  email,
  email_verified: verified,
  phone_verified: false,
});

interface NewUser {
  email: string;
  passwordHash: string | null;
  data: Metadata;
  confirmed: boolean;
  /** At whose site; null for the installation's own. */
  agencyId: string | null;
  now: number;
}

/** Adds an account with its identity of the provider "email". @throws a unique violation when the address is taken */
export async function insertEmailUser(tx: Tx, input: NewUser): Promise<UserRow> {
  const { email, passwordHash, data, confirmed, agencyId, now } = input;
  const at = new Date(now);
  const id = newId();
  const metadata = emailMetadata(id, email, data, confirmed);
  const [user] = await tx
    .insert(users)
    .values({
      id,
      email,
      passwordHash,
      emailConfirmedAt: confirmed ? at : null,
      confirmationSentAt: confirmed ? null : at,
      appMetadata: { provider: 'email', providers: ['email'] },
      userMetadata: metadata,
      agencyId,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  await tx.insert(identities).values({
    id: newId(),
    userId: id,
    provider: 'email',
    providerId: id,
    identityData: metadata,
    lastSignInAt: at,
    createdAt: at,
    updatedAt: at,
  });
  return user!;
}

/** Notes that the person reads the mails of this address, on the account and on its identity. */
export async function confirmEmail(tx: Tx, user: UserRow, now: number): Promise<UserRow> {
  const at = new Date(now);
  const [confirmed] = await tx
    .update(users)
    .set({
      emailConfirmedAt: user.emailConfirmedAt ?? at,
      userMetadata: { ...user.userMetadata, email_verified: true },
      updatedAt: at,
    })
    .where(eq(users.id, user.id))
    .returning();
  const ofEmail = and(eq(identities.userId, user.id), eq(identities.provider, 'email'));
  const [identity] = await tx.select().from(identities).where(ofEmail);
  if (identity !== undefined) {
    const identityData = { ...identity.identityData, email_verified: true };
    await tx.update(identities).set({ identityData, updatedAt: at }).where(eq(identities.id, identity.id));
  }
  return confirmed!;
}
