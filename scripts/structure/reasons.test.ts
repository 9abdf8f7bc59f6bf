import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { acrossReasons } from '#server/platform/db/across-reasons.data.ts';
import { isTest, readImports, root } from './import-graph.ts';

/** What steps around a wall says why, where it does. */

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = [...readImports('domain', 'voice', 'server', 'web', 'scripts', 'bench', 'sdk', 'e2e').keys()].filter(
  (file) => !isTest(file),
);

test('each transaction that looks across workspaces names one of the reasons, and each of these is needed', () => {
  const named = new Set<string>();
  const without: string[] = [];
  for (const file of sources.filter((one) => /^(server|scripts)\//.test(one) && !one.startsWith('server/testing/')))
    for (const [, first = ''] of textOf(file).matchAll(/\bdb\.system\(\s*('[a-z]+'|\w+)?/g)) {
      const reason = first.replaceAll("'", '');
      if (reason in acrossReasons && reason !== 'test' && first !== reason) named.add(reason);
      else without.push(`${file}: ${first}`);
    }
  expect(without).toEqual([]);
  expect([...named, 'test'].toSorted()).toEqual(Object.keys(acrossReasons).toSorted());
});

test('a cast that TypeScript does not follow says above it, or beside it, what it rests on', () => {
  const bare = sources.flatMap((file) => {
    const lines = textOf(file).split('\n');
    return lines.flatMap((line, at) => {
      if (!/\bas unknown as\b/.test(line)) return [];
      // A call that is spread over lines is told of at its first.
      const before = lines.slice(Math.max(0, at - 2), at);
      return [line, ...before].some((one) => /\/\/|\*\//.test(one)) ? [] : [`${file}:${at + 1}`];
    });
  });
  expect(bare).toEqual([]);
});

/** Where columns are known only when the statement is made: an export and a search of whole tables, and what is encrypted anew. */
const anyColumns = [
  'server/identity/account/export-account.ts',
  'server/platform/secrets/settle-content.ts',
  'server/privacy/erasures/scan-table.ts',
];

test('rows of SQL that is written out are read by `readRows`, which holds them to their columns', () => {
  const unchecked = sources.filter((file) => file.startsWith('server/') && /\.execute</.test(textOf(file)));
  expect(unchecked.toSorted()).toEqual(anyColumns);
});
