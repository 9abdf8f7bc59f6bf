import type { ActionRunDetail } from '#domain/actions/actions.ts';
import { callOf } from '#server/actions/action-runs.ts';
import { findAction } from '#server/actions/definitions/find-action.ts';
import { requireActive } from '#server/actions/definitions/resolve-action.ts';
import { requestOf } from '#server/actions/kinds/action-request.ts';
import { takeValues, type Values } from '#server/actions/kinds/fill-texts.ts';
import { runAction } from '#server/actions/run-action.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { findFormer, getRun, valuesOf } from './action-history.ts';

/** A token's runs are the API's; a person's are by hand. */
const triggerOf = ({ actor }: Scope, trial: boolean) =>
  trial ? 'try' : actor?.tokenId === undefined ? 'manual' : 'api';

/**
 * Runs an action with values, and answers when that has ended or no one can tell how it ended.
 * @param values with `ofCallId`, those that were said in that call
 * @param runId the same for each try of a request, so that it is done once
 * @throws AppError not_found, conflict where it is inactive, invalid_input before anything is stored
 */
export async function startRun(
  scope: Scope,
  actionId: string,
  { values, trial, ofCallId = null }: { values: Values; trial: boolean; ofCallId?: string | null },
  runId = newId(),
): Promise<ActionRunDetail> {
  const { services, workspaceId } = scope;
  const trigger = triggerOf(scope, trial);
  const inputs = await services.db.tenant(workspaceId, async (tx) => {
    const action = await findAction(tx, workspaceId, actionId);
    requireActive(action, trigger);
    const taken = takeValues(action.variables, values);
    requestOf(action, taken, (await findWorkspace(tx, workspaceId)).timeZone);
    return taken;
  });
  const run = { runId, callId: null, ofCallId, nodeId: trigger, action: 'run_action', wait: true } as const;
  await runAction(scope, { ...run, actionId, trigger, input: { actionId, inputs } });
  return getRun(scope, actionId, runId);
}

/** Runs an action again with the values of a former run. @throws AppError as startRun, and forbidden */
export async function runAgain(scope: Scope, actionId: string, runId: string, newRunId?: string) {
  const former = await findFormer(scope, actionId, runId);
  const again = { values: valuesOf(former), trial: former.trigger === 'try', ofCallId: callOf(former) };
  return startRun(scope, actionId, again, newRunId);
}
