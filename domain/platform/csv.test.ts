import { expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

const fieldsOf = (text: string) => parseCsv(text).map(({ fields }) => fields);

it('reads what spreadsheets write', () => {
  expect(fieldsOf('\uFEFFname,email\r\n"Bright, Dental","a ""b"""\r\n\r\nPlain,\r\n')).toEqual([
    ['name', 'email'],
    ['Bright, Dental', 'a "b"'],
    ['Plain', ''],
  ]);
  expect(fieldsOf('name;agents\nBright;3')).toEqual([
    ['name', 'agents'],
    ['Bright', '3'],
  ]);
});

it('says at which line a row begins', () => {
  expect(parseCsv('name\n"two\nlines"\n\nlast').map(({ line }) => line)).toEqual([1, 2, 5]);
});

it.each(['', '\n\n', ',', '"', '"open', 'a"b,c', '"x"y\n"'])('takes %j without harm', (text) => {
  expect(Array.isArray(parseCsv(text))).toBe(true);
});
