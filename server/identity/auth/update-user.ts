import { eq } from 'drizzle-orm';
import { changeAccount } from '#server/identity/account-cache.ts';
import { audit } from '#server/identity/auth-audit.ts';
import { bucket, mailBuckets, take, visitorBucket } from '#server/identity/auth-limits.ts';
import { findByEmail, readPerson, type UserView, userView } from '#server/identity/users.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type Metadata, type UserRow, users } from '#server/platform/db/schema/auth.table.ts';
import { notifyAccount } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';
import { requestMail } from './auth.jobs.ts';
import { AuthError } from './auth-error.ts';
import { checkEmail } from './email-address.ts';
import { changeEmail, voidEmailChange } from './email-change.ts';
import { beginMailFlow } from './flows.ts';
import { mergeMetadata } from './metadata.ts';
import { checkPassword, hashPassword } from './passwords/argon2.ts';
import { checkNewPassword } from './passwords/password-rules.ts';
import { requireOwnAccount } from './people-of-site.ts';
import { endSessions } from './sessions.ts';
import { lacksSecondFactor, type SignedIn } from './signed-in.ts';
import { consumeCode, voidTokens } from './tokens/one-time-tokens.ts';
import type { Visitor } from './visitor.ts';

/** Milliseconds. A session older than this needs a mailed code before it may change the password. */
const freshFor = 24 * 3_600_000;

export interface UserChange {
  email: string | undefined;
  password: string | undefined;
  currentPassword: string | undefined;
  nonce: string | undefined;
  data: Metadata | undefined;
  challenge: string | null;
  redirectTo: string;
}

/** What the database has to know of a new password: its hash, and the code that has to be right. */
interface NewPassword {
  hash: string;
  nonce: string | null;
}

async function prepareNewPassword(services: Services, who: SignedIn, change: UserChange): Promise<NewPassword | null> {
  const { user, session } = who;
  const { password, currentPassword } = change;
  if (password === undefined) return null;
  checkNewPassword(password, user.email);
  const fresh = services.clock.now() - session.createdAt.getTime() < freshFor;
  if (!fresh && !change.nonce) throw new AuthError('reauthentication_needed');
  if (currentPassword !== undefined && !(await checkPassword(currentPassword, user.passwordHash))) {
    throw new AuthError('current_password_invalid');
  }
  if (user.passwordHash !== null && (await checkPassword(password, user.passwordHash))) {
    throw new AuthError('same_password');
  }
  return { hash: await hashPassword(password), nonce: fresh ? null : (change.nonce ?? null) };
}

/** A new password ends every other session and everything that was mailed: a thief has none of it any more. */
async function setPassword(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  { user, session }: SignedIn,
  password: NewPassword,
): Promise<AuthError | null> {
  if (password.nonce !== null) {
    const attempt = { userId: user.id, email: user.email, otp: password.nonce, kinds: ['reauthentication' as const] };
    const right = await consumeCode(tx, services, { ...attempt, agencyId: visitor.agencyId });
    if (right === null) return new AuthError('reauthentication_not_valid');
  }
  await tx
    .update(users)
    .set({ passwordHash: password.hash, updatedAt: new Date(services.clock.now()) })
    .where(eq(users.id, user.id));
  await endSessions(tx, { userId: user.id, sessionId: session.id }, 'others');
  await voidTokens(tx, user.id);
  await audit(tx, services, visitor, 'user_updated_password', user.id);
  await notifyAccount(tx, services, user.id, 'password-changed');
  return null;
}

/** Keeps the wanted address until both confirm it; without confirmations the account moves at once. */
async function askEmailChange(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  user: UserRow,
  email: string,
  { challenge, redirectTo }: UserChange,
): Promise<UserRow> {
  if ((await findByEmail(tx, email)) !== undefined) throw new AuthError('email_exists');
  if (services.config.auth.autoconfirm) return changeEmail(tx, services, visitor, user, email);
  await voidEmailChange(tx, user.id);
  const [asked] = await tx
    .update(users)
    .set({ newEmail: email, emailChangeSentAt: new Date(services.clock.now()) })
    .where(eq(users.id, user.id))
    .returning();
  const flowId =
    challenge === null
      ? null
      : await beginMailFlow(tx, services, {
          method: 'email_change',
          challenge,
          redirectTo,
          agencyId: visitor.agencyId,
        });
  const about = {
    kind: 'email_change',
    email: user.email,
    redirectTo,
    flowId,
    ip: visitor.ip,
    origin: visitor.origin,
    newUserData: null,
  } as const;
  await requestMail(tx, services, about);
  return asked!;
}

/**
 * Changes what an account says of itself. The address stays the old one until the change is confirmed.
 * @throws AuthError by what is changed; see each step
 */
export async function updateUser(
  services: Services,
  visitor: Visitor,
  who: SignedIn,
  change: UserChange,
): Promise<UserView> {
  const { user } = who;
  const email = change.email ? checkEmail(change.email) : user.email;
  const moves = email !== user.email;
  if (moves || change.password !== undefined) {
    if (lacksSecondFactor(who)) throw new AuthError('insufficient_aal');
    await requireOwnAccount(services, visitor, user);
  }
  const mail = moves && !services.config.auth.autoconfirm;
  await take(
    services,
    ...visitorBucket(services, 'form', visitor),
    ...(change.currentPassword === undefined && !change.nonce ? [] : [bucket(services, 'guessCode', user.id)]),
    ...(mail ? mailBuckets(services, 'email_change', user.email, visitor) : []),
  );
  const password = await prepareNewPassword(services, who, change);
  const outcome = await changeAccount(services, user.id, async (tx) => {
    const [locked] = await tx.select().from(users).where(eq(users.id, user.id)).for('update');
    if (locked === undefined) return new AuthError('user_not_found');
    let changed = locked;
    if (password !== null) {
      const refusal = await setPassword(tx, services, visitor, who, password);
      if (refusal !== null) return refusal;
    }
    if (change.data !== undefined) {
      const userMetadata = mergeMetadata(changed.userMetadata, change.data);
      const updatedAt = new Date(services.clock.now());
      [changed] = (await tx
        .update(users)
        .set({ userMetadata, updatedAt })
        .where(eq(users.id, user.id))
        .returning()) as [UserRow];
      await audit(tx, services, visitor, 'user_modified', user.id, { change: 'data' });
    }
    if (moves) changed = await askEmailChange(tx, services, visitor, changed, email, change);
    return userView(await readPerson(tx, changed));
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

/**
 * Mails a code that confirms a sensitive change.
 * @throws AuthError email_not_confirmed, over_email_send_rate_limit
 */
export async function reauthenticate(services: Services, visitor: Visitor, { user }: SignedIn): Promise<void> {
  if (user.emailConfirmedAt === null) {
    throw new AuthError('email_not_confirmed', 'Please verify your email first.', { status: 422 });
  }
  await requireOwnAccount(services, visitor, user);
  await take(
    services,
    ...visitorBucket(services, 'form', visitor),
    ...mailBuckets(services, 'reauthentication', user.email, visitor),
  );
  await services.db.system('account', (tx) =>
    requestMail(tx, services, {
      kind: 'reauthentication',
      email: user.email,
      redirectTo: visitor.origin ?? services.config.publicUrl,
      flowId: null,
      ip: visitor.ip,
      origin: visitor.origin,
      newUserData: null,
    }),
  );
}
