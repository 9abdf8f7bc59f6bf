import { Worker } from 'node:worker_threads';
import { AppError } from '#domain/errors.ts';

interface AsideOptions {
  /** A thread that has not answered by then has gone wrong, in ms. */
  patience: number;
  /** Said of one that did not answer. */
  lost: string;
  /** What it may hold of a heap of its own, in MB: a thread that needs more ends, and nothing else does. */
  heapMb?: number;
}

/** A thread has not answered: in time, or within its heap. */
export class Lost extends Error {}

/**
 * Does one thing in a thread of its own, since calls need the main one; the thread answers with one message.
 * @throws Lost where it does not answer
 */
export function runAside<Answer>(
  file: URL,
  workerData: unknown,
  { patience, lost, heapMb }: AsideOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData,
      resourceLimits: { ...(heapMb && { maxOldGenerationSizeMb: heapMb }) },
    });
    const timer = setTimeout(() => void worker.terminate(), patience);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Lost(lost) : error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Lost(lost));
    });
  });
}

interface TurnsOptions {
  /** Works at a time: calls need the processor more. */
  mostAtOnce: number;
  /** Others wait for their turn, so many at most. */
  mostWaiting: number;
  /** Said to who comes behind those. */
  busy: string;
}

/** Lets so many works be done at a time; a place goes from who leaves it to who waited longest. */
export function turnsOf({ mostAtOnce, mostWaiting, busy }: TurnsOptions) {
  let taken = 0;
  const waiting: (() => void)[] = [];
  /** @throws AppError too_many_requests */
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (taken < mostAtOnce) taken += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new AppError('too_many_requests', busy);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    }
  };
}
