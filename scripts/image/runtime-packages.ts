import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Which packages a server needs that is built already: those that its code names, and what these need. */

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface PackageJson {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

const jsonOf = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/**
 * What of the source serves, as against what builds, tests and measures, and as against packages that a program beside the
 * server installed for itself (`programs/former-database` does, where an older database is upgraded).
 */
export const isServing = (file: string): boolean =>
  !/\.(test|d)\.tsx?$|(^|\/)(testing|mutants|node_modules)\//.test(file);

/** The folders of a server's code. */
export const serverFolders = ['server', 'voice', 'domain', 'programs'] as const;

/** Where Node would find a package that one at `from` asks for: beside it, or further up. */
function placeOf(locked: Record<string, LockedPackage>, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules') - 1))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (place in locked) return place;
    if (at === '') return null;
  }
}

/** Folders below `root` of the packages that its server needs, as far as they are installed. */
export function runtimePackages(root: string, scripts: readonly string[]): string[] {
  const { dependencies, optionalDependencies } = jsonOf<PackageJson>(path.join(root, 'package.json'));
  const { packages } = jsonOf<{ packages: Record<string, LockedPackage> }>(path.join(root, 'package-lock.json'));
  const files = serverFolders.flatMap((folder) => globSync(`${folder}/**/*.{ts,mjs,js,json}`, { cwd: root }));
  const code = [...files.filter(isServing), ...scripts]
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  // Imported or resolved: French has a word that is a package's name.
  const isNamed = (name: string) =>
    new RegExp(`(?:from |import |\\(\\s*)['"\`]${name.replaceAll('.', '\\.')}['"\`/]`).test(code);
  // Programs and models are found by the machine's name: all that fit it stay.
  const wanted = [...Object.keys(dependencies).filter(isNamed), ...Object.keys(optionalDependencies)];
  const needed = new Set<string>();
  const look = wanted.map((name) => ({ from: '', name }));
  for (let next = look.pop(); next !== undefined; next = look.pop()) {
    const place = placeOf(packages, next.from, next.name);
    if (place === null || needed.has(place) || !existsSync(path.join(root, place))) continue;
    needed.add(place);
    const {
      dependencies: own,
      optionalDependencies: optional,
      peerDependencies,
      peerDependenciesMeta,
    } = packages[place]!;
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...own, ...optional }), ...peers]) look.push({ from: place, name });
  }
  return [...needed].toSorted();
}
