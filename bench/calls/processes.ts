import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { CallersReport, CallersTask, FromServer, ToServer } from './protocol.ts';

/** The processes of benchmarks with calls: a server, its callers, and what is said with them. */

const here = import.meta.dirname;
/** A process of this folder, over whose channel messages go. */
export const spawnChild = (file: string, env: NodeJS.ProcessEnv = {}) =>
  fork(path.join(here, file), { env: { ...process.env, ...env }, execArgv: process.execArgv });

/** The next message that fits. @throws when the process ends */
export async function next<T>(child: ChildProcess, fits: (message: T) => boolean): Promise<T> {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(([code]) =>
    Promise.reject(new Error(`A process ended with ${code}.`)),
  );
  // Given up with the search for a message.
  ended.catch(() => {});
  try {
    for (;;) {
      const [message] = (await Promise.race([once(child, 'message', { signal: over.signal }), ended])) as [T];
      if (fits(message)) return message;
    }
  } finally {
    over.abort();
  }
}

export interface Server {
  address: string;
  ask<K extends FromServer['type']>(message: ToServer, answer: K): Promise<Extract<FromServer, { type: K }>>;
  stop(): Promise<void>;
}

/** Starts a server of this folder, and waits until it is ready. */
export async function startServer(file: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const child = spawnChild(file, env);
  const { address } = (await next<FromServer>(child, ({ type }) => type === 'ready')) as Extract<
    FromServer,
    { type: 'ready' }
  >;
  return {
    address,
    async ask(message, answer) {
      const answered = next<FromServer>(child, ({ type }) => type === answer);
      child.send(message);
      return (await answered) as never;
    },
    async stop() {
      const exit = once(child, 'exit');
      child.send({ type: 'stop' } satisfies ToServer);
      await exit;
    },
  };
}

export interface Measured extends CallersReport {
  /** Of one core. */
  cpuShare: number;
  memoryMb: number;
}

interface MeasureOptions {
  /** What happens once it is measured. */
  onBegun?: () => void;
  /** All begin within five seconds, and are measured from the first. Otherwise 40 begin in a second, and their talk alone is measured. */
  atOnce?: boolean;
  /** Callers send their sound, and a transcriber hears them. */
  sound?: boolean;
}

/** So many callers for a while. */
export async function measure(
  server: Server,
  count: number,
  talkMs: number,
  { onBegun = () => {}, atOnce = false, sound = false }: MeasureOptions = {},
): Promise<Measured> {
  const { tickets } = await server.ask({ type: 'tickets', count, ears: sound }, 'tickets');
  const callers = spawnChild('callers.ts');
  const rampMs = atOnce ? 5_000 : count * 25;
  const task: CallersTask = { address: server.address, tickets, rampMs, talkMs, fromFirst: atOnce, sound };
  callers.send(task);
  await next<unknown>(callers, (message) => message === 'measuring');
  const before = await server.ask({ type: 'usage' }, 'usage');
  const begunAt = performance.now();
  onBegun();
  await next<unknown>(callers, (message) => message === 'measured');
  const wallMs = performance.now() - begunAt;
  const after = await server.ask({ type: 'usage' }, 'usage');
  const report = await next<CallersReport>(callers, (message) => typeof message === 'object');
  return { ...report, cpuShare: (after.cpuMs - before.cpuMs) / wallMs, memoryMb: after.memoryMb };
}
