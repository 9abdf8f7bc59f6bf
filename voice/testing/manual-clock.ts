import type { Clock } from '#voice/clock.ts';

/** A clock that stands still until a test turns it. */
export interface ManualClock extends Clock {
  /** Runs all that is due within `ms`, in order of time. What those callbacks plan in turn runs too when due. */
  advance(ms: number): void;
  /**
   * The same for asynchronous code: lets promises settle before and after each callback, so that work which a
   * timer began is done before the next one runs.
   */
  run(ms: number): Promise<void>;
  /** How many timers wait; a test that expects none has found no leak. */
  pending(): number;
}

interface Timer {
  at: number;
  order: number;
  run: () => void;
}

/** Lets promises that are ready settle; a turn of the event loop's check phase comes after all microtasks. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Makes a clock at `start`, by default a Friday noon in UTC. */
export function manualClock(start = Date.UTC(2026, 10, 20, 12)): ManualClock {
  let now = start;
  let order = 0;
  const timers = new Set<Timer>();

  function next(until: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of timers) {
      if (timer.at > until) continue;
      if (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer;
    }
    return first;
  }

  function fire(timer: Timer): void {
    timers.delete(timer);
    now = Math.max(now, timer.at);
    timer.run();
  }

  return {
    now: () => now,
    after(ms, run) {
      const timer: Timer = { at: now + Math.max(0, ms), order: order++, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const until = now + ms;
      for (let timer = next(until); timer; timer = next(until)) fire(timer);
      now = until;
    },
    async run(ms) {
      const until = now + ms;
      await settle();
      for (let timer = next(until); timer; timer = next(until)) {
        fire(timer);
        await settle();
      }
      now = until;
      await settle();
    },
    pending: () => timers.size,
  };
}
