import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '#server/platform/free-port.ts';

/** The product as an operator starts it: a process of its own, for what only a whole process can show. */
export interface ChildServer {
  address: string;
  process: ChildProcess;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Asks it to end; gives its exit code. */
  stop(): Promise<number | null>;
}

const root = path.resolve(import.meta.dirname, '../..');
/** As `npm start` gives it: a small space for young objects takes a quarter off the processor time of a start. */
const flags = ['--max-semi-space-size=8'];

function launch(settings: Record<string, string>, main = 'server/main.ts') {
  const child = spawn(process.execPath, [...flags, main], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'error', DATABASE_URL: '', RATE_LIMIT: '100', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output.text += data.toString();
    });
  }
  return { child, output, exit: once(child, 'exit') as Promise<[code: number | null, signal: string | null]> };
}

/** A start that is expected to be refused: the exit code and all that was said. */
export async function refusedStart(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { child, output, exit } = launch({ PORT: String(await freePort()), ...settings });
  child.stdout.on('data', () => {
    // It did start: the exit code of the signal tells.
    if (output.text.includes('Parley is ready')) child.kill('SIGKILL');
  });
  const [code] = await exit;
  return { code, said: output.text };
}

/**
 * Starts a server and waits until it says that it is ready.
 * @param main another file than the product's own that starts it
 */
export async function startServer(
  settings: Record<string, string> & { PORT: string },
  main?: string,
): Promise<ChildServer> {
  const { child, output, exit } = launch(settings, main);
  const died = exit.then(() => Promise.reject(new Error(`The server ended: ${output.text}`)));
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output.text.includes('Parley is ready') && resolve());
  });
  await Promise.race([ready, died]);
  died.catch(() => {});
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return (await exit)[0];
  };
  return {
    address: `127.0.0.1:${settings.PORT}`,
    process: child,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
