import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import type { Workspace } from '#domain/identity/workspaces.ts';
import { PageTitleContext } from '#web/lib/page-title.tsx';
import { useShortcuts } from '#web/lib/shortcuts.ts';
import { site } from '#web/lib/site.ts';
import { useWide } from '#web/lib/use-wide.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { cn } from '#web/ui/cn.ts';
import { HeaderSlot } from '#web/ui/header-slot.ts';
import { Notices } from './notices.tsx';
import { everyPage, trailOf } from './page-trail.ts';
import { ShellContext, type ShellState } from './shell-context.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { usePresence } from './use-presence.ts';
import { Walls } from './walls.tsx';

/** How long after the start the palette is fetched, in milliseconds: after the page, before anyone presses Ctrl K. */
const paletteAfterMs = 1500;

/** What lies over the shell is fetched when it is first opened, the palette a little before. */
const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = lazy(loadPalette);
const CreateWorkspaceDialog = lazy(() => import('./create-workspace-dialog.tsx'));
const MobileMenu = lazy(() => import('./mobile-menu.tsx'));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

/** Below the last line is room for a toast; `--head-top` says below what the heads of tables stay. */
const mainStyles = [
  'mx-auto w-full flex-1 px-4 pt-6 pb-20 outline-none [--head-top:3.5rem] md:px-8 md:pt-8 md:[--head-top:3rem]',
];
const widths = { form: 'max-w-6xl', table: '', studio: 'pt-4 pb-4 md:px-6 md:pt-4' };

/** Menu, top bar and the page. */
export function Shell({ email, workspaces }: { email: string; workspaces: Workspace[] }) {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [overlay, setOverlay] = useState<ShellState['overlay']>(null);
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  const trail = trailOf(pathname);

  usePresence();

  const close = useCallback(() => setOverlay(null), []);
  const state = useMemo<ShellState>(
    () => ({ email, workspaces, overlay, open: setOverlay, close }),
    [email, workspaces, overlay, close],
  );

  useEffect(() => {
    // A fetch that fails now is tried again when the palette is opened, and shows there.
    const timer = setTimeout(() => loadPalette().catch(() => {}), paletteAfterMs);
    return () => clearTimeout(timer);
  }, []);

  useShortcuts({
    'mod+k': () => setOverlay(overlay === 'palette' ? null : 'palette'),
    '?': () => setOverlay('shortcuts'),
    ...Object.fromEntries(
      everyPage().flatMap((page) => (page.key ? [[`g ${page.key}`, () => void navigate(page.path)]] : [])),
    ),
  });

  const page = <Outlet key={workspace.id} />;
  const layout = trail.at(-1)?.layout ?? 'form';
  const isWide = useWide('64rem');
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const title = ownTitle ?? trail.at(-1)?.title;
  return (
    <ShellContext value={state}>
      <title>{title ? `${title} · ${site.name}` : site.name}</title>
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
      <a
        href="#page"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh">
        <Sidebar trail={trail} />
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar trail={trail} ownTitle={ownTitle} onSlot={layout === 'studio' && isWide ? setSlot : undefined} />
          <main id="page" tabIndex={-1} className={cn(mainStyles, widths[layout])}>
            <HeaderSlot value={slot}>
              <PageTitleContext value={setOwnTitle}>
                <Suspense>
                  <Notices />
                  <Walls pathname={pathname}>{page}</Walls>
                </Suspense>
              </PageTitleContext>
            </HeaderSlot>
          </main>
        </div>
      </div>
      <Suspense>
        {overlay === 'palette' && <CommandPalette />}
        {overlay === 'menu' && <MobileMenu trail={trail} />}
        {overlay === 'shortcuts' && <ShortcutsDialog />}
        {overlay === 'create-workspace' && <CreateWorkspaceDialog />}
      </Suspense>
    </ShellContext>
  );
}
