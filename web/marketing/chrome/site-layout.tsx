import { AudioLines } from 'lucide-react';
import { Outlet, useRouteError } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { CrashPage } from '#web/ui/crash-page.tsx';
import { SiteCursor } from '../cursor/site-cursor.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { contact } from './site-links.ts';

/** What every public page has around it. */
export default function SiteLayout() {
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader />
      <div id="content" tabIndex={-1} className="pt-16 outline-none">
        <Outlet />
      </div>
      <SiteFooter />
      <aside aria-label="Talk to us">
        <AppLink
          to={contact.to}
          aria-label="Talk to our AI agent"
          title="Talk to our AI agent"
          className="fixed right-4 bottom-4 z-30 grid size-12 place-items-center sm:right-5 sm:bottom-5 sm:size-14 rounded-full bg-accent text-on-accent shadow-overlay transition-transform duration-150 hover:scale-105 hover:bg-accent-hover"
        >
          <AudioLines aria-hidden className="size-6" />
        </AppLink>
      </aside>
      <SiteCursor />
    </>
  );
}

/** A page that broke: the document around it stands, with its theme. */
export function ErrorBoundary() {
  return <CrashPage message={messageOf(useRouteError())} />;
}
