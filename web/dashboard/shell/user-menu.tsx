import { GraduationCap, Handshake, LayoutGrid, LogOut, Megaphone, Share2, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { AppPath } from '#web/lib/app-link.tsx';
import { asUsual, type DeferredStart } from '#web/lib/deferred.tsx';
import { signOut } from '#web/lib/session.ts';
import { site } from '#web/lib/site.ts';
import { toastError } from '#web/lib/toast.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { AccountButton } from './menu-buttons.tsx';
import { PresenceItems } from './presence-items.tsx';
import { useShell } from './shell-context.ts';
import { ThemeItems } from './theme-items.tsx';

const places: { title: string; icon: typeof LayoutGrid; to: AppPath }[] = [
  { title: 'Affiliate', icon: Share2, to: '/dashboard/affiliate' },
  { title: 'Changelog', icon: Megaphone, to: '/dashboard/changelog' },
  { title: 'Academy', icon: GraduationCap, to: '/dashboard/getting-started' },
  { title: 'Partners', icon: Handshake, to: '/dashboard/agency/partners' },
];

/** An agency's clients see nothing of the product behind it. */
const placesOfBrand = places.filter(({ title }) => title === 'Academy');

/** Who is signed in, and everything about the person rather than the workspace. */
export function UserMenu({ collapsed = false, start = asUsual }: { collapsed?: boolean; start?: DeferredStart }) {
  const { email } = useShell();
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
      <PresenceItems />
      {(site.brand === null ? places : placesOfBrand).map(({ title, icon: Icon, to }) => (
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
