import { expect, it } from 'vitest';
import { alone } from './alone.data.ts';
import { unreached } from './unreached.data.ts';
import { needless } from './unreached.ts';
import { workspaceFilters } from './workspace-filters.ts';

it('lists only filters that are there, and that row-level security is not behind', () => {
  expect(needless(workspaceFilters())).toEqual([]);
});

it('gives each a reason, and each reason once', () => {
  const reasons = unreached.map(({ because }) => because);
  expect(reasons.filter((because, n) => reasons.indexOf(because) !== n)).toEqual([]);
});

it('leaves alone only files and folders that have filters', () => {
  const ids = workspaceFilters().map(({ id }) => id);
  expect(alone.filter((beginning) => !ids.some((id) => id.startsWith(beginning)))).toEqual([]);
});
