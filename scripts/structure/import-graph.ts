import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An import of one file of this repository by another. */
export interface Import {
  /** From the root of the repository. */
  target: string;
  /** Names types only: nothing of it is there when the program runs. */
  isType: boolean;
  /** Asked for while the program runs: by `import()`, or as a thread or process of its own. */
  isLate: boolean;
}

/** What each file imports, by its path from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

export const root = path.resolve(import.meta.dirname, '../..');

/** Import statements, re-exports, imports for their effect, `import()`, and what is started by its address. */
const imported =
  /^\s*(?:import|export)\s+(type\s+)?([^;'"`]*?)\s*from\s*'([^']+)'|^\s*import\s+'([^']+)'|(?:import\(|\bnew URL\()\s*'([^']+\.tsx?)'/gm;

/** Whether `{ type A, type B }` is all that an import names. */
const areTypes = (names: string) =>
  /^\{.*\}$/s.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .every((name) => /^\s*(type\s.*)?$/s.test(name));

/** The file that a specifier means; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('#')) return bare.slice(1);
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : undefined;
}

/** What a text of TypeScript imports of this repository. */
export function importsIn(file: string, text: string): Import[] {
  return [...text.matchAll(imported)].flatMap(([, type, names = '', from, forEffect, late]) => {
    const target = targetOf(file, from ?? forEffect ?? late ?? '');
    if (target === undefined) return [];
    return [{ target, isType: type !== undefined || areTypes(names), isLate: late !== undefined }];
  });
}

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

/** Reads what the files below some folders import. */
export function readImports(...folders: string[]): ImportGraph {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|dist)\//.test(file)),
  );
  return new Map(files.map((file) => [file, importsIn(file, readFileSync(path.join(root, file), 'utf8'))]));
}

/** Groups of nodes that reach each other in a circle. */
export function circlesOf(nodes: Iterable<string>, next: (node: string) => Iterable<string>): string[][] {
  const circles: string[][] = [];
  const seen = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (node: string): void => {
    seen.set(node, seen.size);
    lowest.set(node, seen.get(node)!);
    open.push(node);
    for (const other of next(node)) {
      if (!seen.has(other)) visit(other);
      // Those of closed groups are out of the way: only what is open can close a circle.
      if (open.includes(other)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(other)!));
    }
    if (lowest.get(node) !== seen.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const node of nodes) if (!seen.has(node)) visit(node);
  return circles;
}
