import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { goodPassword, startAuth } from '#server/testing/start-auth.ts';
import { verifyAccessToken } from '../tokens/verify-token.ts';

const auth = await startAuth();
type Client = ReturnType<typeof auth.client>;

const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp });
const tokenOf = async (client: Client) => (await client.getSession()).data.session!.access_token;
const nextStep = () => auth.clock.advance(30_000);

async function enrol(client: Client, friendlyName = 'Phone') {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, totp: data.totp };
}

/** A person with a verified factor, in a session of the second level. */
async function newPersonWithFactor() {
  const person = await auth.newPerson();
  const factor = await enrol(person.client);
  const code = codeAt(factor.secret, auth.clock.now());
  const verified = await person.client.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (verified.error) throw verified.error;
  return { ...person, factor, code };
}

test('enrolling: a QR code, a secret once, a right code, and the session is of the second level', async () => {
  const { client, email } = await auth.newPerson();
  const { totp, id, secret } = await enrol(client);
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  expect(totp.qr_code).not.toContain('#');
  expect(totp.uri).toContain(`secret=${secret}`);
  expect(decodeURIComponent(totp.uri)).toContain(email);
  const before = decodeJwt(await tokenOf(client));
  expect(before.aal).toBe('aal1');
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal1' });

  const challenge = await client.mfa.challenge({ factorId: id });
  expect(challenge.data!.expires_at).toBe(Math.floor(auth.clock.now() / 1000) + 300);
  const code = codeAt(secret, auth.clock.now());
  const wrong = code === '000000' ? '000001' : '000000';
  const refused = await client.mfa.verify({ factorId: id, challengeId: challenge.data!.id, code: wrong });
  expect(refused.error).toMatchObject({
    code: 'mfa_verification_failed',
    status: 422,
    message: 'Invalid TOTP code entered',
  });
  const verified = await client.mfa.verify({ factorId: id, challengeId: challenge.data!.id, code });
  expect(verified.error).toBeNull();
  const claims = decodeJwt(await tokenOf(client));
  expect(claims).toMatchObject({ aal: 'aal2', session_id: before.session_id });
  expect((claims.amr as { method: string }[]).map(({ method }) => method)).toEqual(['totp', 'password']);
  const factors = await client.mfa.listFactors();
  expect(factors.data!.totp).toMatchObject([{ id, status: 'verified', friendly_name: 'Phone', factor_type: 'totp' }]);
  expect(JSON.stringify(factors.data)).not.toContain(secret);
  expect((await client.refreshSession()).error).toBeNull();
  expect(decodeJwt(await tokenOf(client)).aal).toBe('aal2');
});

test('the password alone is not enough any more, here and in the API', async () => {
  const { email, factor, client: lifted } = await newPersonWithFactor();
  const client = auth.client();
  await client.signInWithPassword({ email, password: goodPassword });
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  await expect(verifyAccessToken(auth.services, await tokenOf(client))).rejects.toMatchObject({ code: 'mfa_required' });
  expect((await client.updateUser({ password: 'eighteen blue lamps' })).error).toMatchObject({
    code: 'insufficient_aal',
    status: 401,
  });
  expect((await client.updateUser({ email: 'other@example.com' })).error).toMatchObject({ code: 'insufficient_aal' });
  expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error).toMatchObject({
    code: 'insufficient_aal',
    status: 403,
  });
  expect((await client.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    code: 'insufficient_aal',
    status: 422,
  });
  expect((await client.updateUser({ data: { name: 'Ada' } })).error).toBeNull();
  nextStep();
  const code = codeAt(factor.secret, auth.clock.now());
  expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
  expect(await verifyAccessToken(auth.services, await tokenOf(client))).toMatchObject({ email });
  expect(await verifyAccessToken(auth.services, await tokenOf(lifted))).toMatchObject({ email });
});

test('a code works once, in whatever challenge', async () => {
  const { client, factor, code } = await newPersonWithFactor();
  const again = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
  expect(again.error).toMatchObject({ code: 'mfa_verification_failed' });
  nextStep();
  const next = codeAt(factor.secret, auth.clock.now());
  const challenges = await Promise.all([1, 2, 3].map(() => client.mfa.challenge({ factorId: factor.id })));
  const bearer = { authorization: `Bearer ${await tokenOf(client)}` };
  const answers = await Promise.all(
    challenges.map(({ data }) =>
      auth.send('POST', `/factors/${factor.id}/verify`, { challenge_id: data!.id, code: next }, bearer),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test('a challenge is good for one right code, five wrong ones and five minutes', async () => {
  const { client, factor } = await newPersonWithFactor();
  const challenge = async () => (await client.mfa.challenge({ factorId: factor.id })).data!.id;
  const verify = async (challengeId: string, code: string) =>
    (await client.mfa.verify({ factorId: factor.id, challengeId, code })).error?.code;
  const used = await challenge();
  nextStep();
  expect(await verify(used, codeAt(factor.secret, auth.clock.now()))).toBeUndefined();
  nextStep();
  const right = codeAt(factor.secret, auth.clock.now());
  expect(await verify(used, right)).toBe('mfa_ip_address_mismatch');
  const guessed = await challenge();
  for (let i = 1; i <= 5; i++) {
    expect(await verify(guessed, String((Number(right) + 7 * i) % 1_000_000).padStart(6, '0'))).toBe(
      'mfa_verification_failed',
    );
  }
  expect(await verify(guessed, right)).toBe('mfa_challenge_expired');
  const late = await challenge();
  auth.clock.advance(301_000);
  expect(await verify(late, codeAt(factor.secret, auth.clock.now()))).toBe('mfa_challenge_expired');
});

test('factors and challenges of others do not exist', async () => {
  const { factor } = await newPersonWithFactor();
  const { client } = await newPersonWithFactor();
  expect((await client.mfa.challenge({ factorId: factor.id })).error).toMatchObject({
    code: 'mfa_factor_not_found',
    status: 404,
  });
  expect((await client.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({ status: 404 });
  const bearer = { authorization: `Bearer ${await tokenOf(client)}` };
  expect((await auth.send('POST', '/factors/nonsense/challenge', {}, bearer)).status).toBe(404);
});

test('the refresh token from before the second factor never fetches the second level', async () => {
  const { client } = await auth.newPerson();
  const { refresh_token } = (await client.getSession()).data.session!;
  const factor = await enrol(client);
  await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.secret, auth.clock.now()) });
  const stolen = await auth.send('POST', '/token?grant_type=refresh_token', { refresh_token });
  expect(stolen).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
});

test('a second factor ends sessions that do not have it, and leaving it takes the level back', async () => {
  const { client, email } = await auth.newPerson();
  const other = auth.client();
  await other.signInWithPassword({ email, password: goodPassword });
  const factor = await enrol(client);
  await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.secret, auth.clock.now()) });
  expect((await other.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  await client.refreshSession();
  const claims = decodeJwt(await tokenOf(client));
  expect(claims.aal).toBe('aal1');
  expect((claims.amr as { method: string }[]).map(({ method }) => method)).toEqual(['password']);
  expect((await client.mfa.listFactors()).data!.all).toEqual([]);
});

test('names are taken once, and an enrolment that was left makes room', async () => {
  const { client } = await auth.newPerson();
  await enrol(client, 'Phone');
  const twice = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect(twice.error).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 });
  auth.clock.advance(301_000);
  await enrol(client, 'Phone');
  expect((await client.mfa.enroll({ factorType: 'phone', phone: '+1555' })).error).toMatchObject({
    code: 'validation_failed',
  });
});
