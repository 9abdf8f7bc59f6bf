import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { findPostgres, startPostgres } from './postgres.ts';

/**
 * `npm test`: types, lint, unit and server tests, then the browser over the whole product. Every part runs even when
 * one before it failed; the last line counts them all: `N passed, N failed`.
 */

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'node_modules/.cache/test-results');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

let passed = 0;
let failed = 0;

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  process.stdout.write(`\n── ${title}\n`);
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
  else failed++;
}

/** A runner that wrote its counts; one that wrote none, or failed with none failing, counts as a failure. */
function count(ok: boolean, file: string, read: (report: never) => { passed: number; failed: number }) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')) as never);
    passed += counts.passed;
    failed += counts.failed;
    if (!ok && counts.failed === 0) failed++;
  } catch {
    failed++;
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

check('types', bin('react-router'), ['typegen']);
check('types', bin('tsc'), ['-b']);
check('format and lint', bin('biome'), ['ci', '--error-on-warnings']);

/** A run of Vitest whose counts are added up. */
function vitest(title: string, report: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const file = path.join(results, report);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // A stalled machine may cost a second try; the report of the run names what needed one.
  const retry = process.env.CI ? ['--retry=1'] : [];
  const ok = run(title, bin('vitest'), ['run', ...retry, ...reporters, ...args], env);
  count(ok, file, (found: { numPassedTests: number; numFailedTests: number }) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
  }));
}

vitest('unit and server tests', 'vitest.json', []);

/** What talks to the database in ways in which a real server and the embedded one could differ. */
const databaseTests = ['infra/db', 'infra/jobs', 'testing', 'contract', 'appointments'];
const programs = findPostgres();
if (programs === null) {
  process.stdout.write(
    '\n── no PostgreSQL here (Debian: apt-get install postgresql), so the tests ran on the embedded one only\n',
  );
} else {
  const server = await startPostgres(programs);
  const files = databaseTests.map((name) => `server/${name}`);
  vitest('the same on a PostgreSQL server', 'postgres.json', ['--project', 'server', ...files], {
    TEST_DATABASE_URL: server.url,
  });
  await server.stop();
}

try {
  const browserReport = path.join(results, 'playwright.json');
  const browser = run('browser tests', bin('playwright'), ['test'], {
    CHROMIUM_PATH: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  });
  count(browser, browserReport, (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
  }));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  failed++;
}

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
