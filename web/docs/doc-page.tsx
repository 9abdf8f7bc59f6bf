import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadDocument } from '#web/lib/leave-for.ts';
import { LoadingPage } from '#web/ui/loading-page.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { NotFound } from '../marketing/not-found.tsx';
import { type BuiltDoc, builtDoc } from './built-doc.tsx';
import { copyFrom } from './copy-code.ts';
import { DocSearch } from './doc-search.tsx';
import './docs.css';

/** The document's own page: what it holds stays as it came, so that none of it is sent twice. */
function standingDoc(): BuiltDoc | null {
  if (document.getElementById('docs-menu') === null) return null;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
  return { title: document.title, description, menu: '', article: '' };
}

/** Whether a page of the documentation was shown and left: the text of its document is gone with it. */
let wasLeft = false;

/** Whether the server sent this document for this address: loading it again would bring nothing else. */
const isOwnDocument = (pathname: string) => {
  if (wasLeft) return false;
  const loaded = performance.getEntriesByType('navigation')[0]?.name;
  return loaded !== undefined && new URL(loaded).pathname === pathname;
};

/** Shows where one is in a menu that is longer than the screen. */
function showCurrent(menu: HTMLElement | null) {
  const current = menu?.querySelector<HTMLElement>('[aria-current="page"]');
  if (menu && current) menu.scrollTop = current.offsetTop - menu.offsetTop - menu.clientHeight / 3;
}

export default function DocPage() {
  const { pathname } = useLocation();
  return <DocView key={pathname} path={pathname.replace(/(?<=.)\/$/, '')} />;
}

function DocView({ path }: { path: string }) {
  const [doc] = useState(() => (import.meta.env.SSR ? builtDoc(path) : standingDoc()));
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const missing = doc === null;
  const unknown = missing && (import.meta.env.SSR || isOwnDocument(path));

  useEffect(() => {
    // Reached from another page of the app: the text is in the document, which is yet to be loaded.
    if (missing && !unknown) loadDocument();
  }, [missing, unknown]);
  useEffect(
    () => () => {
      wasLeft = true;
    },
    [],
  );
  useEffect(() => {
    const element = main.current;
    element?.addEventListener('click', copyFrom);
    return () => element?.removeEventListener('click', copyFrom);
  }, []);

  if (unknown) {
    return (
      <main>
        <NotFound />
      </main>
    );
  }
  if (missing) return <LoadingPage />;
  return (
    <div className="mx-auto grid w-full max-w-[90rem] gap-x-12 px-5 text-lg sm:px-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <PageMeta title={doc.title} description={doc.description} path={path} />
      <div className="min-w-0 pt-6 text-base lg:sticky lg:top-16 lg:flex lg:h-[calc(100dvh-4rem)] lg:flex-col lg:self-start">
        <div className="flex gap-2 lg:block">
          <DocSearch />
          <button
            type="button"
            aria-expanded={menuOpen}
            aria-controls="docs-menu"
            onClick={() => setMenuOpen(!menuOpen)}
            className="h-8 shrink-0 rounded-md border border-field px-3 hover:bg-hover lg:hidden pointer-coarse:h-11"
          >
            {menuOpen ? 'Close' : 'Pages'}
          </button>
        </div>
        <nav
          id="docs-menu"
          ref={showCurrent}
          aria-label="Documentation"
          data-open={menuOpen || undefined}
          className="docs-menu mt-5 lg:-mx-2 lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:px-2 lg:pb-10"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made while the site is built; a browser keeps what came.
          dangerouslySetInnerHTML={{ __html: doc.menu }}
          suppressHydrationWarning
        />
      </div>
      <main
        ref={main}
        className="min-w-0 pt-8 lg:pt-10"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made while the site is built; a browser keeps what came.
        dangerouslySetInnerHTML={{ __html: doc.article }}
        suppressHydrationWarning
      />
    </div>
  );
}
