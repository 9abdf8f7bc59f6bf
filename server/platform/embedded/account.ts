import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#server/platform/start-error.ts';
import type { Programs } from './programs.ts';

/** PostgreSQL refuses to run as root. An account is whom it runs as. */
export type Account =
  /** The user that runs this process. */
  | { kind: 'self' }
  /** Root, who is called otherwise in a namespace of its own: files stay root's. */
  | { kind: 'namespace' }
  /** Another user of this machine, who owns the data folder. */
  | { kind: 'user'; name: string; uid: number; gid: number };

/** The name that root has inside of the namespace; any but 0. */
const insideId = 1000;
const unshare = ['unshare', '--user', `--map-user=${insideId}`, `--map-group=${insideId}`, '--'];
/** Milliseconds. */
const answerWithin = 10_000;

/** Users that a server of PostgreSQL may run as, the better one first. */
const userNames = ['postgres', 'nobody'];

function findUser(): Account & { kind: 'user' } {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = userNames.map((name) => rows.find((row) => row[0] === name)).find((row) => row !== undefined);
  const [name = '', , uid = '', gid = ''] = found ?? [];
  if (found !== undefined) return { kind: 'user', name, uid: Number(uid), gid: Number(gid) };
  throw new StartError(
    `PostgreSQL doesn’t run as root, and this machine doesn’t have any of these users: ${userNames.join(', ')}. Start Parley as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

/** Whom PostgreSQL runs as here. @throws StartError */
export async function chooseAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const [command = '', ...args] = [...unshare, 'true'];
  const allowed = await promisify(execFile)(command, args, { timeout: answerWithin }).then(
    () => true,
    () => false,
  );
  return allowed ? { kind: 'namespace' } : findUser();
}

/** A command, and how it is started, so that it runs as this account. */
export function runAs(account: Account, command: string[]): { command: string[]; ids: { uid?: number; gid?: number } } {
  if (account.kind === 'namespace') return { command: [...unshare, ...command], ids: {} };
  const ids = account.kind === 'user' ? { uid: account.uid, gid: account.gid } : {};
  return { command, ids };
}

/** Whether a user may go into a folder, by the permissions of it and of all above it. */
function mayEnter({ uid, gid }: { uid: number; gid: number }, folder: string): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bits = owner === uid ? mode >> 6 : group === gid ? mode >> 3 : mode;
  if ((bits & 1) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || mayEnter({ uid, gid }, parent);
}

/**
 * Makes the folder that holds a data folder (mode 700), with whom it belongs to. Another user also needs a way to it: the group of the
 * folder above is made his, which may go through it and see nothing.
 * @throws StartError
 */
export function makeHome(account: Account, home: string): void {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (account.kind !== 'user') return;
  const above = path.dirname(home);
  chownSync(home, account.uid, account.gid);
  if (mayEnter(account, home)) return;
  chownSync(above, statSync(above).uid, account.gid);
  chmodSync(above, 0o710);
  if (mayEnter(account, home)) return;
  throw new StartError(
    `PostgreSQL doesn’t run as root, so it runs as ${account.name}, which doesn’t have access to ${above}. Set DATA_DIR to a folder whose parent folders everyone can access, such as /var/lib/parley. Otherwise, start Parley as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

/**
 * Programs that the account may run: where it may not enter the folder that they are in, a copy beside the data, made once.
 * @param folder where copies are kept
 */
export function reachablePrograms(account: Account, programs: Programs, folder: string): Programs {
  if (account.kind !== 'user' || programs.root === null || mayEnter(account, programs.bin)) return programs;
  const copy = path.join(folder, `programs-${programs.version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.new`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(programs.root, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, copy);
  }
  return { ...programs, root: copy, bin: path.join(copy, path.relative(programs.root, programs.bin)) };
}
