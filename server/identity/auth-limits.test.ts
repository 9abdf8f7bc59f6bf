import { expect, test } from 'vitest';
import { goodPassword, newEmail, startAuth } from '#server/testing/start-auth.ts';

/** The limits as they are when no one raises them. Each test waits them out first, by the clock. */
const auth = await startAuth({ RATE_LIMIT: '1', TRUST_PROXY: '' });
const proxied = await startAuth({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' });
const hour = 3_600_000;
const login = (email: string, password: string, headers = {}) =>
  auth.send('POST', '/token?grant_type=password', { email, password }, headers);
const statuses = async (times: number, run: (i: number) => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let i = 0; i < times; i++) seen.push((await run(i)).status);
  return seen;
};

test('five wrong passwords for one account, then a pause that the right one also feels', async () => {
  const { email } = await auth.newPerson();
  auth.clock.advance(hour);
  expect(await statuses(6, () => login(email, 'a wrong password'))).toEqual([400, 400, 400, 400, 400, 429]);
  const refused = await login(email, goodPassword);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
  });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(60);
  // What a stranger writes into X-Forwarded-For changes nothing without TRUST_PROXY.
  expect((await login(email, 'a wrong password', { 'x-forwarded-for': '198.51.100.7' })).status).toBe(429);
  auth.clock.advance(seconds * 1000);
  expect((await login(email, goodPassword)).status).toBe(200);
});

test('right passwords are no guesses', async () => {
  const { email } = await auth.newPerson();
  auth.clock.advance(hour);
  expect(await statuses(8, () => login(email, goodPassword))).toEqual(Array(8).fill(200));
});

test('twenty wrong passwords of one visitor, whatever the account', async () => {
  auth.clock.advance(hour);
  const seen = await statuses(21, () => login(newEmail(), 'a wrong password'));
  expect(seen).toEqual([...Array(20).fill(400), 429]);
});

test('behind a proxy that TRUST_PROXY does not name, wrong passwords lock accounts and nobody else out', async () => {
  auth.clock.advance(hour);
  const { email } = await auth.newPerson();
  auth.clock.advance(hour);
  const proxy = { 'x-forwarded-for': '198.51.100.7' };
  const seen = await statuses(30, () => login(newEmail(), '', proxy));
  expect(seen).toEqual(Array(30).fill(400));
  expect((await login(email, goodPassword, proxy)).status).toBe(200);
  // For one account the limits hold.
  expect(await statuses(6, () => login(email, 'a wrong password', proxy))).toEqual([400, 400, 400, 400, 400, 429]);
  // Who comes without a proxy is a visitor of his own.
  expect((await statuses(21, () => login(newEmail(), ''))).at(-1)).toBe(429);
});

test('thirty mails an hour in all, to whomever', async () => {
  auth.clock.advance(2 * hour);
  const answers = [];
  // Slowly enough for the limit on requests; in these nine minutes the bucket of mails refills by four.
  for (let i = 0; i < 36; i++) {
    auth.clock.advance(15_000);
    answers.push(await auth.send('POST', '/recover', { email: newEmail() }));
  }
  expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array(30).fill(200));
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
  });
});

test('one visitor cannot use up the mails of an hour', async () => {
  const recover = (ip: string) => proxied.send('POST', '/recover', { email: newEmail() }, { 'x-forwarded-for': ip });
  const seen = await statuses(16, () => recover('203.0.113.7'));
  expect(seen).toEqual([...Array(15).fill(200), 429]);
  expect((await recover('198.51.100.7')).status).toBe(200);
  // Another address of the same IPv6 network is the same visitor.
  const six = await statuses(16, (i) => recover(`2001:db8:1:2::${i + 1}`));
  expect(six.at(-1)).toBe(429);
});

test('thirty verifications of one visitor in five minutes', async () => {
  auth.clock.advance(hour);
  const verify = () => auth.send('POST', '/verify', { type: 'signup', token_hash: 'x' });
  expect(await statuses(31, verify)).toEqual([...Array(30).fill(403), 429]);
  const link = await auth.open(`${auth.origin}/auth/v1/verify?token=x&type=signup`);
  expect(link.hash).toContain('error_code=over_request_rate_limit');
});

test('refreshes of one session are counted for that session', async () => {
  auth.clock.advance(hour);
  const { client } = await auth.newPerson();
  const { refresh_token } = (await client.getSession()).data.session!;
  const refresh = (token: string) => auth.send('POST', '/token?grant_type=refresh_token', { refresh_token: token });
  const seen = await statuses(151, () => refresh(refresh_token));
  expect(seen.slice(0, 150)).toEqual(Array(150).fill(200));
  expect(seen[150]).toBe(429);
  const other = (await (await auth.newPerson()).client.getSession()).data.session!;
  expect((await refresh(other.refresh_token)).status).toBe(200);
});
