import { builtSite } from '#domain/platform/built-site.ts';

export interface PublicPage {
  /** Path of its canonical address. */
  path: string;
  title: string;
  description: string;
  /** Kept out of search results. */
  unlisted: boolean;
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a built page says about itself. Throws when it says less than a public page has to. */
export function readPage(html: string): PublicPage {
  const read = (name: string, pattern: RegExp) => {
    const found = html.match(new RegExp(pattern, 'g')) ?? [];
    if (found.length !== 1) throw new Error(`a public page has ${found.length} of ${name}: ${html.slice(0, 200)}`);
    return decode(pattern.exec(html)![1]!);
  };
  const address = read('its canonical address', /<link rel="canonical" href="([^"]+)"\/>/);
  return {
    path: address.slice(builtSite.origin.length),
    title: read('its title', /<title>([^<]+)<\/title>/),
    description: read('its description', /<meta name="description" content="([^"]+)"\/>/),
    unlisted: html.includes('<meta name="robots" content="noindex"/>'),
  };
}

const organization = { '@id': `${builtSite.origin}/#organization` };

/** The company, for search engines. Only what is true of every installation. */
const company = {
  '@type': 'Organization',
  ...organization,
  name: 'Parley',
  url: `${builtSite.origin}/`,
  logo: `${builtSite.origin}/logo.png`,
  slogan: 'Where Voice Technology Meets Human Connection',
  address: {
    '@type': 'PostalAddress',
    addressLocality: 'Sterling',
    addressRegion: 'Virginia',
    addressCountry: 'US',
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    email: builtSite.contactEmail,
    url: `${builtSite.origin}/contact`,
  },
};

const siteItself = {
  '@type': 'WebSite',
  '@id': `${builtSite.origin}/#website`,
  url: `${builtSite.origin}/`,
  name: 'Parley',
  inLanguage: 'en',
  publisher: organization,
};

const software = {
  '@type': 'SoftwareApplication',
  name: 'Parley',
  url: `${builtSite.origin}/`,
  description: 'Self-hostable platform for AI voice agents, with text to speech and an HTTP API.',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Linux, macOS, Windows',
  license: 'https://www.apache.org/licenses/LICENSE-2.0',
  publisher: organization,
};

/** The way to a page: `/solutions/ai-avatar` lies below `/solutions`. Titles of known pages, else nothing. */
function breadcrumbs(page: PublicPage, titles: ReadonlyMap<string, string>) {
  const parts = page.path.split('/').filter(Boolean);
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  const known = paths.filter((path) => titles.has(path));
  if (known.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: known.map((path, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: path === '/' ? 'Home' : titles.get(path)!.replace(/ · Parley$/, ''),
        item: builtSite.origin + path,
      })),
    },
  ];
}

/** A page's JSON-LD: itself, the way to it, the site, the company, and on Home the software. */
export function structuredData(page: PublicPage, titles: ReadonlyMap<string, string>): string {
  const itself = {
    '@type': page.path === '/about' ? 'AboutPage' : page.path === '/contact' ? 'ContactPage' : 'WebPage',
    url: builtSite.origin + page.path,
    name: page.title,
    description: page.description,
    inLanguage: 'en',
    isPartOf: { '@id': siteItself['@id'] },
    primaryImageOfPage: `${builtSite.origin}/open-graph.png`,
  };
  const graph = [itself, ...breadcrumbs(page, titles), siteItself, company, ...(page.path === '/' ? [software] : [])];
  // "<" inside of strings could end the script element early.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/** sitemap.xml of the listed pages. */
export function sitemap(pages: readonly PublicPage[]): string {
  const listed = [...new Set(pages.filter(({ unlisted }) => !unlisted).map(({ path }) => path))].sort();
  const urls = listed.map((path) => `  <url><loc>${builtSite.origin}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}
