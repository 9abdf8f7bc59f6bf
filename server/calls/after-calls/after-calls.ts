import type { AfterCall } from '#domain/calls/after-calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import { requireAssignable } from '#server/contacts/task-people.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { afterCalls } from '#server/platform/db/schema/after-calls.table.ts';
import { requireAgent } from '#server/records/agent-rows.ts';
import { readAfterCall } from '#server/records/read-after-call.ts';
import type { Scope } from '#server/scope.ts';
import { hasStrayBraces, references } from '#voice/flow/template.ts';

/** @throws AppError not_found */
export const getAfterCall = (scope: Scope, agentId: string): Promise<AfterCall> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await requireAgent(tx, scope, agentId);
    return readAfterCall(tx, scope.workspaceId, agentId);
  });

/** @throws AppError invalid_input where a text cannot be filled in */
function checkTexts({ callerEmail }: AfterCall): void {
  for (const [name, text] of Object.entries(callerEmail ?? {})) {
    const unknown = references(text).flatMap((reference) => reference.unknown)[0];
    const message = hasStrayBraces(text) ? 'Use {{name}}, or {{name|fallback text}}.' : `Unknown format: ${unknown}.`;
    if (!hasStrayBraces(text) && unknown === undefined) continue;
    throw new AppError('invalid_input', message, [{ path: `body.callerEmail.${name}`, message }]);
  }
}

/**
 * Sets what follows the calls of an agent from now on.
 * @throws AppError not_found, invalid_input
 */
export function setAfterCall(scope: Scope, agentId: string, given: AfterCall): Promise<AfterCall> {
  const { workspaceId } = scope;
  const after = { ...given, memberId: given.promisesTo === 'member' ? given.memberId : null };
  checkTexts(after);
  if (after.promisesTo === 'member' && after.memberId === null) {
    const message = 'Choose who gets follow-ups.';
    throw new AppError('invalid_input', message, [{ path: 'body.memberId', message }]);
  }
  return scope.services.db.tenant(workspaceId, async (tx) => {
    await requireAgent(tx, scope, agentId);
    if (after.memberId !== null) await requireAssignable(tx, workspaceId, after.memberId, 'body.memberId');
    const before = await readAfterCall(tx, workspaceId, agentId);
    await tx
      .insert(afterCalls)
      .values({ workspaceId, agentId, ...after })
      .onConflictDoUpdate({ target: [afterCalls.workspaceId, afterCalls.agentId], set: after });
    await recordChange(tx, scope, 'agent.after-call-set', { object: { kind: 'agent', id: agentId }, before, after });
    return after;
  });
}
