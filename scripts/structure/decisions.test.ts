import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './import-graph.ts';

const folder = path.join(root, 'docs/decisions');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('the index has each decision, and says which are superseded as they do themselves', () => {
  const index = new Map(
    [...read('README.md').matchAll(/^\| \[(\d{3})\]\(([\w-]+\.md)\) \| (.+?) \| (.+?) \|$/gm)].map(
      ([, number, file, , status]) => [file!, { number, status }] as const,
    ),
  );
  const files = readdirSync(folder).filter((file) => file !== 'README.md');
  expect([...index.keys()]).toEqual(files.toSorted());
  const told = files.map((file) => {
    const [heading, , head = ''] = read(file).split('\n');
    const [, part = '', by] = /^\*\*Superseded (in part )?by (\d{3})/.exec(head) ?? [];
    return [heading!.slice(0, 6), by && `superseded ${part}by ${by}`];
  });
  expect(told).toEqual(
    files.map((file) => {
      const { number, status } = index.get(file)!;
      return [`# ${number} `, /superseded (?:in part )?by \d{3}/.exec(status!)?.[0]];
    }),
  );
});
