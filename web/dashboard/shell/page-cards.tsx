import { Link } from 'react-router';
import { aboutPages } from '#web/dashboard/about-pages.data.ts';
import type { Page } from '#web/dashboard/page.ts';
import { useMaySee } from './use-may-see.ts';

/** Pages as cards, for the role's eyes. */
export function PageCards({ pages }: { pages: Page[] }) {
  const maySee = useMaySee();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {pages.filter(maySee).map((page) => (
        <li key={page.path}>
          <Link
            to={page.path}
            prefetch="intent"
            className="flex h-full gap-3 rounded-lg border border-line bg-surface p-4 hover:border-field"
          >
            <page.icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
            <span>
              <span className="block font-medium">{page.title}</span>
              <span className="mt-0.5 block text-pretty text-muted text-sm">{aboutPages[page.path]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
