import { describe, expect, it } from 'vitest';
import { captionAt } from './captions.ts';

const words = Array.from({ length: 30 }, (_, n) => ({ text: `w${n}`, startMs: 100 + n * 100, endMs: 190 + n * 100 }));

describe('the caption', () => {
  it('is the first line before anything is said', () => {
    const { line, current } = captionAt(words, 0);
    expect([line[0]!.text, line.length, current]).toEqual(['w0', 12, -1]);
  });

  it('names the word that is spoken, also in the pause behind it', () => {
    expect(captionAt(words, 100).current).toBe(0);
    expect(captionAt(words, 199).current).toBe(0);
    expect(captionAt(words, 200).current).toBe(1);
  });

  it('turns to the next line with its first word, and stays on the last', () => {
    expect(captionAt(words, 1_299).line[0]!.text).toBe('w0');
    expect(captionAt(words, 1_300)).toMatchObject({ line: { 0: { text: 'w12' } }, current: 0 });
    expect(captionAt(words, 60_000)).toMatchObject({ line: { length: 6 }, current: 5 });
  });

  it('is empty when no words are known', () => {
    expect(captionAt([], 500)).toEqual({ line: [], current: -1 });
  });
});
