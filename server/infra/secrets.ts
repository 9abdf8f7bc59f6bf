import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

/** Sealing of what must be read again (TOTP secrets, provider keys), and keys derived for one purpose each. */
export interface Secrets {
  /** AES-256-GCM. `context` names the place ("auth.mfa_factors.<id>"), so that a ciphertext moved elsewhere fails. */
  seal(context: string, plain: string): string;
  /** @throws when the text was not sealed with this key and context. */
  open(context: string, sealed: string): string;
  /** 32 bytes, the same for the same purpose (HKDF-SHA256 of the secret key). */
  key(purpose: string): Buffer;
}

/** Where the key is kept that the first start made. */
export const secretKeyFile = (dataDir: string) => path.join(dataDir, 'secret.key');
/** Characters, as for SECRET_KEY. */
const shortestKey = 32;

export function makeSecrets(secretKey: string): Secrets {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'parley', purpose, 32));
  const sealing = key('seal');
  return {
    key,
    seal(context, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(context, sealed) {
      const bytes = Buffer.from(sealed.slice(3), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12)).setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** The key of SECRET_KEY, or the one that the first start made and kept in DATA_DIR. */
export function loadSecretKey(dataDir: string, fromEnvironment: string | null): string {
  if (fromEnvironment !== null) return fromEnvironment;
  const file = secretKeyFile(dataDir);
  try {
    const kept = fs.readFileSync(file, 'utf8').trim();
    if (kept.length >= shortestKey) return kept;
    throw new StartError(
      `The secret key ${file} is damaged: put the copy that you kept in its place. Without one, delete the file; what was sealed with it is lost.`,
    );
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new StartError(`The secret key ${file} cannot be read: make it readable, or set SECRET_KEY.`, { cause });
    }
  }
  const made = randomBytes(32).toString('base64url');
  try {
    // Written aside and renamed: a start that is killed here leaves no half key behind.
    fs.writeFileSync(`${file}.new`, `${made}\n`, { mode: 0o600, flush: true });
    fs.renameSync(`${file}.new`, file);
  } catch (cause) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written: make it writable, or set DATA_DIR to another folder.`,
      {
        cause,
      },
    );
  }
  return made;
}
