import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { brandApi } from '#domain/agency/brand.ts';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { billingApi } from '#domain/billing/billing.ts';
import { invitationsApi } from '#domain/identity/invitations.ts';
import { type Workspace, workspacesApi } from '#domain/identity/workspaces.ts';
import { anonKeyOf } from '#server/identity/auth/tokens/anon-key.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { startFakeDns } from '#server/testing/fake-dns.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const dns = await startFakeDns();
afterAll(() => dns.close());
const server = await startApp({
  PUBLIC_URL: 'https://parley.example',
  DNS_SERVERS: dns.address,
  MAIL_FROM: 'Parley <voice@parley.example>',
});
const { services } = server;

const settings = {
  name: 'Bright Lines',
  accent: '#b4531a',
  senderName: null,
  replyTo: 'hello@bright.example',
  supportEmail: 'help@bright.example',
  documentsUrl: 'https://bright.example/help',
  termsUrl: 'https://bright.example/terms',
  privacyUrl: null,
  poweredBy: false,
  signUp: false,
};
let hosts = 0;

/** An agency with a brand that is shown at an address of its own. */
async function agency(over: Partial<typeof settings> = {}) {
  const owner = await server.newOwner();
  await owner.call(brandApi.set, { body: { ...settings, ...over } });
  hosts += 1;
  const host = `voice${hosts}.bright.example`;
  const { record } = await owner.call(brandApi.addHost, { body: { host } });
  dns.texts.set(record.name, record.value);
  await owner.call(brandApi.verifyHost, { params: { host } });
  return { owner, host };
}

/** A workspace becomes a subaccount. */
async function adopt(child: TestClient, parent: TestClient): Promise<void> {
  const set = { parentId: parent.workspaceId };
  await services.db.system('test', (tx) => tx.update(workspaces).set(set).where(eq(workspaces.id, child.workspaceId)));
  accessCache(services).forget(child.workspaceId);
}

const at = (
  host: string,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' = 'GET',
  payload?: object,
) => server.app.inject({ method, url, headers: { host, ...headers }, ...(payload && { payload }) });
const refused = async (promise: Promise<unknown>) => (await promise.catch((error: Error) => error)) as Error;

describe('a brand', () => {
  it('is set, told and removed, by who may manage the workspace', async () => {
    const owner = await server.newOwner();
    expect(await owner.call(brandApi.get)).toEqual({ brand: null });
    const stored = { brand: { ...settings, logo: null } };
    expect(await owner.call(brandApi.set, { body: settings })).toEqual(stored);
    expect(await owner.call(brandApi.get)).toEqual(stored);
    const viewer = await server.newMember(owner, 'viewer');
    expect((await viewer.send('PUT', '/v1/brand', settings)).status).toBe(403);
    await owner.call(brandApi.remove);
    expect(await owner.call(brandApi.get)).toEqual({ brand: null });
  });

  it.each([
    { name: '' },
    { name: '<b>Bright</b>' },
    { name: 'Bright"Lines' },
    { name: 'Bright\nLines' },
    { name: 'x'.repeat(61) },
    { accent: 'red' },
    { accent: '#fff' },
    { accent: '#00000g' },
    { accent: 'red;}body{display:none' },
    { termsUrl: 'javascript:alert(1)' },
    { termsUrl: 'bright.example' },
    { replyTo: 'a@b@c' },
    { replyTo: 'a@example.com\r\nBcc: b@example.com' },
    { senderName: 'Bright\r\nBcc: b@example.com' },
  ])('refuses %j', async (wrong) => {
    const owner = await server.newOwner();
    expect((await owner.send('PUT', '/v1/brand', { ...settings, ...wrong })).status).toBe(400);
    expect(await owner.call(brandApi.get)).toEqual({ brand: null });
  });

  it('is the agency’s in a subaccount', async () => {
    const [owner, child] = [await server.newOwner(), await server.newOwner()];
    await adopt(child, owner);
    const { status, body } = await child.send('PUT', '/v1/brand', settings);
    expect([status, (body as { error: { message: string } }).error.message]).toEqual([
      409,
      expect.stringContaining('its agency sets the brand'),
    ]);
  });
});

describe('an address', () => {
  it('shows nothing before its record was found, and the brand from then on', async () => {
    const owner = await server.newOwner();
    await owner.call(brandApi.set, { body: settings });
    const host = 'new.bright.example';
    const added = await owner.call(brandApi.addHost, { body: { host } });
    expect(added).toMatchObject({ host, verifiedAt: null, target: 'parley.example' });
    expect(added.record.name).toBe(`_verify.${host}`);
    expect(JSON.stringify(added.record)).not.toMatch(/parley/i);
    expect((await at(host, '/v1/workspaces')).statusCode).toBe(421);
    const params = { host };
    expect((await refused(owner.call(brandApi.verifyHost, { params }))).message).toContain('We can’t find the _verify');
    dns.texts.set(added.record.name, 'something else');
    expect((await refused(owner.call(brandApi.verifyHost, { params }))).message).toContain('something else');
    dns.texts.set(added.record.name, added.record.value);
    expect(await owner.call(brandApi.verifyHost, { params })).toMatchObject({ verifiedAt: expect.any(String) });
    expect((await at(host, '/v1/workspaces')).statusCode).toBe(401);
    await owner.call(brandApi.removeHost, { params });
    expect((await at(host, '/v1/workspaces')).statusCode).toBe(421);
  });

  it('belongs to whoever proves it, and to nobody who only names it', async () => {
    const { host } = await agency();
    const other = await server.newOwner();
    await other.call(brandApi.set, { body: { ...settings, name: 'Thief' } });
    const { record } = await other.call(brandApi.addHost, { body: { host } });
    expect((await at(host, '/openapi.json')).json()).toMatchObject({ info: { title: 'Bright Lines' } });
    dns.texts.set(record.name, record.value);
    expect((await refused(other.call(brandApi.verifyHost, { params: { host } }))).message).toContain('Another account');
    expect((await at(host, '/openapi.json')).json()).toMatchObject({ info: { title: 'Bright Lines' } });
  });

  it.each(['parley.example', 'example', 'localhost', '127.0.0.1:80', 'a b.example', 'UPPER..example', '-a.example'])(
    'is not %s',
    async (host) => {
      const owner = await server.newOwner();
      await owner.call(brandApi.set, { body: settings });
      expect((await owner.send('POST', '/v1/brand/hosts', { host })).status).toBeGreaterThanOrEqual(400);
      expect((await owner.call(brandApi.hosts)).items).toEqual([]);
    },
  );

  it('has at most five beside it', async () => {
    const owner = await server.newOwner();
    await owner.call(brandApi.set, { body: settings });
    for (let n = 0; n < 5; n += 1) await owner.call(brandApi.addHost, { body: { host: `n${n}.many.example` } });
    expect((await owner.send('POST', '/v1/brand/hosts', { host: 'n5.many.example' })).status).toBe(409);
  });
});

describe('a name in the Host header', () => {
  it.each(['evil.example', 'parley.example.evil.example', 'xn--prley-1ta.example'])(
    'that is nobody’s, %s, is refused',
    async (host) => {
      const answer = await at(host, '/v1/workspaces');
      expect([400, 421]).toContain(answer.statusCode);
    },
  );

  it('is this server’s own in any case, by number and for those that look after it', async () => {
    for (const host of [
      'PARLEY.example',
      'parley.example.',
      'parley.example:443',
      '127.0.0.1:8080',
      '[::1]',
      'localhost',
    ]) {
      expect([host, (await at(host, '/v1/workspaces')).statusCode]).toEqual([host, 401]);
    }
    expect((await at('anything.example', '/healthz')).statusCode).toBe(200);
  });
});

describe('a certificate', () => {
  it('may be made for names that are proved, when a proxy on this machine asks, and for no other', async () => {
    const { host } = await agency();
    const asked = async (domain: string, headers = {}) =>
      (await at('127.0.0.1', `/certificates?domain=${encodeURIComponent(domain)}`, headers)).statusCode;
    expect(await asked(host)).toBe(200);
    expect(await asked(host.toUpperCase())).toBe(200);
    expect(await asked('parley.example')).toBe(200);
    expect(await asked('evil.example')).toBe(404);
    expect(await asked('')).toBe(404);
    expect(await asked(host, { 'x-forwarded-for': '203.0.113.7' }), 'handed on for somebody').toBe(404);
  });
});

it('may be made for a proxy elsewhere that TRUST_PROXY names, as in a cluster', async () => {
  const cluster = await startApp({ PUBLIC_URL: 'https://parley.example', TRUST_PROXY: '10.5.0.0/16' });
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const asked = { url: '/certificates?domain=parley.example', remoteAddress };
    return (await cluster.app.inject({ ...asked, headers: { host: 'parley-1:8080', ...headers } })).statusCode;
  };
  expect(await ask('10.5.0.9')).toBe(200);
  expect(await ask('::ffff:10.5.0.9')).toBe(200);
  expect(await ask('10.6.0.9')).toBe(404);
  expect(await ask('10.5.0.9', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
});

describe('a logo', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`);

  it('is shown at the brand’s address, closed off from everything', async () => {
    const { owner, host } = await agency();
    for (const [bytes, type] of [
      [png, 'image/png'],
      [
        svg(
          '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs><path d="M1 1h9" fill="url(#a)"/>',
        ),
        'image/svg+xml',
      ],
    ] as const) {
      const { brand } = await owner.call(brandApi.setLogo, { body: { data: bytes.toString('base64') } });
      expect(brand?.logo?.type).toBe(type);
      const shown = await at(host, '/brand/logo');
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, type]);
      expect(shown.rawPayload.equals(bytes)).toBe(true);
      expect(shown.headers['content-security-policy']).toContain('sandbox');
    }
    expect((await at('parley.example', '/brand/logo')).statusCode).toBe(404);
    expect((await at(host, '/favicon.svg')).headers.location).toBe('/brand/logo');
    await owner.call(brandApi.removeLogo);
    expect((await at(host, '/brand/logo')).statusCode).toBe(404);
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in another case', svg('<SCRIPT>alert(1)</SCRIPT>')],
    ['a handler', svg('<path d="M1 1" onload="alert(1)"/>')],
    ['a page inside', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['a link elsewhere', svg('<use href="https://evil.example/x.svg#a"/>')],
    ['a link in data', svg('<use href="data:image/svg+xml;base64,AAAA"/>')],
    ['a style sheet', svg('<style>@import url(https://evil.example)</style>')],
    ['a style', svg('<path d="M1 1" style="background:url(https://evil.example)"/>')],
    ['an address in a colour', svg('<path d="M1 1" fill="url(https://evil.example#a)"/>')],
    ['a script as an address', svg('<a href="javascript:alert(1)"><path d="M1 1"/></a>')],
    ['an entity', Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>')],
    ['an animation', svg('<animate attributeName="href" to="javascript:alert(1)"/>')],
    ['something before', Buffer.from('<html></html><svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['no end', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1"/>')],
    ['a page', Buffer.from('<html><body>hello</body></html>')],
    ['nothing', Buffer.alloc(0)],
    [
      'a picture of a mile',
      Buffer.concat([png.subarray(0, 16), Buffer.from([0, 1, 0, 0, 0, 1, 0, 0]), png.subarray(24)]),
    ],
    ['too many bytes', Buffer.concat([png, Buffer.alloc(201 * 1024)])],
  ])('with %s is refused', async (_, bytes) => {
    const { owner } = await agency();
    const answer = await owner.send('PUT', '/v1/brand/logo', { data: bytes.toString('base64') });
    expect(answer.status).toBe(400);
    expect((await owner.call(brandApi.get)).brand?.logo).toBeNull();
  });
});

describe('a client of the agency', () => {
  const listAt = async (host: string, { token }: { token: string }) =>
    (await at(host, workspacesApi.list.path, { authorization: `Bearer ${token}` })).json<{ items: Workspace[] }>()
      .items;

  it('sees at its address the agency’s workspaces and no other', async () => {
    const { owner, host } = await agency();
    const child = await server.newOwner();
    await adopt(child, owner);
    expect((await listAt('parley.example', child)).map(({ id }) => id)).toEqual([child.workspaceId]);
    expect((await listAt(host, child)).map(({ id }) => id)).toEqual([child.workspaceId]);
    expect((await listAt(host, owner)).map(({ id }) => id)).toEqual([owner.workspaceId]);
    const stranger = await server.newOwner();
    expect(await listAt(host, stranger), 'nobody asked for one here').toEqual([]);
  });

  it('gets a subaccount there when strangers may sign up', async () => {
    const { owner, host } = await agency({ signUp: true });
    const stranger = await server.newOwner();
    const [made, ...more] = await listAt(host, stranger);
    expect(more).toEqual([]);
    const [row] = await services.db.system('test', (tx) =>
      tx.select().from(workspaces).where(eq(workspaces.id, made!.id)),
    );
    expect(row).toMatchObject({ parentId: owner.workspaceId, operator: false, contactEmail: stranger.email });
    const [subaccount] = (await owner.call(subaccountsApi.list)).items;
    expect(subaccount, 'whom the agency can write to').toMatchObject({ contactEmail: stranger.email, owner: 'own' });
    expect((await listAt(host, stranger)).map(({ id }) => id)).toEqual([made!.id]);
  });

  it('is sold to under the name of the brand, unless the agency says another for invoices', async () => {
    const { owner } = await agency();
    const child = await server.newOwner();
    await adopt(child, owner);
    expect(await child.call(billingApi.get)).toMatchObject({ seller: 'Bright Lines' });
    const profile = await owner.call(billingApi.profile);
    await owner.call(billingApi.setProfile, { body: { ...profile, name: 'Bright Lines GmbH' } });
    expect(await child.call(billingApi.get)).toMatchObject({ seller: 'Bright Lines GmbH' });
  });

  it('gets mails of the brand alone, whose links lead to its address', async () => {
    const { owner, host } = await agency();
    const child = await server.newOwner();
    await adopt(child, owner);
    const email = `client-${hosts}@example.com`;
    await child.call(invitationsApi.create, { body: { emails: [email], role: 'member' } });
    const asked = await at(host, `/auth/v1/recover`, { apikey: anonKeyOf(services) }, 'POST', {
      email: child.email,
    });
    expect(asked.statusCode).toBe(200);
    await vi.waitFor(async () => {
      const mails = await server.mails();
      for (const address of [email, child.email]) {
        const mail = mails.find(({ to }) => to?.[0]?.address === address);
        expect(mail?.from).toEqual({ name: 'Bright Lines', address: 'voice@parley.example' });
        expect(mail?.replyTo?.[0]?.address).toBe('hello@bright.example');
        expect(mail?.text).toContain(`https://${host}/`);
        expect(`${mail?.subject} ${mail?.text} ${mail?.html} ${mail?.messageId}`).not.toMatch(/parley/i);
      }
    }, 10_000);
  });

  it('is led back to the brand’s address from mails and providers, and to no other', async () => {
    const { host } = await agency();
    const follow = async (asked: string) =>
      (await at(host, `/auth/v1/verify?type=signup&token=x&redirect_to=${encodeURIComponent(asked)}`)).headers.location;
    expect(await follow(`https://${host}/dashboard`)).toContain(`https://${host}/dashboard#error`);
    expect(await follow('https://evil.example/dashboard')).toContain(`https://${host}/#error`);
    expect(await follow('https://parley.example/dashboard')).toContain(`https://${host}/#error`);
  });
});
