import { vi } from 'vitest';

export interface Sent {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** An answer: a status and JSON. Status 0 is a network that is down. */
export interface Answer {
  status?: number;
  body?: unknown;
}

type Handler = Answer | ((sent: Sent) => Answer | Promise<Answer>);

const basics: Record<string, Handler> = {
  'GET /v1/public-config': { body: { auth: { url: '/auth/v1', anonKey: 'anon' }, mailbox: true } },
};

/**
 * Stands in for the network: `stubNetwork({ 'GET /v1/agents': { body: { items: [] } } })`. A request that no route
 * expects fails the test that made it. Returns what was sent, in order.
 */
export function stubNetwork(routes: Record<string, Handler>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input, location.origin);
    const request: Sent = {
      method: init.method ?? 'GET',
      path: url.pathname,
      search: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' && init.body !== '' ? JSON.parse(init.body) : undefined,
    };
    const name = `${request.method} ${request.path}`;
    const handler = routes[name] ?? basics[name];
    if (!handler) throw new Error(`no test route for ${name}`);
    if (!(name in basics)) sent.push(request);
    const { status = 200, body } = typeof handler === 'function' ? await handler(request) : handler;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return sent;
}

/** Puts a session into storage, as if somebody had signed in. */
export function signIn(email = 'ada@example.com'): void {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const user = { id: 'user-1', email, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' };
  const session = {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
  };
  localStorage.setItem('parley.session', JSON.stringify({ ...session, user }));
}
