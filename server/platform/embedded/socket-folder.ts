import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from '#server/platform/start-error.ts';
import type { Account } from './account.ts';

/** What systems take for the path of a socket, in bytes; some take 108, macOS 104. */
const longestPath = 103;
/** PostgreSQL names its socket by this. Nothing listens on the port. */
export const socketPort = 5432;

const fits = (folder: string) => Buffer.byteLength(path.join(folder, `.s.PGSQL.${socketPort}.lock`)) <= longestPath;

/**
 * Where the socket of a data folder is: beside it, or in a folder of its own below the system's for temporary files where the path is
 * too long for a socket. The same for everyone who asks.
 */
export function socketFolder(home: string): string {
  const beside = path.resolve(home);
  if (fits(beside)) return beside;
  const name = createHash('sha256').update(beside).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `parley-${name}`);
}

/**
 * Makes the folder of the socket, which no one else may enter.
 * @throws StartError where someone else made it
 */
export function makeSocketFolder(account: Account, home: string): string {
  const folder = socketFolder(home);
  if (folder === path.resolve(home)) return folder;
  if (!fits(folder)) throw new StartError(`The path ${folder} is too long for a socket. Set TMPDIR to a shorter path.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid: owner } = lstatSync(folder);
  const ours = [process.getuid?.(), account.kind === 'user' ? account.uid : undefined].includes(owner);
  if (!ours || !lstatSync(folder).isDirectory()) {
    throw new StartError(`${folder} belongs to another user. Remove it, or set TMPDIR to your own folder.`);
  }
  chmodSync(folder, 0o700);
  if (account.kind === 'user') chownSync(folder, account.uid, account.gid);
  return folder;
}
