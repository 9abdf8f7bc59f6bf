import { expect, it } from 'vitest';
import { aboutPages } from './about-pages.data.ts';
import type { Page } from './page.ts';
import { pages } from './pages.tsx';
import { servicesOf } from './shell/all-services/services.ts';

const chosen = (all: readonly Page[]): string[] =>
  all.flatMap(({ path, children = [] }) => [path, ...chosen(children)]);

it('every page that can be chosen, and every card of All Services, says in a sentence what it is for', () => {
  const cards = servicesOf(pages).map(({ path }) => path);
  expect(Object.keys(aboutPages).sort()).toEqual([...new Set([...chosen(pages), ...cards])].sort());
  for (const about of Object.values(aboutPages)) expect(about).toMatch(/^[A-Z].*\.$/);
});
