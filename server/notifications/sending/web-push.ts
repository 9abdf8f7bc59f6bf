import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import type { PushKey } from '#server/notifications/targets/push-key.ts';

/**
 * A message for one browser, as push services take it: sealed with the browser's keys (RFC 8291, aes128gcm of RFC 8188 in
 * one record), and a token that says who sends it (VAPID, RFC 8292). The package web-push brings 16 more for this, has had no release since
 * 3.6.7, refuses an installation on plain HTTP as the sender, and takes its time from the system.
 */

/** Bytes of a record, which is the whole message. */
const recordSize = 4096;
/** What follows the last byte of the last record's text. */
const lastRecord = Buffer.of(2);
/** Seconds that a token is good for; push services bear a day at most. */
const tokenSeconds = 12 * 3_600;

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The sealed body. @throws when the browser's key is no point of the curve */
export function sealPush(text: string, { p256dh, auth }: { p256dh: string; auth: string }): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  const ours = pair.generateKeys();
  const shared = pair.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const salt = randomBytes(16);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(lastRecord), cipher.final()]);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(recordSize, 16);
  head.writeUInt8(ours.length, 20);
  return Buffer.concat([head, ours, sealed, cipher.getAuthTag()]);
}

/** The Authorization header for a push service. `nowMs` is our clock, `subject` whom the service may write to. */
export function vapidHeader(endpoint: string, key: PushKey, subject: string, nowMs: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(nowMs / 1000) + tokenSeconds, sub: subject };
  const text = `${base64url({ typ: 'JWT', alg: 'ES256' })}.${base64url(claims)}`;
  const privateKey = createPrivateKey({ key: JSON.parse(key.privateKey), format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${key.publicKey}`;
}
