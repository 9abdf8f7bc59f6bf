import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which tests of the server ask the database that the suite gives them (server/testing/test-database.ts, or
 * TEST_DATABASE_URL itself). All others do the same whichever it is: they start processes and servers of their own, or need
 * none.
 */

const root = path.resolve(import.meta.dirname, '..');
/** Who imports one of these, or has the name in it, asks the suite's database. */
const givers = ['server/testing/test-database.ts', 'server/testing/server-database.ts'];

/** `#server/x.ts` and `./x.ts`, wherever in a file they are named. */
const named = /['"](#(?:domain|voice|server)\/[^'"]+\.ts|\.{1,2}\/[^'"]+\.ts)['"]/g;

function importsOf(file: string, text: string): string[] {
  const found = [...text.matchAll(named)].map(([, name]) =>
    name!.startsWith('#') ? name!.slice(1) : path.posix.join(path.posix.dirname(file), name!),
  );
  return found.filter((name) => existsSync(path.join(root, name)));
}

/** Whether a test, or anything that it imports, asks for it. What a file imports is kept in `known`. */
function asks(test: string, known: Map<string, string[]>): boolean {
  const seen = new Set([test]);
  for (const file of seen) {
    if (givers.includes(file)) return true;
    let imports = known.get(file);
    if (imports === undefined) {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (file === test && text.includes('TEST_DATABASE_URL')) return true;
      imports = importsOf(file, text);
      known.set(file, imports);
    }
    for (const name of imports) seen.add(name);
  }
  return false;
}

/**
 * What a server does otherwise than the embedded database, which has one connection: several things at once, plans of
 * statements, and whose connection it is. Tests with such words are about it; the rest of SQL is the same PostgreSQL.
 */
const concurrent = /Promise\.(?:all|race)|at once|at the same time|killed|two nodes|TEST_DATABASE_URL/i;
const planned = /^server\/(?:infra|cross-tenant|analytics|call-search|live)/;

/** Of tests that ask the suite's database, those that have to hold on a server as well. */
export const onServerToo = (files: readonly string[]): string[] =>
  files.filter((file) => planned.test(file) || concurrent.test(readFileSync(path.join(root, file), 'utf8')));

/** The tests of the server and of scripts, by whether they ask the suite's database. */
export function testsOfServer(): { asking: string[]; others: string[] } {
  const files = globSync(['server/**/*.test.ts', 'scripts/**/*.test.ts'], { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const known = new Map<string, string[]>();
  const asking = files.filter((file) => asks(file, known));
  return { asking, others: files.filter((file) => !asking.includes(file)) };
}
