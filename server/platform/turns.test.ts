import { expect, it } from 'vitest';
import { turnsOf } from './turns.ts';

it('lets so many works be done at a time, in the order in which they came, and turns away who comes behind those', async () => {
  const inTurn = turnsOf({ mostAtOnce: 2, mostWaiting: 3, busy: 'Try again in a few seconds.' });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3, 4].map((n) =>
    inTurn(async () => {
      begun.push(n);
      await new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(begun).toEqual([0, 1]);
  ends[0]!();
  await works[0];
  expect(begun).toEqual([0, 1, 2]);
  for (let n = 1; n < works.length; n++) {
    ends[n]!();
    await works[n];
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  // One that fails leaves its place, too.
  const failing = () =>
    inTurn(async () => {
      throw new Error('broken');
    });
  for (let tries = 0; tries < 4; tries++) await expect(failing()).rejects.toThrow('broken');
});
