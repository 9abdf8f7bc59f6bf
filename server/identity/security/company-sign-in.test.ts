import { randomUUID } from 'node:crypto';
import { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companySignInApi } from '#domain/identity/company-sign-in.ts';
import { anonKeyOf } from '#server/identity/auth/tokens/anon-key.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { members } from '#server/platform/db/schema/workspaces.table.ts';
import { freePort } from '#server/platform/free-port.ts';
import { follow, type Jar, keep } from '#server/testing/cookie-jar.ts';
import { startFakeDns } from '#server/testing/fake-dns.ts';
import { startFakeGoogle } from '#server/testing/fake-google.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { sessionOf } from '#server/testing/start-auth.ts';

const dns = await startFakeDns();
const [provider, another] = [await startFakeGoogle(), await startFakeGoogle()];
const port = String(await freePort());
// The settings name the stand-in, so that requests may go to this machine.
const named = { PRIVATE_ORIGINS: `${provider.issuer}=*,${another.issuer}=*` };
const server = await startApp({ PORT: port, DNS_SERVERS: dns.address, ...named });
const origin = `http://127.0.0.1:${port}`;
beforeAll(() => server.app.listen({ host: '127.0.0.1', port: Number(port) }));
afterAll(async () => {
  await dns.close();
  await provider.close();
  await another.close();
});

const { issuer, clientId, clientSecret } = provider;
const messageOf = ({ body }: { body: unknown }) => (body as { error?: { message: string } }).error?.message;
const newDomain = () => `${randomUUID()}.example`;

async function set(owner: TestClient, domain: string) {
  const { companySignIn } = await owner.call(companySignInApi.set, {
    body: { domain, issuer, clientId, clientSecret },
  });
  return companySignIn!;
}

/** A workspace whose domain is proved. */
async function company() {
  const owner = await server.newOwner();
  const domain = newDomain();
  const { record } = await set(owner, domain);
  dns.texts.set(record.name, record.value);
  await owner.call(companySignInApi.verify);
  return { owner, domain };
}

/** Signs in at the company, as the browser does it. Answers where it lands. */
async function comeBy(domain: string, claims: { email: string; sub?: string }): Promise<URL> {
  const sub = claims.sub ?? randomUUID();
  provider.people.set(sub, { sub, email: claims.email });
  const jar: Jar = new Map();
  const client = new GoTrueClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: anonKeyOf(server.services) },
    autoRefreshToken: false,
    persistSession: false,
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      keep(jar, answer.headers);
      return answer;
    },
  });
  const { data, error } = await client.signInWithSSO({ domain, options: { redirectTo: `${origin}/dashboard` } });
  if (error) throw error;
  const start = new URL(data!.url);
  start.searchParams.set('login_hint', sub);
  return follow(start.href, jar, (url) => url.origin === origin && !url.pathname.startsWith('/auth/v1/'));
}

/** The requests of the person who landed with a session, in a workspace. */
function asLanded(landing: URL, workspaceId: string) {
  const headers = { authorization: `Bearer ${sessionOf(landing).access_token}`, 'x-workspace-id': workspaceId };
  return (method: string, address: string, body?: unknown) => server.send(method, address, body, headers);
}

const claimsOf = (landing: URL) =>
  JSON.parse(Buffer.from(sessionOf(landing).access_token.split('.')[1]!, 'base64url').toString()) as {
    sub: string;
    email: string;
  };

async function join(landing: URL, { workspaceId }: TestClient, role: 'admin' | 'member') {
  const createdAt = new Date(server.clock.now());
  await server.services.db.system('test', (tx) =>
    tx.insert(members).values({ workspaceId, userId: claimsOf(landing).sub, role, createdAt }),
  );
  accessCache(server.services).forget(workspaceId);
}

describe('the domain of a company', () => {
  it('counts when its record says so, at one workspace, and nobody signs in by it before', async () => {
    const owner = await server.newOwner();
    const domain = newDomain();
    const { record, verifiedAt, callback } = await set(owner, domain);
    expect([record.name, verifiedAt, callback]).toEqual([`_parley.${domain}`, null, `${origin}/auth/v1/callback`]);
    await expect(comeBy(domain, { email: `ada@${domain}` })).rejects.toThrow(
      'No sign-in service is set up for this domain.',
    );
    expect(messageOf(await owner.send('POST', companySignInApi.verify.path))).toMatch(/^We can’t find the record yet/);
    dns.texts.set(record.name, 'parley-domain-verification=of-somebody-else');
    expect(messageOf(await owner.send('POST', companySignInApi.verify.path))).toMatch(
      /^The record has a different value/,
    );
    dns.texts.set(record.name, record.value);
    expect((await owner.call(companySignInApi.verify)).companySignIn!.verifiedAt).not.toBeNull();

    const thief = await server.newOwner();
    const { record: theirs } = await set(thief, domain);
    expect(theirs.value).not.toBe(record.value);
    dns.texts.set(record.name, theirs.value);
    expect(messageOf(await thief.send('POST', companySignInApi.verify.path))).toContain(
      'Another workspace already uses',
    );
    // Another domain has to be proved anew.
    expect((await set(owner, newDomain())).verifiedAt).toBeNull();
  });

  it('needs a provider that answers, and gives a stored secret to no other', async () => {
    const { owner, domain } = await company();
    const put = (body: object) => owner.send('PUT', companySignInApi.set.path, { domain, clientId, ...body });
    expect((await put({ issuer })).status).toBe(200);
    expect(messageOf(await put({ issuer: `${issuer}/other` }))).toContain('Enter the provider’s client secret');
    const dead = await put({ issuer: 'https://127.0.0.1:9', clientSecret });
    expect([dead.status, messageOf(dead)]).toEqual([400, expect.stringContaining('No OpenID Connect provider')]);
    for (const wrong of ['localhost', 'a b.example', '-x.example', '*.example.com']) {
      expect((await put({ issuer, domain: wrong })).status).toBe(400);
    }
    const stored = JSON.stringify((await owner.send('GET', companySignInApi.get.path)).body);
    expect(stored).not.toContain(clientSecret);
  });
});

describe('another provider', () => {
  it('has to be proved anew for the same domain: it could sign in as anyone there', async () => {
    const { owner, domain } = await company();
    const body = { domain, issuer: another.issuer, clientId, clientSecret };
    const { companySignIn } = await owner.call(companySignInApi.set, { body });
    expect(companySignIn).toMatchObject({ verifiedAt: null, required: false });
    await expect(comeBy(domain, { email: `ada@${domain}` })).rejects.toThrow('No sign-in service');
    expect(messageOf(await owner.send('POST', companySignInApi.verify.path))).toContain('different value');
  });
});

describe('who comes by the company', () => {
  it('has the account of the address, a new one or the one that is there', async () => {
    const { domain, owner } = await company();
    const [email, sub] = [`ada@${domain}`, randomUUID()];
    const landing = await comeBy(domain, { email, sub });
    expect(landing.pathname).toBe('/dashboard');
    await join(landing, owner, 'member');
    const as = asLanded(landing, owner.workspaceId);
    expect((await as('GET', '/v1/agents')).status).toBe(200);
    const again = await comeBy(domain, { email, sub });
    expect((await asLanded(again, owner.workspaceId)('GET', '/v1/agents')).status).toBe(200);
  });

  it('is nobody but of its domain', async () => {
    const { domain } = await company();
    const stranger = await server.newOwner();
    for (const email of [stranger.email, `ada@sub.${domain}`, `ada@${domain}.evil.example`]) {
      const landing = await comeBy(domain, { email });
      expect(landing.hash).not.toContain('access_token');
      expect(landing.searchParams.get('error_description')).toContain(domain);
    }
  });
});

it('a provider leads to no account outside of its domain, no matter who came by it when it had another', async () => {
  const { owner, domain: former } = await company();
  const sub = randomUUID();
  const landed = await comeBy(former, { email: `ada@${former}`, sub });
  const domain = newDomain();
  const { record } = await set(owner, domain);
  dns.texts.set(record.name, record.value);
  await owner.call(companySignInApi.verify);
  const thief = await comeBy(domain, { email: `mallory@${domain}`, sub });
  expect(claimsOf(thief)).toMatchObject({ email: `mallory@${domain}` });
  expect(claimsOf(thief).sub).not.toBe(claimsOf(landed).sub);
});

describe('a workspace that requires it', () => {
  it('is switched on by who came so, refuses members of the domain who did not, and leaves owners a way in', async () => {
    const { domain, owner } = await company();
    const require = (required: boolean) => owner.send('PUT', companySignInApi.require.path, { required });
    expect(messageOf(await require(true))).toContain('Sign in with SSO first');
    const landing = await comeBy(domain, { email: `ada@${domain}` });
    await join(landing, owner, 'admin');
    const as = asLanded(landing, owner.workspaceId);
    expect((await as('PUT', companySignInApi.require.path, { required: true })).status).toBe(200);

    const outside = await server.newMember(owner, 'member');
    const inside = await server.newMember(owner, 'member');
    await server.services.db.pool.query('update users set email = $1 where id = $2', [`bob@${domain}`, inside.userId]);
    const refused = await inside.send('GET', '/v1/agents');
    expect([refused.status, (refused.body as { error: { code: string } }).error.code]).toEqual([
      403,
      'company_sign_in_required',
    ]);
    expect((await outside.send('GET', '/v1/agents')).status).toBe(200);
    expect((await owner.send('GET', '/v1/agents')).status).toBe(200);
    expect((await as('GET', '/v1/agents')).status).toBe(200);
    // Anyone who was signed in by a company that is none any more has a session, and no more than that.
    await owner.call(companySignInApi.remove);
    expect((await inside.send('GET', '/v1/agents')).status).toBe(200);
    await expect(comeBy(domain, { email: `ada@${domain}` })).rejects.toThrow('No sign-in service');
  });
});
