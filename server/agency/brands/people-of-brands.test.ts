import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { brandApi } from '#domain/agency/brand.ts';
import { invitationsApi } from '#domain/identity/invitations.ts';
import { hashPassword } from '#server/identity/auth/passwords/argon2.ts';
import { anonKeyOf } from '#server/identity/auth/tokens/anon-key.ts';
import { knownSites } from '#server/identity/sites.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import { brandHosts } from '#server/platform/db/schema/brands.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { follow as followTo } from '#server/testing/cookie-jar.ts';
import { startFakeDns } from '#server/testing/fake-dns.ts';
import { startFakeGoogle } from '#server/testing/fake-google.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const own = 'parley.example';
const dns = await startFakeDns();
const google = await startFakeGoogle();
afterAll(() => Promise.all([dns.close(), google.close()]));
const server = await startApp({
  PUBLIC_URL: `https://${own}`,
  DNS_SERVERS: dns.address,
  MAIL_FROM: 'Parley <voice@parley.example>',
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
  AUTH_REDIRECTS: 'https://app.example/team',
});
const { services } = server;
const password = 'seventeen green lamps';
const passwordHash = await hashPassword(password);

/** The first person to come runs the installation. */
await server.newOwner();

let agencies = 0;
/** An agency whose brand is called like the installation, at an address of its own. */
async function agency(signUp = false) {
  const owner = await server.newOwner();
  const links = { replyTo: null, supportEmail: null, documentsUrl: null, termsUrl: null, privacyUrl: null };
  const settings = { name: 'Parley', accent: null, senderName: null, ...links, poweredBy: false, signUp };
  await owner.call(brandApi.set, { body: settings });
  agencies += 1;
  const host = `voice${agencies}.agency.example`;
  const { record } = await owner.call(brandApi.addHost, { body: { host } });
  dns.texts.set(record.name, record.value);
  await owner.call(brandApi.verifyHost, { params: { host } });
  return { owner, host };
}

/** A subaccount's owner, who is a member of nothing else. */
async function clientOf(parent: TestClient): Promise<TestClient> {
  const child = await server.newOwner();
  const set = { parentId: parent.workspaceId };
  await services.db.system('test', (tx) => tx.update(workspaces).set(set).where(eq(workspaces.id, child.workspaceId)));
  accessCache(services).forget(child.workspaceId);
  return child;
}

async function join(person: TestClient, of: TestClient): Promise<void> {
  const row = { workspaceId: of.workspaceId, userId: person.userId, role: 'member', createdAt: new Date() } as const;
  await services.db.system('test', (tx) => tx.insert(members).values(row));
  accessCache(services).forget(of.workspaceId);
}

const givePassword = ({ userId }: TestClient) =>
  services.db.system('test', (tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, userId)));

type Sent = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: object; token?: string; workspaceId?: string };
const at = (host: string, url: string, { method = 'GET', body, token, workspaceId }: Sent = {}) =>
  server.app.inject({
    method,
    url,
    headers: {
      host,
      apikey: anonKeyOf(services),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(workspaceId !== undefined && { 'x-workspace-id': workspaceId }),
    },
    ...(body && { payload: body }),
  });
const auth = (host: string, address: string, body: object, token?: string, method: 'POST' | 'PUT' = 'POST') =>
  at(host, `/auth/v1${address}`, { method, body, ...(token !== undefined && { token }) });

/** Whatever was mailed to an address, once nothing is on its way. */
async function mailsTo(email: string): Promise<Email[]> {
  await vi.waitFor(
    async () => {
      const { rows } = await services.db.pool.query(
        `select 1 from pgboss.job where name in ('auth.mail', 'invitations.mail') and state in ('created', 'retry', 'active')`,
      );
      if (rows.length > 0) throw new Error('A mail is on its way.');
    },
    { timeout: 10_000, interval: 10 },
  );
  return (await server.mails()).filter(({ to }) => to?.some(({ address }) => address === email));
}
const linkOf = (mail: Email | undefined) =>
  new URL(/https:\/\/\S+\/verify\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:x');
const codeOf = (mail: Email | undefined) => /: (\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';

/** A session by the link of a mail, as a page at the host gets it. */
async function sessionBy(link: URL, host = link.host): Promise<URLSearchParams> {
  const { headers } = await at(host, link.pathname + link.search);
  return new URLSearchParams(new URL(String(headers.location)).hash.slice(1));
}

describe('a mail', () => {
  it.each([
    ['recover', {}],
    ['otp', { create_user: false }],
  ])('of %s that is asked for at the installation’s own site never leads to a brand’s', async (way, more) => {
    const { host } = await agency();
    const victim = await server.newOwner();
    const asked = `/${way}?redirect_to=${encodeURIComponent(`https://${host}/x`)}`;
    expect((await auth(own, asked, { email: victim.email, ...more })).statusCode).toBe(200);
    const mails = await mailsTo(victim.email);
    expect(mails).toHaveLength(1);
    expect(`${mails[0]!.text} ${mails[0]!.html}`).not.toContain(host);
    expect(linkOf(mails[0]).origin).toBe(`https://${own}`);
  });

  it.each([
    ['recover', {}],
    ['otp', {}],
    ['otp', { create_user: false }],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'email_change' }],
  ])(
    'of %s %j is not sent from a brand’s site to who is not of that agency, and nobody hears why',
    async (way, more) => {
      const { host } = await agency();
      const other = await agency();
      const victim = await server.newOwner();
      const elsewhere = await clientOf(other.owner);
      const unknown = `nobody-${agencies}-${way}@example.com`;
      const answers = [];
      for (const email of [victim.email, elsewhere.email, unknown]) {
        const { statusCode, body } = await auth(host, `/${way}`, { email, ...more });
        answers.push([statusCode, body]);
      }
      expect(answers).toEqual([answers[2], answers[2], answers[2]]);
      for (const email of [victim.email, elsewhere.email, unknown]) expect(await mailsTo(email)).toEqual([]);
    },
  );

  it('goes to clients of the agency, and proves them at its site alone', async () => {
    const { owner, host } = await agency();
    const client = await clientOf(owner);
    await auth(host, `/recover?redirect_to=${encodeURIComponent(`https://${host}/new-password`)}`, {
      email: client.email,
    });
    const [mail] = await mailsTo(client.email);
    const link = linkOf(mail);
    expect(link.host).toBe(host);
    const token = link.searchParams.get('token');
    const post = (where: string) => auth(where, '/verify', { type: 'recovery', token_hash: token });
    expect((await post(own)).statusCode, 'by its token').toBe(403);
    const code = { type: 'recovery', email: client.email, token: codeOf(mail) };
    expect((await auth(own, '/verify', code)).statusCode, 'by its code').toBe(403);
    expect((await sessionBy(link, own)).get('error_code')).toBe('otp_expired');
    const session = await sessionBy(link);
    expect(session.get('access_token')).not.toBeNull();
    const change = { password: 'eleven yellow doors' };
    expect((await auth(host, '/user', change, session.get('access_token')!, 'PUT')).statusCode).toBe(200);
  });

  it('for a new password is the installation’s own for who also belongs elsewhere', async () => {
    const { owner, host } = await agency();
    const both = await server.newOwner();
    await join(both, owner);
    const page = encodeURIComponent(`https://${host}/new-password`);
    const challenge = createHash('sha256').update('x'.repeat(43)).digest('base64url');
    const asked = { email: both.email, code_challenge: challenge, code_challenge_method: 's256' };
    await auth(host, `/recover?redirect_to=${page}`, asked);
    const [mail] = await mailsTo(both.email);
    expect(`${mail!.text} ${mail!.html}`).not.toContain(host);
    const link = linkOf(mail);
    expect([link.host, link.searchParams.get('redirect_to')]).toEqual([own, `https://${own}/new-password`]);
    expect((await sessionBy(link)).get('access_token')).not.toBeNull();
  });

  it('that waits when the brand’s address is given up leads to the installation’s own site', async () => {
    const { owner, host } = await agency();
    const client = await clientOf(owner);
    const paused = vi.spyOn(services.jobs, 'enqueue').mockResolvedValueOnce(undefined);
    await auth(host, '/recover', { email: client.email });
    const [tx, name, data] = paused.mock.calls[0]!;
    paused.mockRestore();
    expect([typeof tx, name]).toEqual(['object', 'auth.mail']);
    await owner.call(brandApi.removeHost, { params: { host } });
    await services.db.system('test', (now) => services.jobs.enqueue(now, name, data));
    const [mail] = await mailsTo(client.email);
    expect(mail!.text).not.toContain(host);
    expect(linkOf(mail).host).toBe(own);
  });
});

describe('a password', () => {
  const signIn = async (host: string, email: string, tried = password) => {
    const { statusCode, body } = await auth(host, '/token?grant_type=password', { email, password: tried });
    return { status: statusCode, body, ...(JSON.parse(body) as { access_token?: string; refresh_token?: string }) };
  };

  it('signs in at a brand’s site who is of the agency, and nobody else', async () => {
    const { owner, host } = await agency();
    const [client, stranger] = [await clientOf(owner), await server.newOwner()];
    for (const person of [client, stranger, owner]) await givePassword(person);
    expect((await signIn(host, client.email)).status).toBe(200);
    expect((await signIn(host, owner.email)).status).toBe(200);
    const refused = await signIn(host, stranger.email);
    const unknown = await signIn(host, 'nobody@example.com');
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
    expect((await signIn(own, stranger.email)).status).toBe(200);
  });

  it('signs in who is invited, and does not open to the agency what else they have', async () => {
    const { owner, host } = await agency();
    const guest = await server.newOwner();
    await givePassword(guest);
    await owner.call(invitationsApi.create, { body: { emails: [guest.email], role: 'member' } });
    const { access_token: token = '', refresh_token = '' } = await signIn(host, guest.email);
    expect(token).not.toBe('');
    // At no other site, in no other workspace, and not to change the account.
    const { workspaceId } = guest;
    expect((await at(own, '/v1/workspaces', { token })).statusCode).toBe(401);
    expect((await at((await agency()).host, '/v1/workspaces', { token })).statusCode).toBe(401);
    expect((await at(own, '/auth/v1/user', { token })).statusCode).toBe(403);
    expect((await auth(own, '/token?grant_type=refresh_token', { refresh_token })).statusCode).toBe(400);
    expect((await at(host, '/v1/workspace/status', { token, workspaceId })).statusCode).toBe(404);
    expect((await at(host, '/v1/account/export', { token })).statusCode).toBe(403);
    const remove = { method: 'DELETE', token, body: { email: guest.email, password } } as const;
    expect((await at(host, '/v1/account', remove)).statusCode).toBe(403);
    for (const change of [{ password: 'eleven yellow doors' }, { email: 'thief@example.com' }]) {
      expect((await auth(host, '/user', change, token, 'PUT')).statusCode).toBe(403);
    }
    expect((await auth(host, '/factors', { factor_type: 'totp' }, token)).statusCode).toBe(403);
    expect((await at(host, '/v1/workspaces', { token })).json()).toEqual({ items: [] });
    expect((await auth(host, '/token?grant_type=refresh_token', { refresh_token })).statusCode).toBe(200);
  });

  it('is of no use there any more when somebody leaves the agency', async () => {
    const { owner, host } = await agency();
    const member = await server.newMember(owner, 'member');
    await givePassword(member);
    const { refresh_token } = await signIn(host, member.email);
    await services.db.system('test', (tx) => tx.delete(members).where(eq(members.userId, member.userId)));
    expect((await auth(host, '/token?grant_type=refresh_token', { refresh_token })).statusCode).toBe(400);
  });
});

describe('a sign-up at a brand’s site', () => {
  const signUp = async (host: string, email: string) => {
    const { statusCode, body } = await auth(host, '/signup', { email, password });
    return [statusCode, Object.keys(JSON.parse(body) as object).sort()];
  };

  it('is for strangers where the agency takes them, and theirs is the account', async () => {
    const { owner, host } = await agency(true);
    const email = 'newcomer@example.com';
    await signUp(host, email);
    const [mail] = await mailsTo(email);
    expect(linkOf(mail).host).toBe(host);
    const token = (await sessionBy(linkOf(mail))).get('access_token')!;
    const { items } = (await at(host, '/v1/workspaces', { token })).json<{ items: { agency: { id: string } }[] }>();
    expect(items.map((item) => item.agency.id)).toEqual([owner.workspaceId]);
    expect((await auth(host, '/user', { password: 'eleven yellow doors' }, token, 'PUT')).statusCode).toBe(200);
  });

  it('takes over nobody who has an account already, even where it takes strangers', async () => {
    const { host } = await agency(true);
    const victim = await server.newOwner();
    for (const way of ['/recover', '/otp', '/signup']) await auth(host, way, { email: victim.email, password });
    expect(await mailsTo(victim.email)).toEqual([]);
  });

  it('is for who is invited elsewhere, and others hear the same', async () => {
    const { owner, host } = await agency();
    await owner.call(invitationsApi.create, { body: { emails: ['invited@example.com'], role: 'member' } });
    const stranger = await server.newOwner();
    const heard = await signUp(host, 'invited@example.com');
    expect(await signUp(host, 'uninvited@example.com')).toEqual(heard);
    expect(await signUp(host, stranger.email)).toEqual(heard);
    expect((await mailsTo('invited@example.com')).filter((mail) => linkOf(mail).host === host)).toHaveLength(1);
    expect(await mailsTo('uninvited@example.com')).toEqual([]);
    const made = await services.db.system('test', (tx) =>
      tx.select().from(users).where(eq(users.email, 'uninvited@example.com')),
    );
    expect(made).toEqual([]);
  });
});

describe('a redirect', () => {
  const follow = async (host: string, asked: string) => {
    const { headers } = await at(host, `/auth/v1/verify?type=signup&token=x&redirect_to=${encodeURIComponent(asked)}`);
    return new URL(String(headers.location));
  };

  it('leads to the site that the request came by, to what the operator named, and nowhere else', async () => {
    const [one, two] = [await agency(), await agency()];
    for (const [host, asked, to] of [
      [own, `https://${one.host}/x`, `https://${own}/`],
      [one.host, `https://${two.host}/x`, `https://${one.host}/`],
      [one.host, `https://${own}/x`, `https://${one.host}/`],
      [one.host, `http://${one.host}/x`, `https://${one.host}/`],
      [one.host, `https://${one.host}:8443/x`, `https://${one.host}/`],
      [one.host, `https://${own}@${two.host}/x`, `https://${one.host}/`],
      [one.host, `https://${one.host}/x`, `https://${one.host}/x`],
      [own, `https://${own}/x`, `https://${own}/x`],
      [own, 'https://app.example/team/x', 'https://app.example/team/x'],
    ] as const) {
      const { origin, pathname } = await follow(host, asked);
      expect([host, asked, origin + pathname]).toEqual([host, asked, to]);
    }
  });

  it('is not one to a brand that was closed, or whose address is no longer proved', async () => {
    const [closed, unproved] = [await agency(), await agency()];
    await server.app.inject({
      method: 'DELETE',
      url: `/v1/workspaces/${closed.owner.workspaceId}`,
      headers: { host: own, authorization: `Bearer ${closed.owner.token}` },
      payload: { name: 'My Workspace' },
    });
    await services.db.system('test', (tx) =>
      tx.update(brandHosts).set({ verifiedAt: null }).where(eq(brandHosts.host, unproved.host)),
    );
    knownSites(services).forget();
    for (const { host } of [closed, unproved]) expect((await at(host, '/auth/v1/settings')).statusCode).toBe(421);
  });
});

describe('a sign-in at a provider', () => {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const authorize = (host: string, email: string, query = '') => {
    const sub = randomUUID();
    google.people.set(sub, { sub, email, email_verified: true });
    const to = encodeURIComponent(`https://${host}/x`);
    return `/auth/v1/authorize?provider=google&redirect_to=${to}&login_hint=${sub}${query}`;
  };
  const withCode = `&code_challenge=${challenge}&code_challenge_method=s256`;

  /** Where a browser ends that opens an address of the installation's own site. */
  async function goOn(url: string): Promise<URL> {
    const left = await at(own, url);
    const back = await followTo(
      String(left.headers.location),
      new Map(),
      ({ pathname }) => pathname === '/auth/v1/callback',
    );
    const cookie = String(left.headers['set-cookie']).split(';')[0]!;
    const headers = { host: own, cookie };
    const ended = await server.app.inject({ method: 'GET', url: back.pathname + back.search, headers });
    return new URL(String(ended.headers.location));
  }
  async function begin(host: string, url: string): Promise<URL> {
    const there = new URL(String((await at(host, url)).headers.location));
    expect([there.host, [...there.searchParams.keys()]]).toEqual([own, ['handed_on']]);
    return there;
  }

  it('that begins at the installation’s own site ends there, whatever brand it was told', async () => {
    const { host } = await agency();
    const victim = await server.newOwner();
    const landing = await goOn(authorize(host, victim.email));
    expect(landing.host).toBe(own);
    expect(landing.hash).toContain('access_token');
  });

  it('that begins at a brand’s ends there for people of the agency, in a code that is good there alone', async () => {
    const { owner, host } = await agency();
    const client = await clientOf(owner);
    const there = await begin(host, authorize(host, client.email, withCode));
    const exchange = async (at: string) => {
      const landing = await goOn(there.pathname + there.search);
      expect(landing.origin + landing.pathname).toBe(`https://${host}/x`);
      const body = { auth_code: landing.searchParams.get('code'), code_verifier: verifier };
      return (await auth(at, '/token?grant_type=pkce', body)).statusCode;
    };
    expect(await exchange(host)).toBe(200);
    expect(await exchange(own)).toBe(404);
    expect(await exchange((await agency()).host)).toBe(404);
  });

  it('at a brand’s is refused to who is not of the agency, with and without an account', async () => {
    const { host } = await agency();
    const victim = await server.newOwner();
    for (const email of [victim.email, 'nobody-at-all@example.com']) {
      const there = await begin(host, authorize(host, email));
      const landing = await goOn(there.pathname + there.search);
      expect([landing.host, landing.searchParams.get('error_code')]).toEqual([host, 'signup_disabled']);
      const id_token = await google.idToken({ sub: randomUUID(), email, email_verified: true });
      const direct = await auth(host, '/token?grant_type=id_token', { provider: 'google', id_token });
      expect(direct.statusCode).toBe(422);
    }
  });

  it('goes by the installation with what only that site can ask for, for five minutes', async () => {
    const { host } = await agency();
    const there = await begin(host, authorize(host, 'someone@example.com'));
    for (const sealed of ['x', services.secrets.seal('elsewhere', '{}'), randomBytes(40).toString('base64url')]) {
      expect((await at(own, `/auth/v1/authorize?handed_on=${sealed}`)).statusCode).toBe(400);
    }
    server.clock.advance(300_001);
    expect((await at(own, there.pathname + there.search)).statusCode).toBe(400);
  });
});
