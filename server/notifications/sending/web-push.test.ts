import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newPushKey } from '#server/notifications/targets/push-key.ts';
import { newBrowser } from '#server/testing/push-browser.ts';
import { sealPush, vapidHeader } from './web-push.ts';

describe('a push', () => {
  it('is read by its browser, and by no other', () => {
    const [mine, other] = [newBrowser(), newBrowser()];
    const body = sealPush('{"body":"Ein Anruf – verpasst"}', mine.keys);
    expect(mine.read(body)).toBe('{"body":"Ein Anruf – verpasst"}');
    expect(() => other.read(body)).toThrow();
    expect(sealPush('x', mine.keys).equals(sealPush('x', mine.keys))).toBe(false);
  });

  it('fails for a key that is none', () => {
    expect(() => sealPush('x', { p256dh: 'AAAA', auth: 'BBBB' })).toThrow();
  });

  it('says who sends it, for one push service and for half a day', () => {
    const key = newPushKey();
    const now = Date.parse('2026-11-23T08:00:00Z');
    const header = vapidHeader('https://push.example.com/send/1', key, 'https://voice.example.com', now);
    const [, token, point] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header)!;
    const [head, claims, signature] = token!.split('.') as [string, string, string];
    const parse = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());
    expect(parse(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(parse(claims)).toEqual({
      aud: 'https://push.example.com',
      exp: now / 1000 + 12 * 3600,
      sub: 'https://voice.example.com',
    });
    const raw = Buffer.from(point!, 'base64url');
    expect(raw.length).toBe(65);
    const [x, y] = [raw.subarray(1, 33).toString('base64url'), raw.subarray(33).toString('base64url')];
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const given = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), given, Buffer.from(signature, 'base64url'))).toBe(true);
  });
});
