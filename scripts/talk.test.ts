import { expect, test } from 'vitest';
import { figuresOf, type Result, results } from './talk/figures.ts';
import { type Half, halves } from './talk/halves.ts';

interface Held {
  rightEnd: number;
  clean: number;
  wrongValues: number;
  wrongActs: number;
}

/** A kind that came when the others were measured already, and has figures of its own. */
const laterKind = 'second thoughts';

/**
 * How well conversations of people are held today: of 100, how many come to the right end and without a blemish, and in
 * how many a value is wrong, or something is done that must not be. Raise the floors, and lower what is wrong, with what gets better.
 */
const held: Record<Half, { others: Held; later: Held }> = {
  open: {
    others: { rightEnd: 99.2, clean: 77.5, wrongValues: 3.3, wrongActs: 0 },
    later: { rightEnd: 100, clean: 77.2, wrongValues: 9.1, wrongActs: 0 },
  },
  sealed: {
    others: { rightEnd: 95.4, clean: 46.9, wrongValues: 14.9, wrongActs: 4 },
    later: { rightEnd: 85.7, clean: 76.1, wrongValues: 0, wrongActs: 2 },
  },
};

/** All of the open half takes half a minute on a machine that is busy. */
const mostTime = 240_000;

test.each(halves)(
  'holds the conversations of the %s half as well as before',
  async (half) => {
    const all = await results(half);
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const isLater = ({ conversation }: Result) => conversation.kind === laterKind;
    for (const [of, floors] of [
      [all.filter((one) => !isLater(one)), held[half].others],
      [all.filter(isLater), held[half].later],
    ] as const) {
      const { played, rightEnd, clean, wrongValues, wrongActs } = figuresOf(of);
      expect((rightEnd / played) * 100, 'right ends').toBeGreaterThanOrEqual(floors.rightEnd);
      expect((clean / played) * 100, 'without a blemish').toBeGreaterThanOrEqual(floors.clean);
      expect((wrongValues / played) * 100, 'with a wrong value').toBeLessThanOrEqual(floors.wrongValues);
      expect(wrongActs, 'conversations with a wrong act').toBeLessThanOrEqual(floors.wrongActs);
    }
  },
  mostTime,
);
