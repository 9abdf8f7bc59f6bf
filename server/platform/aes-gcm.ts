import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM as base64url: nonce, tag, body.
 * @param key 32 bytes
 * @param context where it will stand: what was sealed for one place opens in no other
 */
export function encrypt(key: Buffer, context: string, plain: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** @throws when it was made with another key or context, or changed */
export function decrypt(key: Buffer, context: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const bodyAt = nonceBytes + tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes)).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(nonceBytes, bodyAt));
  return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8');
}
