import { type MessagePort, type Transferable, Worker } from 'node:worker_threads';
import { EngineError } from '../engine-error.ts';
import type { Executor } from './executor.ts';

type Reply<Result> = { result: Result } | { code: EngineError['code']; message: string };

/** The worker's side: does each job that comes in, and hands results and refusals back. */
export function answer<Job, Result>(
  port: MessagePort,
  work: (job: Job) => { result: Result; transfer: Transferable[] },
): void {
  port.on('message', (job: Job) => {
    try {
      const { result, transfer } = work(job);
      port.postMessage({ result } satisfies Reply<Result>, transfer);
    } catch (error) {
      const known = error instanceof EngineError;
      const message = known ? error.message : `The engine failed on this text: ${String(error)}`;
      port.postMessage({ code: known ? error.code : 'refused', message } satisfies Reply<Result>);
    }
  });
}

/** Runs jobs in a worker thread whose file calls `answer`. Piscina has pools of threads alone; the pool above this has processes, too. */
export class ThreadExecutor<Job, Result> implements Executor<Job, Result> {
  readonly #worker: Worker;
  #waiting: { resolve: (result: Result) => void; reject: (error: EngineError) => void } | undefined;
  #alive = true;
  #cause: unknown;

  constructor(file: URL, workerData: unknown) {
    this.#worker = new Worker(file, { workerData });
    this.#worker.on('message', (reply: Reply<Result>) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if ('result' in reply) waiting?.resolve(reply.result);
      else waiting?.reject(new EngineError(reply.code, reply.message));
    });
    this.#worker.on('error', (error) => {
      this.#cause = error;
    });
    this.#worker.on('exit', () => {
      this.#alive = false;
      this.#waiting?.reject(this.#crashed());
      this.#waiting = undefined;
    });
  }

  get alive(): boolean {
    return this.#alive;
  }

  run(job: Job): Promise<Result> {
    if (!this.#alive) return Promise.reject(this.#crashed());
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(job);
    });
  }

  async close(): Promise<void> {
    this.#alive = false;
    await this.#worker.terminate();
  }

  #crashed(): EngineError {
    return new EngineError('crashed', 'The speech worker ended in the middle of its work.', { cause: this.#cause });
  }
}
