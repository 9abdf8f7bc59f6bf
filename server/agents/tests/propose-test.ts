import type { AgentTest } from '#domain/agents/agent-tests.ts';
import { AppError } from '#domain/platform/errors.ts';
import { freeName } from '#server/agents/agent-tests.ts';
import { runFlowTask } from '#server/agents/flow-tasks.ts';
import { readSubject } from '#server/agents/test-subject.ts';
import { turnsOf } from '#server/platform/turns.ts';
import { Lost } from '#server/platform/worker-thread.ts';
import type { Scope } from '#server/scope.ts';
import type { FlowPlace } from '#voice/flow/lint/explore.ts';
import type { TestOwner } from './test-owner.ts';

/** What one look may take: whichever is over first. */
const states = 20_000;
const limitMs = 3_500;
const inTurn = turnsOf({
  mostAtOnce: 1,
  mostWaiting: 5,
  busy: 'Other tests are being generated. Try again in a few seconds.',
});

const tooLong = 'Finding a caller who reaches this step took too long. Try again or write the test manually.';

/**
 * Writes a test of the draft that comes to a step, or takes a way out of one; it is not kept.
 * @throws AppError not_found, conflict where no caller comes there, too_many_requests
 */
export async function proposeTestOf(
  scope: Scope,
  owner: TestOwner,
  place: FlowPlace,
): Promise<{ test: AgentTest; notes: string[] }> {
  const { services, workspaceId } = scope;
  const subject = await services.db.tenant(workspaceId, (tx) => readSubject(tx, scope, owner, 'draft'));
  const found = await inTurn(() =>
    runFlowTask('propose', { subject, place, states }, limitMs).catch((error: Error) => {
      if (error instanceof Lost) throw new AppError('conflict', tooLong);
      throw error;
    }),
  );
  if (found === null)
    throw new AppError(
      'conflict',
      'No simulated callers reached this step. Make sure a path leads to the step, or write the test manually.',
    );
  const name = await services.db.tenant(workspaceId, (tx) => freeName(tx, scope, owner, found.test.name));
  return { ...found, test: { ...found.test, name } };
}
