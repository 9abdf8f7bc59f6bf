import { describe, expect, it } from 'vitest';
import { SentenceStream } from './sentence-stream.ts';

/** Cuts a text that comes in pieces of so many characters. */
function cut(text: string, piece: number): string[] {
  const stream = new SentenceStream();
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${piece}}`, 'g')) ?? [];
  return [...pieces.flatMap((one) => stream.push(one)), ...stream.end()];
}

describe('sentences of a stream', () => {
  it.each([1, 3, 7, 500])('are the same in pieces of %s characters', (piece) => {
    const text = 'Sure! Dr. Weber is in on 27. November at 9 a.m. on that day. Is that fine? ¿Le va bien? And more';
    expect(cut(text, piece)).toEqual([
      'Sure!',
      'Dr. Weber is in on 27. November at 9 a.m. on that day.',
      'Is that fine?',
      '¿Le va bien?',
      'And more',
    ]);
  });

  it('do not wait for an end that does not come', () => {
    const stream = new SentenceStream();
    expect(stream.push('so '.repeat(300))).toHaveLength(1);
    expect(stream.end()).toEqual([]);
  });
});
