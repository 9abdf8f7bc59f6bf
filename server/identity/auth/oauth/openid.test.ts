import { createHash, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { follow, type Jar, keep } from '#server/testing/cookie-jar.ts';
import { type Claims, startFakeGoogle } from '#server/testing/fake-google.ts';
import { goodPassword, linkOf, newEmail, sessionOf, startAuth } from '#server/testing/start-auth.ts';
import { watchFetch } from '#server/testing/watch-fetch.ts';
import { anonKeyOf } from '../tokens/anon-key.ts';

const past = watchFetch();
const google = await startFakeGoogle();
afterAll(() => google.close());
const auth = await startAuth({
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
});
const plain = await startAuth();
const gone = await startFakeGoogle();
await gone.close();
const orphan = await startAuth({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: gone.issuer });
type Client = ReturnType<typeof auth.client>;

/** A person with an account at the provider; the hint is how tests sign in as them there. */
function newGooglePerson(change: Partial<Claims> = {}): { hint: string; email: string; claims: Claims } {
  const email = newEmail();
  const claims = { sub: randomUUID(), email, email_verified: true, name: 'Ada Lovelace', ...change };
  google.people.set(claims.sub, claims);
  return { hint: claims.sub, email: claims.email, claims };
}

/** To where the browser is in the web app again. */
const browse = (start: string, jar: Jar = new Map()) =>
  follow(start, jar, (url) => url.origin === auth.origin && !url.pathname.startsWith('/auth/v1/'));

/** To the callback, without opening it. */
const toCallback = async (start: string, jar: Jar) =>
  (await follow(start, jar, (url) => url.pathname === '/auth/v1/callback')).href;

async function leave(client: Client, hint: string, redirectTo = `${auth.origin}/dashboard`): Promise<string> {
  const { data, error } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, queryParams: { login_hint: hint, client_id: 'mine' }, skipBrowserRedirect: true },
  });
  if (error) throw error;
  return data.url;
}

async function signIn(hint: string) {
  const client = auth.client();
  const landing = await browse(await leave(client, hint));
  await client.setSession(sessionOf(landing));
  return { client, landing };
}

test('a first sign-in makes a confirmed account, a second one finds it', async () => {
  const { hint, email, claims } = newGooglePerson();
  const { client, landing } = await signIn(hint);
  expect(landing.pathname).toBe('/dashboard');
  const names = [...new URLSearchParams(landing.hash.slice(1)).keys()];
  expect(names).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'provider_token',
    'refresh_token',
    'sb',
    'token_type',
  ]);
  const { user } = (await client.getUser()).data;
  expect(user).toMatchObject({
    email,
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: {
      full_name: 'Ada Lovelace',
      name: 'Ada Lovelace',
      email,
      email_verified: true,
      provider_id: claims.sub,
    },
    identities: [{ provider: 'google', id: claims.sub }],
  });
  expect(user!.email_confirmed_at).toBeDefined();
  expect(decodeJwt(sessionOf(landing).access_token).amr).toMatchObject([{ method: 'oauth' }]);
  const again = await signIn(hint);
  expect((await again.client.getUser()).data.user!.id).toBe(user!.id);
});

test('PKCE ends in a code that brings the provider’s token along', async () => {
  const { hint, email } = newGooglePerson();
  const client = auth.client('pkce');
  const landing = await browse(await leave(client, hint, `${auth.origin}/dashboard?tab=1`));
  expect(landing.searchParams.get('tab')).toBe('1');
  expect(landing.hash).toBe('');
  const { data, error } = await client.exchangeCodeForSession(landing.searchParams.get('code')!);
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ provider_token: expect.stringMatching(/^.{20,}$/), user: { email } });
});

test('a verified address belongs to the account that has it', async () => {
  const { email, client } = await auth.newPerson();
  const { user } = (await client.getUser()).data;
  const { hint } = newGooglePerson({ email });
  const linked = (await (await signIn(hint)).client.getUser()).data.user!;
  expect(linked.id).toBe(user!.id);
  expect(linked.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
  expect(linked.identities!.map(({ provider }) => provider).sort()).toEqual(['email', 'google']);
  expect((await auth.client().signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});

test('an account that was prepared for somebody’s address loses its password and what it said', async () => {
  const { hint, email } = newGooglePerson();
  await auth.client().signUp({ email, password: goodPassword, options: { data: { phone_number: '+1 bad' } } });
  const letter = (await auth.mailsTo(email))[0]!;
  const { client } = await signIn(hint);
  const { user } = (await client.getUser()).data;
  expect(user!.identities!.map(({ provider }) => provider)).toEqual(['google']);
  expect(JSON.stringify(user)).not.toContain('+1 bad');
  expect((await auth.client().signInWithPassword({ email, password: goodPassword })).error).toMatchObject({
    code: 'invalid_credentials',
  });
  expect((await auth.open(linkOf(letter))).hash).toContain('otp_expired');
});

test('an address that the provider has not verified opens nothing', async () => {
  const { email, client } = await auth.newPerson();
  const { hint } = newGooglePerson({ email, email_verified: false });
  const landing = await browse(await leave(auth.client(), hint));
  for (const values of [landing.searchParams, new URLSearchParams(landing.hash.slice(1))]) {
    expect(values.get('error')).toBe('access_denied');
    expect(values.get('error_code')).toBe('provider_email_needs_verification');
  }
  expect((await client.getUser()).data.user!.identities).toHaveLength(1);
});

test('an address of look-alike letters does not lead into another’s account', async () => {
  const { email } = await auth.newPerson();
  const kelvin = `\u212A${email}`;
  const owner = `k${email}`;
  await auth.client().signUp({ email: owner, password: goodPassword });
  await auth.open(linkOf((await auth.mailsTo(owner))[0]!));
  const { hint } = newGooglePerson({ email: kelvin });
  const { landing } = await signIn(hint);
  expect(landing.hash).toContain('error=');
  expect(landing.hash).not.toContain('access_token');
});

test('a person who says no at the provider lands with the provider’s words', async () => {
  const landing = await browse(await leave(auth.client(), 'nobody'));
  expect(landing.searchParams.get('error')).toBe('access_denied');
  expect(landing.searchParams.get('error_description')).toBe('The person said no');
});

test('a state is good once, in the browser that left, for five minutes', async () => {
  const { hint } = newGooglePerson();
  const jar: Jar = new Map();
  const back = await toCallback(await leave(auth.client(), hint), jar);
  // Another person's browser has no such cookie: that is the attack of signing someone in as oneself.
  expect((await browse(back)).searchParams.get('error_code')).toBe('bad_oauth_state');
  expect((await browse(back, new Map(jar))).hash).toContain('access_token=');
  expect((await browse(back, new Map(jar))).searchParams.get('error_code')).toBe('bad_oauth_state');

  const lateJar: Jar = new Map();
  const lateBack = await toCallback(await leave(auth.client(), hint), lateJar);
  auth.clock.advance(301_000);
  expect((await browse(lateBack, lateJar)).searchParams.get('error_description')).toBe('OAuth state has expired');
});

test('the cookie of a sign-in is for this server’s eyes only, and for five minutes', async () => {
  const { headers } = await fetch(await leave(auth.client(), 'nobody'), { redirect: 'manual' });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^parley-sign-in-[0-9a-f]{8}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300$/),
  ]);
});

test('a browser that came by another name of this machine gets its cookie where it comes back to', async () => {
  const redirectTo = `${auth.origin.replace('127.0.0.1', 'localhost')}/dashboard`;
  const { hint } = newGooglePerson();
  const link = await leave(auth.client(), hint, redirectTo);
  const aliased = link.replace('127.0.0.1', 'localhost');
  const first = await fetch(aliased, { redirect: 'manual' });
  expect(first.headers.getSetCookie()).toEqual([]);
  expect(first.headers.get('location')).toBe(link);
  const landing = await follow(aliased, new Map(), (url) => url.pathname === '/dashboard');
  expect(landing.href).toMatch(new RegExp(`^${redirectTo}#access_token=`));
});

test.each([
  ['', 'bad_oauth_callback', 'OAuth state parameter missing'],
  ['?state=x&code=y', 'bad_oauth_callback', 'OAuth state parameter is invalid'],
  [`?state=${randomUUID()}&code=y`, 'bad_oauth_state', 'OAuth state not found or expired'],
])('a callback with "%s" leads to the front page', async (query, code, description) => {
  const landing = await browse(`${auth.origin}/auth/v1/callback${query}`);
  expect(landing.origin + landing.pathname).toBe(`${auth.origin}/`);
  expect(Object.fromEntries(landing.searchParams)).toEqual({
    error: 'invalid_request',
    error_code: code,
    error_description: description,
  });
});

test.each([
  ['nonce', { nonce: 'another' }],
  ['audience', { aud: 'another-client' }],
  ['issuer', { iss: 'https://evil.example' }],
])('an id_token with another %s is refused', async (_name, claims) => {
  const { hint } = newGooglePerson();
  google.spoil.claims = claims;
  const landing = await browse(await leave(auth.client(), hint));
  google.spoil.claims = {};
  expect(landing.searchParams.get('error')).toBe('server_error');
  expect(landing.href).not.toContain('access_token');
});

test('what the client may not choose, it does not choose', async () => {
  const link = `${auth.origin}/auth/v1/authorize?provider=google&redirect_to=https://evil.example&state=mine&redirect_uri=https://evil.example&response_type=token&prompt=consent`;
  const to = new URL((await fetch(link, { redirect: 'manual' })).headers.get('location')!);
  expect(to.origin).toBe(google.issuer);
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    client_id: google.clientId,
    redirect_uri: `${auth.origin}/auth/v1/callback`,
    response_type: 'code',
    code_challenge_method: 'S256',
    prompt: 'consent',
    scope: 'openid email profile',
  });
  expect(to.searchParams.get('state')).not.toBe('mine');
  expect(to.href).not.toContain('evil');
  const unknown = await auth.send('GET', '/authorize?provider=github');
  expect(unknown).toMatchObject({
    status: 400,
    body: { message: 'Unsupported provider: Provider github could not be found' },
  });
});

test('an identity is linked to a signed-in account and taken off again, but never the last one', async () => {
  const { client, email } = await auth.newPerson();
  const { hint, claims } = newGooglePerson();
  const bearer = `Bearer ${(await client.getSession()).data.session!.access_token}`;
  const link = async () => {
    const path = `/user/identities/authorize?provider=google&skip_http_redirect=true&login_hint=${hint}&redirect_to=${auth.origin}/dashboard`;
    const asked = await auth.send('GET', path, undefined, { authorization: bearer });
    const jar: Jar = new Map();
    keep(jar, asked.headers);
    return browse(asked.body.url as string, jar);
  };
  expect((await link()).hash).toContain('access_token=');
  const { data } = await client.getUserIdentities();
  expect(data!.identities.map(({ provider, id }) => [provider, id])).toContainEqual(['google', claims.sub]);
  expect((await link()).searchParams.get('error_code')).toBe('identity_already_exists');
  expect((await client.getUser()).data.user!.email).toBe(email);

  const googleIdentity = data!.identities.find(({ provider }) => provider === 'google')!;
  const emailIdentity = data!.identities.find(({ provider }) => provider === 'email')!;
  expect((await client.unlinkIdentity(googleIdentity)).error).toBeNull();
  expect((await client.unlinkIdentity(googleIdentity)).error).toMatchObject({ code: 'identity_not_found' });
  expect((await client.unlinkIdentity(emailIdentity)).error).toMatchObject({
    code: 'single_identity_not_deletable',
    status: 422,
  });
  expect((await client.getUser()).data.user!.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
});

test('an identity is linked only where its cookie would come back to', async () => {
  const { client } = await auth.newPerson();
  const authorization = `Bearer ${(await client.getSession()).data.session!.access_token}`;
  const asked = await fetch(
    `${auth.origin.replace('127.0.0.1', 'localhost')}/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true&apikey=${anonKeyOf(auth.services)}`,
    { headers: { authorization } },
  );
  expect(asked.status).toBe(400);
  expect(await asked.json()).toMatchObject({ msg: `Open ${auth.origin} in this browser to connect an account.` });
});

test('an app signs in with an id_token of its own', async () => {
  const { claims, email } = newGooglePerson();
  const nonce = 'of the app';
  const hashed = createHash('sha256').update(nonce).digest('hex');
  const signInWith = (token: string, given?: string) =>
    auth.client().signInWithIdToken({ provider: 'google', token, ...(given !== undefined && { nonce: given }) });
  const good = await signInWith(await google.idToken({ ...claims, nonce: hashed }), nonce);
  expect(good.error).toBeNull();
  expect(good.data.user).toMatchObject({ email });
  const refused = async (token: string, given?: string) => (await signInWith(token, given)).error?.message;
  expect(await refused(await google.idToken({ ...claims, nonce: hashed }), 'other')).toBe('Nonces mismatch');
  expect(await refused(await google.idToken(claims), nonce)).toContain('should either both exist or not');
  expect(await refused(await google.idToken(claims, 'another-client'))).toBe(
    'Unacceptable audience in id_token: [another-client]',
  );
  expect(await refused('a.b.c')).toBe('Bad ID token');
});

test.each([
  [2, true],
  [59, true],
  [120, false],
])('an id_token whose provider is %i seconds ahead: %s', async (seconds, taken) => {
  const { hint, claims } = newGooglePerson();
  const at = Math.floor(Date.now() / 1000) + seconds;
  const token = await google.idToken({ ...claims, iat: at, nbf: at });
  const { error } = await auth.client().signInWithIdToken({ provider: 'google', token });
  expect(error === null).toBe(taken);
  google.spoil.claims = { nbf: at };
  const landing = await browse(await leave(auth.client(), hint));
  google.spoil.claims = {};
  expect(landing.hash.includes('access_token=')).toBe(taken);
});

test.each([{ email: null }, { email: undefined }, { email: null, email_verified: null, name: null, picture: null }])(
  'who shares no address with us hears that: %j',
  async (change) => {
    const { hint, claims } = newGooglePerson();
    google.people.set(claims.sub, { ...claims, ...change } as unknown as Claims);
    google.spoil.claims = change;
    const landing = await browse(await leave(auth.client(), hint));
    const token = await google.idToken({ ...claims, ...change });
    const { error } = await auth.client().signInWithIdToken({ provider: 'google', token });
    google.spoil.claims = {};
    const says = 'The sign-in provider didn’t share your email.';
    expect([landing.searchParams.get('error'), landing.searchParams.get('error_description')]).toEqual([
      'access_denied',
      expect.stringContaining(says),
    ]);
    expect(error).toMatchObject({ status: 422, message: expect.stringContaining(says) });
  },
);

test('an address that the id_token leaves out is asked for', async () => {
  const { hint, email } = newGooglePerson();
  google.spoil.claims = { email: null, email_verified: null };
  const { client } = await signIn(hint);
  google.spoil.claims = {};
  expect((await client.getUser()).data.user).toMatchObject({ email });
});

test('without settings Google is not there, and a provider that is down is told', async () => {
  const answer = await plain.send('GET', '/authorize?provider=google');
  expect(answer).toMatchObject({ status: 400, body: { message: 'Unsupported provider: provider is not enabled' } });
  const link = `${orphan.origin}/auth/v1/authorize?provider=google`;
  expect((await orphan.open(link)).searchParams.get('error')).toBe('server_error');
  expect((await orphan.send('GET', '/settings')).body).toMatchObject({ external: { google: true } });
});

test('every request to the provider left through outbound()', () => {
  expect(past).toEqual([]);
});
