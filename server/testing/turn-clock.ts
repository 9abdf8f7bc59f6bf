import { expect } from 'vitest';
import type { TestApp } from './start-app.ts';

/**
 * Turns a manual clock until something holds, for what goes over the network in real time meanwhile. A look each `everyMs`
 * of real time moves it by `stepMs`.
 */
export const turnUntil =
  ({ clock }: Pick<TestApp, 'clock'>, { stepMs = 200, everyMs = 20, withinMs = 15_000 } = {}) =>
  (holds: () => boolean | Promise<boolean>): Promise<void> =>
    expect
      .poll(
        async () => {
          clock.advance(stepMs);
          return holds();
        },
        { interval: everyMs, timeout: withinMs },
      )
      .toBe(true);
