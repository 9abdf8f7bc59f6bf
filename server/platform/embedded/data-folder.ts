import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#server/platform/start-error.ts';
import { type Account, runAs } from './account.ts';
import { type Programs, program } from './programs.ts';

/** Who owns everything in the embedded database, and the database's own name. */
export const owner = 'parley';

/** PostgreSQL's own folder in that of the embedded database. */
export const dataFolder = (home: string) => path.join(home, 'data');
const passwordFile = (home: string) => path.join(home, 'password');

/** Which major version made a data folder; null where there is none. */
export function majorOf(home: string): number | null {
  const file = path.join(dataFolder(home), 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
}

/** On Windows the server listens on loopback, where everyone may knock. */
export const readPassword = (home: string): string | undefined =>
  existsSync(passwordFile(home)) ? readFileSync(passwordFile(home), 'utf8') : undefined;

/** Written into postgresql.conf, where an operator may change them. */
const defaults = [
  // Ours (16), those of commands and of a psql.
  'max_connections = 40',
  'shared_buffers = 64MB',
  // Statements here are short: compiling them, or sharing them out, costs more than it brings.
  'jit = off',
  'max_parallel_workers_per_gather = 0',
  // Nothing replicates.
  'wal_level = minimal',
  'max_wal_senders = 0',
  'max_logical_replication_workers = 0',
  'max_wal_size = 512MB',
];

const versioned: Record<number, string[]> = {
  // Reading is from the system's cache mostly: three processes that do nothing else are not worth their memory.
  18: ['io_method = sync'],
};

/** The system's locale that tells letters of all languages from other characters, by which words are cut for searches. */
const letters = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' } as Record<string, string>;

/** The order of characters and their upper case, the same on every system. */
const localeOf = (major: number) => [
  '--locale=C',
  `--lc-ctype=${letters[process.platform] ?? 'C'}`,
  ...(major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
];

/** Milliseconds. A slow disk takes some seconds. */
const madeWithin = 180_000;

/** Removes what starts left that were killed while they made a folder. */
function removeDrafts(home: string): void {
  for (const name of readdirSync(home).filter((one) => /^data-[0-9a-f]+\.new$/.test(one))) {
    rmSync(path.join(home, name), { recursive: true, force: true });
  }
}

/**
 * Makes PostgreSQL's folder. It gets its name when it is whole.
 * @throws StartError with PostgreSQL's own reason
 */
export async function makeDataFolder(
  home: string,
  programs: Programs,
  account: Account,
  durable: boolean,
): Promise<void> {
  removeDrafts(home);
  const draft = path.join(home, `data-${randomBytes(6).toString('hex')}.new`);
  mkdirSync(draft, { mode: 0o700 });
  if (account.kind === 'user') chownSync(draft, account.uid, account.gid);
  const access = process.platform === 'win32' ? withPassword(home) : ['--auth=trust'];
  const args = ['-D', draft, '-U', owner, '-E', 'UTF8', ...localeOf(programs.major), ...access, '--no-instructions'];
  const { command, ids } = runAs(account, [program(programs, 'initdb'), ...args, ...(durable ? [] : ['--no-sync'])]);
  const [file = '', ...rest] = command;
  try {
    await promisify(execFile)(file, rest, { ...ids, cwd: draft, timeout: madeWithin, env: cleanEnvironment() });
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    const said = String((cause as { stderr?: string }).stderr || (cause as Error).message);
    throw new StartError(`Couldn’t create the database in ${home}: ${reasonIn(said)}`, { cause });
  }
  const lines = [...defaults, ...(versioned[programs.major] ?? [])];
  appendFileSync(path.join(draft, 'postgresql.conf'), `\n# Parley's defaults\n${lines.join('\n')}\n`);
  renameSync(draft, dataFolder(home));
}

function withPassword(home: string): string[] {
  writeFileSync(passwordFile(home), randomBytes(24).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(home)}`];
}

/** PG* variables are meant for clients, and would say where the server is or whom it serves. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/** What a connection of a server that was killed may still write into the log of the next one. */
const lastWords = 'unexpected postmaster exit';

/** The line of a program's output that tells why it gave up, in one sentence. */
export function reasonIn(output: string): string {
  const told = output.split('\n').filter((line) => !line.includes(lastWords));
  const lines = told.map((line) => line.replace(/^.*?\b(?=(?:FATAL|PANIC|error):)/, '').trim());
  const fatal = lines.filter((line) => /^(FATAL|PANIC|error):/.test(line)).at(-1);
  const said = (fatal ?? lines.filter((line) => line !== '').join(' ')).slice(0, 300);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

/**
 * Sees to it that the folder belongs to the account alone: PostgreSQL refuses all others, and copies of folders are often open.
 * @throws StartError where another user of this machine owns it
 */
export function ownFolder(home: string, account: Account): void {
  const own = account.kind === 'user' ? account.uid : process.getuid?.();
  const folder = dataFolder(home);
  if (own === undefined) return;
  if (statSync(folder).uid !== own) takeOver(home, account, own);
  chmodSync(folder, 0o700);
}

function takeOver(home: string, account: Account, own: number): void {
  const folder = dataFolder(home);
  const { uid } = statSync(folder);
  if (account.kind === 'self') {
    throw new StartError(
      `The database in ${folder} belongs to another user on this machine (${uid}). Start Parley as that user, or make your user the owner: chown -R ${own} ${home}`,
    );
  }
  // Root takes it over: it was made under the other way of not being root.
  const gid = account.kind === 'user' ? account.gid : (process.getgid?.() ?? 0);
  for (const name of ['', ...readdirSync(home, { recursive: true, encoding: 'utf8' })]) {
    chownSync(path.join(home, name), own, gid);
  }
}
