import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Page } from '#web/dashboard/pages.tsx';

/** Where this page is in the dashboard. The last one is the page itself, under its own name when it has one. */
export function Breadcrumbs({ trail, ownTitle }: { trail: Page[]; ownTitle: string | null }) {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5">
        {trail.map((page, position) => {
          const last = position === trail.length - 1;
          return (
            <li key={page.path} className={last ? 'min-w-0' : 'hidden shrink-0 items-center gap-1.5 sm:flex'}>
              {last ? (
                <span aria-current="page" className="block truncate font-medium">
                  {ownTitle ?? page.title}
                </span>
              ) : (
                <>
                  <Link to={page.path} className="rounded-sm text-muted hover:text-ink">
                    {page.title}
                  </Link>
                  <ChevronRight aria-hidden className="size-3.5 text-faint" />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
