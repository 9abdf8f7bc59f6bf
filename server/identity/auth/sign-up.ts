import { and, eq } from 'drizzle-orm';
import { audit } from '#server/identity/auth-audit.ts';
import { mailBuckets, take, visitorBucket } from '#server/identity/auth-limits.ts';
import {
  emailMetadata,
  findByEmail,
  insertEmailUser,
  type Person,
  readPerson,
  type UserView,
  userView,
} from '#server/identity/users.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { identities, type Metadata, type UserRow, users } from '#server/platform/db/schema/auth.table.ts';
import { sqlState } from '#server/platform/db/sql-error.ts';
import type { Services } from '#server/services.ts';
import { requestMail } from './auth.jobs.ts';
import { AuthError } from './auth-error.ts';
import { checkEmail } from './email-address.ts';
import { beginMailFlow } from './flows.ts';
import { checkMetadata } from './metadata.ts';
import { checkPassword, hashPassword } from './passwords/argon2.ts';
import { checkNewPassword } from './passwords/password-rules.ts';
import { isServed } from './people-of-site.ts';
import { beginSession, type Grant } from './sessions.ts';
import type { Visitor } from './visitor.ts';

interface SignUp {
  email: string | undefined;
  phone: string | undefined;
  password: string | undefined;
  data: Metadata;
  challenge: string | null;
  redirectTo: string;
}

/**
 * What a sign-up answers for an address that has an account: a user that does not exist. Nothing but its empty list
 * of identities, which clients rely on, tells it from a new one.
 */
function inventedUser(email: string, data: Metadata, now: number): UserView {
  // Made like a real one, since the form of an id would tell, too.
  const id = newId();
  const at = new Date(now);
  const user: UserRow = {
    id,
    email,
    passwordHash: null,
    emailConfirmedAt: null,
    confirmationSentAt: at,
    recoverySentAt: null,
    reauthenticationSentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    lastSignInAt: null,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: emailMetadata(id, email, data, false),
    bannedUntil: null,
    agencyId: null,
    createdAt: at,
    updatedAt: at,
  };
  return userView({ user, identities: [], factors: [] });
}

/** A repeated sign-up shows the waiting account with the data of this request: the first person's is not theirs. */
function showAgain(person: Person, data: Metadata): UserView {
  const userMetadata = emailMetadata(person.user.id, person.user.email, data, false);
  return userView({
    user: { ...person.user, userMetadata },
    identities: person.identities.map((identity) => ({ ...identity, identityData: userMetadata })),
    factors: [],
  });
}

/**
 * Two sign-ups of one address chose different passwords, and no one can know which of them its owner was. Neither may
 * work: anyone who confirms the address sets one. What the first told about itself goes, too.
 */
async function leaveToOwner(tx: Tx, user: UserRow, now: number): Promise<void> {
  const at = new Date(now);
  const userMetadata = emailMetadata(user.id, user.email, {}, false);
  await tx.update(users).set({ passwordHash: null, userMetadata, updatedAt: at }).where(eq(users.id, user.id));
  await tx
    .update(identities)
    .set({ identityData: userMetadata, updatedAt: at })
    .where(and(eq(identities.userId, user.id), eq(identities.provider, 'email')));
}

/** The hash of a password that was chosen: the one that waits already, if it is the same. One hash in either case. */
async function hashOf(services: Services, email: string, password: string): Promise<string> {
  const known = await services.db.system('account', (tx) => findByEmail(tx, email));
  const waiting = known?.emailConfirmedAt === null ? known.passwordHash : null;
  if (waiting === null) return hashPassword(password);
  return (await checkPassword(password, waiting)) ? waiting : otherPassword;
}

/** Stands for a password that is not kept, because another one waits. No password has it as its hash. */
const otherPassword = 'other';

type Outcome = { user: UserView } | { grant: Grant };

async function signUpInside(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  input: { email: string; passwordHash: string; data: Metadata; challenge: string | null; redirectTo: string },
): Promise<Outcome> {
  const { email, passwordHash, data, challenge, redirectTo } = input;
  const { autoconfirm } = services.config.auth;
  const now = services.clock.now();
  const { agencyId } = visitor;
  const known = await findByEmail(tx, email);
  const served = await isServed(tx, services, agencyId, email, known);
  if (autoconfirm) {
    if (known !== undefined || !served) throw new AuthError('user_already_exists');
    const user = await insertEmailUser(tx, { email, passwordHash, data, confirmed: true, agencyId, now });
    await audit(tx, services, visitor, 'user_signedup', user.id);
    return { grant: await beginSession(tx, services, visitor, user, 'password') };
  }
  const flowId =
    challenge === null
      ? null
      : await beginMailFlow(tx, services, {
          method: 'email/signup',
          challenge,
          redirectTo,
          agencyId,
        });
  const { ip, origin } = visitor;
  await requestMail(tx, services, { kind: 'signup', email, redirectTo, flowId, ip, origin, newUserData: null });
  // Whom the site does not serve hears the same as anyone who has an account.
  if (!served) return { user: inventedUser(email, data, now) };
  const user = known ?? (await insertEmailUser(tx, { email, passwordHash, data, confirmed: false, agencyId, now }));
  await audit(tx, services, visitor, known === undefined ? 'user_signedup' : 'user_repeated_signup', user.id);
  if (user.emailConfirmedAt !== null) return { user: inventedUser(email, data, now) };
  if (user.passwordHash !== passwordHash) await leaveToOwner(tx, user, now);
  const person = await readPerson(tx, user);
  return { user: known === undefined ? userView(person) : showAgain(person, data) };
}

/**
 * Makes an account that waits for its address to be confirmed, or, with AUTH_AUTOCONFIRM, a session at once. An
 * address that waits already gets another mail, and keeps its password only if this one is the same.
 * @throws AuthError validation_failed, weak_password, user_already_exists, and the limits'
 */
export async function signUp(services: Services, visitor: Visitor, input: SignUp): Promise<Outcome> {
  if (!input.email && !input.phone) throw new AuthError('anonymous_provider_disabled');
  if (!input.password) throw new AuthError('validation_failed', 'Signup requires a valid password');
  if (!input.email) throw new AuthError('phone_provider_disabled');
  const email = checkEmail(input.email);
  checkNewPassword(input.password, email);
  const data = checkMetadata(input.data);
  const mail = services.config.auth.autoconfirm ? [] : mailBuckets(services, 'signup', email, visitor);
  await take(services, ...visitorBucket(services, 'form', visitor), ...mail);
  const { password, challenge, redirectTo } = input;
  const run = async () => {
    const passwordHash = await hashOf(services, email, password);
    return services.db.system('account', (tx) =>
      signUpInside(tx, services, visitor, { email, passwordHash, data, challenge, redirectTo }),
    );
  };
  return run().catch((error: unknown) => {
    // Two sign-ups of one address at once: the second finds the first one's account.
    if (sqlState(error) === '23505') return run();
    throw error;
  });
}
