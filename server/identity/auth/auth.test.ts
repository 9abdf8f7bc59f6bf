import { createRemoteJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { codeOf, goodPassword, linkOf, newEmail, sessionOf, startAuth } from '#server/testing/start-auth.ts';

/** The protocol as the unmodified client library speaks it. */
const auth = await startAuth();

test('sign-up, mail, link, sign-in, user, sign-out', async () => {
  const email = newEmail();
  const client = auth.client();
  const signedUp = await client.signUp({
    email: email.toUpperCase(),
    password: goodPassword,
    options: { data: { phone_number: '+1 555' }, emailRedirectTo: `${auth.origin}/dashboard` },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session).toBeNull();
  expect(signedUp.data.user).toMatchObject({
    email,
    role: 'authenticated',
    aud: 'authenticated',
    phone: '',
    user_metadata: { phone_number: '+1 555', email, email_verified: false, phone_verified: false },
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email' }],
  });
  expect(signedUp.data.user!.email_confirmed_at).toBeUndefined();

  const early = await client.signInWithPassword({ email, password: goodPassword });
  expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400, message: 'Email not confirmed' });

  const [letter] = await auth.mailsTo(email);
  expect(letter).toMatchObject({ subject: 'Confirm your email address' });
  expect(letter!.html).toContain('Confirm email address</a>');
  expect(codeOf(letter!)).toMatch(/^\d{6}$/);
  const link = linkOf(letter!);
  expect(link.startsWith(`${auth.origin}/auth/v1/verify?token=`)).toBe(true);

  const landing = await auth.open(link);
  expect(landing.origin + landing.pathname).toBe(`${auth.origin}/dashboard`);
  expect([...new URLSearchParams(landing.hash.slice(1)).keys()]).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'sb',
    'token_type',
    'type',
  ]);
  const set = await client.setSession(sessionOf(landing));
  expect(set.error).toBeNull();
  expect(set.data.user!.user_metadata.email_verified).toBe(true);

  const signedIn = await client.signInWithPassword({ email, password: goodPassword });
  expect(signedIn.error).toBeNull();
  expect(signedIn.data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect((await client.getUser()).data.user).toMatchObject({ email, id: signedUp.data.user!.id });

  expect((await client.signOut()).error).toBeNull();
  expect((await client.getSession()).data.session).toBeNull();
});

test('the access token verifies by the published keys and says what the protocol says', async () => {
  const { client, email } = await auth.newPerson();
  const { session } = (await client.getSession()).data;
  const keys = createRemoteJWKSet(new URL(`${auth.origin}/auth/v1/.well-known/jwks.json`));
  const { payload, protectedHeader } = await jwtVerify(session!.access_token, keys, {
    issuer: `${auth.origin}/auth/v1`,
    audience: 'authenticated',
    algorithms: ['ES256'],
  });
  expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
  expect(payload).toMatchObject({
    sub: session!.user.id,
    email,
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    is_anonymous: false,
  });
  expect(payload.exp! - payload.iat!).toBe(3600);
  const claims = await client.getClaims();
  expect(claims.data?.claims.sub).toBe(session!.user.id);
  const published = await auth.send('GET', '/.well-known/jwks.json');
  expect(JSON.stringify(published.body)).not.toContain('"d"');
  expect(published.headers.get('cache-control')).toBe('public, max-age=600');
});

test('the code of the mail works in place of the link', async () => {
  const email = newEmail();
  const client = auth.client();
  await client.signUp({ email, password: goodPassword });
  const [letter] = await auth.mailsTo(email);
  const verified = await client.verifyOtp({ email, token: codeOf(letter!), type: 'signup' });
  expect(verified.error).toBeNull();
  expect(verified.data.session?.user.email).toBe(email);
  expect((await auth.open(linkOf(letter!))).hash).toContain('error_code=otp_expired');
});

test('a landing page may post the token of the link', async () => {
  const email = newEmail();
  const client = auth.client();
  await client.signUp({ email, password: goodPassword });
  const [letter] = await auth.mailsTo(email);
  const token_hash = new URL(linkOf(letter!)).searchParams.get('token')!;
  expect((await client.verifyOtp({ token_hash, type: 'email' })).error).toBeNull();
  const again = await client.verifyOtp({ token_hash, type: 'email' });
  expect(again.error).toMatchObject({
    code: 'otp_expired',
    status: 403,
    message: 'Email link is invalid or has expired',
  });
});

test('a forgotten password: mail, new password, other sessions end', async () => {
  const { email, client } = await auth.newPerson();
  const other = auth.client();
  const others = (await other.signInWithPassword({ email, password: goodPassword })).data.session!;
  const asked = await auth.client().resetPasswordForEmail(email, { redirectTo: `${auth.origin}/new-password` });
  expect(asked.error).toBeNull();
  const letter = (await auth.mailsTo(email)).at(-1)!;
  expect(letter.subject).toBe('Reset your Parley password');
  const landing = await auth.open(linkOf(letter));
  expect(landing.pathname).toBe('/new-password');
  expect(landing.hash).toContain('type=recovery');
  await client.setSession(sessionOf(landing));

  expect((await client.updateUser({ password: goodPassword })).error).toMatchObject({
    code: 'same_password',
    status: 422,
  });
  expect((await client.updateUser({ password: 'short' })).error).toMatchObject({
    code: 'weak_password',
    reasons: ['length'],
  });
  expect((await client.updateUser({ password: 'eighteen blue lamps' })).error).toBeNull();
  expect((await client.getUser()).error).toBeNull();
  expect((await other.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect(
    await auth.send('POST', '/token?grant_type=refresh_token', { refresh_token: others.refresh_token }),
  ).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_not_found' },
  });
  const login = auth.client();
  expect((await login.signInWithPassword({ email, password: goodPassword })).error).toMatchObject({
    code: 'invalid_credentials',
  });
  expect((await login.signInWithPassword({ email, password: 'eighteen blue lamps' })).error).toBeNull();
});

test('resend mails again, and the older link is void', async () => {
  const email = newEmail();
  const client = auth.client();
  await client.signUp({ email, password: goodPassword });
  const tooSoon = await client.resend({ type: 'signup', email });
  expect(tooSoon.error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
  expect(tooSoon.error!.message).toMatch(/^For security reasons, you can only request this after \d+ seconds\.$/);
  await auth.mailsTo(email);
  auth.clock.advance(61_000);
  expect((await client.resend({ type: 'signup', email })).error).toBeNull();
  const [first, second] = await auth.mailsTo(email);
  expect((await auth.open(linkOf(first!))).hash).toContain('error_code=otp_expired');
  expect((await auth.open(linkOf(second!))).hash).toContain('access_token=');
});

test('metadata of a user is merged, null takes a member away, and what we set stays', async () => {
  const { client, email } = await auth.newPerson();
  await client.updateUser({ data: { theme: 'dark', plan: { seats: 2 } } });
  const { data } = await client.updateUser({
    data: { theme: null, name: 'Ada', email: 'x@example.com', email_verified: false },
  });
  expect(data.user!.user_metadata).toMatchObject({ plan: { seats: 2 }, name: 'Ada', email, email_verified: true });
  expect(data.user!.user_metadata).not.toHaveProperty('theme');
  const refreshed = await client.refreshSession();
  expect(refreshed.data.session!.user.user_metadata).toMatchObject({ name: 'Ada' });
  const huge = await client.updateUser({ data: { text: 'x'.repeat(5000) } });
  expect(huge.error).toMatchObject({ code: 'validation_failed', status: 400 });
});

test('the scopes of sign-out', async () => {
  const { email, client: first } = await auth.newPerson();
  const [second, third] = [auth.client(), auth.client()];
  await second.signInWithPassword({ email, password: goodPassword });
  await third.signInWithPassword({ email, password: goodPassword });
  await first.signOut({ scope: 'others' });
  expect((await first.getUser()).error).toBeNull();
  expect((await second.getUser()).error).not.toBeNull();
  await third.signInWithPassword({ email, password: goodPassword });
  await first.signOut({ scope: 'local' });
  expect((await third.getUser()).error).toBeNull();
  await first.signInWithPassword({ email, password: goodPassword });
  await third.signOut({ scope: 'global' });
  expect((await first.getUser()).error).not.toBeNull();
});

test('PKCE: a mail ends in a code that only its browser can exchange, counted from the click', async () => {
  const email = newEmail();
  const client = auth.client('pkce');
  await client.signUp({ email, password: goodPassword });
  auth.clock.advance(30 * 60_000);
  const landing = await auth.open(linkOf((await auth.mailsTo(email))[0]!));
  expect(landing.hash).toBe('');
  const code = landing.searchParams.get('code')!;
  const stranger = await auth.send('POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' });
  expect(stranger).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  const exchanged = await client.exchangeCodeForSession(code);
  expect(exchanged.error).toBeNull();
  const [, claims] = exchanged.data.session!.access_token.split('.');
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString()).amr).toMatchObject([{ method: 'email/signup' }]);
  const again = await auth.send('POST', '/token?grant_type=pkce', { auth_code: code, code_verifier: 'y' });
  expect(again.body.code).toBe('flow_state_not_found');
});

test('PKCE: the code of the mail is answered with the session', async () => {
  const email = newEmail();
  const client = auth.client('pkce');
  await client.signInWithOtp({ email });
  const verified = await client.verifyOtp({ email, token: codeOf((await auth.mailsTo(email))[0]!), type: 'email' });
  expect(verified.error).toBeNull();
  expect(verified.data.session?.user.email).toBe(email);
});

test('PKCE: a wrong verifier uses the code up, and a late one is refused', async () => {
  const { email } = await auth.newPerson();
  const code = async () => {
    auth.clock.advance(61_000);
    await auth.client('pkce').resetPasswordForEmail(email);
    return (await auth.open(linkOf((await auth.mailsTo(email)).at(-1)!))).searchParams.get('code')!;
  };
  const exchange = (auth_code: string) =>
    auth.send('POST', '/token?grant_type=pkce', { auth_code, code_verifier: 'z'.repeat(43) });
  const first = await code();
  expect(await exchange(first)).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
  expect(await exchange(first)).toMatchObject({ status: 404 });
  const second = await code();
  auth.clock.advance(301_000);
  expect(await exchange(second)).toMatchObject({ status: 422, body: { code: 'flow_state_expired' } });
});

test('a magic link makes an account and signs in', async () => {
  const email = newEmail();
  const client = auth.client();
  expect((await client.signInWithOtp({ email, options: { data: { from: 'link' } } })).error).toBeNull();
  const [letter] = await auth.mailsTo(email);
  expect(letter!.subject).toBe('Your Parley sign-in link');
  const verified = await client.verifyOtp({ email, token: codeOf(letter!), type: 'email' });
  expect(verified.data.user).toMatchObject({ email, user_metadata: { from: 'link', email_verified: true } });
  const unknown = newEmail();
  expect((await client.signInWithOtp({ email: unknown, options: { shouldCreateUser: false } })).error).toBeNull();
  expect(await auth.mailsTo(unknown)).toEqual([]);
});

test('a change of address needs both mails, in any order', async () => {
  const { client, email } = await auth.newPerson();
  const next = newEmail();
  const asked = await client.updateUser({ email: next });
  expect(asked.data.user).toMatchObject({ email, new_email: next });
  const toOld = (await auth.mailsTo(email)).at(-1)!;
  const [toNew] = await auth.mailsTo(next);
  expect(toNew!.text).toContain(`From ${email} to ${next}.`);
  const half = await auth.open(linkOf(toNew!));
  expect(half.hash).toBe(
    '#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=',
  );
  expect((await client.getUser()).data.user!.email).toBe(email);
  expect((await auth.open(linkOf(toOld))).hash).toContain('access_token=');
  expect((await client.getUser()).data.user).toMatchObject({ email: next, user_metadata: { email: next } });
  expect((await auth.client().signInWithPassword({ email: next, password: goodPassword })).error).toBeNull();
  const taken = await auth.newPerson();
  expect((await client.updateUser({ email: taken.email })).error).toMatchObject({ code: 'email_exists', status: 422 });
});

test('both links of a change of address, clicked at once, end it', async () => {
  const { client, email } = await auth.newPerson();
  const next = newEmail();
  await client.updateUser({ email: next });
  const links = [(await auth.mailsTo(email)).at(-1)!, (await auth.mailsTo(next))[0]!].map(linkOf);
  const landings = await Promise.all(links.map((link) => auth.open(link)));
  expect(landings.filter((landing) => landing.hash.includes('access_token='))).toHaveLength(1);
  expect((await client.getUser()).data.user!.email).toBe(next);
});

test('an old session changes its password only with a mailed code', async () => {
  const { client, email } = await auth.newPerson();
  auth.clock.advance(25 * 3_600_000);
  await client.refreshSession();
  expect((await client.updateUser({ password: 'nineteen red lamps' })).error).toMatchObject({
    code: 'reauthentication_needed',
  });
  expect((await client.reauthenticate()).error).toBeNull();
  const letter = (await auth.mailsTo(email)).at(-1)!;
  const nonce = codeOf(letter);
  expect(letter.subject).toBe(`${nonce} is your verification code`);
  const wrong = nonce === '000000' ? '000001' : '000000';
  expect((await client.updateUser({ password: 'nineteen red lamps', nonce: wrong })).error).toMatchObject({
    code: 'reauthentication_not_valid',
  });
  expect((await client.updateUser({ password: 'nineteen red lamps', nonce })).error).toBeNull();
  expect((await auth.client().signInWithPassword({ email, password: 'nineteen red lamps' })).error).toBeNull();
});

test('settings and health', async () => {
  const settings = await auth.send('GET', '/settings');
  expect(settings.body).toMatchObject({
    external: { email: true, google: false, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  });
  expect((await auth.send('GET', '/health')).body).toMatchObject({ name: 'GoTrue' });
});
