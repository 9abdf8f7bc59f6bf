import { EventEmitter } from 'node:events';
import v8 from 'node:v8';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { EmbeddedSettings, FromWorker, ToWorker } from './embedded-protocol.ts';
import { type EmbeddedLink, EmbeddedSocket } from './embedded-socket.ts';

/** The embedded database, running. */
export interface Embedded {
  pool: pg.Pool;
  /** Requests so far. Upkeep goes by it. */
  requests(): number;
  /** Calls `hear` with the milliseconds that each request took. */
  onRequest(hear: (ms: number) => void): void;
  /** Writes everything to the data files and ends the thread. */
  stop(): Promise<void>;
}

/** Milliseconds until the pool gives up waiting for the one connection. */
const waitForConnection = 15_000;
/**
 * Milliseconds without an answer after which the database counts as dead. No statement timeout works inside it, so
 * this is the only way out of a statement that never ends. The longest honest one is an index over a large table.
 */
const answerWithin = 120_000;
/** MB. JavaScript's stack on the worker; see `max_stack_depth` there. */
const stackSize = 64;

/** MB. New objects on the worker: messages that are gone at once. */
const youngSize = 8;

/**
 * Has the WebAssembly that `work` compiles stay with V8's quick compiler. The optimizing one takes 500 MB for one
 * function of PostgreSQL and makes statements no quicker (measured: as much CPU or more). A module keeps what was set
 * when it was compiled, so that the speech engines, compiled later, are optimized as ever; the second flag only stands
 * in the way of modules like this one.
 */
async function withoutOptimizer<T>(work: () => Promise<T>): Promise<T> {
  v8.setFlagsFromString('--no-wasm-dynamic-tiering');
  v8.setFlagsFromString('--no-wasm-tier-up');
  try {
    return await work();
  } finally {
    v8.setFlagsFromString('--wasm-dynamic-tiering');
  }
}

/**
 * Starts the database in `settings.directory` on a worker thread. `onLost` is called once, when it died by itself.
 * @throws Error with one readable line when it can not be started.
 */
export async function startEmbedded(settings: EmbeddedSettings, onLost: (reason: string) => void): Promise<Embedded> {
  const link = await withoutOptimizer(async () => {
    const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), {
      workerData: settings,
      execArgv: [],
      resourceLimits: { stackSizeMb: stackSize, maxYoungGenerationSizeMb: youngSize },
    });
    const made = new WorkerLink(worker);
    await made.ready;
    return made;
  });
  link.events.once('lost', onLost);

  const pool = new pg.Pool({
    max: 1,
    stream: () => new EmbeddedSocket(link),
    ssl: false,
    host: 'localhost',
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitForConnection,
  });
  return {
    pool,
    requests: () => link.requests,
    onRequest: (hear) => void link.events.on('answered', hear),
    stop: () => link.stop(),
  };
}

interface Waiting {
  since: number;
  resolve(data: Uint8Array): void;
  reject(error: Error): void;
}

/** Requests to the worker and their answers. */
class WorkerLink implements EmbeddedLink {
  readonly events = new EventEmitter<{ lost: [reason: string]; answered: [ms: number] }>();
  readonly ready: Promise<void>;
  requests = 0;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watchdog: NodeJS.Timeout;
  #end: 'stopping' | 'lost' | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.ready = new Promise((resolve, reject) => {
      this.events.once('lost', (reason) => reject(new Error(reason)));
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'ready') resolve();
        else if (message.type === 'broken') this.#lose(message.reason);
        else this.#take(message.id, message.data);
      });
    });
    worker.on('error', (error) => this.#lose(error.message.slice(0, 200)));
    worker.on('exit', (code) => this.#lose(`its thread ended with code ${code}`));
    this.#watchdog = setInterval(() => {
      const [oldest] = this.#waiting.values();
      if (oldest && performance.now() - oldest.since > answerWithin) {
        this.#lose(`no answer for ${answerWithin / 1000} s`);
        void worker.terminate();
      }
    }, 5_000).unref();
  }

  connect(): Promise<Uint8Array> {
    return this.#request((id) => this.#post({ type: 'connect', id }));
  }

  exchange(data: Uint8Array): Promise<Uint8Array> {
    // A copy of its own: a small Buffer is a view on a shared block, all of which would be sent.
    const own = new Uint8Array(data);
    return this.#request((id) => this.#post({ type: 'data', id, data: own }, [own.buffer]));
  }

  async stop(): Promise<void> {
    clearInterval(this.#watchdog);
    if (this.#end) return;
    this.#end = 'stopping';
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#post({ type: 'stop' });
    await ended;
  }

  #post(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  #request(send: (id: number) => void): Promise<Uint8Array> {
    if (this.#end) return Promise.reject(new Error('The embedded database has ended.'));
    return new Promise((resolve, reject) => {
      const id = ++this.requests;
      this.#waiting.set(id, { since: performance.now(), resolve, reject });
      send(id);
    });
  }

  #take(id: number, data: Uint8Array): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    this.events.emit('answered', performance.now() - waiting.since);
    waiting.resolve(data);
  }

  #lose(reason: string): void {
    clearInterval(this.#watchdog);
    if (this.#end) return;
    this.#end = 'lost';
    for (const { reject } of this.#waiting.values()) reject(new Error(`The embedded database has ended: ${reason}.`));
    this.#waiting.clear();
    this.events.emit('lost', reason);
  }
}
