import { expect, it } from 'vitest';
import { nextSort, readSort, sortRows, writeSort } from './sort-rows.ts';

const columns = [
  { id: 'name', sortBy: ({ name }: Row) => name },
  { id: 'calls', sortBy: ({ calls }: Row) => calls },
  { id: 'kind' },
];
interface Row {
  name: string;
  calls: number | null;
}
const rows: Row[] = [
  { name: 'Line 10', calls: null },
  { name: 'line 9', calls: 2 },
  { name: 'Äther', calls: 11 },
];
const namesBy = (text: string) => sortRows(rows, columns, readSort(text)).map(({ name }) => name);

it('sorts as people do, and leaves what has no value at the end', () => {
  expect(namesBy('name')).toEqual(['Äther', 'line 9', 'Line 10']);
  expect(namesBy('-name')).toEqual(['Line 10', 'line 9', 'Äther']);
  expect(namesBy('calls')).toEqual(['line 9', 'Äther', 'Line 10']);
  expect(namesBy('-calls')).toEqual(['Äther', 'line 9', 'Line 10']);
});

it('changes nothing for a column that is unknown or has no order', () => {
  for (const text of ['kind', 'nothing', '-', '']) expect(namesBy(text)).toEqual(rows.map(({ name }) => name));
});

it('goes from heading to heading: up, down, as it came', () => {
  const up = nextSort(undefined, 'name');
  const down = nextSort(up, 'name');
  expect([up, down].map((sort) => writeSort(sort!))).toEqual(['name', '-name']);
  expect(nextSort(down, 'name')).toBeUndefined();
  expect(nextSort(down, 'calls')).toEqual({ column: 'calls', order: 'ascending' });
  expect(readSort('-name')).toEqual(down);
});
