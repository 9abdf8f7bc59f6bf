import { expect, test } from 'vitest';
import { startAuth } from '#server/testing/start-auth.ts';
import { anonKeyOf } from './tokens/anon-key.ts';

/** What is no request of this protocol, or one in an older shape. */
const auth = await startAuth();

const deep = `${'{"data":'.repeat(40)}1${'}'.repeat(40)}`;
const lone = '{"email":"a@b.example","password":"12345678\\ud800"}';
test.each([
  ['not JSON', '{"email":', 400, 'bad_json'],
  ['an array', '[]', 400, 'bad_json'],
  ['text', '"x"', 400, 'bad_json'],
  ['null', 'null', 422, 'anonymous_provider_disabled'],
  ['nothing', '', 422, 'anonymous_provider_disabled'],
  ['a number as e-mail', '{"email":1,"password":"x"}', 400, 'bad_json'],
  ['an object as password', '{"email":"a@b.example","password":{}}', 400, 'bad_json'],
  ['a list as data', '{"email":"a@b.example","password":"long enough 1","data":[1]}', 400, 'bad_json'],
  ['NUL in the address', '{"email":"a\\u0000@b.example","password":"long enough 1"}', 400, 'bad_json'],
  ['half a character', lone, 400, 'bad_json'],
  ['__proto__', '{"email":"a@b.example","password":"long enough 1","data":{"__proto__":{"a":1}}}', 400, 'bad_json'],
  ['40 levels', deep, 400, 'bad_json'],
  ['too large', JSON.stringify({ email: 'x'.repeat(1_100_000) }), 413, 'request_entity_too_large'],
  ['no address', '{"email":"nobody","password":"long enough 1"}', 400, 'validation_failed'],
  [
    'a long address',
    JSON.stringify({ email: `${'a'.repeat(250)}@b.example`, password: 'x' }),
    400,
    'validation_failed',
  ],
  ['a long password', JSON.stringify({ email: 'a@b.example', password: 'ä1'.repeat(100) }), 400, 'validation_failed'],
  ['no password', '{"email":"a@b.example"}', 400, 'validation_failed'],
  ['a well-known password', '{"email":"a@b.example","password":"Password123"}', 422, 'weak_password'],
  ['its own address', '{"email":"somebody@b.example","password":"somebody@b.example"}', 422, 'weak_password'],
  ['half of PKCE', '{"email":"a@b.example","password":"long enough 1","code_challenge":"x"}', 400, 'validation_failed'],
])('a sign-up with %s is refused clearly', async (_name, body, status, code) => {
  const answer = await auth.send('POST', '/signup', body);
  expect(answer).toMatchObject({ status, body: { code } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('bytes that are no UTF-8, and other content types, are refused', async () => {
  const apikey = anonKeyOf(auth.services);
  const send = (body: string | Buffer, type: string) =>
    fetch(`${auth.origin}/auth/v1/signup?apikey=${apikey}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
  expect((await send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'application/json')).status).toBe(400);
  expect((await send('email=a%40b.example', 'application/x-www-form-urlencoded')).status).toBe(400);
  expect((await send('{}', 'text/plain')).status).toBe(400);
});

test('errors have the shape that the client’s version asks for', async () => {
  const body = { email: 'a@b.example', password: 'x' };
  const fresh = await auth.send('POST', '/signup', body);
  expect(fresh.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(fresh.headers.get('x-sb-error-code')).toBe('weak_password');
  expect(fresh.body).toEqual({
    code: 'weak_password',
    message: 'Password should be at least 8 characters.',
    weak_password: { reasons: ['length'] },
  });
  const old = await auth.send('POST', '/signup', body, { 'x-supabase-api-version': '' });
  expect(old.headers.get('x-supabase-api-version')).toBeNull();
  expect(old.body).toEqual({
    code: 422,
    error_code: 'weak_password',
    msg: 'Password should be at least 8 characters.',
    weak_password: { reasons: ['length'] },
  });
});

test('the public key is asked for, except where a browser comes by itself', async () => {
  expect(await auth.send('GET', '/settings', undefined, { apikey: 'sb_publishable_other' })).toMatchObject({
    status: 401,
    body: { message: 'Invalid API key' },
  });
  const bare = (path: string) => fetch(`${auth.origin}/auth/v1${path}`, { redirect: 'manual' });
  expect((await bare('/settings')).status).toBe(401);
  expect((await bare('/.well-known/jwks.json')).status).toBe(200);
  expect((await bare('/verify?token=x&type=signup')).status).toBe(303);
});
