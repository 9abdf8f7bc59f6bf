import fs from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { builtSite } from '#domain/platform/built-site.ts';
import type { Config } from '#server/config.ts';
import { escapeHtml } from '#server/platform/mail/letter-page.ts';
import { type PackedText, packedText, sendPacked } from './packed-text.ts';
import type { Site, SiteBrand } from './site.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Where visitors write to: the form's receiver, else the sender of this server's mails. */
export function contactAddress(config: Pick<Config, 'contactTo' | 'mailFrom'>): string {
  return config.contactTo ?? /[^\s<>"&]+@[^\s<>"&]+/.exec(config.mailFrom)?.[0] ?? builtSite.contactEmail;
}

/** Pages of brands that stay in memory, of some 30 kB each. */
const mostBrandPages = 200;

/** What the root element tells the app and the style sheet of a brand. */
function brandAttributes({
  accent,
  logo,
  supportEmail,
  documentsUrl,
  termsUrl,
  privacyUrl,
  ...brand
}: SiteBrand): string {
  const values: Record<string, string | null | undefined> = {
    'data-brand': brand.version,
    'data-logo': logo && '',
    'data-sign-up': brand.signUp ? '' : null,
    'data-powered-by': brand.poweredBy ? builtSite.name : null,
    'data-support': supportEmail,
    'data-documents': documentsUrl,
    'data-terms': termsUrl,
    'data-privacy': privacyUrl,
    style: accent && `--accent-hue:${accent.hue};--accent-chroma:${accent.chroma}`,
  };
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value!)}"`)
    .join('');
}

/**
 * The built pages, sitemap.xml, robots.txt and llms.txt with the address and the name in them under which someone sees this
 * installation. They are few and small: they stay in memory, packed once when first asked for. Those below /docs are many
 * and large: each is read when it is first asked for.
 */
export function builtPages(
  root: string,
  config: Pick<Config, 'publicUrl' | 'contactTo' | 'mailFrom' | 'google' | 'supabase'>,
) {
  // An account service of one's own says by itself whether Google works there; the button asks it.
  const google = config.google !== null || config.supabase !== null ? ' data-google=""' : '';
  const files = new Map(
    fs
      .globSync(['*.html', '!(docs)/**/*.html', 'docs/index.html', 'sitemap.xml', 'robots.txt', 'llms.txt'], {
        cwd: root,
      })
      .map((file) => [file.replaceAll(path.sep, '/'), fs.readFileSync(path.join(root, file), 'utf8')]),
  );
  const docs = new Set(
    fs.globSync('docs/**/*.{html,md,json}', { cwd: root }).map((file) => file.replaceAll(path.sep, '/')),
  );
  const own = new Map<string, PackedText>();
  const branded = new Map<string, PackedText>();

  function show(file: string, { origin, name, brand }: Site): PackedText {
    // The address goes into attributes, JSON and XML: percent-encoded, it needs no escaping in any of them.
    const address = new URL(origin).href.replace(/\/$/, '').replaceAll('&', '%26').replaceAll("'", '%27');
    const email = (brand === null ? contactAddress(config) : (brand.supportEmail ?? '')).replaceAll("'", '%27');
    const built = files.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8');
    const text = built
      .replaceAll(builtSite.origin, () => address)
      .replaceAll(builtSite.contactEmail, () => escapeHtml(email));
    // A brand's name holds nothing that HTML or JSON would read as its own, see domain/agency/brand.ts.
    const named =
      brand === null
        ? text
        : text.replaceAll(builtSite.name, () => name).replace('<html', () => `<html${brandAttributes(brand)}`);
    return packedText(named.replace('<html', `<html${google}`), types[path.extname(file)]!);
  }

  function pageOf(file: string, site: Site): PackedText {
    const [pages, key] = site.brand === null ? [own, file] : [branded, `${site.origin} ${site.brand.version} ${file}`];
    const page = pages.get(key) ?? show(file, site);
    if (!pages.has(key) && branded.size >= mostBrandPages) branded.clear();
    pages.set(key, page);
    return page;
  }

  return {
    /** Files by their path below the build folder: `about/index.html`. */
    files: [...files.keys()],
    /** The file of a page below /docs, of its Markdown, or of what the search reads; undefined when there is none. */
    docFile(address: string): string | undefined {
      const name = address.slice(1);
      const own = name.endsWith('.html') ? [] : [name];
      return [`${name}/index.html`, ...own].find((file) => docs.has(file));
    },
    /** Answers with a built page. */
    async send(request: FastifyRequest, reply: FastifyReply, file: string) {
      if (!files.has(file) && !docs.has(file)) throw new Error(`${file} isn’t a built page`);
      return sendPacked(request, reply, pageOf(file, request.site));
    },
  };
}
