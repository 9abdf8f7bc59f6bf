import type { Page } from '#web/dashboard/page.ts';

const isShown = ({ path }: Page) => !path.includes(':') && path !== '/dashboard/all-services';

/** Pages of no section, with those below them that can be opened by themselves. */
export const servicesOf = (pages: readonly Page[]): Page[] =>
  pages
    .filter((page) => !page.children)
    .flatMap((page) => [page, ...(page.details ?? [])])
    .filter(isShown);
