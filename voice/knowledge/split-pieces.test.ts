import { expect, test } from 'vitest';
import type { Block } from './piece.ts';
import { splitPieces } from './split-pieces.ts';

const heading = (level: number, text: string): Block => ({ kind: 'heading', level, text, page: 1 });
const paragraph = (text: string, page: number | null = 1): Block => ({ kind: 'paragraph', text, page });
const row = (cells: [head: string | null, text: string][]): Block => ({
  kind: 'row',
  cells: cells.map(([head, text]) => ({ head, text })),
  page: null,
});
const sentence = (n: number) => `Sentence number ${n} tells something that is worth a line of its own.`;
const long = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => sentence(from + index)).join(' ');

test('keeps whole paragraphs together and never passes a heading', () => {
  const pieces = splitPieces(
    [
      heading(1, 'The salon'),
      paragraph('We have been here since 1990.'),
      heading(2, 'Hours'),
      paragraph('We open at nine.', 2),
      paragraph('We close at six.', 2),
      heading(2, 'Prices'),
      row([
        ['Service', 'Haircut'],
        ['Duration', '30 min'],
        ['Price', '25 EUR'],
        ['VAT', ''],
      ]),
      row([
        [null, 'Dye'],
        [null, '40 EUR'],
      ]),
    ],
    'en',
  );
  expect(pieces).toEqual([
    {
      position: 0,
      headings: ['The salon'],
      text: 'We have been here since 1990.',
      page: 1,
      sentences: ['We have been here since 1990.'],
    },
    {
      position: 1,
      headings: ['The salon', 'Hours'],
      text: 'We open at nine.\nWe close at six.',
      page: 2,
      sentences: ['We open at nine.', 'We close at six.'],
    },
    {
      position: 2,
      headings: ['The salon', 'Prices'],
      page: null,
      text: 'Haircut: the duration is 30 min, the price is 25 EUR.\nDye: 40 EUR.',
      sentences: ['Haircut: the duration is 30 min, the price is 25 EUR.', 'Dye: 40 EUR.'],
    },
  ]);
});

test('makes pieces of 400 to 1,200 characters of whatever length there is', () => {
  const pieces = splitPieces([paragraph(long(0, 9)), paragraph(long(9, 60)), paragraph(long(60, 64))], 'en');
  const lengths = pieces.map(({ text }) => text.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1_200);
  expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThanOrEqual(400);
  expect(pieces.flatMap(({ sentences }) => sentences)).toEqual(Array.from({ length: 64 }, (_, n) => sentence(n)));
  const endless = splitPieces([paragraph('😀'.repeat(2_000))], 'en');
  expect(endless.every(({ text }) => text.length <= 1_200 && !/^[\udc00-\udfff]|[\ud800-\udbff]$/.test(text))).toBe(
    true,
  );
  expect(endless.map(({ text }) => text).join('')).toBe('😀'.repeat(2_000));
});

test('loses no heading that stands over nothing, and adds none twice', () => {
  const told = splitPieces([heading(1, 'Menu'), heading(2, 'Soups'), heading(2, 'Cakes'), paragraph('Fresh.')], 'en');
  expect(told.map(({ headings, text }) => [...headings, text])).toEqual([
    ['Menu', 'Soups'],
    ['Menu', 'Cakes', 'Fresh.'],
  ]);
  expect(splitPieces([], 'en')).toEqual([]);
  expect(splitPieces([paragraph(' '), row([[null, ' ']]), heading(1, '')], 'en')).toEqual([]);
});

test('reads columns of German as they are written', () => {
  const cells: [string, string][] = [
    ['Leistung', 'Haarschnitt'],
    ['Dauer', '30 Min.'],
  ];
  expect(splitPieces([row(cells)], 'de')[0]?.text).toBe('Haarschnitt: die Dauer ist 30 Min.');
  const plain: [string, string][] = [
    ['Rad', 'Tandem'],
    ['Halber Tag', '30 EUR'],
    ['Preis', 'auf Anfrage'],
  ];
  expect(splitPieces([row(plain)], 'de')[0]?.text).toBe('Tandem: Halber Tag 30 EUR, Preis auf Anfrage.');
});
