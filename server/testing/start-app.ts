import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Email } from 'postal-mime';
import { afterAll } from 'vitest';
import type { RoleId } from '#domain/identity/roles.ts';
import { defaultWorkspaceName } from '#domain/identity/workspaces.ts';
import type { Endpoint, Input, Reply } from '#domain/platform/http.ts';
import { buildApp } from '#server/app.ts';
import { changeAccount } from '#server/identity/account-cache.ts';
import { deviceHash } from '#server/identity/auth/note-device.ts';
import { answerSession, beginSession, insertSession } from '#server/identity/auth/sessions.ts';
import { signAccessToken } from '#server/identity/auth/tokens/jwt.ts';
import { visitorFrom } from '#server/identity/auth/visitor.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { insertWorkspace } from '#server/identity/workspaces.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type AssuranceLevel, mfaFactors, sessions, users } from '#server/platform/db/schema/auth.table.ts';
import { accountDevices } from '#server/platform/db/schema/notifications.table.ts';
import { members } from '#server/platform/db/schema/workspaces.table.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import { type ManualClock, manualClock } from '#voice/testing/manual-clock.ts';
import { expectSameAgain } from './same-again.ts';
import { openTestServices, readOutbox, type TestOptions } from './test-services.ts';

/** A raw answer: status and parsed JSON body. */
export interface Answered {
  status: number;
  body: unknown;
}

/** A signed-in person in a workspace, who sends requests as the dashboard does. */
export interface TestClient {
  userId: string;
  email: string;
  token: string;
  workspaceId: string;
  send(method: string, address: string, body?: unknown): Promise<Answered>;
  /** Calls an endpoint of the contract and expects it to succeed. */
  call<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<Reply<E>>;
}

export interface TestApp {
  services: Services;
  app: FastifyInstance;
  clock: ManualClock;
  /** The owner of a new workspace. */
  newOwner(): Promise<TestClient>;
  /** Another member of the same workspace. */
  newMember(of: TestClient, role: RoleId): Promise<TestClient>;
  /** The same person in another session, begun now; with `aal2` the account has a second factor from now on. */
  newSession(of: TestClient, aal?: AssuranceLevel, method?: string): Promise<TestClient>;
  /** A request of no one. */
  send(method: string, address: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** Mails in the outbox, oldest first. */
  mails(): Promise<Email[]>;
}

/** Monday, 23 November 2026, 09:00 in Berlin: a working day, so that calendars have free times. */
export const testNow = Date.parse('2026-11-23T08:00:00Z');

/** Fills an endpoint's path and query, as the web's client does. */
export function addressOf(endpoint: Endpoint, input: { params?: object; query?: object }): string {
  const params = (input.params ?? {}) as Record<string, string>;
  const filled = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** The whole server over a database of its own, on a clock that the test turns. Closed after the file's tests. */
export async function startApp(
  settings: Record<string, string> = {},
  speech?: SpeechSynthesizer,
  options?: TestOptions,
): Promise<TestApp> {
  const clock = manualClock(testNow);
  const services = await openTestServices(clock, { RATE_LIMIT: '100', ...settings }, speech, options);
  const app = await buildApp(services);
  const workspaces: string[] = [];
  afterAll(async () => {
    await expectSameAgain(services, workspaces);
    await app.close();
  });

  const send: TestApp['send'] = async (method, url, body, headers = {}) => {
    const form = body instanceof FormData ? new Response(body) : undefined;
    const type = form?.headers.get('content-type') ?? 'application/json';
    const payload = form === undefined ? body : Buffer.from(await form.arrayBuffer());
    const isWritten = typeof payload === 'string' || payload instanceof Buffer;
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { payload: isWritten ? payload : JSON.stringify(payload) }),
    });
    const json = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: json ? answer.json() : answer.body };
  };

  function clientOf(person: { userId: string; email: string; token: string }, workspaceId: string): TestClient {
    const headers = { authorization: `Bearer ${person.token}`, 'x-workspace-id': workspaceId };
    return {
      ...person,
      workspaceId,
      send: (method, url, body) => send(method, url, body, headers),
      async call<E extends Endpoint>(endpoint: E, input?: Input<E>) {
        const given = (input ?? {}) as { params?: object; query?: object; body?: unknown };
        const answer = await send(endpoint.method, addressOf(endpoint, given), given.body, headers);
        if (answer.status >= 300) {
          throw new Error(
            `${endpoint.method} ${endpoint.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`,
          );
        }
        return answer.body as Reply<E>;
      },
    };
  }

  /**
   * A verified account with a session, without the mail and the password hash that sign-up would cost, and with one transaction
   * for all that it begins with.
   */
  async function newPerson(join: (tx: Tx, account: Account) => Promise<string>): Promise<TestClient> {
    const userId = newId();
    const email = `person-${userId}@example.com`;
    const at = new Date(clock.now());
    const { user, session, workspaceId } = await services.db.system('test', async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          id: userId,
          email,
          emailConfirmedAt: at,
          appMetadata: { provider: 'email', providers: ['email'] },
          userMetadata: {},
          lastSignInAt: at,
          createdAt: at,
          updatedAt: at,
        })
        .returning();
      const visitor = visitorFrom('127.0.0.1', 'test');
      const session = await insertSession(tx, services, visitor, userId, 'password');
      await tx.insert(accountDevices).values({ userId, hash: deviceHash(userId, visitor), seenAt: at });
      const workspaceId = await join(tx, { userId, email, sessionId: session.id });
      return { user: user!, session, workspaceId };
    });
    const token = await signAccessToken(services, user, session, Math.floor(clock.now() / 1000));
    return clientOf({ userId, email, token }, workspaceId);
  }

  return {
    services,
    app,
    clock,
    send,
    async newOwner() {
      const place = { timeZone: 'Europe/Berlin', country: null };
      const owner = await newPerson((tx, account) =>
        insertWorkspace(tx, services, account, { name: defaultWorkspaceName, ...place }),
      );
      workspaces.push(owner.workspaceId);
      return owner;
    },
    async newMember(of, role) {
      const member = await newPerson(async (tx, { userId }) => {
        await tx
          .insert(members)
          .values({ workspaceId: of.workspaceId, userId, role, createdAt: new Date(clock.now()) });
        return of.workspaceId;
      });
      accessCache(services).forget(of.workspaceId);
      return member;
    },
    async newSession(of, aal = 'aal1', method = 'password') {
      const at = new Date(clock.now());
      const grant = await changeAccount(services, of.userId, async (tx) => {
        const [user] = await tx.select().from(users).where(eq(users.id, of.userId));
        const begun = await beginSession(tx, services, visitorFrom('127.0.0.1', 'test'), user!, method);
        if (aal === 'aal1') return begun;
        const factor = {
          userId: of.userId,
          factorType: 'totp',
          status: 'verified',
          secret: 'v1.x',
          lastStep: 0,
        } as const;
        const id = newId();
        await tx.insert(mfaFactors).values({ ...factor, id, friendlyName: id, createdAt: at, updatedAt: at });
        const set = { aal, factorId: id };
        const [lifted] = await tx.update(sessions).set(set).where(eq(sessions.id, begun.session.id)).returning();
        return { ...begun, session: lifted! };
      });
      return clientOf({ ...of, token: (await answerSession(services, grant)).access_token }, of.workspaceId);
    },
    mails: () => readOutbox(services),
  };
}
