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
/** What failed, by name, said again at the end: a log is read from there. */
const failures: string[] = [];

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  process.stdout.write(`\n── ${title}\n`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function fail(...names: string[]) {
  failed += names.length;
  failures.push(...names);
}

/** A step that passes or fails as a whole. */
function check(title: string, command: string, args: string[]) {
  if (run(title, command, args)) passed++;
  else fail(title);
}

interface Counts {
  passed: number;
  /** A line each. */
  failures: string[];
}

/** A runner that wrote its counts; one that wrote none, or failed with none failing, counts as a failure. */
function count(title: string, ok: boolean, file: string, read: (report: never) => Counts) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')) as never);
    passed += counts.passed;
    fail(...counts.failures);
    if (!ok && counts.failures.length === 0) fail(`${title}: the runner failed`);
  } catch (error) {
    fail(`${title}: no report (${(error as Error).message})`);
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

check('types', bin('react-router'), ['typegen']);
check('types', bin('tsc'), ['-b']);
check('format and lint', bin('biome'), ['ci', '--error-on-warnings']);

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const firstLine = (text = '') => text.split('\n', 1)[0]!.slice(0, 300);

/** A run of Vitest whose counts are added up. */
function vitest(title: string, report: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const file = path.join(results, report);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // A stalled machine may cost a second try; the report of the run names what needed one.
  const retry = process.env.CI ? ['--retry=1'] : [];
  const ok = run(title, bin('vitest'), ['run', ...retry, ...reporters, ...args], env);
  count(title, ok, file, (found: VitestReport) => ({
    passed: found.numPassedTests,
    failures: found.testResults.flatMap((tested) => {
      const name = path.relative(root, tested.name);
      const failed = tested.assertionResults.filter((test) => test.status === 'failed');
      // A file that could not be read has no tests, and still failed.
      if (failed.length === 0 && tested.status === 'failed') return [`${name}: ${firstLine(tested.message)}`];
      return failed.map((test) => `${name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    }),
  }));
}

vitest('unit and server tests', 'vitest.json', []);

/** What talks to the database in ways in which a real server and the embedded one could differ. */
const databaseTests = [
  'infra/db',
  'infra/jobs',
  'testing',
  'contract',
  'appointments',
  'auth/retention',
  'calls/outage',
];
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

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; line: number }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message: string }[];
}

const failedSpecs = (suite: PlaywrightSuite): string[] => [
  ...suite.specs.filter((spec) => !spec.ok).map((spec) => `e2e/${suite.file}:${spec.line} › ${spec.title}`),
  ...(suite.suites ?? []).flatMap(failedSpecs),
];

try {
  const browserReport = path.join(results, 'playwright.json');
  const browser = run('browser tests', bin('playwright'), ['test'], {
    CHROMIUM_PATH: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  });
  count('browser tests', browser, browserReport, (report: PlaywrightReport) => ({
    passed: report.stats.expected + report.stats.flaky,
    failures: [
      ...report.suites.flatMap(failedSpecs),
      ...report.errors.map(({ message }) => `browser tests: ${firstLine(message)}`),
    ],
  }));
} catch (error) {
  fail(`browser tests: ${(error as Error).message}`);
}

for (const name of failures) process.stdout.write(`\nFAILED ${name}`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
