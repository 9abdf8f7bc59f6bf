import { expect, test } from 'vitest';
import { figuresOf, results } from './talk/figures.ts';
import { type Half, halves } from './talk/halves.ts';

/**
 * How well conversations of people are held today: of 100, how many come to the right end and without a blemish, and in
 * how many something is done that must not be. Raise the floors, and lower the count of wrong acts, with what gets better.
 */
const held: Record<Half, { rightEnd: number; clean: number; wrongActs: number }> = {
  open: { rightEnd: 98.9, clean: 74.5, wrongActs: 0 },
  sealed: { rightEnd: 95.6, clean: 40.5, wrongActs: 4 },
};

/** All of the open half takes half a minute on a machine that is busy. */
const mostTime = 240_000;

test.each(halves)(
  'holds the conversations of the %s half as well as before',
  async (half) => {
    const all = await results(half);
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const { played, rightEnd, clean, wrongActs } = figuresOf(all);
    expect((rightEnd / played) * 100, 'right ends').toBeGreaterThanOrEqual(held[half].rightEnd);
    expect((clean / played) * 100, 'without a blemish').toBeGreaterThanOrEqual(held[half].clean);
    expect(wrongActs, 'conversations with a wrong act').toBeLessThanOrEqual(held[half].wrongActs);
  },
  mostTime,
);
