import { expect, test } from 'vitest';
import { contractingIn, isMarked, pendingSteps } from './contracting.ts';
import { baselineName, readSteps } from './migration-files.ts';

const step = (text: string) => ({ files: [{ name: 'x.sql', text }] });

test('steps since the baseline take nothing from servers of the version before, or say why they may', () => {
  const silent = readSteps().filter((one) => contractingIn(one).length > 0 && !isMarked(one));
  expect(
    silent.map((one) => `${one.name}: ${contractingIn(one).join('; ')}`),
    'Expand first, contract a version later: docs/upgrades.md. A step that may contract says why: -- contract: …',
  ).toEqual([]);
});

test('tells what takes something from servers of before', () => {
  for (const text of [
    'alter table calls drop column note;',
    'drop table if exists notes;',
    'alter table calls rename column a to b;',
    'alter table notes rename to remarks;',
    'alter table calls alter column a type text;',
    'alter table calls alter a set not null;',
    'alter table calls add column a text not null;',
    'alter table calls add column b int default 0, add column a text not null;',
  ])
    expect(contractingIn(step(text)), text).toHaveLength(1);
  for (const text of [
    'alter table calls add column a text;',
    "alter table calls add column a text not null default '';",
    "alter table calls add column a text default '' not null;",
    'alter table calls add column n bigint not null generated always as identity;',
    'create table notes (id uuid primary key, text text not null); create index on notes (text);',
    'alter table calls drop constraint calls_check; drop index calls_open;',
    '-- drop table calls;\nalter table calls alter column a drop not null;',
  ])
    expect(contractingIn(step(text)), text).toEqual([]);
  expect(isMarked(step('-- contract: nothing has read it since 0.2\ndrop table notes;'))).toBe(true);
  expect(isMarked(step('-- contract:\ndrop table notes;'))).toBe(false);
});

test('names the steps that a database has not had', () => {
  const all = readSteps().map(({ name }) => name);
  expect(pendingSteps([baselineName, ...all])).toEqual([]);
  const last = all.at(-1)!;
  expect(pendingSteps([baselineName, ...all.slice(0, -1)])).toEqual([
    { name: last, oldServersGoOn: expect.any(Boolean) },
  ]);
  expect(pendingSteps([])[0]!.name).toBe(baselineName);
});
