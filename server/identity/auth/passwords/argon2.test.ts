import { expect, test } from 'vitest';
import { checkPassword, hashing, hashPassword } from './argon2.ts';

test('a password is known by its hash, byte for byte', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await checkPassword('correct horse', stored)).toBe(true);
  expect(await checkPassword('Correct horse', stored)).toBe(false);
  expect(await checkPassword('correct horse ', stored)).toBe(false);
  expect(await checkPassword('correct horse', null)).toBe(false);
});

test('two at once, fifty wait, more are told to come again', async () => {
  const peaks: number[] = [];
  const all = Array.from({ length: 55 }, () => {
    const made = checkPassword('x', null);
    peaks.push(hashing.running);
    return made;
  });
  expect(Math.max(...peaks)).toBe(2);
  const settled = await Promise.allSettled(all);
  const refused = settled.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { status: 429, code: 'over_request_rate_limit', retryAfter: 2 } });
  expect(hashing).toMatchObject({ running: 0, waiting: 0 });
  expect(await checkPassword('x', null)).toBe(false);
});
