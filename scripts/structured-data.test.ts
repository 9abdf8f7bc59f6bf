import { expect, it } from 'vitest';
import { builtSite } from '#domain/platform/built-site.ts';
import { type PublicPage, readPage, sitemap, structuredData } from './structured-data.ts';

const page: PublicPage = {
  path: '/solutions/ai-avatar',
  title: 'AI Avatars · Parley',
  description: 'A face.',
  unlisted: false,
};
const titles = new Map([
  ['/', 'Parley'],
  ['/solutions', 'Solutions · Parley'],
  [page.path, page.title],
]);

const head = (more = '') =>
  `<head><title>Tom &amp; Ann&#x27;s</title><meta name="description" content="&quot;Hi&quot;"/>${more}` +
  `<link rel="canonical" href="${builtSite.origin}/about"/></head>`;

it('reads what a page says about itself', () => {
  expect(readPage(head())).toEqual({ path: '/about', title: "Tom & Ann's", description: '"Hi"', unlisted: false });
  expect(readPage(head('<meta name="robots" content="noindex"/>')).unlisted).toBe(true);
});

it('fails the build for a page without or with two titles', () => {
  expect(() => readPage(head().replace(/<title>.*<\/title>/, ''))).toThrow(/0 of its title/);
  expect(() => readPage(head('<title>Again</title>'))).toThrow(/2 of its title/);
});

it('tells search engines what the page is and the way to it', () => {
  const { '@graph': graph } = JSON.parse(structuredData(page, titles)) as { '@graph': Record<string, unknown>[] };
  expect(graph.map((part) => part['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'WebSite', 'Organization']);
  expect(graph[1]?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${builtSite.origin}/` },
    { position: 2, name: 'Solutions' },
    { position: 3, name: 'AI Avatars', item: `${builtSite.origin}/solutions/ai-avatar` },
  ]);
});

it('cannot be ended by a word in a title', () => {
  expect(structuredData({ ...page, title: '</script><b>' }, titles)).not.toContain('<');
});

it('lists each page once, without those that are to be left out', () => {
  const hidden = { ...page, path: '/new-password', unlisted: true };
  const xml = sitemap([page, hidden, { ...page }, { ...page, path: '/' }]);
  expect([...xml.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
    `${builtSite.origin}/`,
    `${builtSite.origin}/solutions/ai-avatar`,
  ]);
});
