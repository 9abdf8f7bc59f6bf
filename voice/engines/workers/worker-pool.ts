import { type Clock, systemClock } from '#voice/clock.ts';
import { EngineError } from '../engine-error.ts';
import type { SynthesisRequest } from '../tts.ts';
import type { Executor } from './executor.ts';
import { FairQueue } from './fair-queue.ts';

/** Calls go before HTTP requests, those before background jobs. */
export const lanes = ['call', 'request', 'job'] as const satisfies SynthesisRequest['priority'][];
export type Lane = (typeof lanes)[number];

/** Who wants a job done, and how urgently. */
export interface Claim {
  lane: Lane;
  /** Someone hears nothing until this is done: it goes before what others hear the beginning of already. */
  first?: boolean;
  /** Jobs of one key share its turn inside a lane. */
  fairnessKey: string;
  signal: AbortSignal;
}

export interface PoolOptions<Job, Result> {
  size: number;
  /** Must not throw: what fails later is seen in `alive` and `run`. */
  start: () => Executor<Job, Result>;
  /** Workers are started with the first job that needs them instead of at once. */
  lazy?: boolean;
  /** Workers that had nothing to do for so long are ended, for their memory; the next job starts them again. */
  idleMs?: number;
  /** Jobs that may wait in one lane before the next is refused as busy. */
  queueLimit: number;
  /** A worker that takes longer for one job is taken for hung and replaced. */
  timeLimitMs: number;
  clock?: Clock;
  /** Told when a worker had to be replaced. */
  onReplaced?: (error: EngineError) => void;
}

interface Ticket<Job, Result> extends Claim {
  job: Job;
  resolve: (result: Result) => void;
  reject: (error: EngineError) => void;
}

interface Seat<Job, Result> {
  executor: Executor<Job, Result> | undefined;
  busyLane: Lane | undefined;
}

/** First pieces of requests in a row while others wait for their next. */
const mostFirsts = 8;

export const aborted = () => new EngineError('aborted', 'The request was canceled.');

/** Shares a few workers among many who want something done, and replaces workers that die or hang. */
export class WorkerPool<Job, Result> {
  readonly #options: PoolOptions<Job, Result>;
  readonly #clock: Clock;
  readonly #seats: Seat<Job, Result>[];
  readonly #queues = new Map(lanes.map((lane) => [lane, new FairQueue<Ticket<Job, Result>>()]));
  /** First pieces of requests. */
  readonly #firsts = new FairQueue<Ticket<Job, Result>>();
  #firstsInARow = 0;
  #closed = false;
  #cancelIdle = () => {};

  constructor(options: PoolOptions<Job, Result>) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#seats = Array.from({ length: options.size }, () => ({
      executor: options.lazy ? undefined : options.start(),
      busyLane: undefined,
    }));
  }

  /**
   * Does a job when its turn comes. Cancelling takes a waiting job out of the queue; one that runs is given up at
   * once, and its worker is free again when it has finished.
   * @throws EngineError `busy`, `aborted`, `timeout`, `crashed`, or what the worker says
   */
  run(job: Job, claim: Claim): Promise<Result> {
    if (this.#closed || claim.signal.aborted) return Promise.reject(aborted());
    const queue = claim.first && claim.lane === 'request' ? this.#firsts : this.#queues.get(claim.lane)!;
    if (queue.length >= this.#options.queueLimit) {
      return Promise.reject(
        new EngineError('busy', 'Too much speech is waiting to be generated. Try again in a moment.'),
      );
    }
    return new Promise((resolve, reject) => {
      const ticket: Ticket<Job, Result> = { ...claim, job, resolve: settle(resolve), reject: settle(reject) };
      const cancel = () => {
        queue.remove(ticket);
        ticket.reject(aborted());
      };
      claim.signal.addEventListener('abort', cancel, { once: true });
      function settle<Value>(done: (value: Value) => void) {
        return (value: Value) => {
          claim.signal.removeEventListener('abort', cancel);
          done(value);
        };
      }
      queue.add(ticket);
      this.#assign();
    });
  }

  /** Refuses what waits and ends all workers. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#cancelIdle();
    for (const queue of [this.#firsts, ...this.#queues.values()]) {
      for (let ticket = queue.take(); ticket !== undefined; ticket = queue.take()) ticket.reject(aborted());
    }
    await Promise.all(this.#seats.map((seat) => seat.executor?.close()));
  }

  /** Starts the workers, since someone is about to want them. */
  prepare(): void {
    if (this.#closed) return;
    for (const seat of this.#seats) if (!seat.executor?.alive) seat.executor = this.#options.start();
    this.#restWhenIdle();
  }

  #restWhenIdle(): void {
    const { idleMs } = this.#options;
    if (idleMs === undefined) return;
    this.#cancelIdle();
    this.#cancelIdle = this.#clock.after(idleMs, () => {
      if (this.#seats.some((seat) => seat.busyLane !== undefined)) return;
      for (const seat of this.#seats) {
        void seat.executor?.close();
        seat.executor = undefined;
      }
    });
  }

  #assign(): void {
    for (const seat of this.#seats) {
      if (seat.busyLane !== undefined || this.#closed) continue;
      const ticket = this.#next();
      if (ticket === undefined) return;
      void this.#work(seat, ticket);
    }
  }

  /** Background jobs leave one worker of several to those who wait for their answer. */
  #next(): Ticket<Job, Result> | undefined {
    const jobsRunning = this.#seats.filter((seat) => seat.busyLane === 'job').length;
    const jobsAllowed = Math.max(1, this.#seats.length - 1);
    for (const lane of lanes) {
      if (lane === 'job' && jobsRunning >= jobsAllowed) return undefined;
      const ticket = (lane === 'request' ? this.#takeFirst() : undefined) ?? this.#queues.get(lane)!.take();
      if (ticket !== undefined) return ticket;
    }
    return undefined;
  }

  /** First pieces before others, but not for ever: those who listen already shall not run dry. */
  #takeFirst(): Ticket<Job, Result> | undefined {
    const others = this.#queues.get('request')!.length;
    if (this.#firstsInARow >= mostFirsts && others > 0) {
      this.#firstsInARow = 0;
      return undefined;
    }
    const ticket = this.#firsts.take();
    this.#firstsInARow = ticket === undefined ? 0 : this.#firstsInARow + 1;
    return ticket;
  }

  async #work(seat: Seat<Job, Result>, ticket: Ticket<Job, Result>): Promise<void> {
    seat.busyLane = ticket.lane;
    if (!seat.executor?.alive) seat.executor = this.#options.start();
    const { executor } = seat;
    let late: EngineError | undefined;
    const stopClock = this.#clock.after(this.#options.timeLimitMs, () => {
      late = new EngineError('timeout', `The speech worker took longer than ${this.#options.timeLimitMs} ms.`);
      ticket.reject(late);
      void executor.close();
    });
    try {
      ticket.resolve(await executor.run(ticket.job));
    } catch (error) {
      const failure = late ?? asEngineError(error);
      ticket.reject(failure);
      if (!executor.alive && !this.#closed) {
        this.#options.onReplaced?.(failure);
        seat.executor = this.#options.start();
      }
    } finally {
      stopClock();
      seat.busyLane = undefined;
      this.#assign();
      if (!this.#closed) this.#restWhenIdle();
    }
  }
}

function asEngineError(error: unknown): EngineError {
  return error instanceof EngineError
    ? error
    : new EngineError('crashed', 'The speech worker failed.', { cause: error });
}
