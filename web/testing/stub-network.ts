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
  // The shell's sign of life.
  'GET /v1/workspace/presence': { body: { items: [] } },
  'POST /v1/account/presence/sign': { body: { choice: 'online' } },
  'GET /v1/tasks/counts': { body: { open: 0, mine: 0, overdue: 0 } },
  'GET /v1/notifications/unread': { body: { unread: 0 } },
  'GET /v1/public-config': { body: { auth: { url: '/auth/v1', anonKey: 'anon' }, mailbox: true } },
};

/**
 * Stands in for the network: `stubNetwork({ 'GET /v1/agents': { body: { items: [] } } })`. A request that no route
 * expects fails the test that made it. Returns what was sent, in order.
 */
export function stubNetwork(routes: Record<string, Handler>): Sent[] {
  const sent: Sent[] = [];
  const answer = async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input, location.origin);
    const request: Sent = {
      method: init.method ?? 'GET',
      path: url.pathname,
      search: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' && init.body !== '' ? JSON.parse(init.body) : (init.body ?? undefined),
    };
    const name = `${request.method} ${request.path}`;
    const handler = routes[name] ?? basics[name];
    if (!handler) throw new Error(`no test route for ${name}`);
    if (!(name in basics)) sent.push(request);
    const { status = 200, body } = typeof handler === 'function' ? await handler(request) : handler;
    if (status === 0) throw new TypeError('Failed to fetch');
    // The version of the protocol in which the sign-in service says `code`.
    const headers = { 'x-supabase-api-version': '2024-01-01' };
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  };
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('XMLHttpRequest', requestThrough(answer));
  return sent;
}

/** What of XMLHttpRequest the product uses: for uploads, which say how far they are. */
function requestThrough(answer: (input: string, init: RequestInit) => Promise<Response>) {
  return class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    private method = 'GET';
    private url = '';
    private readonly headers = new Headers();
    open(method: string, url: string) {
      this.method = method;
      this.url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    abort() {
      this.onabort?.();
    }
    send(body: FormData) {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      answer(this.url, { method: this.method, headers: this.headers, body }).then(
        async (response) => {
          this.status = response.status;
          this.responseText = await response.text();
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  };
}

/** An access token that no one signed: what the auth client reads of it is its claims. */
function tokenWith(claims: object): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/[+/=]/g, '');
  return `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}.${part({ signature: 'none' })}`;
}

interface SignedIn {
  /** Names of the account's verified authenticator apps. */
  factors?: string[];
  /** Whether the session has shown one. */
  aal?: 'aal1' | 'aal2';
}

/** An account as the sign-in service describes it. */
export function aUser(email = 'ada@example.com', { factors = [] }: SignedIn = {}) {
  return {
    id: 'user-1',
    email,
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    identities: [{ identity_id: 'identity-1', id: 'user-1', provider: 'email', identity_data: { email } }],
    factors: factors.map((name, index) => ({
      id: `factor-${index + 1}`,
      friendly_name: name,
      factor_type: 'totp',
      status: 'verified',
      created_at: '2026-11-01T09:00:00Z',
      updated_at: '2026-11-01T09:00:00Z',
    })),
    created_at: '2026-11-01T09:00:00Z',
  };
}

/** A session as the sign-in service answers it. */
export function aSession(email?: string, signedIn: SignedIn = {}) {
  return {
    access_token: tokenWith({ sub: 'user-1', aal: signedIn.aal ?? 'aal1', exp: Math.floor(Date.now() / 1000) + 3600 }),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: aUser(email, signedIn),
  };
}

/** Puts a session into storage, as if someone had signed in. */
export function signIn(email?: string, signedIn?: SignedIn): void {
  localStorage.setItem('parley.session', JSON.stringify(aSession(email, signedIn)));
}
