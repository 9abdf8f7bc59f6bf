import { expect, test } from 'vitest';
import { manualClock } from './manual-clock.ts';

test('runs what is due in order of time, and what those callbacks plan', () => {
  const clock = manualClock(1_000);
  const ran: [string, number][] = [];
  const note = (name: string) => ran.push([name, clock.now()]);
  clock.after(30, () => note('c'));
  clock.after(10, () => {
    note('a');
    clock.after(10, () => note('b'));
  });
  clock.after(31, () => note('too late'));
  clock.advance(30);
  expect(ran).toEqual([
    ['a', 1_010],
    ['b', 1_020],
    ['c', 1_030],
  ]);
  expect(clock.pending()).toBe(1);
});

test('a cancelled timer does not run', () => {
  const clock = manualClock();
  let ran = false;
  clock.after(5, () => {
    ran = true;
  })();
  clock.advance(10);
  expect(ran).toBe(false);
});

test('run lets promises settle between timers', async () => {
  const clock = manualClock(0);
  const seen: number[] = [];
  const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  async function loop() {
    for (let i = 0; i < 3; i++) {
      await wait(10);
      seen.push(clock.now());
    }
  }
  const done = loop();
  await clock.run(30);
  await done;
  expect(seen).toEqual([10, 20, 30]);
});
