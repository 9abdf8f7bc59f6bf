import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StartError } from '#server/platform/start-error.ts';
import type { SqlReader } from './dump-database.ts';

/** The program that reads what Parley 0.1 kept. Its packages are fetched where they are needed. */
const program = fileURLToPath(new URL('../../programs/former-database/', import.meta.url));
/** Milliseconds, for some 20 MB of packages. */
const installWithin = 300_000;

/** @throws StartError where the registry does not answer */
export async function installFormer(): Promise<void> {
  if (existsSync(path.join(program, 'node_modules'))) return;
  const npm = process.env.npm_execpath;
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const args = [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Settings of the npm that runs this (prefix and so on) are not for this one.
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config_(prefix|global|local_prefix)|lifecycle|package)/i.test(name),
  );
  const env = Object.fromEntries(kept);
  await promisify(execFile)(command, args, { cwd: program, env, timeout: installWithin }).catch((cause) => {
    throw new StartError(
      'Reading the earlier version’s database requires a package that couldn’t be installed. Check the connection to the npm registry and start again, or restore a backup into another DATA_DIR.',
      { cause },
    );
  });
}

export interface FormerDatabase extends SqlReader {
  close(): Promise<void>;
}

/**
 * Opens a folder of Parley 0.1's database for reading: a copy of it at `copy`, so that the folder stays as it is.
 * @throws StartError
 */
export async function openFormer(folder: string, copy: string): Promise<FormerDatabase> {
  await installFormer();
  await cp(folder, copy, { recursive: true });
  // Of a server that was killed.
  await rm(path.join(copy, 'postmaster.pid'), { force: true });
  return startFormer(copy);
}

/** Starts the program over a folder, which it makes where there is none. */
export async function startFormer(folder: string): Promise<FormerDatabase> {
  const child = spawn(process.execPath, [path.join(program, 'main.js'), folder], { stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-2_000);
  });
  // What it did not take is told by the answer that does not come.
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  async function answer<R extends object>(): Promise<{ rows: R[] }> {
    const { value, done } = await lines.next();
    if (done) throw new StartError(`Can’t read the earlier version’s database in ${folder}. ${said.slice(-300)}`);
    const { rows, error } = JSON.parse(value) as { rows: R[]; error?: string };
    if (error !== undefined) throw new Error(error);
    return { rows };
  }
  await answer();
  return {
    query(text, values = []) {
      child.stdin.write(`${JSON.stringify({ text, values })}\n`);
      return answer();
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
