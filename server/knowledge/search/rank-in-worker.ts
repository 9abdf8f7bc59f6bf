import { Worker } from 'node:worker_threads';
import { AppError } from '#domain/platform/errors.ts';
import type { Found, RankingTask } from '#voice/knowledge/found.ts';

/** Ranking fifty pieces takes some 20 ms; a thread that has not answered by then has gone wrong. In ms. */
const patience = 2_000;
/** The same of a thread that is still loading what it ranks by, on a machine with much else to do. In ms. */
const patienceAtStart = 25_000;
/** Questions that may wait for the one thread; more would all come too late. */
const mostWaiting = 50;

interface Waiting {
  resolve(found: Found): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

let thread: Worker | null = null;
/** Whether it has answered before. */
let isLoaded = false;
let last = 0;
const waiting = new Map<number, Waiting>();

function settle(id: number, how: (one: Waiting) => void): void {
  const one = waiting.get(id);
  if (!one) return;
  clearTimeout(one.timer);
  waiting.delete(id);
  // The process may end while no one waits.
  if (waiting.size === 0) thread?.unref();
  how(one);
}

/** Gives up a thread with all that waits for it; the next question gets another. */
function drop(worker: Worker, error: Error): void {
  if (thread !== worker) return;
  thread = null;
  void worker.terminate();
  for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error));
}

function start(): Worker {
  isLoaded = false;
  const worker = new Worker(new URL('./rank.worker.ts', import.meta.url));
  worker.on('message', ({ id, found, fault }: { id: number; found?: Found; fault?: string }) => {
    isLoaded ||= thread === worker;
    settle(id, ({ resolve, reject }) => (found ? resolve(found) : reject(new Error(fault))));
  });
  worker.on('error', (error: Error) => drop(worker, error));
  worker.on('exit', () => drop(worker, new Error('The ranking thread has ended.')));
  return worker;
}

/** Has the thread load what it ranks by, which takes a second or more: a caller who may ask has called. */
export function prepareRanking(): void {
  if (thread !== null) return;
  thread = start();
  thread.unref();
}

/**
 * Ranks pieces and picks the answer in a thread of its own, so that calls are not held up.
 * @throws AppError too_many_requests; Error when it takes more than two seconds, twenty-five where the thread is new
 */
export function rankInWorker(task: RankingTask): Promise<Found> {
  if (waiting.size >= mostWaiting)
    throw new AppError('too_many_requests', 'Too many searches are running. Try again in a few seconds.');
  thread ??= start();
  const worker = thread;
  worker.ref();
  last += 1;
  const id = last;
  return new Promise((resolve, reject) => {
    const most = isLoaded ? patience : patienceAtStart;
    const timer = setTimeout(() => drop(worker, new Error('Ranking took too long.')), most);
    waiting.set(id, { resolve, reject, timer });
    worker.postMessage({ id, task });
  });
}
