import { eq } from 'drizzle-orm';
import { accountCache, announceAccountChange } from '#server/identity/account-cache.ts';
import { audit } from '#server/identity/auth-audit.ts';
import { bucket, giveBack, subjectOf, take, visitorBucket } from '#server/identity/auth-limits.ts';
import { confirmEmail, findByEmail, isBanned } from '#server/identity/users.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type OneTimeTokenRow, type TokenKind, type UserRow, users } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import { normalizeEmail } from './email-address.ts';
import { finishEmailChange } from './email-change.ts';
import { issueCode } from './flows.ts';
import { isServed } from './people-of-site.ts';
import { beginSession, type Grant } from './sessions.ts';
import { consumeCode, consumeLink, voidTokens } from './tokens/one-time-tokens.ts';
import type { Visitor } from './visitor.ts';

/** What a link or a code may have been mailed for, by the type that the client names. */
const kindsOf: Record<string, TokenKind[]> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
};

/** A link that a browser opens may end in a PKCE code; what a client posts is answered with the session itself. */
export type Way = 'link' | 'post';

/**
 * `half`: one of the two addresses of a change has confirmed it. `lacksPassword`: a sign-up was confirmed, and no
 * password of it may be kept.
 */
export type Verified =
  | { is: 'session'; grant: Grant; lacksPassword: boolean }
  | { is: 'code'; code: string; lacksPassword: boolean }
  | { is: 'half' };

function kinds(type: string): TokenKind[] {
  if (type === '') throw new AuthError('validation_failed', 'Verify requires a verification type');
  const found = Object.hasOwn(kindsOf, type) ? kindsOf[type] : undefined;
  if (found === undefined) throw new AuthError('validation_failed', 'Unsupported verification type');
  return found;
}

/**
 * The account of a mail's token, confirmed. Who proves an address without the password that someone once signed up
 * with did not choose that password, perhaps: it goes, so that no one can prepare an account for another's address. It is of the site where it is proved.
 */
async function confirm(tx: Tx, user: UserRow, token: OneTimeTokenRow, now: number): Promise<UserRow> {
  if (user.emailConfirmedAt !== null) return user;
  if (token.kind !== 'signup') await tx.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
  await tx.update(users).set({ agencyId: token.agencyId }).where(eq(users.id, user.id));
  return confirmEmail(tx, user, now);
}

async function accept(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  token: OneTimeTokenRow,
  by: Way,
): Promise<Verified | null> {
  const now = services.clock.now();
  // Locked: of the two links of a change of address, both clicked at once, one has to see the other done.
  const [user] = await tx.select().from(users).where(eq(users.id, token.userId)).for('update');
  if (user === undefined || !(await isServed(tx, services, visitor.agencyId, user.email, user))) return null;
  if (isBanned(user, now)) throw new AuthError('user_banned', undefined, { status: 403 });
  let person: UserRow;
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    const changed = await finishEmailChange(tx, services, visitor, user, token);
    if (changed === null) return null;
    if (changed === 'half') return { is: 'half' };
    person = changed;
  } else {
    if (token.relatesTo !== user.email) return null;
    person = await confirm(tx, user, token, now);
    await audit(tx, services, visitor, user.emailConfirmedAt === null ? 'user_confirmed' : 'login', user.id, {
      method: token.kind,
    });
  }
  await voidTokens(tx, user.id);
  await announceAccountChange(tx, user.id);
  const lacksPassword = token.kind === 'signup' && person.passwordHash === null;
  if (by === 'link' && token.flowId !== null) {
    return { is: 'code', code: await issueCode(tx, services, token.flowId, user.id), lacksPassword };
  }
  return { is: 'session', grant: await beginSession(tx, services, visitor, person, 'otp'), lacksPassword };
}

const badLink = () => new AuthError('otp_expired', 'Email link is invalid or has expired');
const badCode = () => new AuthError('otp_expired');

async function verify(
  services: Services,
  visitor: Visitor,
  by: Way,
  consume: (tx: Tx) => Promise<OneTimeTokenRow | null>,
): Promise<Verified | null> {
  const verified = await services.db.system('account', async (tx) => {
    const token = await consume(tx);
    // Null commits: a wrong code has been counted, and a late link is gone.
    return token === null ? null : accept(tx, services, visitor, token, by);
  });
  if (verified?.is === 'session') accountCache(services).forget(verified.grant.person.user.id);
  return verified;
}

/**
 * Proves a person by the token of a mail's link.
 * @throws AuthError validation_failed, otp_expired, user_banned
 */
export async function verifyLink(
  services: Services,
  visitor: Visitor,
  input: { token: string; type: string; by: Way },
): Promise<Verified> {
  const wanted = kinds(input.type);
  await take(services, ...visitorBucket(services, 'verify', visitor));
  const verified = await verify(services, visitor, input.by, (tx) =>
    consumeLink(tx, services, { token: input.token, kinds: wanted, agencyId: visitor.agencyId }),
  );
  if (verified === null) throw badLink();
  return verified;
}

/**
 * Proves a person by the six digits of a mail. Unknown addresses and wrong codes get the same answer.
 * @throws AuthError validation_failed, otp_expired, user_banned, over_request_rate_limit
 */
export async function verifyCode(
  services: Services,
  visitor: Visitor,
  input: { email: string; token: string; type: string },
): Promise<Verified> {
  const wanted = kinds(input.type);
  const email = normalizeEmail(input.email);
  const guess = bucket(services, 'guessCode', subjectOf(email));
  await take(services, ...visitorBucket(services, 'verify', visitor), guess);
  const verified = await verify(services, visitor, 'post', async (tx) => {
    const user = await ownerOf(tx, email, wanted);
    return user === undefined
      ? null
      : consumeCode(tx, services, {
          userId: user.id,
          email,
          otp: input.token,
          kinds: wanted,
          agencyId: visitor.agencyId,
        });
  });
  if (verified === null) throw badCode();
  await giveBack(services, guess);
  return verified;
}

/** Whose code it may be: the account of the address, or the one that is changing to it. */
async function ownerOf(tx: Tx, email: string, wanted: TokenKind[]): Promise<UserRow | undefined> {
  const user = await findByEmail(tx, email);
  if (user !== undefined || !wanted.includes('email_change_new')) return user;
  const [changing] = await tx.select().from(users).where(eq(users.newEmail, email));
  return changing;
}
