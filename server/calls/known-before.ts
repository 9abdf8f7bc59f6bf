import type { Json } from '#domain/platform/json.ts';
import { lookUpBefore } from '#server/actions/triggers/before-call.ts';
import type { Scope } from '#server/scope.ts';
import { type NewCall, newCallRow } from './new-call.ts';

/**
 * What is looked up of whoever is at the other end of a line before a word is said; what the call was found with goes over
 * it.
 * @throws AppError not_found, flow_invalid, workspace_suspended
 */
export async function knownBefore(scope: Scope, call: NewCall): Promise<Record<string, Json>> {
  const { services, workspaceId } = scope;
  const looked = await lookUpBefore(scope, call, async () => {
    const { agentName } = await services.db.tenant(workspaceId, (tx) => newCallRow(tx, scope, call));
    return { agent: agentName };
  });
  return { ...looked, ...call.found };
}
