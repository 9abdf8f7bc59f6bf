import { expect, it } from 'vitest';
import { aboutPages } from './about-pages.data.ts';
import { type Page, pages } from './pages.tsx';

const chosen = (all: readonly Page[]): string[] =>
  all.flatMap(({ path, children = [] }) => [path, ...chosen(children)]);

it('every page that can be chosen says in a sentence what it is for', () => {
  expect(Object.keys(aboutPages).sort()).toEqual(chosen(pages).sort());
  for (const about of Object.values(aboutPages)) expect(about).toMatch(/^[A-Z].*\.$/);
});
