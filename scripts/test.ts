import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { claims } from '#server/channels/speech/claims.data.ts';
import { unheldClaims } from './claim-results.ts';
import { changedSince } from './structure/changed-files.ts';
import { readImports } from './structure/import-graph.ts';
import { selectTests } from './structure/select-tests.ts';
import { tempInMemory } from './temporary-folder.ts';
import { neverRun, type TestResult } from './test-results.ts';
import { bin, TestRun } from './test-run.ts';
import { needTools, type ToolName, toolPath, tools } from './tools.ts';

/**
 * `npm test`: types and lint beside the unit and server tests, then the browser over the whole product. The last line counts them all:
 * `N passed, N failed`. `npm test -- changed [BASE]` runs what the difference to a commit can reach (HEAD, where none is named): see
 * `structure/select-tests.ts`.
 */

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'node_modules/.cache/test-results');

/** Tests that some machines cannot run, with the reason. All others have to run in one of the runs at least. */
const mayBeSkipped = new Map([['for a folder that may not be written', 'root may write everywhere']]);
/** Seconds that everything may take on two quiet cores (QUIET=1). */
const quietSeconds = 20 * 60;

const { positionals } = parseArgs({ allowPositionals: true });
const base = positionals[0] === 'changed' ? (positionals[1] ?? 'HEAD') : null;

// Tests start many processes and threads, most of whose time goes into compiling the same files (see server/main.ts).
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/parley/compiled');
tempInMemory();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const run = new TestRun(reports);

/** Runs a part, whose tools may be missing or fail to start. */
async function part(title: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    run.failures.push(`${title}: ${(error as Error).message}`);
  }
}

async function checks(): Promise<void> {
  await run.check('types of the pages', [bin('react-router'), 'typegen']);
  // Each checker works out the types that it meets: four of them cost three times the processor of one.
  await run.check('types', [bin('tsc'), '-b', '--checkers', '1']);
  await run.check('format and lint', [bin('biome'), 'ci', '--error-on-warnings']);
}

/** The files of tests that the difference to a commit can reach. */
function testsOf(commit: string): 'all' | string[] {
  const changed = changedSince(commit);
  const graph = readImports('domain', 'voice', 'server', 'web', 'scripts');
  const selected = selectTests(graph, changed, (file) => readFileSync(path.join(root, file), 'utf8'));
  const number = selected === 'all' ? 'all' : selected.length;
  process.stdout.write(`${changed.length} files differ from ${commit} and can affect ${number} test files.\n`);
  return selected;
}

await part('tools', () => needTools(Object.keys(tools) as ToolName[]));
const only = base === null ? 'all' : testsOf(base);
await Promise.all([
  checks(),
  only.length > 0 && run.vitest('unit and server tests', 'unit', only === 'all' ? [] : only),
]);
const specs = base === null ? [] : [`--only-changed=${base}`, '--pass-with-no-tests'];
await part('browser tests', () => run.playwright('browser tests', specs, toolPath('chromium')));
if (base === null) {
  await part('figures that pages promise', async () => {
    const title = 'figures that pages promise';
    const file = path.join(reports, 'claims.json');
    const ended = await run.command(title, [process.execPath, 'bench/claims.ts', file]);
    run.count(title, ended, () => JSON.parse(readFileSync(file, 'utf8')) as TestResult[]);
  });
  run.failures.push(...neverRun(run.results, mayBeSkipped).map((name) => `${name} was skipped in every run`));
  run.failures.push(...unheldClaims(claims, run.results));
}
process.exit(run.finish(process.env.QUIET === '1' ? quietSeconds : Number.POSITIVE_INFINITY) ? 0 : 1);
