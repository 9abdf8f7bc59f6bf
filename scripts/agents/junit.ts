import type { TestVerdict } from '#domain/agents/agent-tests.ts';

/** What came of one suite, and how long it took. */
export interface SuiteReport {
  name: string;
  /** Where its tests stand, if in a file. */
  file: string | null;
  tests: { verdict: TestVerdict; seconds: number }[];
}

/** Signs that XML cannot hold, escaped or not. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};
const attribute = (text: string) => text.replace(forbidden, '').replace(/[&<>"\n\r\t]/g, (sign) => escapes[sign]!);
const content = (text: string) => text.replace(forbidden, '').replace(/[&<>]/g, (sign) => escapes[sign]!);
const seconds = (of: readonly { seconds: number }[]) => of.reduce((sum, one) => sum + one.seconds, 0).toFixed(3);

function testcase({ name, file }: SuiteReport, { verdict, seconds: took }: SuiteReport['tests'][number]): string {
  const where = file === null ? '' : ` file="${attribute(file)}"`;
  const head = `    <testcase classname="${attribute(name)}" name="${attribute(verdict.name)}" time="${took.toFixed(3)}"${where}`;
  const [first] = verdict.failures;
  if (verdict.passed || !first) return `${head}/>`;
  const told = [
    ...verdict.failures.map(({ message, expected, got }) => `${message}\nexpected: ${expected}\ngot: ${got}`),
    verdict.lines.map(({ by, text }) => `${by}: ${text}`).join('\n'),
  ].join('\n\n');
  const failure = `      <failure message="${attribute(first.message)}" type="${attribute(first.expectation)}">${content(told)}</failure>`;
  return `${head}>\n${failure}\n    </testcase>`;
}

/** Verdicts as JUnit writes them: what continuous integration shows. */
export function junitOf(suites: readonly SuiteReport[]): string {
  const counts = (tests: SuiteReport['tests']) =>
    `tests="${tests.length}" failures="${tests.filter(({ verdict }) => !verdict.passed).length}" errors="0" skipped="0" time="${seconds(tests)}"`;
  const parts = suites.map((suite) =>
    [
      `  <testsuite name="${attribute(suite.name)}" ${counts(suite.tests)}>`,
      ...suite.tests.map((one) => testcase(suite, one)),
      '  </testsuite>',
    ].join('\n'),
  );
  const all = counts(suites.flatMap(({ tests }) => tests));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="agents" ${all}>`,
    ...parts,
    '</testsuites>',
    '',
  ].join('\n');
}
