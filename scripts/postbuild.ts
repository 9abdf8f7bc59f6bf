import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtSite } from '#domain/platform/built-site.ts';
import { buildWidget } from './build-widget.ts';
import { delayHydration, scriptHashes } from './delay-hydration.ts';
import { writeDocFiles } from './docs/write-files.ts';
import { readPage, sitemap, structuredData } from './structured-data.ts';

/**
 * After `react-router build`: delays hydration on prerendered pages, adds their structured data, writes the hashes of their
 * inline scripts to build/csp.json (`{ "login/index.html": ["'sha256-…'"] }`), sitemap.xml and robots.txt, the script for
 * websites with a widget, what goes with the documentation (its Markdown, llms.txt, the index of its search), and compresses
 * the files that are sent as they are (pages, and what is below /docs, are packed by the server, which puts its address in).
 */
const root = join(import.meta.dirname, '..', 'build', 'client');
const fallback = '__spa-fallback.html';
const compressible = '**/*.{js,css,svg,json}';

const built = new Map<string, string>();
for await (const file of glob('**/*.html', { cwd: root })) built.set(file, await readFile(join(root, file), 'utf8'));
const shell = built.get(fallback);
if (!shell) throw new Error(`build/client/${fallback} is missing: the dashboard would have no page`);
built.delete(fallback);

const pages = new Map([...built].map(([file, html]) => [file, readPage(html)]));
const titles = new Map([...pages.values()].map(({ path, title }) => [path, title]));
const csp: Record<string, string[]> = {};

async function writePage(file: string, html: string): Promise<void> {
  csp[file] = scriptHashes(html);
  await writeFile(join(root, file), html);
}

await writePage(fallback, shell.replace('<head>', '<head><meta name="robots" content="noindex"/>'));
for (const [file, html] of built) {
  const page = delayHydration(html);
  await writeFile(join(root, page.boot.path), page.boot.code);
  const data = `<script type="application/ld+json">${structuredData(pages.get(file)!, titles)}</script>`;
  await writePage(
    file,
    page.html.replace('</head>', () => `${data}</head>`),
  );
}
await writeFile(join(root, '..', 'csp.json'), JSON.stringify(csp, null, 2));
await writeFile(join(root, 'sitemap.xml'), sitemap([...pages.values()]));
const closed = ['/dashboard', '/v1/', '/auth/'].map((path) => `Disallow: ${path}\n`).join('');
await writeFile(join(root, 'robots.txt'), `User-agent: *\n${closed}\nSitemap: ${builtSite.origin}/sitemap.xml\n`);

await writeDocFiles(root);
await writeFile(join(root, 'widget.js'), await buildWidget());

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compress(file: string): Promise<void> {
  const path = join(root, file);
  // A page asks for dozens of small files over one connection, where they share packets; the smallest do not shrink.
  if ((await stat(path)).size < 256) return;
  const data = await readFile(path);
  await Promise.all([
    brotli(data, quality).then((packed) => writeFile(`${path}.br`, packed)),
    gz(data, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}

const files: string[] = [];
for await (const file of glob(compressible, { cwd: root })) if (!file.startsWith('docs')) files.push(file);
await Promise.all(files.map(compress));
// The server build was only needed for prerendering.
await rm(join(root, '..', 'server'), { recursive: true, force: true });
console.log(`postbuild: ${Object.keys(csp).length} pages, ${files.length} files compressed`);
