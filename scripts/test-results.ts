import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RunCosts } from './vitest-reporter.ts';

/** What the runners of tests report, in one form. */

const root = path.resolve(import.meta.dirname, '..');

export interface TestResult {
  /** From the root of the repository, with `/`. */
  file: string;
  /** The titles of what it stands in. */
  within: string[];
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  /** First line of why it failed. */
  reason?: string;
}

const firstLine = (text = '') => text.split('\n', 1)[0]!.slice(0, 300);

/** A test as a line of a log names it. */
export const nameOf = ({ file, within, title }: TestResult): string => `${file} › ${[...within, title].join(' ')}`;

/** Errors that belong to no test, each a failure of its own, so that a log names them. */
export const outsideOfTests = (file: string, messages: readonly string[]): TestResult[] =>
  messages.map((message) => ({
    file,
    within: [],
    title: '(outside of any test)',
    status: 'failed',
    reason: firstLine(message),
  }));

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The results in a JSON report of Vitest. */
export function readVitestReport(file: string): TestResult[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }): TestResult[] => {
    const tested = path.relative(root, name).replaceAll(path.sep, '/');
    const results = assertionResults.map(
      (test): TestResult => ({
        file: tested,
        within: test.ancestorTitles,
        title: test.title,
        status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
        ...(test.status === 'failed' && { reason: firstLine(test.failureMessages[0]) }),
      }),
    );
    const broken = status === 'failed' && !results.some((result) => result.status === 'failed');
    // A file that could not be read, or whose hook failed, has no test that failed, and failed itself.
    if (broken)
      results.push({ file: tested, within: [], title: '(the file)', status: 'failed', reason: firstLine(message) });
    return results;
  });
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  projectName: string;
  /** Its tries, in ms each. */
  results: { duration: number }[];
}

interface PlaywrightSuite {
  file: string;
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
}

const playwrightStatus = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

/** A test of the browser with what it took. */
interface BrowserResult extends TestResult {
  seconds: number;
  isRetried: boolean;
}

function resultsIn(suite: PlaywrightSuite, above: string[]): BrowserResult[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(
      ({ status, projectName, results }): BrowserResult => ({
        file: `e2e/${suite.file}`,
        within: above,
        title,
        status: playwrightStatus[status],
        reason: `in ${projectName}`,
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        isRetried: status === 'flaky',
      }),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsIn(inner, [...above, inner.title]))];
}

/** What a JSON report of Playwright tells: results, with what went wrong outside of any test, and costs. */
export function readPlaywrightReport(file: string): Pick<RunCosts, 'files' | 'retried'> & { results: TestResult[] } {
  const report = JSON.parse(readFileSync(file, 'utf8')) as { suites: PlaywrightSuite[]; errors: { message: string }[] };
  const outside = outsideOfTests(
    'e2e',
    report.errors.map(({ message }) => message),
  );
  const found = report.suites.flatMap((suite) => resultsIn(suite, []));
  const byFile = Map.groupBy(found, (result) => result.file);
  return {
    results: [...found.map(({ seconds: _, isRetried: __, ...result }) => result), ...outside],
    files: [...byFile].map(([name, tests]) => ({
      file: name,
      seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
    retried: found.filter(({ isRetried }) => isRetried).map(nameOf),
  };
}

/**
 * Tests that ran in none of the runs, and so hold nothing. A test that this machine cannot run at all needs a reason in
 * `allowed`, by its title.
 */
export function neverRun(results: readonly TestResult[], allowed: ReadonlyMap<string, string>): string[] {
  const ran = new Set(results.filter(({ status }) => status !== 'skipped').map(nameOf));
  const skipped = results.filter((result) => result.status === 'skipped' && !allowed.has(result.title));
  return [...new Set(skipped.map(nameOf))].filter((name) => !ran.has(name));
}
