import { GraduationCap, Handshake, LayoutGrid, LogOut, Megaphone, Share2, Signal, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { AppPath } from '#web/lib/app-link.tsx';
import { signOut } from '#web/lib/session.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { cn } from '#web/ui/cn.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { asUsual, type DeferredStart } from './deferred.tsx';
import { AccountButton } from './menu-buttons.tsx';
import { useShell } from './shell-context.ts';
import { ThemeItems } from './theme-items.tsx';
import { useOnline } from './use-online.ts';

const places: { title: string; icon: typeof LayoutGrid; to: AppPath }[] = [
  { title: 'Affiliate', icon: Share2, to: '/dashboard/agency/partners' },
  { title: 'Changelog', icon: Megaphone, to: '/dashboard/changelog' },
  { title: 'Academy', icon: GraduationCap, to: '/dashboard/getting-started' },
  { title: 'Partners', icon: Handshake, to: '/dashboard/agency/partners' },
];

async function checkServer(): Promise<void> {
  const started = performance.now();
  const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).catch(() => null);
  const took = Math.round(performance.now() - started);
  if (response?.ok) toast.success('You are online', { description: `The server answered in ${took} ms.` });
  else toast.error('The server does not answer', { description: 'Changes cannot be saved until it is back.' });
}

/** Who is signed in, and everything about the person rather than the workspace. */
export function UserMenu({ collapsed = false, start = asUsual }: { collapsed?: boolean; start?: DeferredStart }) {
  const { email } = useShell();
  const online = useOnline();
  return (
    <Menu
      openAtOnce={start.open}
      side="top"
      align="start"
      className="w-60"
      trigger={<AccountButton collapsed={collapsed} takesFocus={start.focused} />}
    >
      <MenuItem asChild>
        <Link to="/dashboard/account">
          <UserRound aria-hidden />
          <span className="min-w-0">
            <span className="block">Your Account</span>
            <span className="block truncate text-muted text-sm">{email}</span>
          </span>
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/dashboard/all-services">
          <LayoutGrid aria-hidden />
          All Services
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => void checkServer()}>
        <Signal aria-hidden />
        Online status
        <span className="ml-auto flex items-center gap-1.5 text-muted text-sm">
          <span aria-hidden className={cn('size-2 rounded-full', online ? 'bg-success' : 'bg-danger')} />
          {online ? 'Online' : 'Offline'}
        </span>
      </MenuItem>
      {places.map(({ title, icon: Icon, to }) => (
        <MenuItem key={title} asChild>
          <Link to={to}>
            <Icon aria-hidden />
            {title}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <ThemeItems />
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut().catch(toastError)}>
        <LogOut aria-hidden />
        Sign Out
      </MenuItem>
    </Menu>
  );
}
