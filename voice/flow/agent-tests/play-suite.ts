import type { AgentTest, TestCoverage, TestVerdict } from '#domain/agents/agent-tests.ts';
import { playTest } from './play-test.ts';
import { Reach } from './reach.ts';
import type { TestSubject } from './test-call.ts';

/** What came of a suite. */
export interface PlayedSuite {
  passed: boolean;
  /** In the order of the tests. */
  verdicts: TestVerdict[];
  coverage: TestCoverage;
}

const notPlayed = (name: string): TestVerdict => ({
  name,
  passed: false,
  lines: [],
  turns: 0,
  runs: 0,
  failedRuns: 0,
  shrunk: null,
  failures: [
    {
      expectation: 'time',
      turn: null,
      expected: 'a verdict',
      got: 'nothing',
      mend: null,
      message: 'There was no time left for this test. Run fewer tests at once, or use fewer callers.',
    },
  ],
});

/** Plays tests one after the other. @param isOver tells that no time is left */
export function playSuite(
  subject: TestSubject,
  tests: readonly AgentTest[],
  isOver: () => boolean = () => false,
): PlayedSuite {
  const reach = new Reach(subject.flow);
  const verdicts = tests.map((test) => (isOver() ? notPlayed(test.name) : playTest(subject, test, reach, isOver)));
  return { passed: verdicts.every(({ passed }) => passed), verdicts, coverage: reach.coverage() };
}
