import { expect, it } from 'vitest';
import { arrived, follow } from './trail.ts';

const start = [
  { x: 0, y: 0 },
  { x: 0, y: 0 },
  { x: 0, y: 0 },
];
const pointer = { x: 300, y: 100 };

it('lets each dot trail behind the one before it', () => {
  const [first, second, third] = follow(start, pointer, 16);
  expect(first!.x).toBeLessThan(pointer.x);
  expect(second!.x).toBeLessThan(first!.x);
  expect(third!.x).toBeLessThan(second!.x);
});

it('arrives and rests', () => {
  let dots = start;
  for (let frame = 0; frame < 90 && !arrived(dots, pointer); frame++) dots = follow(dots, pointer, 1000 / 60);
  expect(arrived(dots, pointer)).toBe(true);
  expect(arrived(start, pointer)).toBe(false);
});

it('goes as far in one long frame as in two short ones', () => {
  const [once] = follow(start.slice(0, 1), pointer, 32);
  const [twice] = follow(follow(start.slice(0, 1), pointer, 16), pointer, 16);
  expect(once!.x).toBeCloseTo(twice!.x, 6);
});
