import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { followAccountChanges } from '#server/identity/account-cache.ts';
import { codeOf, goodPassword, linkOf, newEmail, sessionOf, startAuth } from '#server/testing/start-auth.ts';
import { hashing } from './passwords/argon2.ts';
import { encodeRefreshToken } from './tokens/refresh-token.ts';
import { rotateSigningKeys } from './tokens/signing-keys.ts';
import { verifyAccessToken } from './tokens/verify-token.ts';

/** What people do who are not meant to get in. */
const auth = await startAuth();

const sessionOfClient = async (client: Awaited<ReturnType<typeof auth.newPerson>>['client']) =>
  (await client.getSession()).data.session!;
const refresh = (refresh_token: string) => auth.send('POST', '/token?grant_type=refresh_token', { refresh_token });
const login = (email: string, password: string) => auth.send('POST', '/token?grant_type=password', { email, password });
const asUser = (token: string) => auth.send('GET', '/user', undefined, { authorization: `Bearer ${token}` });

test('twenty tabs that refresh at once get the same next token', async () => {
  const { client } = await auth.newPerson();
  const { refresh_token } = await sessionOfClient(client);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  const next = new Set(answers.map((answer) => answer.body.refresh_token));
  expect(next.size).toBe(1);
  expect(next.has(refresh_token)).toBe(false);
});

test('the token before the present one still answers, an older one ends the session', async () => {
  const { client } = await auth.newPerson();
  const first = await sessionOfClient(client);
  const second = (await refresh(first.refresh_token)).body.refresh_token as string;
  auth.clock.advance(11_000);
  expect((await refresh(first.refresh_token)).body.refresh_token).toBe(second);
  const third = await refresh(second);
  auth.clock.advance(11_000);
  expect(await refresh(first.refresh_token)).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
  });
  expect((await refresh(third.body.refresh_token as string)).body.code).toBe('refresh_token_not_found');
  expect((await asUser(third.body.access_token as string)).body.code).toBe('session_not_found');
});

test('a refresh token that nobody issued is refused', async () => {
  const { client } = await auth.newPerson();
  const { access_token } = await sessionOfClient(client);
  const { session_id } = JSON.parse(Buffer.from(access_token.split('.')[1]!, 'base64url').toString());
  const forged = encodeRefreshToken(Buffer.alloc(32), session_id, 0);
  expect(await refresh(forged)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
  expect((await refresh(encodeRefreshToken(Buffer.alloc(32), randomUUID(), 0))).body.code).toBe(
    'refresh_token_not_found',
  );
  for (const text of ['', 'x', 'abcdefghijkl', 'é'.repeat(60), 'A'.repeat(100_000)]) {
    expect(await refresh(text)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  }
  expect((await asUser(access_token)).status).toBe(200);
});

test('forged access tokens are refused', async () => {
  const { client } = await auth.newPerson();
  const { access_token } = await sessionOfClient(client);
  const [head, body, signature] = access_token.split('.') as [string, string, string];
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const { keys } = (await auth.send('GET', '/.well-known/jwks.json')).body as { keys: object[] };
  const hs256 = `${encode({ ...header, alg: 'HS256' })}.${body}`;
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ownKey = (given: object) => {
    const text = `${encode(given)}.${body}`;
    return `${text}.${sign('sha256', Buffer.from(text), { key: other.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };
  const forged = [
    `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    `${encode({ ...header, alg: 'none' })}.${body}.${signature}`,
    `${hs256}.${createHmac('sha256', JSON.stringify(keys[0])).update(hs256).digest('base64url')}`,
    `${head}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
    `${head}.${encode({ ...claims, exp: claims.exp + 9999 })}.${signature}`,
    ownKey(header),
    ownKey({ ...header, kid: 'mine' }),
    ownKey({ alg: 'ES256', typ: 'JWT', jwk: other.publicKey.export({ format: 'jwk' }) }),
    ownKey({ ...header, kid: undefined, jku: 'http://evil.example/jwks.json' }),
    `${head}.${body}.${'A'.repeat(86)}`,
    'a.b.c',
    'x'.repeat(9000),
  ];
  for (const token of forged) {
    expect(await asUser(token)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    await expect(verifyAccessToken(auth.services, token)).rejects.toMatchObject({ code: 'session_expired' });
  }
  expect(await auth.send('GET', '/user')).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
  expect((await asUser(access_token)).status).toBe(200);
  // Also where it was read a minute before its end.
  auth.clock.advance(3_541_000);
  expect((await asUser(access_token)).status).toBe(200);
  auth.clock.advance(60_000);
  const expired = await asUser(access_token);
  expect(expired).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
  expect(expired.body.message).toContain('token is expired');
  await expect(verifyAccessToken(auth.services, access_token)).rejects.toMatchObject({ code: 'session_expired' });
});

test('the API knows at once that a session has ended', async () => {
  const { client, email } = await auth.newPerson();
  const { access_token, user } = await sessionOfClient(client);
  expect(await verifyAccessToken(auth.services, access_token)).toMatchObject({ userId: user.id, email });
  await client.signOut();
  await expect(verifyAccessToken(auth.services, access_token)).rejects.toMatchObject({ code: 'session_expired' });
});

test('another process hears that a session has ended', async () => {
  const { client } = await auth.newPerson();
  const { access_token } = await sessionOfClient(client);
  const elsewhere = { ...auth.services };
  const unfollow = await followAccountChanges(elsewhere);
  const verify = () => verifyAccessToken(elsewhere, access_token);
  await verify();
  await client.signOut();
  // The clock stands still, so only the message can have emptied the cache.
  await vi.waitFor(() => expect(verify()).rejects.toMatchObject({ code: 'session_expired' }), { interval: 5 });
  await unfollow();
});

test('a new signing key takes over, and the old one verifies until its tokens are dead', async () => {
  const { client } = await auth.newPerson();
  const day = 24 * 3_600_000;
  const before = ((await auth.send('GET', '/.well-known/jwks.json')).body.keys as unknown[]).length;
  auth.clock.advance(91 * day);
  const old = (await refresh((await sessionOfClient(client)).refresh_token)).body.access_token as string;
  await rotateSigningKeys(auth.services);
  expect((await auth.send('GET', '/.well-known/jwks.json')).body.keys).toHaveLength(before + 1);
  expect((await asUser(old)).status).toBe(200);
  const fresh = (await auth.newPerson()).client;
  const kid = (token: string) => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()).kid;
  expect(kid((await sessionOfClient(fresh)).access_token)).not.toBe(kid(old));
  auth.clock.advance(3 * 3_600_000);
  await rotateSigningKeys(auth.services);
  expect((await auth.send('GET', '/.well-known/jwks.json')).body.keys).toHaveLength(1);
});

test('a link that is clicked twice at once signs in once', async () => {
  const email = newEmail();
  await auth.client().signUp({ email, password: goodPassword });
  const link = linkOf((await auth.mailsTo(email))[0]!);
  const landings = await Promise.all(Array.from({ length: 8 }, () => auth.open(link)));
  expect(landings.filter((landing) => landing.hash.includes('access_token='))).toHaveLength(1);
  expect(landings.filter((landing) => landing.hash.includes('error_code=otp_expired'))).toHaveLength(7);
});

test('a mail scanner that sends HEAD does not use the link up', async () => {
  const email = newEmail();
  await auth.client().signUp({ email, password: goodPassword });
  const link = linkOf((await auth.mailsTo(email))[0]!);
  expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(405);
  expect((await auth.open(link)).hash).toContain('access_token=');
});

test('a link is good for an hour, under its own type only', async () => {
  const email = newEmail();
  await auth.client().signUp({ email, password: goodPassword });
  const link = linkOf((await auth.mailsTo(email))[0]!);
  expect((await auth.open(link.replace('type=signup', 'type=recovery'))).hash).toContain('otp_expired');
  auth.clock.advance(3_601_000);
  const late = await auth.open(link);
  expect(late.hash).toBe(
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
  );
  expect((await auth.open(`${auth.origin}/auth/v1/verify?type=signup`)).href).toBe('about:blank#status-400');
});

test.each([
  'https://evil.example/x',
  '//evil.example',
  'https://127.0.0.1@evil.example/',
  'javascript:alert(1)',
  'http://127.0.0.1.evil.example/',
])('no mail leads to %s', async (redirect) => {
  const email = newEmail();
  await auth.send('POST', `/signup?redirect_to=${encodeURIComponent(redirect)}`, { email, password: goodPassword });
  const link = linkOf((await auth.mailsTo(email))[0]!);
  expect(link).not.toContain('evil');
  const forced = new URL(link);
  forced.searchParams.set('redirect_to', redirect);
  expect((await auth.open(forced.href, { referer: 'https://evil.example/', host: 'evil.example' })).origin).toBe(
    auth.origin,
  );
});

test('links name the configured address, whatever Host and forwarded headers say', async () => {
  const email = newEmail();
  await auth.send('POST', '/signup', { email, password: goodPassword }, { 'x-forwarded-host': 'evil.example' });
  expect(linkOf((await auth.mailsTo(email))[0]!).startsWith(auth.origin)).toBe(true);
});

test('ten wrong codes void the right one', async () => {
  const email = newEmail();
  await auth.client().signUp({ email, password: goodPassword });
  const code = codeOf((await auth.mailsTo(email))[0]!);
  const attempt = (token: string) => auth.send('POST', '/verify', { type: 'signup', email, token });
  for (let i = 0; i < 10; i++) {
    const wrong = String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0');
    expect(await attempt(wrong)).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  }
  expect(await attempt(code)).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
});

test('an address that has an account is answered like one that has none', async () => {
  const { email } = await auth.newPerson();
  auth.clock.advance(61_000);
  const before = (await auth.mailsTo(email)).length;
  const unknown = newEmail();
  const [taken, free] = [
    await auth.send('POST', '/signup', { email, password: 'another long password', data: { a: 1 } }),
    await auth.send('POST', '/signup', { email: unknown, password: 'another long password', data: { a: 1 } }),
  ];
  expect(taken.status).toBe(free.status);
  expect(Object.keys(taken.body).sort()).toEqual(Object.keys(free.body).sort());
  expect(taken.body).toMatchObject({ email, role: 'authenticated', identities: [], user_metadata: { a: 1, email } });
  expect((taken.body.id as string)[14]).toBe((free.body.id as string)[14]);
  expect(await auth.mailsTo(email)).toHaveLength(before);

  for (const [path, body] of [
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
    ['/otp', { create_user: false }],
  ] as const) {
    auth.clock.advance(61_000);
    const known = await auth.send('POST', path, { ...body, email });
    const nobody = await auth.send('POST', path, { ...body, email: newEmail() });
    expect(known).toMatchObject({ status: 200, body: {} });
    expect(nobody).toMatchObject({ status: 200, body: {} });
    const gapped = await auth.send('POST', path, { ...body, email });
    expect(gapped.status).toBe(429);
  }
  const gone = newEmail();
  expect((await auth.send('POST', '/recover', { email: gone })).status).toBe(200);
  expect((await auth.send('POST', '/recover', { email: gone })).status).toBe(429);
  const code = { type: 'recovery', token: '123456' };
  expect((await auth.send('POST', '/verify', { ...code, email: gone })).body).toEqual(
    (await auth.send('POST', '/verify', { ...code, email: newEmail() })).body,
  );
});

test('each sign-in and sign-up costs one hash, whoever it is for', async () => {
  const { email } = await auth.newPerson();
  const costs = async (run: () => Promise<unknown>) => {
    const before = hashing.done;
    await run();
    return hashing.done - before;
  };
  auth.clock.advance(61_000);
  expect(await costs(() => login(email, 'a wrong password'))).toBe(1);
  expect(await costs(() => login(newEmail(), 'a wrong password'))).toBe(1);
  expect(await costs(() => login(email, goodPassword))).toBe(1);
  expect(await costs(() => auth.send('POST', '/signup', { email, password: goodPassword }))).toBe(1);
  expect(await costs(() => auth.send('POST', '/signup', { email: newEmail(), password: goodPassword }))).toBe(1);
  expect((await login(newEmail(), 'a wrong password')).body).toEqual((await login(email, 'a wrong password')).body);
});

test('two sign-ups of one address at once make one account', async () => {
  const email = newEmail();
  const answers = await Promise.all([
    auth.send('POST', '/signup', { email, password: goodPassword }),
    auth.send('POST', '/signup', { email: email.toUpperCase(), password: goodPassword }),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429]);
  const { rows } = await auth.services.db.pool.query('select id from users where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

test('an account that somebody prepared for another person’s address is taken over without its password', async () => {
  const email = newEmail();
  await auth.client().signUp({ email, password: 'the attacker chose it', options: { data: { phone_number: '+1' } } });
  await auth.mailsTo(email);
  const victim = auth.client();
  await victim.resetPasswordForEmail(email);
  const landing = await auth.open(linkOf((await auth.mailsTo(email)).at(-1)!));
  await victim.setSession(sessionOf(landing));
  expect((await login(email, 'the attacker chose it')).body.code).toBe('invalid_credentials');
  expect((await victim.updateUser({ password: goodPassword })).error).toBeNull();
  expect((await login(email, goodPassword)).status).toBe(200);
});

test('a repeated sign-up shows nobody what the first person entered', async () => {
  const email = newEmail();
  const first = await auth.send('POST', '/signup', {
    email,
    password: goodPassword,
    data: { phone_number: 'a number' },
  });
  await auth.mailsTo(email);
  auth.clock.advance(61_000);
  const second = await auth.send('POST', '/signup', { email, password: 'another long password', data: { a: 1 } });
  expect(second.body).toMatchObject({ id: first.body.id, user_metadata: { a: 1 } });
  expect(JSON.stringify(second.body)).not.toContain('a number');
});

test('of two sign-ups with different passwords neither works, and who confirms the address sets one', async () => {
  const email = newEmail();
  const attacker = { email, password: 'the attacker chose it', data: { name: 'Mallory' } };
  const victim = { email, password: 'the victim chose this', data: { name: 'Vic' } };
  for (const order of [
    [attacker, victim],
    [victim, attacker],
  ]) {
    const address = newEmail();
    for (const signUp of order) {
      expect((await auth.send('POST', '/signup', { ...signUp, email: address })).status).toBe(200);
      await auth.mailsTo(address);
      auth.clock.advance(61_000);
    }
    const landing = await auth.open(linkOf((await auth.mailsTo(address)).at(-1)!));
    expect(landing.pathname).toBe('/new-password');
    expect(landing.hash).toContain('type=recovery');
    for (const { password } of order) {
      expect((await login(address, password)).body.code).toBe('invalid_credentials');
    }
    const client = auth.client();
    const { data } = await client.setSession(sessionOf(landing));
    expect(data.user!.user_metadata).not.toHaveProperty('name');
    expect((await client.updateUser({ password: goodPassword })).error).toBeNull();
    expect((await login(address, goodPassword)).status).toBe(200);
  }
});

test('a sign-up that is repeated with its own password is one sign-up', async () => {
  const email = newEmail();
  for (let time = 0; time < 2; time++) {
    await auth.send('POST', '/signup', { email, password: goodPassword });
    await auth.mailsTo(email);
    auth.clock.advance(61_000);
  }
  const landing = await auth.open(linkOf((await auth.mailsTo(email)).at(-1)!));
  expect(landing.hash).toContain('type=signup');
  expect((await login(email, goodPassword)).status).toBe(200);
});

test('PKCE: a contested sign-up leads to where a password is set, too', async () => {
  const email = newEmail();
  await auth.send('POST', '/signup', { email, password: 'the attacker chose it' });
  await auth.mailsTo(email);
  auth.clock.advance(61_000);
  await auth.client('pkce').signUp({ email, password: goodPassword });
  const landing = await auth.open(linkOf((await auth.mailsTo(email)).at(-1)!));
  expect([landing.pathname, landing.searchParams.has('code')]).toEqual(['/new-password', true]);
});

/** Letters that are those of another address once they are in lower case: K of Kelvin, and the long s. */
test.each(['\u212Aate@example.com', 'ka\u017Fe@example.com', 'kate@example.\u212Aim'])(
  'the look-alike %s is no address',
  async (lookAlike) => {
    const answer = await auth.send('POST', '/signup', { email: lookAlike, password: goodPassword });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  },
);

test('a look-alike signs in to nobody’s account', async () => {
  const email = `k${newEmail()}`;
  await auth.client().signUp({ email, password: goodPassword });
  const code = codeOf((await auth.mailsTo(email))[0]!);
  const lookAlike = `\u212A${email.slice(1)}`;
  const verified = await auth.send('POST', '/verify', { type: 'signup', email: lookAlike, token: code });
  expect(verified.body.code).toBe('otp_expired');
  await auth.open(linkOf((await auth.mailsTo(email))[0]!));
  expect((await login(lookAlike, goodPassword)).body.code).toBe('invalid_credentials');
  expect((await login(email.toUpperCase(), goodPassword)).status).toBe(200);
});

test('a change of address goes where its links went, not where a later wish points', async () => {
  const { client, email } = await auth.newPerson();
  const [first, second] = [newEmail(), newEmail()];
  await client.updateUser({ email: first });
  const links = [(await auth.mailsTo(email)).at(-1)!, (await auth.mailsTo(first))[0]!].map(linkOf);
  // The thought-better-of address is wanted, and its mails are still on their way.
  await auth.services.db.system('test', (tx) =>
    tx.execute(sql`update users set new_email = ${second} where email = ${email}`),
  );
  const landings = [];
  for (const link of links) landings.push((await auth.open(link)).hash);
  expect(landings.some((hash) => hash.includes('access_token='))).toBe(false);
  expect((await client.getUser()).data.user!.email).toBe(email);
});

test('wishing for another address voids what was mailed for the one before', async () => {
  const { client, email } = await auth.newPerson();
  const [first, second] = [newEmail(), newEmail()];
  await client.updateUser({ email: first });
  const old = [(await auth.mailsTo(email)).at(-1)!, (await auth.mailsTo(first))[0]!].map(linkOf);
  auth.clock.advance(61_000);
  await client.updateUser({ email: second });
  for (const link of old) expect((await auth.open(link)).hash).toContain('error_code=otp_expired');
  const fresh = [(await auth.mailsTo(email)).at(-1)!, (await auth.mailsTo(second))[0]!].map(linkOf);
  for (const link of fresh) await auth.open(link);
  expect((await client.getUser()).data.user!.email).toBe(second);
});

test('an account holds ten factors, also when many are added at once', async () => {
  const { client } = await auth.newPerson();
  const { access_token } = await sessionOfClient(client);
  const headers = { authorization: `Bearer ${access_token}` };
  const enrol = (n: number) => auth.send('POST', '/factors', { factor_type: 'totp', friendly_name: `f${n}` }, headers);
  const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => enrol(n)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  expect(refused).toEqual(Array(4).fill('too_many_enrolled_mfa_factors'));
});

test('nothing in the database opens an account', async () => {
  const { client, email } = await auth.newPerson();
  auth.clock.advance(61_000);
  await auth.client().resetPasswordForEmail(email);
  const letter = (await auth.mailsTo(email)).at(-1)!;
  const session = await sessionOfClient(client);
  const dumped = await auth.services.db.system('test', async (tx) => {
    const tables = ['users', 'identities', 'sessions', 'one_time_tokens', 'signing_keys', 'audit_log', 'rate_buckets'];
    const rows = [];
    for (const table of tables) rows.push(...(await tx.execute(sql.raw(`select t::text from ${table} t`))).rows);
    return JSON.stringify(rows);
  });
  const { rows: queued } = await auth.services.db.pool.query(
    `select data::text from pgboss.job where name = 'auth.mail'`,
  );
  const all = dumped + JSON.stringify(queued);
  expect(all).toContain(email);
  const link = new URL(linkOf(letter)).searchParams.get('token')!;
  for (const secret of [
    goodPassword,
    session.refresh_token,
    session.access_token,
    link,
    `,${codeOf(letter)},`,
    '"d":',
  ]) {
    expect(all).not.toContain(secret);
  }
  await expect(auth.services.db.system('test', (tx) => tx.execute(sql`delete from audit_log`))).rejects.toThrow();
});

test('a banned account gets in by no way', async () => {
  const { client, email } = await auth.newPerson();
  const { access_token, refresh_token } = await sessionOfClient(client);
  const until = new Date(auth.clock.now() + 3_600_000);
  await auth.services.db.pool.query('update users set banned_until = $1 where email = $2', [until, email]);
  expect((await login(email, goodPassword)).body.code).toBe('user_banned');
  expect((await refresh(refresh_token)).body).toMatchObject({ message: 'Invalid Refresh Token: User Banned' });
  expect((await asUser(access_token)).body.code).toBe('user_banned');
});
