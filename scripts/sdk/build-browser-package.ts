import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

/** Packages of `sdk/` for pages: one file of JavaScript, and declarations that name nothing but the package. */

const root = path.resolve(import.meta.dirname, '../..');

async function bundled(entry: string, plugins: Plugin[], outside: (string | RegExp)[]): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: path.join(root, entry), formats: ['es'] },
      rolldownOptions: { external: outside },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${entry} wasn’t built.`);
  return output.output[0].code;
}

const asked = '?worker&url';
const mark = '\0worklet:';

/**
 * What runs on the audio thread, within the file, as a URL of its own: where the file of a package is served from, and whether a
 * bundler moves it, isn't known here.
 */
const workletsWithin: Plugin = {
  name: 'worklets-within',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith(asked) && importer
      ? `${mark}${path.resolve(path.dirname(importer), id.slice(0, -asked.length))}`
      : null,
  async load(id) {
    if (!id.startsWith(mark)) return null;
    const code = JSON.stringify(await bundled(path.relative(root, id.slice(mark.length)), [], []));
    // Where there's no browser, on a server that makes pages, it's never used.
    return `export default typeof URL.createObjectURL === 'function' ? URL.createObjectURL(new Blob([${code}], { type: 'text/javascript' })) : '';`;
  },
};

/** Writes the declarations of a package's own files. */
function declare(name: string, to: string): void {
  const all = path.join(to, 'declarations');
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', path.join(root, 'sdk', name), '--outDir', all]);
  const own = path.join(all, 'sdk', name, 'src');
  for (const file of ['index.d.ts', 'types.d.ts'].filter((one) => existsSync(path.join(own, one)))) {
    const text = readFileSync(path.join(own, file), 'utf8');
    writeFileSync(path.join(to, file), text.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
  }
  rmSync(all, { recursive: true });
}

/** Builds a package into its `dist`. */
export async function buildBrowserPackage(name: 'web' | 'react', to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  const outside = name === 'react' ? ['react', '@parley/web'] : [];
  const code = await bundled(`sdk/${name}/src/index.ts`, [workletsWithin], outside);
  writeFileSync(path.join(to, 'index.js'), code);
  declare(name, to);
  // What's within the file keeps its licence beside it.
  if (name === 'web') copyFileSync(path.join(root, 'node_modules/zod/LICENSE'), path.join(to, 'zod.LICENSE.txt'));
}
