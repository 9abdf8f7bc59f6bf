import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { unheldClaims } from './claim-results.ts';
import { neverRun, outsideOfTests, readPlaywrightReport, readVitestReport, type TestResult } from './test-results.ts';
import CostsReporter, { type RunCosts } from './vitest-reporter.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parley-results-'));
afterAll(() => rmSync(folder, { recursive: true }));
const root = path.resolve(import.meta.dirname, '..');

function report(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const result = (title: string, status: TestResult['status'], file = 'server/a.test.ts'): TestResult => ({
  file,
  within: [],
  title,
  status,
});

describe('a report', () => {
  it('of Vitest tells each test, and a file that could not be read', () => {
    const assertion = { ancestorTitles: ['a clip'], title: 'is kept', status: 'pending', failureMessages: [] };
    const file = report({
      testResults: [
        { name: `${root}/server/a.test.ts`, status: 'passed', message: '', assertionResults: [assertion] },
        { name: `${root}/server/b.test.ts`, status: 'failed', message: 'no such import\nat x', assertionResults: [] },
      ],
    });
    expect(readVitestReport(file)).toEqual([
      { file: 'server/a.test.ts', within: ['a clip'], title: 'is kept', status: 'skipped' },
      { file: 'server/b.test.ts', within: [], title: '(the file)', status: 'failed', reason: 'no such import' },
    ]);
  });

  it('names what went wrong outside of any test, with where it was thrown and what ran meanwhile', () => {
    const costs = path.join(folder, 'costs.json');
    process.env.RUN_COSTS = costs;
    const stack = `Error: gone\n    at x (${root}/node_modules/pg/a.js:1:2)\n    at speak (${root}/server/a.ts:3:4)`;
    const during = { VITEST_TEST_PATH: `${root}/server/a.test.ts`, VITEST_TEST_NAME: 'is kept' };
    new CostsReporter().onTestRunEnd([], [{ name: 'Error', message: 'gone\nfor good', stack, ...during }], 'failed');
    delete process.env.RUN_COSTS;
    const { outside } = JSON.parse(readFileSync(costs, 'utf8')) as RunCosts;
    expect(outside).toEqual([`Error: gone · at speak (${root}/server/a.ts:3:4) · during server/a.test.ts › is kept`]);
    expect(outsideOfTests('server', outside)).toMatchObject([{ title: '(outside of any test)', status: 'failed' }]);
  });

  it('of Playwright tells tests in groups, what failed outside of them, and what they cost', () => {
    const tries = [{ duration: 1_500 }];
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, projectName: 'desktop', results: status === 'flaky' ? [...tries, ...tries] : tries }],
    });
    const inner = {
      file: 'home.spec.ts',
      title: 'the menu',
      specs: [spec('opens', 'flaky'), spec('closes', 'skipped')],
    };
    const file = report({
      suites: [{ file: 'home.spec.ts', title: 'home.spec.ts', specs: [spec('shows', 'unexpected')], suites: [inner] }],
      errors: [{ message: 'no browser' }],
    });
    const at = { file: 'e2e/home.spec.ts', reason: 'in desktop' };
    expect(readPlaywrightReport(file)).toEqual({
      results: [
        { ...at, within: [], title: 'shows', status: 'failed' },
        { ...at, within: ['the menu'], title: 'opens', status: 'passed' },
        { ...at, within: ['the menu'], title: 'closes', status: 'skipped' },
        { file: 'e2e', within: [], title: '(outside of any test)', status: 'failed', reason: 'no browser' },
      ],
      files: [{ file: 'e2e/home.spec.ts', seconds: 6 }],
      retried: ['e2e/home.spec.ts › the menu opens'],
    });
  });
});

describe('a test that ran nowhere', () => {
  it('is told, unless it ran in another run or has a reason', () => {
    const results = [
      result('in one run', 'skipped'),
      result('in one run', 'passed'),
      result('nowhere', 'skipped'),
      result('nowhere', 'skipped'),
      result('needs a moon', 'skipped'),
    ];
    expect(neverRun(results, new Map([['needs a moon', 'there is one']]))).toEqual(['server/a.test.ts › nowhere']);
  });
});

describe('a claim', () => {
  const claim = (holder: string) => [{ says: 'it works', on: [], heldBy: [holder] }];

  it.each([
    ['server/a.test.ts: works', 'works'],
    ['server/a.test.ts: works', 'works: mp3'],
    ['server/a.test.ts: gives %s to $name', 'gives a list to Ada'],
    [`server/a.test.ts: runs unchanged: \${file}`, 'runs unchanged: a.sh'],
  ])('is held by %s when “%s” passed', (holder, title) => {
    expect(unheldClaims(claim(holder), [result(title, 'passed'), result(title, 'skipped')])).toEqual([]);
  });

  it.each([
    ['was skipped', [result('works', 'skipped')]],
    ['failed', [result('works: mp3', 'passed'), result('works: wav', 'failed')]],
    ['did not run', [result('works', 'passed', 'server/b.test.ts'), result('it works', 'passed')]],
  ])('is not held when its test %s', (why, results) => {
    expect(unheldClaims(claim('server/a.test.ts: works'), results)).toEqual([
      `“it works” is not verified: server/a.test.ts: works ${why}`,
    ]);
  });
});
