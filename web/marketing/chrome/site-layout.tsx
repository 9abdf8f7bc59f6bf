import { AudioLines } from 'lucide-react';
import { Outlet } from 'react-router';
import { AppLink } from '#web/lib/app-link.tsx';
import { SiteCursor } from '../cursor/site-cursor.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { contact } from './site-links.ts';

/** What every public page has around it. */
export default function SiteLayout() {
  return (
    <>
      <SiteHeader />
      <div className="pt-16">
        <Outlet />
      </div>
      <SiteFooter />
      <aside aria-label="Talk to us">
        <AppLink
          to={contact.to}
          aria-label="Talk to our AI agent"
          title="Talk to our AI agent"
          className="fixed right-5 bottom-5 z-30 grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-overlay transition-transform duration-150 hover:scale-105 hover:bg-accent-hover"
        >
          <AudioLines aria-hidden className="size-6" />
        </AppLink>
      </aside>
      <SiteCursor />
    </>
  );
}
