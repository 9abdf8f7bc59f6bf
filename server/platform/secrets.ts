import { hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { decrypt, encrypt } from './aes-gcm.ts';
import { StartError } from './start-error.ts';

/** Sealing of what must be read again (TOTP secrets, provider keys), and keys derived for one purpose each. */
export interface Secrets {
  /** Name of the key that seals: it is part of what was sealed, `v2.<kid>.…`, and says nothing about the key. */
  readonly kid: string;
  /** Names of all keys that open: the one that seals, and those that it replaces. */
  readonly kids: readonly string[];
  /** AES-256-GCM. `context` names the place ("auth.mfa_factors.<id>"), so that a ciphertext moved elsewhere fails. */
  seal(context: string, plain: string): string;
  /** @throws when the text was not sealed with one of these keys and this context. */
  open(context: string, sealed: string): string;
  /** 32 bytes, the same for the same purpose (HKDF-SHA256 of the secret key). */
  key(purpose: string): Buffer;
  /** The same of every key, newest first: what was signed with one that is being replaced is still good. */
  keys(purpose: string): Buffer[];
  /** Takes other keys from now on; the first of them seals. */
  use(secretKeys: readonly string[]): void;
}

/** Where the key is kept that the first start made. A key that is being replaced stands in the next line. */
export const secretKeyFile = (dataDir: string) => path.join(dataDir, 'secret.key');
/** Characters, as for SECRET_KEY. */
const shortestKey = 32;

interface Key {
  kid: string;
  sealing: Buffer;
  derive(purpose: string): Buffer;
}

function makeKey(secretKey: string): Key {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'parley', purpose, 32));
  return { kid: derive('kid').toString('hex', 0, 6), sealing: derive('seal'), derive };
}

/** Sealing with the first of these keys, and opening with all of them. */
export function makeSecrets(...secretKeys: string[]): Secrets {
  let keys = secretKeys.map(makeKey);
  const first = () => keys[0]!;

  return {
    get kid() {
      return first().kid;
    },
    get kids() {
      return keys.map(({ kid }) => kid);
    },
    key: (purpose) => first().derive(purpose),
    keys: (purpose) => keys.map(({ derive }) => derive(purpose)),
    use(changed) {
      keys = changed.map(makeKey);
    },
    seal(context, plain) {
      const { kid, sealing } = first();
      return `v2.${kid}.${encrypt(sealing, context, plain)}`;
    },
    open(context, sealed) {
      const [version, ...rest] = sealed.split('.');
      if (version === 'v2') {
        const [kid, text = ''] = rest;
        const key = keys.find((one) => one.kid === kid);
        if (key === undefined)
          throw new Error(`This value was encrypted with key ${kid}, which isn’t available on this server.`);
        return decrypt(key.sealing, context, text);
      }
      // The form before keys had names: one of them fits, or none does.
      let failure: unknown = new Error('This isn’t an encrypted value.');
      for (const key of version === 'v1' ? keys : []) {
        try {
          return decrypt(key.sealing, context, rest[0] ?? '');
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    },
  };
}

/** Where secret keys come from. */
export interface KeySource {
  dataDir: string;
  secretKey: string | null;
  secretKeysBefore: string[];
}

/** SECRET_KEY and those that it replaces, or the lines of the file in DATA_DIR, which the first start makes. */
export function loadSecretKeys({ dataDir, secretKey, secretKeysBefore }: KeySource): string[] {
  if (secretKey !== null) return [secretKey, ...secretKeysBefore];
  const file = secretKeyFile(dataDir);
  try {
    const kept = fs.readFileSync(file, 'utf8').trim().split(/\s+/);
    if (kept.every((key) => key.length >= shortestKey)) return [...kept, ...secretKeysBefore];
    throw new StartError(
      `The secret key ${file} is damaged. Restore it from a backup. Without a backup, delete the file, but you’ll lose everything encrypted with this key.`,
    );
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new StartError(`The secret key ${file} can’t be read. Make it readable, or set SECRET_KEY.`, { cause });
    }
  }
  const made = newSecretKey();
  writeSecretKeys(dataDir, [made]);
  return [made, ...secretKeysBefore];
}

export const newSecretKey = () => randomBytes(32).toString('base64url');

/** Writes the file of keys. @throws StartError */
export function writeSecretKeys(dataDir: string, keys: readonly string[]): void {
  const file = secretKeyFile(dataDir);
  try {
    // Written aside and renamed: a start that is killed here leaves no half key behind.
    fs.writeFileSync(`${file}.new`, `${keys.join('\n')}\n`, { mode: 0o600, flush: true });
    fs.renameSync(`${file}.new`, file);
  } catch (cause) {
    throw new StartError(`DATA_DIR ${dataDir} isn’t writable. Make it writable, or set DATA_DIR to another folder.`, {
      cause,
    });
  }
}
