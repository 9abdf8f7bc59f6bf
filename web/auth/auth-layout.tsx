import { Link, Outlet, useLocation, useRouteError } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { site } from '#web/lib/site.ts';
import { CrashPage } from '#web/ui/crash-page.tsx';
import { Logo, LogoMark } from '#web/ui/logo.tsx';
import { praise } from './praise.data.ts';
import { TurnLines } from './turn-lines.tsx';

/** Screens that signed-in visitors leave at once: they stay hidden while a stored session is being looked at. */
const forVisitors = /^\/(login|get-started)\/?$/;

/** Sign-in screens: the form, and beside it what the product stands for. */
export default function AuthLayout() {
  const waits = forVisitors.test(useLocation().pathname);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="flex min-h-dvh flex-col px-6 py-5 sm:px-10 lg:min-h-0">
        <header>
          <Link to="/" aria-label={`${site.name}, Home`} className="inline-flex rounded-sm text-xl">
            <Logo />
          </Link>
        </header>
        <main className="flex flex-1 justify-center pt-[max(2rem,9dvh)] pb-10">
          {waits && (
            <p data-show-while="stored" role="status" className="flex h-10 items-center gap-2.5 text-muted">
              <LogoMark className="size-5 text-accent-text" />
              Loading...
            </p>
          )}
          <div data-hide-while={waits ? 'stored' : undefined} className="w-full max-w-sm">
            <Outlet />
          </div>
        </main>
        <footer className="flex gap-4 text-muted text-sm">
          <span>
            © <span className="product-only">2025 </span>
            {site.name}
          </span>
          <span className="powered-by" />
          <Link to="/terms" reloadDocument={site.brand !== null} className="terms-only hover:text-ink">
            Terms
          </Link>
          <Link to="/privacy" reloadDocument={site.brand !== null} className="privacy-only hover:text-ink">
            Privacy
          </Link>
        </footer>
      </div>
      <aside
        data-theme="dark"
        aria-label={`About ${site.name}`}
        className="sticky top-0 flex h-dvh flex-col justify-between gap-12 overflow-hidden bg-ground in-data-brand:justify-center p-14 text-ink max-lg:hidden"
      >
        <h2 className="product-only max-w-md text-balance font-medium text-display">The Future of Voice AI</h2>
        <TurnLines className="-mx-14 w-[calc(100%+7rem)] text-accent" />
        <div className="product-only grid gap-8 sm:grid-cols-2">
          {praise.map(({ text, role }) => (
            <figure key={role} className="border-accent/30 border-t pt-4">
              <blockquote className="text-pretty text-lg">“{text}”</blockquote>
              <figcaption className="mt-3 text-muted text-sm">{role}</figcaption>
            </figure>
          ))}
        </div>
      </aside>
    </div>
  );
}

/** A page that broke: the document around it stands, with its theme. */
export function ErrorBoundary() {
  return <CrashPage message={messageOf(useRouteError())} />;
}
