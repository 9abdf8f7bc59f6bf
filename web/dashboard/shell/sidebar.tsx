import { lazy, useState } from 'react';
import type { Page } from '#web/dashboard/page.ts';
import { Deferred } from '#web/lib/deferred.tsx';
import { useWide } from '#web/lib/use-wide.ts';
import { cn } from '#web/ui/cn.ts';
import { AccountButton, WorkspaceButton } from './menu-buttons.tsx';
import { MenuFooter } from './menu-footer.tsx';
import { PageMenu } from './page-menu.tsx';
import { SubMenu } from './sub-menu.tsx';

const UserMenu = lazy(() => import('./user-menu.tsx').then((module) => ({ default: module.UserMenu })));
const WorkspaceSwitcher = lazy(() =>
  import('./workspace-switcher.tsx').then((module) => ({ default: module.WorkspaceSwitcher })),
);

/**
 * The menu at the left. On a page with a sub-menu it shrinks to icons and the sub-menu takes the width that it gave up,
 * so that the page does not move; Back closes the sub-menu until another section is chosen. Beside a page that fills the
 * window, and in a narrow one, it is icons only.
 */
export function Sidebar({ trail }: { trail: Page[] }) {
  const isStudio = trail.at(-1)?.layout === 'studio';
  const section = trail[0]?.children ? trail[0] : null;
  const [closed, setClosed] = useState<string | null>(null);
  const isWide = useWide('64rem');
  const isRail = isStudio || !isWide;
  const showsSub = section !== null && closed !== section.path;
  const collapsed = isRail || showsSub;

  return (
    <aside
      aria-label="Menu"
      className={cn(
        'sticky top-0 z-40 hidden h-dvh shrink-0 border-line border-r bg-sunken md:flex',
        isStudio || (isRail && !showsSub) ? 'w-14' : 'w-60',
      )}
    >
      <div className={cn('flex min-h-0 flex-col', collapsed ? 'w-14' : 'w-full', showsSub && 'border-line border-r')}>
        <div className="p-2">
          <Deferred button={(props) => <WorkspaceButton collapsed={collapsed} {...props} />}>
            {(start) => <WorkspaceSwitcher collapsed={collapsed} start={start} />}
          </Deferred>
        </div>
        <PageMenu trail={trail} collapsed={collapsed} onChoose={() => setClosed(null)} />
        <MenuFooter collapsed={collapsed} />
        <div className="border-line border-t p-2">
          <Deferred button={(props) => <AccountButton collapsed={collapsed} {...props} />}>
            {(start) => <UserMenu collapsed={collapsed} start={start} />}
          </Deferred>
        </div>
      </div>
      {showsSub && <SubMenu section={section} onBack={() => setClosed(section.path)} />}
    </aside>
  );
}
