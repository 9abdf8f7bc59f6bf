import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Where the API answers while `npm run dev` serves the pages. */
const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

const chunkOf = (name: string, ...folders: string[]) => ({ name, test: new RegExp(`/(?:${folders.join('|')})`) });

/**
 * What all pages need comes in few files: each one costs its headers on the wire, and many small ones pack badly (measured
 * on Home: 36 files of 148 kB became 12 of 140 kB). Everything else is split where the pages are.
 */
const sharedChunks = [
  chunkOf('react', 'node_modules/(?:react|react-dom|scheduler)/'),
  chunkOf('router', 'node_modules/(?:react-router|@react-router)/'),
  chunkOf(
    'ui',
    'node_modules/(?:clsx|class-variance-authority)/',
    'lucide-react/dist/esm/(?:createLucideIcon|Icon|defaultAttributes|shared|context)',
    // Icons that public pages show, too: in the dashboard's file they would bring all of it along.
    `lucide-react/dist/esm/icons/(?:${[
      ...['circle-exclamation-point', 'check', 'circle-check', 'search', 'menu', 'arrow-left', 'circle'],
      ...['circle-alert', 'lock'],
    ].join('|')})\\.`,
    'web/ui/(?:button|cn|logo|spinner|input|page-meta|crash-page|loading-page)\\.',
    'web/lib/(?:app-link|site|api-error|head-script)\\.',
    'web/marketing/not-found\\.',
  ),
  chunkOf(
    'site',
    'web/marketing/(?:chrome/(?!site-layout)|page-|closing-call|use-|cursor/site-cursor)',
    'lucide-react/dist/esm/icons/(?:audio-lines|chevron-down|play|arrow-right|pause|download)\\.',
  ),
  // What every page of the dashboard shows around and within itself.
  chunkOf(
    'shell',
    'web/ui/(?:avatar|badge|empty-state|error-state|keyboard-hint|page-header|progress|skeleton)\\.',
    'web/lib/(?:can|page-title|workspace|use-change|new-key|toast)\\.',
    'node_modules/@tanstack/(?:react-query|query-core)/build/modern/(?:useMutation|mutationObserver)\\.',
    `lucide-react/dist/esm/icons/(?:${['chevron-right', 'sparkles', 'chevrons-up-down'].join('|')})\\.`,
  ),
  // The dashboard's table of pages with its icons: a page that shows one of them, too, would make it a file of its own.
  chunkOf(
    'pages',
    'web/dashboard/pages(?:-of-\\w+)?\\.',
    `lucide-react/dist/esm/icons/(?:${[
      ...['bell', 'book-open', 'bot', 'calendar-days', 'chart-no-axes-column', 'circle-gauge', 'contact'],
      ...['credit-card', 'fingerprint-pattern', 'graduation-cap', 'handshake', 'key', 'layout-grid', 'megaphone'],
      ...['package', 'phone', 'phone-call', 'plug', 'scale', 'settings', 'shield-check', 'sliders-horizontal'],
      ...['square-terminal', 'tags', 'user-cog', 'user-round', 'users', 'waypoints', 'workflow', 'zap'],
    ].join('|')})\\.`,
  ),
  // What several pages show: by itself each would be a file that every page's list of files names.
  { ...chunkOf('icons', 'lucide-react/dist/esm/icons/'), minShareCount: 2 },
];

/** The client's tables of endpoints go into the pages as what they are: addresses, without the schemas they are made from. */
const endpointsAsData: Plugin = {
  name: 'endpoints-as-data',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!/\/web\/lib\/(first-)?endpoint-table\.ts$/.test(id)) return null;
    const tables = (await import(pathToFileURL(id).href)) as Record<string, object>;
    return Object.entries(tables)
      .map(([name, table]) => `export const ${name} = ${JSON.stringify(table)};`)
      .join('\n');
  },
};

/**
 * The documentation is made of Markdown while pages are made, and stands in them as HTML: browsers get neither the text nor
 * what renders it.
 */
const docsInPages: Plugin = {
  name: 'docs-in-pages',
  enforce: 'pre',
  async load(id, options) {
    if (/\/web\/docs\/built-doc\.tsx$/.test(id) && !options?.ssr) return 'export const builtDoc = () => null;';
    if (!/\/web\/docs\/all-docs\.ts$/.test(id) || !options?.ssr) return null;
    const { shownDocs } = await import('./scripts/docs/build-docs.ts');
    for (const file of globSync('docs/*.md')) this.addWatchFile(resolve(file));
    return `export const allDocs = ${JSON.stringify(shownDocs())};`;
  },
};

export default defineConfig({
  plugins: [docsInPages, endpointsAsData, tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  // Every dependency is found before the first page is asked for; found later, each would reload the page.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.{ts,tsx}', '!web/testing/**'] },
  build: {
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedChunks },
        // Every page loads the list of all files: a hash does not pack, and seven signs behind a name tell files apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/v1': { target: apiOrigin, ws: true },
      '/auth/v1': { target: apiOrigin },
    },
  },
});
