import { expect, test } from 'vitest';
import { CaptureClock } from './capture-clock.ts';

test('what comes late by the network is put where it was said', () => {
  const clock = new CaptureClock();
  expect(clock.place(0, 1_000)).toBe(1_000);
  expect(clock.place(20, 1_220)).toBe(1_020);
  expect(clock.place(40, 1_220)).toBe(1_040);
});

test('nothing is put before it can have been said', () => {
  const clock = new CaptureClock();
  clock.place(0, 1_500);
  expect(clock.place(20, 1_030)).toBe(1_030);
  expect(clock.place(40, 1_060)).toBe(1_050);
});

test('a clock that runs slow is followed', () => {
  const clock = new CaptureClock();
  let placed = 0;
  for (let at = 0; at < 60_000; at += 20) placed = clock.place(at * 0.99, at);
  expect(Math.abs(placed - 59_980)).toBeLessThan(200);
});

test('a microphone that stood still goes on behind its gap', () => {
  const clock = new CaptureClock();
  clock.place(0, 1_000);
  expect(clock.place(20, 9_000, true)).toBe(9_000);
});
