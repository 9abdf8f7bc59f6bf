import { matchPath } from 'react-router';
import { type Page, pages } from '#web/dashboard/pages.tsx';

const below = (page: Page): Page[] => [...(page.children ?? []), ...(page.details ?? [])];

function trailTo(pathname: string, candidates: Page[]): Page[] | null {
  for (const page of candidates) {
    if (matchPath(page.path, pathname)) return [page];
    const rest = trailTo(pathname, below(page));
    if (rest) return [page, ...rest];
  }
  return null;
}

/** The pages from the top of the table down to the one at this address; empty when there is none. */
export function trailOf(pathname: string): Page[] {
  return trailTo(pathname, pages) ?? [];
}

/** Every page that has an address of its own, in the table's order. */
export function everyPage(from: Page[] = pages): Page[] {
  return from.flatMap((page) => [page, ...everyPage(below(page))]).filter((page) => !page.path.includes(':'));
}
