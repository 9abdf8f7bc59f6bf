import path from 'node:path';
import { withSwitches } from '../mutants/workspace-filters.ts';
import { type ImportGraph, isTest, root } from './import-graph.ts';

/**
 * Files that put all areas of the server together. A test that goes through the front door loads all of them, and so all of the server;
 * what it is about is what lies beside it.
 */
const composers = /^server\/((app|jobs|wire-hooks|open-services|main|serve)|testing\/start-app)\.ts$/;

/** What nothing imports and everything is read with: after a change of it, all tests run. */
const everywhere = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig[\w.-]*\.json)$/;

const folderOf = (file: string) => path.posix.dirname(file);

/** The tests of the product with each wall between workspaces taken away in turn: of what names a workspace in its queries. */
const walls = 'scripts/mutants/mutants.ts';

/** What is run where a test runs: its imports and theirs, without what puts the areas together. */
function subjectsOf(graph: ImportGraph, test: string, besides: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>();
  const open = [test, ...(besides.get(folderOf(test)) ?? [])];
  while (open.length > 0) {
    const file = open.pop()!;
    if (seen.has(file)) continue;
    seen.add(file);
    // Those that lie beside `app.ts` are about all of the server.
    if (composers.test(file) && folderOf(test) !== 'server') continue;
    for (const { target, isType } of graph.get(file) ?? [])
      if (!isType && graph.has(target) && !(folderOf(test) === 'server' && target.startsWith('voice/')))
        open.push(target);
  }
  return seen;
}

/**
 * The tests that a change can reach. A test reaches what it imports and, on the server, what lies in its folder, with all that these
 * import: a change in one area reaches its own tests and those of areas that stand on it, not all that send a request to the same app.
 * @param changed files by their paths from the root; what is no code reaches the tests that name it
 * @param textOf the text of a file
 */
export function selectTests(
  graph: ImportGraph,
  changed: readonly string[],
  textOf: (file: string) => string,
): 'all' | string[] {
  if (changed.some((file) => everywhere.test(file))) return 'all';
  const tests = [...graph.keys()].filter((file) => isTest(file));
  const besides = new Map<string, string[]>();
  for (const file of graph.keys())
    if (
      file.startsWith('server/') &&
      folderOf(file) !== 'server' &&
      !file.startsWith('server/testing/') &&
      !isTest(file)
    )
      besides.set(folderOf(file), [...(besides.get(folderOf(file)) ?? []), file]);
  const code = new Set(changed.filter((file) => graph.has(file)));
  const others = changed.filter((file) => !graph.has(file));
  const selected = tests.filter((test) => {
    if (code.size > 0 && [...subjectsOf(graph, test, besides)].some((file) => code.has(file))) return true;
    return others.length > 0 && others.some((file) => isNamed(textOf(test), file));
  });
  return [...code].some((file) => hasFilter(file, textOf(file))) ? [...selected, walls] : selected;
}

/** Whether a rule names its workspace in a file. */
function hasFilter(file: string, text: string): boolean {
  const switched = withSwitches(text, path.join(root, file));
  return switched !== null && switched !== text;
}

/** Whether a text names a file, by its path from the root or, where that says enough, by its name. */
const isNamed = (text: string, file: string) => text.includes(file) || text.includes(`/${path.posix.basename(file)}'`);
