import { renderToStaticMarkup } from 'react-dom/server';
import { allDocs, type Doc, type DocLink } from './all-docs.ts';

/** A page of the documentation as HTML. */
export interface BuiltDoc {
  title: string;
  description: string;
  menu: string;
  article: string;
}

/**
 * The page at a path, made while the site is built. Browsers never get this file (`docsInPages` in vite.config.ts puts an
 * empty one in its place): they have the document, and nothing in it needs to be made again.
 */
export function builtDoc(path: string): BuiltDoc | null {
  const doc = allDocs.find((one) => one.path === path);
  if (doc === undefined) return null;
  return {
    title: `${doc.title} · Parley`,
    description: doc.description,
    menu: renderToStaticMarkup(<Menu doc={doc} />),
    article: renderToStaticMarkup(<Article doc={doc} />),
  };
}

function Menu({ doc: { menu, path } }: { doc: Doc }) {
  return menu.map(({ title, links }) => (
    <div key={title} className="mt-6 first:mt-0">
      <h2 className="px-2 font-medium text-ink">{title}</h2>
      <ul className="mt-1">
        {links.map((link) => (
          <li key={link.path}>
            <a
              href={link.path}
              aria-current={link.path === path ? 'page' : undefined}
              className="block rounded-md px-2 py-1 text-muted hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text pointer-coarse:py-2.5"
            >
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Headings of a reference are its endpoints; those of a guide have parts of their own. */
const deepestHeading = (path: string) => (path.startsWith('/docs/api') ? 2 : 3);

function Article({ doc }: { doc: Doc }) {
  const headings = doc.headings.filter(({ level }) => level <= deepestHeading(doc.path));
  const isFront = doc.path === '/docs';
  return (
    <div className={`grid min-w-0 gap-x-12 ${isFront ? '' : 'xl:grid-cols-[minmax(0,1fr)_14rem]'}`}>
      <article className={`min-w-0 pb-16 ${isFront ? 'max-w-5xl' : 'max-w-3xl'}`}>
        {doc.section && <p className="mb-2 text-base text-muted">{doc.section}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, and only while the site is built. */}
        <div className="docs-text" dangerouslySetInnerHTML={{ __html: doc.html }} />
        <p className="mt-12 flex flex-wrap gap-x-6 gap-y-2 text-base">
          {doc.editUrl && <Plain href={doc.editUrl}>Edit this page</Plain>}
          <Plain href={doc.markdownPath}>{isFront ? 'All pages (llms.txt)' : 'View as Markdown'}</Plain>
        </p>
        <nav aria-label="Previous and next page" className="mt-6 grid gap-4 border-line border-t pt-6 sm:grid-cols-2">
          {doc.previous && <Neighbor link={doc.previous} word="Previous" />}
          {doc.next && <Neighbor link={doc.next} word="Next" />}
        </nav>
      </article>
      {headings.length > 1 && !isFront && (
        <nav aria-label="On this page" className="hidden self-start text-base xl:sticky xl:top-24 xl:block">
          <h2 className="font-medium">On this page</h2>
          <ul className="mt-2 max-h-[calc(100dvh-10rem)] overflow-y-auto border-line border-l">
            {headings.map(({ id, title, level }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={`-ml-px block border-transparent border-l py-1 text-muted hover:border-accent hover:text-ink ${level > 2 ? 'pl-7' : 'pl-4'}`}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

const Plain = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="text-muted underline underline-offset-4 hover:text-ink pointer-coarse:py-2">
    {children}
  </a>
);

function Neighbor({ link, word }: { link: DocLink; word: 'Previous' | 'Next' }) {
  return (
    <a
      href={link.path}
      rel={word === 'Next' ? 'next' : 'prev'}
      className={`rounded-lg border border-line px-4 py-3 hover:bg-hover ${word === 'Next' ? 'text-right sm:col-start-2' : ''}`}
    >
      <span className="block text-base text-muted">{word}</span>
      <span className="font-medium">{link.title}</span>
    </a>
  );
}
