import { NavLink } from 'react-router';

const pages = [
  { to: '/dashboard/agency/subaccounts', title: 'Subaccounts' },
  { to: '/dashboard/agency/subaccounts/agents', title: 'Agents' },
  { to: '/dashboard/agency/subaccounts/templates', title: 'Templates' },
  { to: '/dashboard/agency/subaccounts/usage', title: 'Usage' },
] as const;

/** The pages about subaccounts, as a row of tabs that are links. */
export function SubaccountTabs() {
  return (
    <nav
      aria-label="Subaccounts"
      className="fading-edges mb-5 flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--color-line)]"
    >
      {pages.map(({ to, title }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="relative inline-flex h-9 shrink-0 items-center px-3 font-medium text-muted after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-accent pointer-coarse:h-11"
        >
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
