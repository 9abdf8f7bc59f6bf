import { createDecipheriv, createECDH, createHmac } from 'node:crypto';

/** A browser that reads what it is sent, written from RFC 8291 and RFC 8188 by themselves: HKDF by hand. */
const hmac = (key: Uint8Array, ...parts: (Uint8Array | string)[]) => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

export function newBrowser() {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys();
  const auth = Buffer.from('0123456789abcdef');
  return {
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + keyLength);
      const secret = ecdh.computeSecret(theirs);
      const ikm = hmac(hmac(auth, secret), 'WebPush: info\0', p256dh, theirs, Uint8Array.of(1));
      const prk = hmac(salt, ikm);
      const key = hmac(prk, 'Content-Encoding: aes128gcm\0', Uint8Array.of(1)).subarray(0, 16);
      const nonce = hmac(prk, 'Content-Encoding: nonce\0', Uint8Array.of(1)).subarray(0, 12);
      const sealed = body.subarray(21 + keyLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      if (text.at(-1) !== 2 || body.length > 4096) throw new Error('This is no message of one record.');
      return text.subarray(0, -1).toString('utf8');
    },
  };
}
