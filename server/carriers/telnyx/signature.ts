import { createPublicKey, verify } from 'node:crypto';

/** How far a request's time may be from ours, in seconds: Telnyx's own libraries allow as much. */
const toleranceSeconds = 300;

/** Ed25519, of 32 bytes. */
export const publicKeyForm = /^[A-Za-z0-9+/]{43}=$/;

/**
 * Whether Telnyx has signed a request: Ed25519 over `timestamp|body` (developers.telnyx.com: webhook signature verification). The address is
 * not signed, so that a request is good for five minutes only.
 * @param key base64, as the portal shows the account's public key
 */
export function isSignedByTelnyx(
  key: string,
  {
    body,
    signature,
    timestamp,
    now,
  }: {
    body: Buffer;
    signature: string | undefined;
    timestamp: string | undefined;
    /** ms */
    now: number;
  },
): boolean {
  if (signature === undefined || timestamp === undefined || !publicKeyForm.test(key)) return false;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds) return false;
  const given = Buffer.from(signature, 'base64');
  if (given.length !== 64) return false;
  const x = Buffer.from(key, 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.concat([Buffer.from(`${timestamp}|`), body]), publicKey, given);
}
