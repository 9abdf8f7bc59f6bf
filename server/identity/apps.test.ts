import { createHash, randomBytes } from 'node:crypto';
import {
  type AuthProvider,
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { type AppRequest, appsApi } from '#domain/identity/apps.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { registeredApps } from '#server/platform/db/schema/apps.table.ts';
import { startSimulator } from '#server/testing/fake-web-server.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();
const { publicUrl } = server.services.config;
const resource = `${publicUrl}/mcp`;
const waitsAt = 'http://127.0.0.1:7777/callback';
const document = 'https://assistant.example/client.json';
let described: unknown;
let fetched = 0;
let origin: string;

beforeAll(async () => {
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  await startSimulator(server.services, 'assistant.example', ({ path }) => {
    fetched += 1;
    if (path === '/moved.json') return { status: 302, headers: { location: document } };
    if (path === '/huge.json')
      return { status: 200, body: JSON.stringify({ ...(described as object), pad: 'x'.repeat(6_000) }) };
    return { status: 200, body: JSON.stringify(described) };
  });
  described = {
    client_id: document,
    client_name: 'Assistant',
    redirect_uris: ['https://assistant.example/back', 'http://127.0.0.1/callback'],
    token_endpoint_auth_method: 'none',
  };
});

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');
const asking = (change: Partial<AppRequest> = {}): AppRequest => ({
  response_type: 'code',
  client_id: document,
  redirect_uri: waitsAt,
  code_challenge: challenge,
  code_challenge_method: 'S256',
  scope: 'agents:read calls:read',
  state: 'xyz',
  resource,
  ...change,
});

async function post(path: string, form: Record<string, string> | string) {
  const payload = typeof form === 'string' ? form : new URLSearchParams(form).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await server.app.inject({ method: 'POST', url: path, payload, headers });
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json(), headers: answer.headers };
}
const exchange = (code: string, change: object = {}) =>
  post('/oauth/token', {
    grant_type: 'authorization_code',
    client_id: document,
    code,
    code_verifier: verifier,
    redirect_uri: waitsAt,
    resource,
    ...change,
  });
const refresh = (token: string, client = document) =>
  post('/oauth/token', { grant_type: 'refresh_token', client_id: client, refresh_token: token });

type Allowed = Parameters<typeof allow>[1];
async function allow(
  owner: TestClient,
  allowed: ('agents:read' | 'agents:write' | 'calls:read' | 'people:reach')[] = ['agents:read', 'calls:read'],
  change: Partial<AppRequest> = {},
) {
  const { redirectTo } = await owner.call(appsApi.allow, { body: { ...asking(change), allowed } });
  return new URL(redirectTo);
}
const letIn = async (owner: TestClient, allowed?: Allowed) => {
  const code = (await allow(owner, allowed)).searchParams.get('code')!;
  return (await exchange(code)).body as { access_token: string; refresh_token: string; scope: string };
};
const listTools = async (token: string) => {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' };
  const answer = await server.app.inject({
    method: 'POST',
    url: '/mcp',
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    headers,
  });
  return { status: answer.statusCode, text: answer.body };
};

describe('metadata', () => {
  it('is where each client looks, and says the same', async () => {
    const get = async (path: string) => (await server.app.inject(path)).json();
    for (const path of ['', '/mcp']) {
      expect(await get(`/.well-known/oauth-protected-resource${path}`)).toMatchObject({
        resource,
        authorization_servers: [publicUrl],
      });
      expect(await get(`/.well-known/oauth-authorization-server${path}`)).toMatchObject({
        issuer: publicUrl,
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
        client_id_metadata_document_supported: true,
        authorization_response_iss_parameter_supported: true,
      });
    }
  });
});

describe('an app that is let in', () => {
  it('is shown to the person by the host of its metadata, with what it asks for', async () => {
    const owner = await server.newOwner();
    const before = fetched;
    const app = await owner.call(appsApi.check, { body: asking({ scope: 'agents:read calls:write settings:write' }) });
    expect(app).toMatchObject({
      name: 'Assistant',
      host: 'assistant.example',
      returnsTo: 'this computer',
      scopes: ['agents:read', 'calls:write'],
    });
    expect(app.refusal).toBe(`${waitsAt}?error=access_denied&iss=${encodeURIComponent(publicUrl)}&state=xyz`);
    await owner.call(appsApi.check, { body: asking() });
    expect(fetched - before).toBeLessThanOrEqual(1);
    // Nothing is asked for by itself that reaches people.
    expect((await owner.call(appsApi.check, { body: asking({ scope: '' }) })).scopes).not.toContain('people:reach');
  });

  it('gets a token for the tools alone, within what was allowed, and is listed and removed with the others', async () => {
    const owner = await server.newOwner();
    const back = await allow(owner);
    expect(Object.fromEntries(back.searchParams)).toEqual({ code: expect.any(String), iss: publicUrl, state: 'xyz' });
    const { status, body, headers } = await exchange(back.searchParams.get('code')!);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3_600, scope: 'agents:read calls:read' });
    const tools = await listTools(body.access_token);
    expect(tools.text).toContain('find_agents');
    expect(tools.text).not.toMatch(/change_agent|note_call|find_contacts/);
    const api = await server.send('GET', '/v1/agents', undefined, { authorization: `Bearer ${body.access_token}` });
    expect(api.status).toBe(401);
    const { items } = await owner.call(accessTokensApi.list);
    expect(items).toMatchObject([
      { name: 'Assistant', app: 'assistant.example', scopes: [], readScopes: ['agents', 'calls'], reachPeople: false },
    ]);
    expect((await owner.call(auditApi.list)).items[0]).toMatchObject({
      action: 'access-token.created',
      after: { app: document },
    });
    await owner.call(accessTokensApi.remove, { params: { tokenId: items[0]!.id } });
    expect((await listTools(body.access_token)).status).toBe(401);
    expect((await refresh(body.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('never gets more than the person who lets it in has, and only they do who may give tokens', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    expect((await admin.call(appsApi.check, { body: asking() })).grantable).toContain('people:reach');
    for (const role of ['agent-manager', 'member', 'viewer'] as const) {
      const member = await server.newMember(owner, role);
      expect(
        (await member.send('POST', '/v1/app-requests/allow', { ...asking(), allowed: ['agents:read'] })).status,
      ).toBe(403);
    }
    expect(
      (await owner.send('POST', '/v1/app-requests/allow', { ...asking(), allowed: ['people:reach'] })).status,
    ).toBe(400);
    expect((await owner.send('POST', '/v1/app-requests/allow', { ...asking(), allowed: ['team:write'] })).status).toBe(
      400,
    );
  });

  it('renews its token: the one before ends at once, and an old refresh token ends everything', async () => {
    const owner = await server.newOwner();
    const first = await letIn(owner);
    server.clock.advance(3_600_000);
    expect((await listTools(first.access_token)).status).toBe(401);
    const second = (await refresh(first.refresh_token)).body;
    expect((await listTools(second.access_token)).status).toBe(200);
    // A second try of the same program within the minute is refused, and harms nothing.
    expect((await refresh(first.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await listTools(second.access_token)).status).toBe(200);
    expect((await refresh(second.refresh_token, 'https://other.example/client.json')).status).toBe(400);
    server.clock.advance(61_000);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await listTools(second.access_token)).status).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(400);
    const again = await server.newSession(owner);
    expect((await again.call(accessTokensApi.list)).items).toEqual([]);
  });

  it('gives back what it has, by either token', async () => {
    const owner = await server.newOwner();
    for (const which of ['access_token', 'refresh_token'] as const) {
      const tokens = await letIn(owner);
      expect((await post('/oauth/revoke', { token: tokens[which] })).status).toBe(200);
      expect((await listTools(tokens.access_token)).status).toBe(401);
    }
    expect((await post('/oauth/revoke', { token: 'nothing' })).status).toBe(200);
  });
});

describe('a code', () => {
  it('is good once, for a minute, for who asked, with what was asked', async () => {
    const owner = await server.newOwner();
    const fresh = async () => (await allow(owner)).searchParams.get('code')!;
    for (const wrong of [
      { code_verifier: 'x'.repeat(43) },
      { redirect_uri: 'https://assistant.example/back' },
      { client_id: 'https://other.example/client.json' },
      { resource: 'https://elsewhere.example/mcp' },
    ]) {
      expect((await exchange(await fresh(), wrong)).body, JSON.stringify(wrong)).toMatchObject({
        error: 'invalid_grant',
      });
    }
    const late = await fresh();
    server.clock.advance(60_000);
    expect((await exchange(late)).status).toBe(400);
    const code = await fresh();
    const both = await Promise.all([exchange(code), exchange(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    // What no one fetched is not kept.
    server.clock.advance(61_000);
    await fresh();
    expect((await owner.call(accessTokensApi.list)).items).toHaveLength(2);
  });

  it('is asked for as the standard says', async () => {
    for (const [form, error] of [
      [{ grant_type: 'password', client_id: 'x' }, 'unsupported_grant_type'],
      [{ grant_type: 'authorization_code', client_id: 'x' }, 'invalid_request'],
      ['grant_type=refresh_token&grant_type=refresh_token&client_id=x', 'invalid_request'],
      ['%', 'invalid_request'],
    ] as const) {
      expect((await post('/oauth/token', form as Record<string, string>)).body).toMatchObject({ error });
    }
  });
});

describe('a person is warned, and no one is sent anywhere', () => {
  it.each([
    ['of an app that waits elsewhere', { redirect_uri: 'https://evil.example/back' }],
    ['of one whose place differs by a letter', { redirect_uri: 'https://assistant.example/back/' }],
    ['of a script', { redirect_uri: 'javascript:alert(1)' }],
    ['of one without PKCE', { code_challenge_method: 'plain' }],
    ['of one that wants something else', { resource: 'https://elsewhere.example/mcp' }],
    ['of an id that is no one’s', { client_id: 'app-nobody' }],
    ['of a document that moved', { client_id: 'https://assistant.example/moved.json' }],
    ['of a document that is too long', { client_id: 'https://assistant.example/huge.json' }],
    ['of a document that speaks of another', { client_id: 'https://assistant.example/other.json' }],
    ['of a private host', { client_id: 'https://169.254.169.254/latest/meta-data' }],
    ['of this machine', { client_id: 'https://localhost/client.json' }],
  ])('%s', async (_, change) => {
    const owner = await server.newOwner();
    for (const path of ['check', 'allow']) {
      const body = { ...asking(change), ...(path === 'allow' && { allowed: ['agents:read'] }) };
      expect((await owner.send('POST', `/v1/app-requests/${path}`, body)).status, path).toBe(400);
    }
  });
});

describe('an app that registers itself', () => {
  const register = async (body: object) => {
    const answer = await server.app.inject({ method: 'POST', url: '/oauth/register', payload: body });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('registers however many were registered and not let in: those that came first are forgotten for it', async () => {
    const first = new Date(server.clock.now() - 60_000);
    const others = Array.from({ length: 10_000 }, (_, at) => ({
      id: `app-many-${at}`,
      name: 'Many',
      redirectUris: [waitsAt],
      createdAt: new Date(first.getTime() + at),
    }));
    await server.services.db.system('account', async (tx) => {
      for (let at = 0; at < others.length; at += 2_000)
        await tx.insert(registeredApps).values(others.slice(at, at + 2_000));
    });
    const { status, body } = await register({ redirect_uris: [waitsAt] });
    expect(status).toBe(201);
    const owner = await server.newOwner();
    expect(await owner.call(appsApi.check, { body: asking({ client_id: body.client_id }) })).toMatchObject({
      host: null,
    });
    const gone = await owner.send('POST', '/v1/app-requests/check', asking({ client_id: 'app-many-0' }));
    expect(gone.status).toBe(400);
    await server.services.db.system('account', (tx) =>
      tx.delete(registeredApps).where(like(registeredApps.id, 'app-many-%')),
    );
  });

  it('gets an id and no secret, for places that a code may go to, and is forgotten when no one lets it in', async () => {
    for (const redirect_uris of [
      ['javascript:alert(1)'],
      ['http://evil.example/'],
      ['https://a.example/#x'],
      ['data:text/html,x'],
      [],
      'x',
    ]) {
      expect((await register({ redirect_uris })).status, String(redirect_uris)).toBe(400);
    }
    const { status, body } = await register({
      client_name: 'Cur\u202esor',
      redirect_uris: ['cursor://anysphere/callback', waitsAt],
    });
    expect([status, body.client_secret, body.client_name]).toEqual([201, undefined, 'Cur sor']);
    const owner = await server.newOwner();
    const app = await owner.call(appsApi.check, {
      body: asking({ client_id: body.client_id, redirect_uri: 'cursor://anysphere/callback' }),
    });
    expect(app).toMatchObject({ host: null, returnsTo: 'the app for cursor:' });
    server.clock.advance(25 * 3_600_000);
    await register({ redirect_uris: [waitsAt] });
    const again = await server.newSession(owner);
    expect((await again.send('POST', '/v1/app-requests/check', asking({ client_id: body.client_id }))).status).toBe(
      400,
    );
  });
});

/** The protocol's own client, which signs in by itself; the person's part is done in its place. */
async function signIn(owner: TestClient, metadataUrl?: string) {
  let sentTo: URL | undefined;
  let tokens: unknown;
  let information: unknown;
  let code = '';
  let discovered: unknown;
  const provider = {
    redirectUrl: waitsAt,
    ...(metadataUrl !== undefined && { clientMetadataUrl: metadataUrl }),
    clientMetadata: { client_name: 'Editor', redirect_uris: [waitsAt], token_endpoint_auth_method: 'none' },
    state: () => 'abc',
    clientInformation: () => information,
    saveClientInformation: (given: unknown) => {
      information = given;
    },
    tokens: () => tokens,
    saveTokens: (given: unknown) => {
      tokens = given;
    },
    redirectToAuthorization: (url: URL) => {
      sentTo = url;
    },
    saveCodeVerifier: (given: string) => {
      code = given;
    },
    codeVerifier: () => code,
    discoveryState: () => discovered,
    saveDiscoveryState: (given: unknown) => {
      discovered = given;
    },
  } as unknown as OAuthClientProvider & AuthProvider;
  const through = (url: string | URL, init?: RequestInit) => fetch(String(url).replace(publicUrl, origin), init);
  const open = () => {
    const transport = new StreamableHTTPClientTransport(new URL(resource), { authProvider: provider, fetch: through });
    return { transport, client: new Client({ name: 'Editor', version: '1' }) };
  };
  const first = open();
  await expect(first.client.connect(first.transport)).rejects.toThrow();
  const asked = Object.fromEntries(sentTo!.searchParams) as unknown as AppRequest;
  const { redirectTo } = await owner.call(appsApi.allow, { body: { ...asked, allowed: ['agents:read'] } });
  const back = new URL(redirectTo).searchParams;
  await first.transport.finishAuth(back);
  const { client, transport } = open();
  await client.connect(transport);
  const { tools } = await client.listTools();
  await client.close();
  return { sentTo: sentTo!, asked, names: tools.map(({ name }) => name), tokens: tokens as { access_token: string } };
}

describe('the protocol’s own client signs in by itself', () => {
  it('with a metadata document', async () => {
    const { sentTo, asked, names } = await signIn(await server.newOwner(), document);
    expect(sentTo.pathname).toBe('/dashboard/integrations/access-tokens/allow-app');
    expect(asked).toMatchObject({ client_id: document, resource, code_challenge_method: 'S256', state: 'abc' });
    expect(asked.scope).toContain('agents:read');
    expect(names).toEqual(['find_agents', 'get_agent', 'test_agent', 'try_agent']);
  });

  it('by registering', async () => {
    const { asked, names } = await signIn(await server.newOwner());
    expect(asked.client_id).toMatch(/^app-/);
    expect(names).toContain('find_agents');
  });
});
