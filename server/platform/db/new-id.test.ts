import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('makes ids of version 7 that are all different and sort by time', () => {
  const ids = Array.from({ length: 20_000 }, () => newId());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids.slice(0, 100)) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test('carries the time, and stays in order when the clock goes back', () => {
  const now = Date.UTC(2100, 0, 1);
  const millisecond = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  const [first, second] = [newId(now), newId(now - 5_000)];
  expect(millisecond(first)).toBe(now);
  expect(second > first).toBe(true);
});
