import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from './start-app.ts';

/**
 * Turns a manual clock until something holds, for what goes over the network in real time meanwhile. A look each `everyMs`
 * of real time moves it by `stepMs`. A look that throws counts as one at which it does not hold. One that asks the server takes
 * more of the processor than what it looks for: after it the clock is turned twice without another.
 * @throws Error what the last look threw, where it does not come to hold
 */
export const turnUntil =
  ({ clock }: Pick<TestApp, 'clock'>, { stepMs = 200, everyMs = 20, withinMs = 15_000 } = {}) =>
  async (holds: () => boolean | Promise<boolean>): Promise<void> => {
    const end = performance.now() + withinMs;
    for (let reason: unknown; ; ) {
      clock.advance(stepMs);
      const begun = performance.now();
      let asks = false;
      try {
        const held = holds();
        asks = held instanceof Promise;
        if (await held) return;
        reason = undefined;
      } catch (error) {
        reason = error;
      }
      const tookMs = performance.now() - begun;
      if (performance.now() > end) throw reason ?? new Error(`It does not hold: ${holds}`);
      await wait(everyMs);
      for (let turn = 0; asks && turn < 2; turn++) {
        clock.advance(stepMs);
        await wait(everyMs + Math.min(tookMs, 2 * everyMs));
      }
    }
  };
