import { expect, test } from 'vitest';
import { figuresOf, results } from './talk/figures.ts';
import { type Half, halves } from './talk/halves.ts';

/**
 * How well conversations of people are held today: of 100, how many come to the right end and without a blemish, and in
 * how many a value is wrong, or something is done that must not be. Raise the floors, and lower what is wrong, with what gets better.
 */
const held: Record<Half, { rightEnd: number; clean: number; wrongValues: number; wrongActs: number }> = {
  open: { rightEnd: 99, clean: 76.3, wrongValues: 3.5, wrongActs: 0 },
  sealed: { rightEnd: 95.2, clean: 48, wrongValues: 13.5, wrongActs: 6 },
};

/** All of the open half takes half a minute on a machine that is busy. */
const mostTime = 240_000;

test.each(halves)(
  'holds the conversations of the %s half as well as before',
  async (half) => {
    const all = await results(half);
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const { played, rightEnd, clean, wrongValues, wrongActs } = figuresOf(all);
    expect((rightEnd / played) * 100, 'right ends').toBeGreaterThanOrEqual(held[half].rightEnd);
    expect((clean / played) * 100, 'without a blemish').toBeGreaterThanOrEqual(held[half].clean);
    expect((wrongValues / played) * 100, 'with a wrong value').toBeLessThanOrEqual(held[half].wrongValues);
    expect(wrongActs, 'conversations with a wrong act').toBeLessThanOrEqual(held[half].wrongActs);
  },
  mostTime,
);
