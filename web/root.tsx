import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import './app.css';
import { messageOf } from './lib/api-error.ts';
import { headScript } from './lib/head-script.ts';
import { site } from './lib/site.ts';
import { NotFound } from './marketing/not-found.tsx';
import { CrashPage } from './ui/crash-page.tsx';
import { LoadingPage } from './ui/loading-page.tsx';

declare global {
  interface Window {
    /** Set by the early script of prerendered pages: plays back what was typed and clicked before the app ran. */
    __ready?: () => void;
  }
}

export function links() {
  return [
    { rel: 'preload', href: geist, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/logo.png' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      data-origin={site.origin}
      data-contact-email={site.contactEmail}
      data-name={site.name}
      {...site.attributes}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script
          // Written when the page is made. Made anew in the browser, around an error, it would break the page's policy.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; its hash is in the policy.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript : '' }}
          suppressHydrationWarning
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(() => window.__ready?.(), []);
  return <Outlet />;
}

export function HydrateFallback() {
  return <LoadingPage />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main>
        <NotFound />
      </main>
    );
  }
  return <CrashPage message={messageOf(error)} />;
}
