import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { type Person, readPerson, type UserView, userView } from '#server/identity/users.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type SessionRow, sessions, type UserRow, users } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';
import { noteDevice } from './note-device.ts';
import type { Weakness } from './passwords/password-rules.ts';
import { accessTokenLifetime, signAccessToken } from './tokens/jwt.ts';
import { encodeRefreshToken } from './tokens/refresh-token.ts';
import type { Visitor } from './visitor.ts';

/** A person with the session that was just begun or renewed. */
export interface Grant {
  person: Person;
  session: SessionRow;
}

export interface SessionAnswer {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserView;
  weak_password?: Weakness;
}

const context = (sessionId: string) => `auth.sessions.${sessionId}`;

/** The key that signs a session's refresh tokens. */
export const refreshKeyOf = (services: Services, session: SessionRow) =>
  Buffer.from(services.secrets.open(context(session.id), session.refreshKey), 'base64');

/** A session at aal1. */
export async function insertSession(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  userId: string,
  method: string,
): Promise<SessionRow> {
  const at = new Date(services.clock.now());
  // Not by time: a session's id is part of each token, and says nothing about others.
  const id = randomUUID();
  const [session] = await tx
    .insert(sessions)
    .values({
      id,
      userId,
      aal: 'aal1',
      amr: [{ method, timestamp: Math.floor(at.getTime() / 1000) }],
      refreshKey: services.secrets.seal(context(id), randomBytes(32).toString('base64')),
      refreshCounter: 0,
      refreshFloor: 0,
      refreshedAt: at,
      activeAt: at,
      ip: visitor.ip,
      userAgent: visitor.userAgent,
      agencyId: visitor.agencyId,
      createdAt: at,
    })
    .returning();
  return session!;
}

/** Begins a session at aal1, and notes the sign-in on the account. */
export async function beginSession(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  user: UserRow,
  method: string,
): Promise<Grant> {
  const session = await insertSession(tx, services, visitor, user.id, method);
  await noteDevice(tx, services, user.id, visitor);
  const lastSignInAt = new Date(services.clock.now());
  const [signedIn] = await tx.update(users).set({ lastSignInAt }).where(eq(users.id, user.id)).returning();
  return { person: await readPerson(tx, signedIn!), session };
}

/** The session as the client keeps it. Never call it inside a transaction. */
export async function answerSession(services: Services, { person, session }: Grant): Promise<SessionAnswer> {
  const issuedAt = Math.floor(services.clock.now() / 1000);
  return {
    access_token: await signAccessToken(services, person.user, session, issuedAt),
    token_type: 'bearer',
    expires_in: accessTokenLifetime,
    expires_at: issuedAt + accessTokenLifetime,
    refresh_token: encodeRefreshToken(refreshKeyOf(services, session), session.id, session.refreshCounter),
    user: userView(person),
  };
}

/** `local` ends the session itself, `others` all but it, `global` every one of the account. */
export const signOutScopes = ['global', 'local', 'others'] as const;
export type SignOutScope = (typeof signOutScopes)[number];

/**
 * Ends sessions of an account, inside `changeAccount`: their refresh tokens are dead at once, and their access tokens
 * wherever the session is asked for.
 */
export async function endSessions(
  tx: Tx,
  of: { userId: string; sessionId: string },
  scope: SignOutScope,
): Promise<void> {
  const own = eq(sessions.id, of.sessionId);
  const which = { global: undefined, local: own, others: ne(sessions.id, of.sessionId) }[scope];
  await tx.delete(sessions).where(and(eq(sessions.userId, of.userId), which));
}
