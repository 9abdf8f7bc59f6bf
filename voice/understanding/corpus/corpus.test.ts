import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countOf, type Half, halves, type Phrase, readHalf, type Score, scoresOf } from './score.ts';

/** `RECORD_FLOORS=1` writes what is reached now; without it no rate may fall below what was written. */
const recording = process.env.RECORD_FLOORS === '1';
const file = new URL('./floors.json', import.meta.url);

/** Whole percents: right at least, wrong at most. */
interface Floor {
  right: number;
  wrong: number;
}
type Floors = Record<Half, Record<string, Floor>>;

const floorOf = (score: Score): Floor => ({
  right: Math.floor((score.right / countOf(score)) * 100),
  wrong: Math.ceil((score.wrong / countOf(score)) * 100),
});

const halfOf = (half: Half): Record<string, Floor> => {
  const scores = [...scoresOf(readHalf(half))].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(scores.map(([key, score]) => [key, floorOf(score)]));
};

const reached: Floors = { open: halfOf('open'), 'held-out': halfOf('held-out') };
if (recording) writeFileSync(file, `${JSON.stringify(reached, null, 2)}\n`);
const floors = JSON.parse(readFileSync(file, 'utf8')) as Floors;

describe.each(halves)('the %s half of the corpus', (half) => {
  it.each(Object.keys(floors[half]))('is read as well as it was: %s', (key) => {
    const { right, wrong } = reached[half][key]!;
    expect(right).toBeGreaterThanOrEqual(floors[half][key]!.right);
    expect(wrong).toBeLessThanOrEqual(floors[half][key]!.wrong);
  });

  it('has a floor for each language and type', () => {
    expect(Object.keys(reached[half]).sort()).toEqual(Object.keys(floors[half]).sort());
  });
});

describe('the corpus', () => {
  const phrases = halves.flatMap(readHalf);
  const sized = (of: (phrase: Phrase) => string) => {
    const counts = new Map<string, number>();
    for (const phrase of phrases) counts.set(of(phrase), (counts.get(of(phrase)) ?? 0) + 1);
    return counts;
  };

  it('holds no phrase of a type twice', () => {
    const counts = sized(({ language, type, text }) => `${language.split('-')[0]} ${type}: ${text.toLowerCase()}`);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  });

  it('has halves of the same kind', () => {
    const counts = (half: Half) => {
      const found = new Map<string, number>();
      for (const { language, type } of readHalf(half))
        found.set(`${language} ${type}`, (found.get(`${language} ${type}`) ?? 0) + 1);
      return found;
    };
    const heldOut = counts('held-out');
    for (const [key, count] of counts('open')) expect(Math.abs(count - heldOut.get(key)!)).toBeLessThanOrEqual(1);
  });

  it('wants values in the form of their type', () => {
    const forms: Partial<Record<Phrase['type'], RegExp>> = {
      date: /^\d{4}-\d{2}-\d{2}$/,
      time: /^\d{2}:\d{2}$/,
      date_time: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
      phone: /^\+\d{8,15}(;ext=\d+)?$/,
      email: /^[^@\sA-Z]+@[^@\sA-Z]+$/,
      duration: /^P/,
      code: /^[A-Z\d]+$/,
    };
    const odd = phrases.filter(
      ({ type, want }) =>
        want.length === 0 || want.some((value) => value !== null && !(forms[type]?.test(String(value)) ?? true)),
    );
    expect(odd).toEqual([]);
  });
});
