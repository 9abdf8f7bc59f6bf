import { expect, it } from 'vitest';
import { importLimits } from '#domain/contacts/contact-imports.ts';
import { wholeLines } from './card-lines.ts';
import { readContactFile } from './read-file.ts';
import { readRow } from './read-row.ts';

const { rows, columns, cells, lines, cellCharacters, rowCharacters, values, cardLines, parameters } = importLimits;
const read = (text: string) => readContactFile(Buffer.from(text));
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ann', ...lines, 'END:VCARD'].join('\r\n');
const phoneColumns = [{ field: 'name' as const }, { field: 'phone' as const }];
const rowOf = (cells: string[]) => readRow(cells, phoneColumns, 'DE');

it.each([
  ['rows', `Name,Phone\n${'A,1\n'.repeat(rows + 1)}`, /more than 100000 rows.*Split it/],
  ['cells of a row', `Name,Phone\nAnn,1\nBen${','.repeat(columns)}`, /row that ends on line 3 has 501 cells.*Keep/],
  [
    'characters of a cell',
    `Name,Phone\n"${'x'.repeat(cellCharacters + 1)}",1`,
    /line 2, column 1, has more than 32767/,
  ],
  ['characters of a row', `Name,Phone\n${'x'.repeat(rowCharacters + 1)},1`, /A row on line 2 never ends/],
  ['cells', `${'a,'.repeat(400)}b\n${`${','.repeat(400)}x\n`.repeat(10_000)}`, /more than 4000000 cells/],
  ['cells of one row', `Name,Phone\n${','.repeat(2 * cells + 1)}`, /more than 4000000 cells/],
  ['lines of cards', card('\n'.repeat(lines)), /more than 2000000 lines/],
  [
    'lines of a card',
    card(...Array.from({ length: cardLines }, () => 'TEL:1')),
    /starts on line 1 has more than 1000 lines/,
  ],
  ['parameters of a line', card(`TEL${';TYPE=x'.repeat(parameters + 1)}:1`), /Line 4 has more than 50 parameters/],
  ['values of a parameter', card(`TEL;TYPE=${'x,'.repeat(parameters)}x:1`), /Line 4 has more than 50 parameters/],
  ['characters of a value', card('', `ORG:${'x'.repeat(cellCharacters + 1)}`), /starts on line 1, column 2/],
  ['cards', `${card()}\n`.repeat(rows + 1), /more than 100000 rows/],
])('a file with too many %s is refused with where and what to do', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});

it('a card takes pictures of any length, and lines that are no line of a card', () => {
  const picture = `PHOTO;ENCODING=b:${'A'.repeat(70)}\r\n${` ${'B'.repeat(70)}\r\n`.repeat(20_000)}`;
  const file = card(picture.trimEnd(), `X-LONG${'y'.repeat(20_000)}:1`, '"'.repeat(50_000), 'TEL:030 901820');
  expect(read(file).rows).toEqual([['Ann', '', '', '', '', '', '', '030 901820', '', '']]);
});

it('each part of a line is looked at once, however many it is made of', () => {
  const parts = 50_000;
  const lines = [...wholeLines(`NOTE:a\n${' b\n'.repeat(parts)}NEXT:c`)];
  expect(lines.map(({ at, text }) => [at, text.length])).toEqual([
    [1, 6 + parts],
    [parts + 2, 6],
  ]);
});

it('a row with more numbers than anybody has is refused by itself, and none of them is read', () => {
  const numbers = (n: number, between: string) => Array.from({ length: n }, () => '030 901820').join(between);
  for (const between of [' ::: ', '/'])
    expect(rowOf(['Ann', numbers(16_000, between)])).toEqual({
      problem: 'This row has more than 20 phone numbers. Keep only the ones you need.',
    });
  expect(rowOf(['Ann', numbers(values, ' ::: ')])).toMatchObject({ contact: { phone: '+4930901820' } });
  expect(rowOf(['Ann', '1'.repeat(30_000)])).toMatchObject({
    problem: expect.stringContaining('t a valid phone number'),
  });
});

it('tags, addresses and labels are read as far as they are kept', () => {
  const plan = [
    ...phoneColumns,
    { field: 'tags' as const },
    { field: 'email' as const },
    { field: 'phone' as const, labelColumn: 2 },
  ];
  const tags = Array.from({ length: 16_000 }, (_, n) => `tag${n}`).join(',');
  const row = readRow(['Ann', '030 901820', tags, 'x ::: '.repeat(5_000), '030 901821'], plan, 'DE');
  expect(row).toMatchObject({ contact: { email: null, tags: { length: 20 } } });
});

it('what is cut is never half a character, which the database cannot keep', () => {
  const row = readRow(['Ann', '030 901820', `${'x'.repeat(1_999)}😀`], [...phoneColumns, { field: 'note' }], 'DE');
  expect('contact' in row && row.contact.note.isWellFormed()).toBe(true);
});
