import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { delayHydration, scriptHashes } from './delay-hydration.ts';

/**
 * After `react-router build`: delays hydration on prerendered pages, writes the hashes of their inline scripts to
 * build/csp.json (`{ "login/index.html": ["'sha256-…'"] }`), and compresses everything that is text.
 */
const root = join(import.meta.dirname, '..', 'build', 'client');
const fallback = '__spa-fallback.html';
const compressible = '**/*.{html,js,css,svg,json,txt,xml}';

const csp: Record<string, string[]> = {};
for await (const file of glob('**/*.html', { cwd: root })) {
  const path = join(root, file);
  let html = await readFile(path, 'utf8');
  if (file === fallback) {
    html = html.replace('<head>', '<head><meta name="robots" content="noindex"/>');
  } else {
    const page = delayHydration(html);
    html = page.html;
    await writeFile(join(root, page.boot.path), page.boot.code);
  }
  await writeFile(path, html);
  csp[file] = scriptHashes(html);
}
if (!csp[fallback]) throw new Error(`build/client/${fallback} is missing: the dashboard would have no page`);
await writeFile(join(root, '..', 'csp.json'), JSON.stringify(csp, null, 2));

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compress(file: string): Promise<void> {
  const path = join(root, file);
  // Below one network packet nothing is gained.
  if ((await stat(path)).size < 1024) return;
  const data = await readFile(path);
  await Promise.all([
    brotli(data, quality).then((packed) => writeFile(`${path}.br`, packed)),
    gz(data, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}

const files: string[] = [];
for await (const file of glob(compressible, { cwd: root })) files.push(file);
await Promise.all(files.map(compress));
// The server build was only needed for prerendering.
await rm(join(root, '..', 'server'), { recursive: true, force: true });
console.log(`postbuild: ${Object.keys(csp).length} pages, ${files.length} files compressed`);
