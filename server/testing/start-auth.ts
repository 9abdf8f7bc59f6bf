import { GoTrueClient } from '@supabase/auth-js';
import Fastify from 'fastify';
import type { Email } from 'postal-mime';
import { afterAll, vi } from 'vitest';
import { authRoutes } from '#server/identity/auth/auth.routes.ts';
import { hashCost } from '#server/identity/auth/passwords/argon2.ts';
import { anonKeyOf } from '#server/identity/auth/tokens/anon-key.ts';
import { addSites } from '#server/identity/sites/request-site.ts';
import { freePort } from '#server/platform/free-port.ts';
import { handleErrors } from '#server/platform/http/errors.ts';
import type { Services } from '#server/services.ts';
import { openTestServices, readOutbox } from '#server/testing/test-services.ts';
import { type ManualClock, manualClock } from '#voice/testing/manual-clock.ts';

/** An answer as it came, without following redirects. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

export interface AuthServer {
  services: Services;
  clock: ManualClock;
  /** Origin that it listens on and that its links name. */
  origin: string;
  /** A browser of its own: the real client library with its own storage. */
  client(flowType?: 'implicit' | 'pkce'): GoTrueClient;
  /** A request by hand, with the public key unless the headers say otherwise. */
  send(method: string, address: string, body?: unknown, headers?: Record<string, string>): Promise<RawAnswer>;
  /** Opens a link as a browser does, and answers where it leads. */
  open(link: string, headers?: Record<string, string>): Promise<URL>;
  /** Resolves when no mail is on its way, with all letters to the address, oldest first. */
  mailsTo(email: string): Promise<Email[]>;
  /** A signed-up, confirmed and signed-in person. */
  newPerson(): Promise<{ email: string; password: string; client: GoTrueClient }>;
}

export const goodPassword = 'seventeen green lamps';
let people = 0;
export const newEmail = () => `person-${++people}@example.com`;

/** The link of a letter, from its plain text. */
export function linkOf(letter: Email): string {
  const link = /https?:\/\/\S+/.exec(letter.text ?? '')?.[0];
  if (link === undefined) throw new Error(`No link in "${letter.subject}".`);
  return link;
}

/** The six digits of a letter. */
export function codeOf(letter: Email): string {
  const code = /: (\d{6})$/m.exec(letter.text ?? '')?.[1];
  if (code === undefined) throw new Error(`No code in "${letter.subject}".`);
  return code;
}

/** The session that a landing page finds in its fragment. */
export function sessionOf(landing: URL): { access_token: string; refresh_token: string } {
  const values = new URLSearchParams(landing.hash.slice(1));
  return { access_token: values.get('access_token') ?? '', refresh_token: values.get('refresh_token') ?? '' };
}

/** Sign-in alone, listening, on a database of its own and a clock that the test turns. Call it at the top of a file: it is
 * closed after the file's tests. */
export async function startAuth(settings: Record<string, string> = {}): Promise<AuthServer> {
  const { memory } = hashCost;
  hashCost.memory = 64;
  afterAll(() => {
    hashCost.memory = memory;
  });
  const port = await freePort();
  // The client library compares with the real time, so the clock starts there.
  const clock = manualClock(Date.now());
  const services = await openTestServices(clock, { PORT: String(port), ...settings });
  const { config, db } = services;
  const trustProxy = config.trustProxy.length > 0 ? config.trustProxy : false;
  const app = Fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true, trustProxy });
  handleErrors(app);
  await addSites(app, services);
  await app.register(authRoutes(services), { prefix: '/auth/v1' });
  await app.listen({ host: '127.0.0.1', port });
  afterAll(() => app.close());

  const origin = `http://127.0.0.1:${port}`;
  const apikey = anonKeyOf(services);

  const client: AuthServer['client'] = (flowType = 'implicit') => {
    const kept = new Map<string, string>();
    return new GoTrueClient({
      url: `${origin}/auth/v1`,
      headers: { apikey, Authorization: `Bearer ${apikey}` },
      flowType,
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    });
  };

  const server: AuthServer = {
    services,
    clock,
    origin,
    client,
    async send(method, address, body, headers = {}) {
      const answer = await fetch(`${origin}/auth/v1${address}`, {
        method,
        redirect: 'manual',
        headers: { apikey, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) };
    },
    async open(link, headers = {}) {
      const answer = await fetch(link, { redirect: 'manual', headers });
      await answer.body?.cancel();
      return new URL(answer.headers.get('location') ?? `about:blank#status-${answer.status}`);
    },
    async mailsTo(email) {
      await vi.waitFor(
        async () => {
          const { rows } = await db.pool.query(
            `select 1 from pgboss.job where name = 'auth.mail' and state in ('created', 'retry', 'active')`,
          );
          if (rows.length > 0) throw new Error('A mail is on its way.');
        },
        { timeout: 10_000, interval: 10 },
      );
      // Names of letters sort by their time: those that come later are to be later.
      clock.advance(1);
      const letters = await readOutbox(services);
      return letters.filter((letter) => letter.to?.some(({ address }) => address === email));
    },
    async newPerson() {
      const email = newEmail();
      const person = { email, password: goodPassword, client: client() };
      await person.client.signUp({ email, password: goodPassword });
      const [letter] = await server.mailsTo(email);
      await server.open(linkOf(letter!));
      const { error } = await person.client.signInWithPassword({ email, password: goodPassword });
      if (error) throw error;
      return person;
    },
  };
  return server;
}
