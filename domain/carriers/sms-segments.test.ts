import { describe, expect, it, test } from 'vitest';
import { segmentsOf } from './sms-segments.ts';

describe('parts of a text message', () => {
  it.each<[string, string, number, 'GSM-7' | 'UCS-2', number]>([
    ['nothing', '', 0, 'GSM-7', 160],
    ['one character', 'a', 1, 'GSM-7', 159],
    ['160 characters', 'a'.repeat(160), 1, 'GSM-7', 0],
    ['161 characters', 'a'.repeat(161), 2, 'GSM-7', 145],
    ['306 characters', 'a'.repeat(306), 2, 'GSM-7', 0],
    ['307 characters', 'a'.repeat(307), 3, 'GSM-7', 152],
    ['letters of Europe', 'Grüße für Ångström, señor: è, Ç, Ω', 1, 'GSM-7', 126],
    ['80 euros', '€'.repeat(80), 1, 'GSM-7', 0],
    ['81 euros, of which no part takes half', '€'.repeat(81), 2, 'GSM-7', 143],
    ['brackets that end a part', `${'a'.repeat(152)}[${'a'.repeat(20)}`, 2, 'GSM-7', 131],
    ['a cedilla in small', 'ç', 1, 'UCS-2', 69],
    ['70 characters of another script', 'ж'.repeat(70), 1, 'UCS-2', 0],
    ['71 characters of another script', 'ж'.repeat(71), 2, 'UCS-2', 63],
    ['134 characters of another script', 'ж'.repeat(134), 2, 'UCS-2', 0],
    ['135 characters of another script', 'ж'.repeat(135), 3, 'UCS-2', 66],
    ['one curly quote among 160', `${'a'.repeat(159)}’`, 3, 'UCS-2', 41],
    ['35 faces', '😀'.repeat(35), 1, 'UCS-2', 0],
    ['36 faces, of which no part takes half', '😀'.repeat(36), 2, 'UCS-2', 61],
  ])('%s', (_, text, segments, encoding, left) => {
    expect(segmentsOf(text)).toMatchObject({ segments, encoding, left });
  });

  test('never hold more than fits', () => {
    for (let length = 1; length < 2_000; length += 7) {
      const { segments, units } = segmentsOf('[a'.repeat(length));
      expect(units).toBe(length * 3);
      expect(segments * 153).toBeGreaterThanOrEqual(units > 160 ? units : 0);
    }
  });
});
