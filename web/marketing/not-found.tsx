import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { site } from '#web/lib/site.ts';
import { buttonStyles } from '#web/ui/button.tsx';

/** What an unknown path shows; the path is logged. Anyone who uses it has the main landmark around it. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`404: there’s no page at ${pathname}`), [pathname]);
  return (
    <div className="grid min-h-[70dvh] place-items-center px-6 py-20 text-center">
      <title>{`Page not found · ${site.name}`}</title>
      <div>
        <p aria-hidden className="font-medium text-faint text-sm tabular-nums">
          404
        </p>
        <h1 className="mt-2 font-semibold text-2xl">Oops! Page not found</h1>
        <p className="mt-2 break-all text-muted">
          There’s nothing at <code className="font-mono text-sm">{pathname}</code>.
        </p>
        <Link to="/" className={`${buttonStyles({ size: 'lg' })} mt-8`}>
          Return to Home
        </Link>
      </div>
    </div>
  );
}
