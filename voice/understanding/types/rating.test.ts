import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const read = (text: string, language = 'en-US') =>
  understand({ type: 'rating', text, language, at: '2026-11-20T10:00:00', zone: 'America/New_York' }).value;

describe('a rating', () => {
  it.each<[string, number | null]>([
    ['for stars', 4],
    ['ate', 8],
    ['seven sorry eight', 8],
    ['full marks', 10],
    ['the lowest', 1],
    ['two thumbs up', null],
    ['this one was a four', 4],
    ['eight to nine', null],
  ])('reads "%s" as %j', (text, value) => expect(read(text)).toEqual(value));
});
