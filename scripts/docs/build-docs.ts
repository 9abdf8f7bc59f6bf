import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Doc } from '#web/docs/all-docs.ts';
import { apiPages } from './api-pages.ts';
import { type ListedPage, readContents, type Section } from './contents.ts';
import { type WrittenPage, writePage } from './markdown.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A page with its Markdown: of a file, or made from the contract. */
export interface BuiltDoc extends ListedPage {
  section: string;
  markdown: string;
  written: WrittenPage;
  /** The file in the repository; null where there is none to edit. */
  source: string | null;
}

/** Everything that the documentation is made of, in the order of its contents. */
export function buildDocs(): { front: BuiltDoc; sections: Section[]; docs: BuiltDoc[] } {
  const textOf = (name: string) => readFileSync(path.join(root, 'docs', `${name}.md`), 'utf8');
  const readme = textOf('README');
  const api = apiPages();
  const generated = new Map(api.map(({ name, markdown }) => [name, markdown]));
  const sections = readContents(readme);
  const built = (page: ListedPage, section: string): BuiltDoc => {
    const markdown = generated.get(page.name) ?? textOf(page.name);
    const source = generated.has(page.name) ? null : `docs/${page.name}.md`;
    return { ...page, section, markdown, source, written: writePage(markdown, page.name) };
  };
  const listed = sections.flatMap(({ title, pages }) => pages.map((page) => built(page, title)));
  const names = new Set(listed.map(({ name }) => name));
  const rest = api.filter(({ name }) => !names.has(name)).map((page) => built(page, 'API reference'));
  const front = built({ name: 'README', title: 'Documentation', summary: '' }, '');
  return { front, sections, docs: [...listed, ...rest] };
}

/** Addresses of all pages but the front page, which the site's table has. */
export const docPaths = (): string[] => buildDocs().docs.map(({ name }) => `/docs/${name}`);

/** "https://github.com/…" of package.json, where the project names where it lives; its pages get a link to edit them. */
function repositoryUrl(): string | null {
  const { repository } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    repository?: string | { url: string };
  };
  const url = typeof repository === 'string' ? repository : repository?.url;
  return url?.replace(/^git\+/, '').replace(/\.git$/, '') ?? null;
}

/** What search results show: two sentences say more than the one of the menu. */
const describe = ({ name, summary, written }: BuiltDoc) =>
  name.startsWith('api/') ? `${summary} Every field, with curl, TypeScript, and Python.` : `${summary} ${written.lead}`;

/** The list of contents as cards: a link with its line, not a line with a link. */
const asCards = (html: string) =>
  html
    .replaceAll('<ul>', '<ul class="docs-cards">')
    .replaceAll(
      /<li><a href="([^"]+)">(.+?)<\/a>: (.+?)<\/li>/g,
      '<li><a href="$1"><strong>$2</strong> <span>$3</span></a></li>',
    );

const shortened = (text: string) => (text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`);

/** The documentation as the pages show it. */
export function shownDocs(): Doc[] {
  const { front, sections, docs } = buildDocs();
  const repository = repositoryUrl();
  const linkOf = ({ name, title }: ListedPage) => ({ path: `/docs/${name}`, title });
  const menu = sections.map(({ title, pages }) => ({ title, links: pages.map(linkOf) }));
  const isApi = ({ name }: ListedPage) => /^api(\/|$)/.test(name);
  const apiMenu = [
    { title: 'API reference', links: docs.filter(isApi).map(linkOf) },
    ...menu.filter(({ title }) => title !== 'API reference'),
  ];
  return [front, ...docs].map((doc, index) => {
    const { written, source, name, title, section } = doc;
    const isFront = index === 0;
    return {
      path: isFront ? '/docs' : `/docs/${name}`,
      markdownPath: isFront ? '/llms.txt' : `/docs/${name}.md`,
      title: isFront ? 'Parley documentation' : name.startsWith('api/') ? `${written.title} API` : written.title,
      menuTitle: title,
      section,
      description: shortened(isFront ? written.lead : describe(doc)),
      html: isFront ? asCards(written.html) : written.html,
      headings: written.headings,
      menu: isApi(doc) ? apiMenu : menu,
      previous: isFront ? null : index === 1 ? { path: '/docs', title: 'Documentation' } : linkOf(docs[index - 2]!),
      next: docs[index] ? linkOf(docs[index]) : null,
      editUrl: repository && source ? `${repository}/edit/main/${source}` : null,
    };
  });
}
