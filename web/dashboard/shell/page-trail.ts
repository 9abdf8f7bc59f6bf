import { matchPath } from 'react-router';
import type { Page } from '#web/dashboard/page.ts';
import { pages } from '#web/dashboard/pages.tsx';

const below = (page: Page): Page[] => [...(page.children ?? []), ...(page.details ?? [])];

function trailTo(fits: (page: Page) => boolean, candidates: Page[]): Page[] | null {
  for (const page of candidates) {
    if (fits(page)) return [page];
    const rest = trailTo(fits, below(page));
    if (rest) return [page, ...rest];
  }
  return null;
}

/**
 * The pages from the top of the table down to the one at this address; empty when there is none. An address of its own
 * comes before a pattern: `/contacts/campaigns` is no contact.
 */
export function trailOf(pathname: string): Page[] {
  return (
    trailTo(({ path }) => path === pathname.replace(/\/$/, ''), pages) ??
    trailTo(({ path }) => matchPath(path, pathname) !== null, pages) ??
    []
  );
}

/** Every page that has an address of its own, in the table's order. */
export function everyPage(from: Page[] = pages): Page[] {
  return from.flatMap((page) => [page, ...everyPage(below(page))]).filter((page) => !page.path.includes(':'));
}
