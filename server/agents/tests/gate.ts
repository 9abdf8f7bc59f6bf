import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import { AppError } from '#domain/platform/errors.ts';
import { readTests } from '#server/agents/agent-tests.ts';
import { actorMay } from '#server/identity/actor-may.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import type { TestSubject } from '#voice/flow/agent-tests/test-call.ts';
import { playAndKeep } from './run-tests.ts';
import { objectOf, type TestOwner } from './test-owner.ts';
import { findPassed } from './test-results.ts';

/**
 * The gate before what is published: every test has to have passed on exactly what is about to answer. Playing takes
 * longer than a transaction may, so it is done before, and the transaction that publishes looks at what is known.
 */

/** Finds what is about to be published; null where there is nothing to test, or the rule itself will refuse. */
export type Wanted = (tx: Tx) => Promise<TestSubject | null>;

/** Plays the tests of which nothing is known on what is about to be published. @throws AppError too_many_requests */
export async function playBefore(scope: Scope, owner: TestOwner, wanted: Wanted): Promise<void> {
  const { subject, unknown } = await scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const tests = await readTests(tx, scope, owner);
    const found = tests.length === 0 ? null : await wanted(tx).catch(passOver);
    const passed = found ? await findPassed(tx, scope, found, tests) : new Map<string, boolean>();
    return { subject: found, unknown: found ? tests.filter(({ id }) => !passed.has(id)) : [] };
  });
  if (subject && unknown.length > 0) await playAndKeep(scope, owner, subject, unknown);
}

/** What is not there is refused by the rule itself. */
function passOver(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

const listed = (names: readonly string[]) =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');

/**
 * Lets what is about to be published pass: all of its tests have passed on it, or someone who may says why it is
 * published all the same.
 * @throws AppError tests_red with the name of each, forbidden where an override is not for this role
 */
export async function requireGreen(
  tx: Tx,
  scope: Scope,
  owner: TestOwner,
  subject: TestSubject,
  override: TestsOverride | undefined,
): Promise<void> {
  const tests = await readTests(tx, scope, owner);
  if (tests.length === 0) return;
  const passed = await findPassed(tx, scope, subject, tests);
  // One of which nothing is known was changed this moment, or there was no time to play it.
  const red = tests.filter(({ id }) => passed.get(id) !== true);
  if (red.length === 0) return;
  const names = red.map(({ test }) => test.name);
  if (override === undefined) {
    const one = red.length === 1 ? '1 test failed' : `${red.length} tests failed`;
    const message = `${one}: ${listed(names)}. Fix the problems, or publish anyway and give a reason.`;
    const details = red.map(({ id, test }) => ({ path: id, message: test.name }));
    throw new AppError('tests_red', message, details);
  }
  const permission = 'agentId' in owner ? 'agents:manage' : 'workflows:manage';
  if (!actorMay(scope, permission))
    throw new AppError('forbidden', 'Your role can’t publish while tests fail. Ask someone with permission.');
  const action = 'agentId' in owner ? 'agent.tests-overridden' : 'workflow.tests-overridden';
  await recordChange(tx, scope, action, { object: objectOf(owner), after: { tests: names, reason: override.reason } });
}
