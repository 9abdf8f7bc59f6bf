import { newId } from '#server/infra/db/new-id.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { sqlState } from '#server/infra/db/sql-error.ts';
import type { Services } from '#server/services.ts';
import { audit } from './audit.ts';
import { requestMail } from './auth.jobs.ts';
import type { Metadata, UserRow } from './auth.table.ts';
import { AuthError } from './auth-error.ts';
import { checkEmail } from './email-address.ts';
import { beginMailFlow } from './flows.ts';
import { bucket, mailBuckets, take } from './limits.ts';
import { checkMetadata } from './metadata.ts';
import { hashPassword } from './passwords/argon2.ts';
import { checkNewPassword } from './passwords/password-rules.ts';
import { beginSession, type Grant } from './sessions.ts';
import {
  emailMetadata,
  findByEmail,
  insertEmailUser,
  type Person,
  readPerson,
  type UserView,
  userView,
} from './users.ts';
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
  const known = await findByEmail(tx, email);
  if (autoconfirm) {
    if (known !== undefined) throw new AuthError('user_already_exists');
    const user = await insertEmailUser(tx, { email, passwordHash, data, confirmed: true, now });
    await audit(tx, services, visitor, 'user_signedup', user.id);
    return { grant: await beginSession(tx, services, visitor, user, 'password') };
  }
  const flowId =
    challenge === null ? null : await beginMailFlow(tx, services, { method: 'email/signup', challenge, redirectTo });
  await requestMail(tx, services, { kind: 'signup', email, redirectTo, flowId, ip: visitor.ip, newUserData: null });
  const user = known ?? (await insertEmailUser(tx, { email, passwordHash, data, confirmed: false, now }));
  await audit(tx, services, visitor, known === undefined ? 'user_signedup' : 'user_repeated_signup', user.id);
  if (user.emailConfirmedAt !== null) return { user: inventedUser(email, data, now) };
  const person = await readPerson(tx, user);
  return { user: known === undefined ? userView(person) : showAgain(person, data) };
}

/**
 * Makes an account that waits for its address to be confirmed, or, with AUTH_AUTOCONFIRM, a session at once. An
 * address that waits already keeps its first password and gets another mail.
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
  await take(services, bucket(services, 'form', visitor.subject), ...mail);
  const passwordHash = await hashPassword(input.password);
  const { challenge, redirectTo } = input;
  const run = () =>
    services.db.system((tx) =>
      signUpInside(tx, services, visitor, { email, passwordHash, data, challenge, redirectTo }),
    );
  return run().catch((error: unknown) => {
    // Two sign-ups of one address at once: the second finds the first one's account.
    if (sqlState(error) === '23505') return run();
    throw error;
  });
}
