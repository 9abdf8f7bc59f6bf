import { Worker } from 'node:worker_threads';

/** A thread has not answered: in time, or within its heap. */
export class Lost extends Error {}

interface WorkerThreadOptions {
  /** A thread that has not answered by then has gone wrong, in ms. */
  patience: number;
  /** A thread that no one asked for so long ends, in ms. */
  staysFor: number;
  /** Said of one that did not answer. */
  lost: string;
  /** What it may hold of a heap of its own, in MB. */
  heapMb?: number;
}

/**
 * Does one task after the other in a thread that stays for a while: for work that takes less than loading what it needs. The
 * thread answers each message with one of its own; one that fails is given up, and the next task gets another. Piscina ends a thread
 * only where the process aborts the task: patience and the loss that is told of would be written around it all the same.
 * @throws Lost where it does not answer
 */
export function workerThread<Task, Answer>(file: URL, { patience, staysFor, lost, heapMb }: WorkerThreadOptions) {
  let thread: Worker | null = null;
  let current: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let before: Promise<unknown> = Promise.resolve();

  function end(worker: Worker, error: Error): void {
    if (thread !== worker) return;
    thread = null;
    clearTimeout(timer);
    void worker.terminate();
    current?.reject(error);
    current = null;
  }

  function open(): Worker {
    const worker = new Worker(file, { resourceLimits: { ...(heapMb && { maxOldGenerationSizeMb: heapMb }) } });
    worker.on('message', (answer: Answer) => {
      clearTimeout(timer);
      current?.resolve(answer);
      current = null;
      // The process may end while no one waits.
      worker.unref();
      timer = setTimeout(() => end(worker, new Lost(lost)), staysFor).unref();
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      end(worker, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Lost(lost) : error),
    );
    worker.on('exit', () => end(worker, new Lost(lost)));
    return worker;
  }

  const give = (task: Task) =>
    new Promise<Answer>((resolve, reject) => {
      clearTimeout(timer);
      thread ??= open();
      const worker = thread;
      worker.ref();
      current = { resolve, reject };
      timer = setTimeout(() => end(worker, new Lost(lost)), patience);
      worker.postMessage(task);
    });

  return (task: Task): Promise<Answer> => {
    const answer = before.then(() => give(task));
    before = answer.catch(() => {});
    return answer;
  };
}

/** The same in so many threads at most: a task goes to the one with the fewest, and another thread begins only beside a busy one. */
export function stayingThreads<Task, Answer>(file: URL, { most, ...options }: WorkerThreadOptions & { most: number }) {
  const threads = Array.from({ length: most }, () => ({ ask: workerThread<Task, Answer>(file, options), tasks: 0 }));
  return async (task: Task): Promise<Answer> => {
    const thread = threads.reduce((least, one) => (one.tasks < least.tasks ? one : least));
    thread.tasks += 1;
    try {
      return await thread.ask(task);
    } finally {
      thread.tasks -= 1;
    }
  };
}
