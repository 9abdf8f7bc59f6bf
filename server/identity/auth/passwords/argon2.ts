import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { AuthError } from '../auth-error.ts';

/** argon2id with OWASP's parameters: 19 MiB, two passes. About 0.1 s of one core, of which tests of much else take less. */
export const hashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltLength = 16;
const tagLength = 32;

/** Two at once leave the other threads of Node's pool to files and DNS; each takes 19 MiB. */
const mostRunning = 2;
/** About three seconds of work. More would only make everyone wait past their patience. */
const mostWaiting = 50;

/** Hashes that run, wait, and were made since the start of the process. */
export const hashing = { running: 0, waiting: 0, done: 0 };
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.running >= mostRunning) {
    if (queue.length >= mostWaiting) {
      throw new AuthError('over_request_rate_limit', 'Too many sign-ins at once. Try again in a moment.', {
        retryAfter: 2,
      });
    }
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      hashing.waiting = queue.length;
    });
    // The one that ended handed its place on, so `running` stays as it is.
  } else hashing.running++;
  try {
    return await work();
  } finally {
    hashing.done++;
    const next = queue.shift();
    hashing.waiting = queue.length;
    if (next === undefined) hashing.running--;
    else next();
  }
}

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
}

const derive = promisify(argon2);

function digest(password: string, salt: Buffer, given: Parameters): Promise<Buffer> {
  return inTurn(() => derive('argon2id', { message: Buffer.from(password, 'utf8'), nonce: salt, tagLength, ...given }));
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The password as a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const { memory, passes, parallelism } = hashCost;
  const tag = await digest(password, salt, hashCost);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const noSalt = Buffer.alloc(saltLength);

/** Whether this is the password. Without a stored one it takes as long and says no, so that time tells nothing. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  if (stored === null) {
    await digest(password, noSalt, hashCost);
    return false;
  }
  const [, m, t, p, salt, tag] = phc.exec(stored) ?? [];
  if (m === undefined || salt === undefined || tag === undefined)
    throw new Error('A stored password hash has an unrecognized format.');
  const made = await digest(password, Buffer.from(salt, 'base64'), {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
  });
  return timingSafeEqual(made, Buffer.from(tag, 'base64'));
}
