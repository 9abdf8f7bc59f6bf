import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Refresh tokens of the second design: nothing is stored but a key and a counter a session. A token is
 * base64url(version 0, session id, counter as uvarint, 16 bytes of HMAC-SHA256, 4 bytes of SHA-256 over all before).
 * The checksum lets a mangled token be refused without a query; the HMAC is what proves it.
 */
const version = 0;
const signatureLength = 16;
const checksumLength = 4;
const idLength = 16;
/** Bytes of a counter; five hold 2^35, more than one refresh a second for a thousand years. */
const longestCounter = 5;

export interface RefreshClaim {
  sessionId: string;
  counter: number;
  /** What the signature is over, and the signature. */
  signed: Buffer;
  signature: Buffer;
}

function uvarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  bytes.push(rest);
  return Buffer.from(bytes);
}

const sign = (key: Buffer, signed: Buffer) =>
  createHmac('sha256', key).update(signed).digest().subarray(0, signatureLength);
const checksum = (bytes: Buffer) => createHash('sha256').update(bytes).digest().subarray(0, checksumLength);

function uuidText(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The token of a session at a counter. */
export function encodeRefreshToken(key: Buffer, sessionId: string, counter: number): string {
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex');
  const signed = Buffer.concat([Buffer.from([version]), id, uvarint(counter)]);
  const body = Buffer.concat([signed, sign(key, signed)]);
  return Buffer.concat([body, checksum(body)]).toString('base64url');
}

/** What a token says, or null when it is no token at all. Believe it only after `provesRefresh`. */
export function decodeRefreshToken(token: string): RefreshClaim | null {
  if (!/^[\w-]{40,80}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const body = bytes.subarray(0, -checksumLength);
  if (bytes[0] !== version || !checksum(body).equals(bytes.subarray(-checksumLength))) return null;
  // One spelling for one token: base64url with stray bits at the end would be another.
  if (bytes.toString('base64url') !== token) return null;
  const signed = body.subarray(0, -signatureLength);
  const digits = signed.subarray(1 + idLength);
  if (digits.length < 1 || digits.length > longestCounter) return null;
  const counter = digits.reduceRight((sum, byte) => sum * 0x80 + (byte & 0x7f), 0);
  if (!uvarint(counter).equals(digits)) return null;
  return {
    sessionId: uuidText(signed.subarray(1, 1 + idLength)),
    counter,
    signed,
    signature: body.subarray(-signatureLength),
  };
}

/** Whether the claim was signed with the session's key. */
export function provesRefresh(claim: RefreshClaim, key: Buffer): boolean {
  return timingSafeEqual(sign(key, claim.signed), claim.signature);
}
