import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeRefreshToken, encodeRefreshToken, provesRefresh } from './refresh-token.ts';

const key = randomBytes(32);

test('a token says its session and counter, and only its own key proves it', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(2 ** 31 - 1), (sessionId, counter) => {
      const claim = decodeRefreshToken(encodeRefreshToken(key, sessionId, counter));
      expect(claim).toMatchObject({ sessionId, counter });
      expect(provesRefresh(claim!, key)).toBe(true);
      expect(provesRefresh(claim!, randomBytes(32))).toBe(false);
    }),
  );
});

test('a token with one character changed is no token', () => {
  const token = encodeRefreshToken(key, randomUUID(), 300);
  for (let i = 0; i < token.length; i++) {
    const other = token[i] === 'A' ? 'B' : 'A';
    expect(decodeRefreshToken(token.slice(0, i) + other + token.slice(i + 1))).toBeNull();
  }
});

test('text that is no token is refused without an exception', () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void expect(decodeRefreshToken(text)).toBeNull()));
  for (const text of ['', 'abcdefghijkl', 'A'.repeat(54), 'A'.repeat(5000)])
    expect(decodeRefreshToken(text)).toBeNull();
});
