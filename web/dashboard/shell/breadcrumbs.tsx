import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Page } from '#web/dashboard/page.ts';
import { cn } from '#web/ui/cn.ts';

interface BreadcrumbsProps {
  trail: Page[];
  ownTitle: string | null;
  /** The page's own head follows in the same row: the last name is its title. */
  beforeHead?: boolean;
}

/** Where this page is in the dashboard. The last one is the page itself, under its own name when it has one. */
export function Breadcrumbs({ trail, ownTitle, beforeHead = false }: BreadcrumbsProps) {
  const shown = beforeHead ? trail.slice(0, -1) : trail;
  return (
    <nav aria-label="Breadcrumb" className={beforeHead ? 'shrink-0' : 'min-w-0'}>
      <ol className="flex min-w-0 items-center gap-1.5">
        {shown.map((page, position) => {
          const last = !beforeHead && position === trail.length - 1;
          return (
            <li
              key={page.path}
              className={cn(
                'flex items-center',
                // On a phone only the way back stands here: the page's title is right below, and comes up once that is gone.
                last ? 'title-once-scrolled min-w-0' : 'shrink-0 gap-1.5 max-sm:mr-1.5',
                position < trail.length - 2 && 'max-sm:hidden',
              )}
            >
              {last ? (
                <span aria-current="page" className="block truncate font-medium">
                  {ownTitle ?? page.title}
                </span>
              ) : (
                <>
                  <Link
                    to={page.path}
                    className="inline-flex items-center gap-1 rounded-sm text-muted hover:text-ink max-sm:py-3"
                  >
                    <ChevronLeft aria-hidden className="size-4 sm:hidden" />
                    {page.title}
                  </Link>
                  <ChevronRight aria-hidden className="size-3.5 text-faint max-sm:hidden" />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
