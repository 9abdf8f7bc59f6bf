import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Logo } from '#web/ui/logo.tsx';
import { about, contact, docs, requestDemo, solutions } from './site-links.ts';
import { SolutionsMenu } from './solutions-menu.tsx';

const linkStyles = 'rounded-md px-3 py-2 text-muted hover:bg-hover hover:text-ink';

/** The fixed header; below 768 px its links are behind MENU. */
export function SiteHeader() {
  const [open, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  // The documentation takes the width that its three columns need, and the header stands on their line.
  const isDocs = useLocation().pathname.startsWith('/docs');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is an addition; the button closes the menu for everyone.
    <header
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        menuButton.current?.focus();
      }}
      className="fixed inset-x-0 top-0 z-40 border-line border-b bg-canvas"
    >
      <div className={cn('mx-auto flex h-16 items-center gap-6 px-5 sm:px-8', isDocs ? 'max-w-[90rem]' : 'max-w-6xl')}>
        <AppLink to="/" aria-label="Parley, Home" className="flex rounded-sm text-xl" onClick={() => setOpen(false)}>
          <Logo />
        </AppLink>
        <nav aria-label="Main" className="hidden flex-1 items-center md:flex">
          <AppLink to="/" className={linkStyles}>
            Home
          </AppLink>
          <SolutionsMenu className={linkStyles} />
          {[about, contact].map(({ title, to }) => (
            <AppLink key={title} to={to} className={linkStyles}>
              {title}
            </AppLink>
          ))}
          <AppLink to={docs.to} reloadDocument className={cn(linkStyles, 'ml-auto')}>
            {docs.title}
          </AppLink>
          <SignInLink className={linkStyles} />
          <AppLink
            to="/get-started"
            data-hide-while="stored"
            className={cn(buttonStyles({ variant: 'outline' }), 'sign-up-only ml-2 h-9 px-4')}
          >
            Sign up
          </AppLink>
          <AppLink to={requestDemo.to} className={cn(buttonStyles(), 'ml-2 h-9 px-4')}>
            {requestDemo.title}
          </AppLink>
        </nav>
        <button
          ref={menuButton}
          type="button"
          aria-expanded={open}
          aria-controls="mobile-menu"
          onClick={() => setOpen(!open)}
          className="ml-auto h-11 rounded-md px-3 font-medium text-sm tracking-[0.08em] hover:bg-hover md:hidden"
        >
          {open ? 'CLOSE' : 'MENU'}
        </button>
      </div>
      <nav
        id="mobile-menu"
        aria-label="Mobile"
        hidden={!open}
        className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-t px-5 py-4 md:hidden"
      >
        <ul className="flex flex-col text-lg">
          {[{ title: 'Home', to: '/' as const }, ...solutions, about, contact].map(({ title, to }) => (
            <li key={title}>
              <AppLink to={to} className="block rounded-md px-2 py-2.5 hover:bg-hover" onClick={() => setOpen(false)}>
                {title}
              </AppLink>
            </li>
          ))}
          <li>
            <AppLink to={docs.to} reloadDocument className="block rounded-md px-2 py-2.5 hover:bg-hover">
              {docs.title}
            </AppLink>
          </li>
          <li>
            <SignInLink className="block rounded-md px-2 py-2.5 hover:bg-hover" />
          </li>
          <li className="mt-3">
            <AppLink
              to={requestDemo.to}
              className={cn(buttonStyles({ size: 'lg' }), 'w-full')}
              onClick={() => setOpen(false)}
            >
              {requestDemo.title}
            </AppLink>
          </li>
        </ul>
      </nav>
    </header>
  );
}

/** "Log in", or "Dashboard" in a browser that holds a session; the head's script knows before the first paint. */
function SignInLink({ className }: { className: string }) {
  return (
    <>
      <AppLink to="/login" data-hide-while="stored" className={className}>
        Log in
      </AppLink>
      <AppLink to="/dashboard" data-show-while="stored" className={className}>
        Dashboard
      </AppLink>
    </>
  );
}
