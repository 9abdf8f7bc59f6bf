import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';
import { claims } from '#server/speech/claims.data.ts';
import { unheldClaims } from './claim-results.ts';
import { nameOf, neverRun, readPlaywrightReport, readVitestReport, type TestResult } from './test-results.ts';
import { needTools, type ToolName, toolPath, tools } from './tools.ts';

/**
 * `npm test`: types, lint, the unit and server tests, then the browser over the whole product. Every part runs even when one before it failed; the last line counts them all: `N passed, N failed`.
 */

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'node_modules/.cache/test-results');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const started = performance.now();

/** Tests that some machines cannot run, with the reason. All others have to run in one of the runs at least. */
const mayBeSkipped = new Map([['for a folder that may not be written', 'root may write everywhere']]);

const results: TestResult[] = [];
let passed = 0;
/** What failed, by name, said again at the end: a log is read from there. */
const failures: string[] = [];

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  process.stdout.write(`\n── ${title} (after ${Math.round((performance.now() - started) / 1000)} s)\n`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A step that passes or fails as a whole. */
function check(title: string, command: string, args: string[]) {
  if (run(title, command, args)) passed++;
  else failures.push(title);
}

/** A runner that wrote a report; one that wrote none, or failed with nothing failing in it, counts as a failure. */
function count(title: string, ok: boolean, read: () => TestResult[]) {
  try {
    const found = read();
    const failed = found.filter(({ status }) => status === 'failed');
    results.push(...found);
    passed += found.filter(({ status }) => status === 'passed').length;
    failures.push(...failed.map((result) => `${title}: ${nameOf(result)}: ${result.reason}`));
    if (!ok && failed.length === 0) failures.push(`${title}: the runner failed`);
  } catch (error) {
    failures.push(`${title}: no report (${(error as Error).message})`);
  }
}

/** A run of Vitest whose counts are added up. */
function vitest(title: string, report: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const file = path.join(reports, report);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // A stalled machine may cost a second try; the report of the run names what needed one.
  const retry = process.env.CI ? ['--retry=1'] : [];
  const ok = run(title, bin('vitest'), ['run', ...retry, ...reporters, ...args], env);
  count(title, ok, () => readVitestReport(file));
}

/** Runs a part, whose tools may be missing or fail to start. */
async function part(title: string, work: () => void | Promise<void>) {
  try {
    await work();
  } catch (error) {
    failures.push(`${title}: ${(error as Error).message}`);
  }
}

// Tests start many processes and threads, most of whose time goes into compiling the same files (see server/main.ts).
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/parley/compiled');

/** Bytes. What databases of tests take at a time, with as much again for the tests themselves. */
const roomForTests = 8e9;
/** A folder in memory, and how those of runs in it begin; the number of their process follows. */
const memory = '/dev/shm';
const prefix = 'parley-tests-';

/** Takes away what runs left that were killed: it would take memory until the machine starts anew. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory).filter((one) => one.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!existsSync(`/proc/${pid}`)) rmSync(path.join(memory, name), { recursive: true, force: true });
  }
}

/**
 * Databases of tests are copied, filled and thrown away by the hundred: in memory, where there is room for them, they wait for no
 * disk that others use.
 */
function temporaryFolder(): string | null {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return null;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < roomForTests || freemem() < roomForTests) return null;
  removeAbandoned();
  const folder = mkdtempSync(path.join(memory, `${prefix}${process.pid}-`));
  // Where root may make no namespaces, PostgreSQL runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  return folder;
}
const temporary = temporaryFolder();
if (temporary !== null) {
  process.env.TMPDIR = temporary;
  process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await part('tools', () => needTools(Object.keys(tools) as ToolName[]));
check('types of the pages', bin('react-router'), ['typegen']);
check('types', bin('tsc'), ['-b']);
check('format and lint', bin('biome'), ['ci', '--error-on-warnings']);
vitest('unit and server tests', 'unit.json', []);

vitest('walls between workspaces', 'mutants.json', ['--config', 'scripts/mutants/vitest.config.ts']);

await part('browser tests', () => {
  const file = path.join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: toolPath('chromium'), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const ok = run('browser tests', bin('playwright'), ['test'], env);
  count('browser tests', ok, () => readPlaywrightReport(file));
});

await part('figures that pages promise', () => {
  const file = path.join(reports, 'claims.json');
  const ok = run('figures that pages promise', process.execPath, ['bench/claims.ts', file]);
  count('figures that pages promise', ok, () => JSON.parse(readFileSync(file, 'utf8')) as TestResult[]);
});

failures.push(...neverRun(results, mayBeSkipped).map((name) => `${name} was skipped in every run`));
failures.push(...unheldClaims(claims, results));

for (const name of failures) process.stdout.write(`\nFAILED ${name}`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length === 0 ? 0 : 1);
