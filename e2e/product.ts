import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from '#server/infra/free-port.ts';

/** A real server of its own: started as `npm start` does it, on a free port, over an empty folder. */
export interface Product {
  url: string;
  dataDir: string;
  /** Ends the process at once, as a power switch would. */
  kill(): Promise<void>;
  /** Starts it again over the same folder and port. */
  restart(): Promise<void>;
  /** The newest mail to an address, waiting for it. */
  mailTo(address: string, subject?: RegExp): Promise<Email>;
  /** The mails so far that answer to an address. */
  mailsFrom(replyTo: string): Promise<Email[]>;
  close(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..');
/** Milliseconds that a start may take on a busy machine. */
const startLimit = 60_000;

function launch(dataDir: string, port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    // One address signs up for everybody in this file, so limits per address are widened.
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: '100', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The server was not ready in time:\n${output}`)), startLimit);
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

/** Starts a server, with settings of the environment besides those that tests need. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-e2e-'));
  const port = await freePort();
  let child = await launch(dataDir, port, settings);
  const stop = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended(child);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    kill: () => stop('SIGKILL'),
    async restart() {
      child = await launch(dataDir, port, settings);
    },
    async mailTo(address, subject = /./) {
      const folder = path.join(dataDir, 'outbox');
      for (let tries = 0; tries < 100; tries++) {
        const names = readdirSync(dataDir).includes('outbox')
          ? readdirSync(folder).filter((name) => name.endsWith('.eml'))
          : [];
        for (const name of names.sort().reverse()) {
          const mail = await PostalMime.parse(readFileSync(path.join(folder, name)));
          if (mail.to?.[0]?.address === address && subject.test(mail.subject ?? '')) return mail;
        }
        // A mail leaves through the job queue: there is no event to wait for from outside.
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail to ${address} with a subject like ${subject}.`);
    },
    async mailsFrom(replyTo) {
      const folder = path.join(dataDir, 'outbox');
      const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))));
      return mails.filter((mail) => mail.replyTo?.[0]?.address === replyTo);
    },
    async close() {
      await stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
