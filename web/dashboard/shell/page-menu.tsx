import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Page } from '#web/dashboard/page.ts';
import { menuGroups } from '#web/dashboard/page.ts';
import { pages } from '#web/dashboard/pages.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { useMaySee } from './use-may-see.ts';

/** How an item of the menu looks; the sub-menu's items look the same. */
export const itemStyles = (current: boolean) =>
  cn(
    'flex h-7 items-center gap-2.5 rounded-md px-2.5 pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0',
    current ? 'bg-hover font-medium text-ink [&_svg]:text-accent-text' : 'text-muted hover:bg-hover hover:text-ink',
  );

/** How long after the start open tasks are counted first, in ms: no page waits for it, nor for what counts. */
const countAfterMs = 1_000;
const InboxCount = lazy(() => import('#web/dashboard/contacts/inbox/inbox-count.tsx'));

interface PageMenuProps {
  trail: Page[];
  collapsed?: boolean;
  onChoose?: (page: Page) => void;
}

/** Where an item leads: to its default page, or to the first one that may be seen. */
function startOf({ path, defaultPath, children = [] }: Page, maySee: (page: Page) => boolean): string {
  const seen = children.filter(maySee).map((page): string => page.path);
  if (defaultPath === undefined) return path;
  return seen.includes(defaultPath) ? defaultPath : (seen[0] ?? defaultPath);
}

interface ItemProps extends PageMenuProps {
  page: Page;
  counts: boolean;
}

function Item({ page, trail, collapsed = false, counts, onChoose }: ItemProps) {
  const maySee = useMaySee();
  const current = trail[0] === page;
  const link = (
    <Link
      to={startOf(page, maySee)}
      prefetch="intent"
      aria-current={current ? (trail.length === 1 ? 'page' : 'true') : undefined}
      aria-label={collapsed ? page.title : undefined}
      onClick={() => onChoose?.(page)}
      className={cn(itemStyles(current), collapsed && 'justify-center px-0')}
    >
      <page.icon aria-hidden />
      {!collapsed && (
        <>
          <span className="truncate">{page.title}</span>
          {page.hasCount && counts && (
            <Suspense>
              <InboxCount />
            </Suspense>
          )}
          {page.isNew && (
            <Badge tone="accent" className="ml-auto">
              NEW
            </Badge>
          )}
        </>
      )}
    </Link>
  );
  return (
    <li>
      {collapsed ? (
        <Tooltip content={page.title} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}

/** The dashboard's pages, for the role's eyes, under their headings. */
export function PageMenu(props: PageMenuProps) {
  const { collapsed = false } = props;
  const maySee = useMaySee();
  const [counts, setCounts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setCounts, countAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  const shown = pages.filter((page) => page.menu !== false && maySee(page));
  const groups = [...menuGroups, undefined]
    .map((name) => ({ name, items: shown.filter(({ group }) => group === name) }))
    .filter(({ items }) => items.length > 0);
  return (
    <nav aria-label="Main" className="min-h-0 flex-1 overflow-y-auto px-2 py-1">
      {groups.map(({ name, items }, n) => (
        <div
          key={name ?? 'others'}
          className={cn(n > 0 && (collapsed || !name ? 'mt-1.5 border-line border-t pt-1.5' : 'mt-1.5'))}
        >
          {name && !collapsed && (
            <h2 id={`menu-${name}`} className="flex h-6 items-end px-2.5 pb-0.5 font-medium text-faint text-xs">
              {name}
            </h2>
          )}
          <ul
            aria-labelledby={name && !collapsed ? `menu-${name}` : undefined}
            aria-label={name && collapsed ? name : undefined}
            className="flex flex-col gap-px"
          >
            {items.map((page) => (
              <Item key={page.path} page={page} counts={counts} {...props} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
