import { beforeEach, describe, expect, it } from 'vitest';
import { manualClock, settle } from '#voice/testing/manual-clock.ts';
import { EngineError } from '../engine-error.ts';
import type { Executor } from './executor.ts';
import { type Claim, type PoolOptions, WorkerPool } from './worker-pool.ts';

/** A worker that does what the test says, when the test says it. */
class StagedWorker implements Executor<string, string> {
  alive = true;
  job: string | undefined;
  #resolve: (result: string) => void = () => undefined;
  #reject: (error: EngineError) => void = () => undefined;

  run(job: string): Promise<string> {
    this.job = job;
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  async finish(): Promise<void> {
    const { job } = this;
    this.job = undefined;
    this.#resolve(`${job} done`);
    await settle();
  }

  async refuse(error: EngineError): Promise<void> {
    this.job = undefined;
    this.#reject(error);
    await settle();
  }

  async die(): Promise<void> {
    this.alive = false;
    await this.refuse(new EngineError('crashed', 'gone'));
  }

  async close(): Promise<void> {
    await this.die();
  }
}

const started: StagedWorker[] = [];
let clock = manualClock();

function pool(options: Partial<PoolOptions<string, string>> = {}): WorkerPool<string, string> {
  const start = () => {
    const worker = new StagedWorker();
    started.push(worker);
    return worker;
  };
  return new WorkerPool({ size: 1, start, queueLimit: 100, timeLimitMs: 1000, clock, ...options });
}

function claim(lane: Claim['lane'] = 'call', fairnessKey = 'workspace', signal = new AbortController().signal): Claim {
  return { lane, fairnessKey, signal };
}

/** The order in which one worker gets jobs, each finished at once. */
async function orderOfWork(worker: StagedWorker): Promise<string[]> {
  const order: string[] = [];
  while (worker.job !== undefined) {
    order.push(worker.job);
    await worker.finish();
  }
  return order;
}

beforeEach(() => {
  started.length = 0;
  clock = manualClock();
});

describe('WorkerPool', () => {
  it('answers what the worker answers', async () => {
    const result = pool().run('a', claim());
    await started[0]!.finish();
    await expect(result).resolves.toBe('a done');
  });

  it('uses all its workers', () => {
    const three = pool({ size: 3 });
    for (const job of ['a', 'b', 'c', 'd']) void three.run(job, claim());
    expect(started.map((worker) => worker.job)).toEqual(['a', 'b', 'c']);
  });

  it('starts lazy workers with the first job', () => {
    const lazy = pool({ lazy: true });
    expect(started).toHaveLength(0);
    void lazy.run('a', claim());
    expect(started).toHaveLength(1);
  });

  it('ends workers that have nothing to do, and starts them again', async () => {
    const idle = pool({ lazy: true, idleMs: 60_000 });
    idle.prepare();
    expect(started, 'before the first job').toHaveLength(1);
    clock.advance(59_000);
    const first = idle.run('a', claim());
    clock.advance(900);
    await started[0]!.finish();
    expect(await first).toBe('a done');
    clock.advance(59_999);
    expect(started[0]!.alive).toBe(true);
    clock.advance(1);
    await settle();
    expect(started[0]!.alive).toBe(false);
    const second = idle.run('b', claim());
    expect(started).toHaveLength(2);
    await started[1]!.finish();
    expect(await second).toBe('b done');
    await idle.close();
    expect(clock.pending()).toBe(0);
  });

  it('takes calls before requests before background jobs', async () => {
    const one = pool();
    const lanes = ['job', 'job', 'request', 'call', 'request', 'call'] as const;
    for (const [index, lane] of lanes.entries()) void one.run(`${lane} ${index}`, claim(lane));
    const order = await orderOfWork(started[0]!);
    expect(order).toEqual(['job 0', 'call 3', 'call 5', 'request 2', 'request 4', 'job 1']);
  });

  it('lets keys take turns inside a lane', async () => {
    const one = pool();
    for (const job of ['a1', 'a2', 'a3', 'a4']) void one.run(job, claim('request', 'a'));
    for (const job of ['b1', 'b2']) void one.run(job, claim('request', 'b'));
    void one.run('c1', claim('request', 'c'));
    expect(await orderOfWork(started[0]!)).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('keeps one worker of several free of background jobs', async () => {
    const two = pool({ size: 2 });
    for (const job of ['j1', 'j2']) void two.run(job, claim('job'));
    expect(started.map((worker) => worker.job)).toEqual(['j1', undefined]);
    void two.run('call', claim('call'));
    expect(started[1]!.job).toBe('call');
    await started[0]!.finish();
    expect(started[0]!.job).toBe('j2');
  });

  it('refuses as busy when a lane is full, and only that lane', async () => {
    const one = pool({ queueLimit: 2 });
    for (const job of ['a', 'b', 'c']) void one.run(job, claim('request'));
    await expect(one.run('d', claim('request'))).rejects.toMatchObject({ code: 'busy', retryable: true });
    void one.run('e', claim('call'));
    await started[0]!.finish();
    expect(started[0]!.job).toBe('e');
  });

  it('takes a cancelled job out of the queue', async () => {
    const one = pool();
    const leave = new AbortController();
    void one.run('a', claim());
    const waiting = one.run('b', claim('call', 'workspace', leave.signal));
    void one.run('c', claim());
    leave.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'aborted', retryable: false });
    expect(await orderOfWork(started[0]!)).toEqual(['a', 'c']);
  });

  it('gives up a running job at once and keeps its worker', async () => {
    const one = pool();
    const leave = new AbortController();
    const running = one.run('a', claim('call', 'workspace', leave.signal));
    leave.abort();
    await expect(running).rejects.toMatchObject({ code: 'aborted' });
    void one.run('b', claim());
    expect(started[0]!.job).toBe('a');
    await started[0]!.finish();
    expect(started.map((worker) => worker.job)).toEqual(['b']);
  });

  it('does not begin what is cancelled already', async () => {
    await expect(pool().run('a', claim('call', 'workspace', AbortSignal.abort()))).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(started[0]!.job).toBeUndefined();
  });

  it('replaces a worker that dies, and goes on', async () => {
    const replaced: EngineError[] = [];
    const one = pool({ onReplaced: (error) => replaced.push(error) });
    const lost = one.run('a', claim());
    void one.run('b', claim());
    const failure = expect(lost).rejects.toMatchObject({ code: 'crashed', retryable: true });
    await started[0]!.die();
    await failure;
    expect(started.map((worker) => worker.job)).toEqual([undefined, 'b']);
    expect(replaced.map((error) => error.code)).toEqual(['crashed']);
  });

  it('replaces a worker that died while it had nothing to do', () => {
    const one = pool();
    started[0]!.alive = false;
    void one.run('a', claim());
    expect(started[1]!.job).toBe('a');
  });

  it('keeps a worker that only refuses a text', async () => {
    const one = pool();
    const refused = one.run('a', claim());
    const failure = expect(refused).rejects.toMatchObject({ code: 'unsupported', retryable: false });
    await started[0]!.refuse(new EngineError('unsupported', 'no'));
    await failure;
    void one.run('b', claim());
    expect(started.map((worker) => worker.job)).toEqual(['b']);
  });

  it('replaces a worker that hangs', async () => {
    const one = pool({ timeLimitMs: 1000 });
    const hung = one.run('a', claim());
    void one.run('b', claim());
    const failure = expect(hung).rejects.toMatchObject({ code: 'timeout', retryable: true });
    await clock.run(999);
    expect(started).toHaveLength(1);
    await clock.run(1);
    await failure;
    expect(started[0]!.alive).toBe(false);
    expect(started[1]!.job).toBe('b');
    await started[1]!.finish();
    expect(clock.pending()).toBe(0);
  });

  it('refuses what waits when it closes, and ends its workers', async () => {
    const one = pool();
    const running = one.run('a', claim());
    const waiting = one.run('b', claim());
    const failures = Promise.all([
      expect(running).rejects.toBeInstanceOf(EngineError),
      expect(waiting).rejects.toMatchObject({ code: 'aborted' }),
      one.close(),
    ]);
    await failures;
    expect(started.map((worker) => worker.alive)).toEqual([false]);
    await expect(one.run('c', claim())).rejects.toMatchObject({ code: 'aborted' });
    expect(clock.pending()).toBe(0);
  });
});
