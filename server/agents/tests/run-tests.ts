import type { RanTests } from '#domain/agents/agent-test-suites.ts';
import type { AgentTest, TestVerdict } from '#domain/agents/agent-tests.ts';
import { AppError } from '#domain/platform/errors.ts';
import { type KeptTest, readTests } from '#server/agents/agent-tests.ts';
import { runFlowTask } from '#server/agents/flow-tasks.ts';
import { readSubject } from '#server/agents/test-subject.ts';
import { turnsOf } from '#server/platform/turns.ts';
import type { Scope } from '#server/scope.ts';
import type { PlayedSuite } from '#voice/flow/agent-tests/play-suite.ts';
import type { TestSubject } from '#voice/flow/agent-tests/test-call.ts';
import { lockOwner, type TestOwner } from './test-owner.ts';
import { keepResults } from './test-results.ts';

/** What one look may take, in ms. */
const limitMs = 30_000;
const inTurn = turnsOf({
  mostAtOnce: 2,
  mostWaiting: 20,
  busy: 'Other tests are running. Try again in a few seconds.',
});

/** Plays tests to a subject away from calls. @throws AppError too_many_requests */
export function playAside(subject: TestSubject, tests: readonly AgentTest[]): Promise<PlayedSuite> {
  return inTurn(() => runFlowTask('play', { subject, tests }, limitMs));
}

/** Whether a test was played to its end: where the time was over, nothing is known of it. */
const isKnown = ({ failures }: TestVerdict): boolean =>
  !failures.some(({ expectation }) => expectation === 'time' || expectation === 'runs');

/** Plays kept tests to a subject, and keeps what came of them. @throws AppError too_many_requests */
export async function playAndKeep(
  scope: Scope,
  owner: TestOwner,
  subject: TestSubject,
  tests: readonly KeptTest[],
): Promise<PlayedSuite> {
  const played = await playAside(
    subject,
    tests.map(({ test }) => test),
  );
  const known = tests
    .map((one, at) => ({ ...one, verdict: played.verdicts[at]! }))
    .filter(({ verdict }) => isKnown(verdict))
    .map(({ verdict, ...one }) => ({ ...one, passed: verdict.passed }));
  await scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await lockOwner(tx, scope, owner);
    const there = new Set((await readTests(tx, scope, owner)).map(({ id }) => id));
    const results = known.filter(({ id }) => there.has(id));
    await keepResults(tx, scope, subject, results);
  });
  return played;
}

interface Wanted {
  of: 'live' | 'draft';
  testIds?: string[] | undefined;
  test?: AgentTest | undefined;
}

/**
 * Plays an owner's tests and keeps what came of them, or plays one that is being written.
 * @throws AppError not_found, too_many_requests
 */
export async function runTests(scope: Scope, owner: TestOwner, { of, testIds, test }: Wanted): Promise<RanTests> {
  const { services, workspaceId } = scope;
  const { subject, kept } = await services.db.tenant(workspaceId, async (tx) => ({
    subject: await readSubject(tx, scope, owner, of),
    kept: await readTests(tx, scope, owner),
  }));
  if (testIds?.some((id) => !kept.some((one) => one.id === id)))
    throw new AppError('not_found', 'Test not found. It may have been deleted.');
  const tests = test ? [] : kept.filter(({ id }) => testIds?.includes(id) ?? true);
  const played = test ? await playAside(subject, [test]) : await playAndKeep(scope, owner, subject, tests);
  return { ...played, verdicts: played.verdicts.map((verdict, at) => ({ ...verdict, testId: tests[at]?.id ?? null })) };
}
