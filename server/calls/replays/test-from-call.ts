import type { StoredTest } from '#domain/agents/agent-test-suites.ts';
import { AppError } from '#domain/platform/errors.ts';
import { addTest, freeName } from '#server/agents/agent-tests.ts';
import { subjectOfAgent } from '#server/agents/test-subject.ts';
import { findCall } from '#server/calls/calls.ts';
import { actorMay } from '#server/identity/actor-may.ts';
import { findVersion, requireAgent } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { testFromRun } from '#voice/flow/agent-tests/test-from-run.ts';
import { runAgain } from '#voice/replay/run-again.ts';
import { readConversation } from './replay-call.ts';

/** What someone was asking for, as the name of a test. */
const nameOf = (startedAt: Date | null, channel: string): string =>
  `${channel} of ${(startedAt ?? new Date(0)).toISOString().slice(0, 16).replace('T', ' ')}`;

/**
 * Makes a test of a stored call, with other names, numbers and addresses in it, and adds it to its agent.
 * @throws AppError not_found, forbidden where calls are not for this role, conflict where it cannot be a test, limit_reached
 */
export function testFromCall(scope: Scope, callId: string): Promise<{ test: StoredTest; notes: string[] }> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const call = await findCall(tx, scope, callId);
    const { agentId, hiddenSlots } = call;
    if (hiddenSlots.length > 0)
      throw new AppError('conflict', 'You can’t turn this call into a test because its flow contains hidden values.');
    if (agentId === null) throw new AppError('not_found', 'This call’s agent no longer exists.');
    await requireAgent(tx, scope, agentId);
    // What callers said is for fewer than agents are.
    if (!actorMay(scope, 'calls:read')) throw new AppError('forbidden');
    const { flow, recorded } = await readConversation(tx, scope, callId);
    const configuration = await findVersion(tx, scope, agentId, call.agentVersion);
    const subject = await subjectOfAgent(tx, scope, agentId, configuration);
    const wanted = nameOf(call.startedAt, call.channel === 'chat' ? 'Chat' : 'Call');
    const name = await freeName(tx, scope, { agentId }, wanted);
    const made = testFromRun({ ...subject, flow }, runAgain(flow, recorded), { name });
    if (made === null) throw new AppError('conflict', 'This call is empty or can no longer be read.');
    return { test: await addTest(tx, scope, { agentId }, made.test), notes: made.notes };
  });
}
