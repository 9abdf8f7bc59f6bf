import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { makeSecrets } from '#server/platform/secrets.ts';
import { goodPassword, newEmail, startAuth } from '#server/testing/start-auth.ts';
import { watchFetch } from '#server/testing/watch-fetch.ts';
import { keyRing } from './signing-keys.ts';
import { verifyAccessToken } from './verify-token.ts';

const past = watchFetch();

/** An external Supabase project, as far as we ask it: keys, and the user of a token that it signed with a secret. */
const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
/** Sessions that live, by their tokens, with the factors of their accounts. */
const living = new Map<string, object[]>();
/** Whom the project calls confirmed, by address in lower case. */
const confirmedAddresses = new Set(['ada@example.com', 'lovelace@example.com']);
let asked = 0;
const project = http.createServer(async (request, response) => {
  const json = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (request.url === '/auth/v1/.well-known/jwks.json') {
    return json(200, { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }] });
  }
  asked++;
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const factors = request.headers.apikey === 'anon' ? living.get(token) : undefined;
  if (factors === undefined) return json(403, {});
  const email = String(JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).email ?? '');
  const isConfirmed = confirmedAddresses.has(email.toLowerCase());
  return json(200, { id: 'x', email, factors, ...(isConfirmed && { email_confirmed_at: '2026-01-01T00:00:00Z' }) });
});
await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => project.close(resolve)));
const url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
const external = await startAuth({ SUPABASE_URL: url, SUPABASE_ANON_KEY: 'anon' });
const own = await startAuth({ AUTH_AUTOCONFIRM: 'true' });

const userId = '11111111-1111-4111-8111-111111111111';
const sessionId = '22222222-2222-4222-8222-222222222222';
const claims = { role: 'authenticated', email: 'Ada@Example.com', session_id: sessionId };

async function token(change: object = {}, header: object = {}, issuer = `${url}/auth/v1`) {
  const now = Math.floor(external.clock.now() / 1000);
  const jwt = await new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'ES256', kid: 'one', ...header })
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setSubject((change as { sub?: string }).sub ?? userId)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(privateKey);
  living.set(jwt, []);
  return jwt;
}
const verify = (jwt: string) => verifyAccessToken(external.services, jwt);

test('a token of the external project is an account, and has a row here', async () => {
  expect(await verify(await token())).toEqual({
    userId,
    email: 'ada@example.com',
    sessionId,
    session: { aal: 'aal1' },
  });
  const { rows } = await external.services.db.pool.query('select id, email from users');
  expect(rows).toEqual([{ id: userId, email: 'ada@example.com' }]);
  await verify(await token({ email: 'lovelace@example.com' }));
  const { rows: later } = await external.services.db.pool.query('select email from users');
  expect(later).toEqual([{ email: 'lovelace@example.com' }]);
});

test('tokens of others, of the public key and of a role that is no person are refused', async () => {
  const stranger = await generateKeyPair('ES256');
  const wrong = [
    await token({}, {}, 'https://other.example/auth/v1'),
    await token({ role: 'anon' }),
    await token({ session_id: undefined }),
    await token({}, { kid: 'two' }),
    await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(stranger.privateKey),
    'a.b.c',
  ];
  for (const jwt of wrong) await expect(verify(jwt)).rejects.toMatchObject({ code: 'session_expired' });
  const good = await token();
  external.clock.advance(3_601_000);
  await expect(verify(good)).rejects.toMatchObject({ code: 'session_expired' });
});

test('accounts without a confirmed address are nobody here, whatever their tokens say', async () => {
  const refused = { code: 'forbidden', status: 403 };
  const sub = '33333333-3333-4333-8333-333333333333';
  await expect(verify(await token({ sub, email: '', is_anonymous: true }))).rejects.toMatchObject(refused);
  await expect(verify(await token({ sub, email: '' }))).rejects.toMatchObject(refused);
  await expect(verify(await token({ sub, is_anonymous: true }))).rejects.toMatchObject(refused);
  // What a person writes into his own metadata proves nothing.
  const claimed = { sub, email: 'mallory@example.com', user_metadata: { email_verified: true } };
  await expect(verify(await token(claimed))).rejects.toMatchObject(refused);
  await expect(verify(await token({ ...claimed, aal: 'aal2' }))).rejects.toMatchObject(refused);
  const { rows } = await external.services.db.pool.query('select id from users where id = $1', [sub]);
  expect(rows).toEqual([]);
});

test('an address with look-alike letters does not become another’s', async () => {
  const sub = '44444444-4444-4444-8444-444444444444';
  confirmedAddresses.add('\u212Aate@example.com'.toLowerCase());
  await expect(verify(await token({ sub, email: '\u212Aate@example.com' }))).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('the project is asked whether a session of the first level lacks a second factor', async () => {
  const half = await token();
  living.set(half, [{ status: 'unverified' }, { status: 'verified' }]);
  await expect(verify(half)).rejects.toMatchObject({ code: 'mfa_required' });
  asked = 0;
  expect(await verify(await token({ aal: 'aal2' }))).toMatchObject({ userId });
  expect(asked).toBe(0);
  const over = await token();
  living.delete(over);
  await expect(verify(over)).rejects.toMatchObject({ code: 'session_expired' });
});

test('a token that is signed with a secret is shown to the project, once a minute at most', async () => {
  const now = Math.floor(external.clock.now() / 1000);
  const legacy = await new SignJWT({ ...claims, sub: userId, exp: now + 3600 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('a secret of the project, thirty-two bytes'));
  await expect(verify(legacy)).rejects.toMatchObject({ code: 'session_expired' });
  living.set(legacy, []);
  asked = 0;
  expect(await verify(legacy)).toMatchObject({ userId });
  expect(await verify(legacy)).toMatchObject({ userId });
  expect(asked).toBe(1);
  living.delete(legacy);
  external.clock.advance(61_000);
  await expect(verify(legacy)).rejects.toMatchObject({ code: 'session_expired' });
});

test('with an external project nothing is served at /auth/v1', async () => {
  const answer = await external.send('POST', '/signup', { email: newEmail(), password: goodPassword });
  expect(answer.status).toBe(404);
});

test('without confirmations a sign-up is a session, and a taken address is told', async () => {
  const email = newEmail();
  const client = own.client();
  const { data } = await client.signUp({ email, password: goodPassword });
  expect(data.session?.user.email_confirmed_at).toBeDefined();
  expect(await verifyAccessToken(own.services, data.session!.access_token)).toMatchObject({ email });
  expect((await client.signUp({ email, password: goodPassword })).error).toMatchObject({
    code: 'user_already_exists',
    status: 422,
  });
  expect(await own.mailsTo(email)).toEqual([]);
  const next = newEmail();
  await client.signInWithPassword({ email, password: goodPassword });
  expect((await client.updateUser({ email: next })).data.user).toMatchObject({ email: next });
});

test('another SECRET_KEY is told at the start', async () => {
  const other = { ...own.services, secrets: makeSecrets('another key, long enough as well') };
  await expect(keyRing(other)).rejects.toThrow(/^SECRET_KEY isn’t the key this database was encrypted with/);
});

test('every request to the project left through outbound()', () => {
  expect(asked).toBeGreaterThan(0);
  expect(past).toEqual([]);
});
