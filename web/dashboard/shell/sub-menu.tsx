import { ArrowLeft } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import type { Page } from '#web/dashboard/page.ts';
import { Button } from '#web/ui/button.tsx';
import { itemStyles } from './page-menu.tsx';
import { trailOf } from './page-trail.ts';
import { useMaySee } from './use-may-see.ts';

interface SubMenuProps {
  section: Page;
  onBack: () => void;
  onChoose?: () => void;
}

/** The column beside the menu with a section's pages. */
export function SubMenu({ section, onBack, onChoose }: SubMenuProps) {
  const maySee = useMaySee();
  // A page that stands under another one belongs to it.
  const trail = trailOf(useLocation().pathname);
  return (
    <nav aria-label={section.title} className="fade-in-0 flex min-w-0 flex-1 animate-in flex-col p-2 duration-150">
      <div className="mb-1 flex h-10 items-center gap-1">
        <Button variant="ghost" size="icon" aria-label="Back to menu" onClick={onBack}>
          <ArrowLeft aria-hidden />
        </Button>
        <span className="truncate font-semibold">{section.title}</span>
      </div>
      <ul className="flex min-h-0 flex-col gap-0.5 overflow-y-auto">
        {(section.children ?? []).filter(maySee).map((page) => (
          <li key={page.path}>
            <NavLink
              to={page.path}
              prefetch="intent"
              onClick={() => onChoose?.()}
              className={itemStyles(trail.some(({ path }) => path === page.path))}
            >
              <span className="truncate">{page.title}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
