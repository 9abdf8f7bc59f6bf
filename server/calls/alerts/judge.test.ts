import { describe, expect, it } from 'vitest';
import { calmMs, type Judged, judge } from './judge.ts';

const judged = (change: Partial<Judged>): Judged => ({
  when: 'above',
  limit: 10,
  value: 5,
  open: null,
  quiet: false,
  now: 1_000_000,
  ...change,
});
const open = { worst: 12, fineSince: null };

describe('an alert', () => {
  it.each([
    ['above its limit', judged({ value: 11 }), { do: 'raise' }],
    ['at its limit', judged({ value: 10 }), { do: 'nothing', quiet: false }],
    ['below its limit', judged({ when: 'below', value: 9 }), { do: 'raise' }],
    ['with too little to say', judged({ value: null }), { do: 'nothing', quiet: false }],
    ['said to be over, and not fine yet', judged({ value: 11, quiet: true }), { do: 'nothing', quiet: true }],
    ['said to be over, and fine again', judged({ value: 9, quiet: true }), { do: 'nothing', quiet: false }],
  ])('of a figure %s', (_, given, verdict) => {
    expect(judge(given)).toEqual(verdict);
  });

  it('keeps the worst value, in its own direction', () => {
    expect(judge(judged({ value: 20, open }))).toEqual({ do: 'note', worst: 20, fineSince: null });
    expect(judge(judged({ value: 11, open }))).toEqual({ do: 'note', worst: 12, fineSince: null });
    const below = judged({ when: 'below', value: 3, open: { worst: 4, fineSince: null } });
    expect(judge(below)).toEqual({ do: 'note', worst: 3, fineSince: null });
  });

  it('is over once the figure was fine for ten minutes, and not before', () => {
    const first = judge(judged({ open }));
    expect(first).toEqual({ do: 'note', worst: 12, fineSince: 1_000_000 });
    const later = (ms: number, value: number | null = 5) =>
      judge(judged({ value, open: { worst: 12, fineSince: 1_000_000 }, now: 1_000_000 + ms }));
    expect(later(calmMs - 1)).toMatchObject({ do: 'note', fineSince: 1_000_000 });
    expect(later(60_000, 11)).toMatchObject({ do: 'note', fineSince: null });
    expect(later(calmMs)).toEqual({ do: 'end' });
    expect(later(calmMs, null)).toEqual({ do: 'end' });
  });
});
