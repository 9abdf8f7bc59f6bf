import { Menu as MenuIcon, Search } from 'lucide-react';
import { lazy } from 'react';
import { BellButton } from '#web/dashboard/notifications/bell-button.tsx';
import type { Page } from '#web/dashboard/page.ts';
import { Deferred } from '#web/lib/deferred.tsx';
import { modKey } from '#web/lib/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { KeyboardHint } from '#web/ui/keyboard-hint.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { useShell } from './shell-context.ts';

const Bell = lazy(() => import('#web/dashboard/notifications/bell.tsx').then((module) => ({ default: module.Bell })));

interface TopBarProps {
  trail: Page[];
  ownTitle: string | null;
  /** Given where the page's head stands in this row; it receives the place. */
  onSlot: ((place: HTMLElement | null) => void) | undefined;
}

/** Breadcrumbs, the way to the command palette and, on a telephone, to the menu. */
export function TopBar({ trail, ownTitle, onSlot }: TopBarProps) {
  const { open } = useShell();
  const quiet = onSlot
    ? 'size-8 border-transparent bg-transparent px-0 shadow-none'
    : 'ml-auto max-md:size-11 max-md:border-transparent max-md:bg-transparent max-md:shadow-none';
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-3 border-line border-b bg-canvas px-4 md:h-12 md:px-8">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        className="-ml-2 md:hidden"
        onClick={() => open('menu')}
      >
        <MenuIcon aria-hidden />
      </Button>
      <Breadcrumbs trail={trail} ownTitle={ownTitle} beforeHead={onSlot !== undefined} />
      {onSlot && <div ref={onSlot} className="flex min-w-0 flex-1 items-center gap-2.5" />}
      <Button variant="outline" size="sm" className={cn('text-muted', quiet)} onClick={() => open('palette')}>
        <Search aria-hidden />
        <span className={onSlot ? 'sr-only' : 'max-md:sr-only'}>Search or jump to</span>
        {!onSlot && <KeyboardHint hidden keys={[modKey(), 'K']} className="max-md:hidden" />}
      </Button>
      <Deferred button={(props) => <BellButton {...props} />}>{(start) => <Bell start={start} />}</Deferred>
    </header>
  );
}
