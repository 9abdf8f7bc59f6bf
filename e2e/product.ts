import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Email } from 'postal-mime';
import { freePort } from '#server/platform/free-port.ts';
import { Outbox } from './outbox.ts';

/** A real server, started as `npm start` does it, on a free port, over an empty folder. */
export interface Product {
  url: string;
  /** The newest mail to an address, waiting for it. */
  mailTo(address: string, subject?: RegExp): Promise<Email>;
  /** The mails so far that answer to an address. */
  mailsFrom(replyTo: string): Promise<Email[]>;
}

/** One that a test started for itself, and may end. */
export interface OwnProduct extends Product {
  dataDir: string;
  /** Ends the process at once, as a power switch would. */
  kill(): Promise<void>;
  /** Starts it again over the same folder and port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..');
/** Milliseconds that a start may take on a busy machine. */
const startLimit = 120_000;

function launch(dataDir: string, port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'server/main.ts'], {
    cwd: root,
    // One address signs up for everyone in this file, so limits per address are widened.
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: '1000', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server was not ready in time:\n${output}`));
    }, startLimit);
    const read = (chunk: Buffer) => {
      output += chunk;
      if (!output.includes('Parley is ready')) return;
      clearTimeout(limit);
      resolve(child);
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** The server that listens at an address, over a folder of this machine. */
export function productAt(url: string, dataDir: string): Product {
  const outbox = new Outbox(dataDir);
  return {
    url,
    mailTo: (address, subject) => outbox.mailTo(address, subject),
    mailsFrom: (replyTo) => outbox.mailsFrom(replyTo),
  };
}

/** Starts a server, with settings of the environment besides those that tests need. */
export async function startProduct(settings: Record<string, string> = {}): Promise<OwnProduct> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-e2e-'));
  const port = await freePort();
  let child = await launch(dataDir, port, settings);
  const stop = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended(child);
  };
  return {
    ...productAt(`http://127.0.0.1:${port}`, dataDir),
    dataDir,
    kill: () => stop('SIGKILL'),
    async restart() {
      child = await launch(dataDir, port, settings);
    },
    async close() {
      await stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
