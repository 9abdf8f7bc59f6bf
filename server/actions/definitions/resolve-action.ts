import type { z } from 'zod';
import { AppError } from '#domain/platform/errors.ts';
import { Id } from '#domain/platform/http.ts';
import type { ActionRun, Resolved } from '#server/actions/action-kind.ts';
import { noteAction } from '#server/actions/action-runs.ts';
import { requestOf } from '#server/actions/kinds/action-request.ts';
import { takeValues } from '#server/actions/kinds/fill-texts.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import type { RunActionInput } from '#voice/flow/flow-actions.ts';
import { type ActionRow, findAction } from './find-action.ts';

/** Refuses what is not to run. A try may, also before someone has activated it. @throws AppError conflict */
export function requireActive({ name, status }: ActionRow, trigger: ActionRun['trigger']): void {
  if (status === 'active' || trigger === 'try') return;
  throw new AppError('conflict', `The ${name} action is inactive. Activate it on its page, then run it again.`);
}

/**
 * What a run of one of the workspace's own actions comes to.
 * @throws AppError not_found, conflict where it is inactive, invalid_input when a value lacks
 */
export async function resolveAction(
  tx: Tx,
  scope: Scope,
  run: Pick<ActionRun, 'runId' | 'trigger'>,
  { actionId, inputs }: z.infer<typeof RunActionInput>,
): Promise<Resolved> {
  if (!Id.safeParse(actionId).success) throw new AppError('not_found', 'Action not found. It may have been deleted.');
  const action = await findAction(tx, scope.workspaceId, actionId);
  await noteAction(tx, scope, run.runId, actionId);
  requireActive(action, run.trigger);
  const { timeZone } = await findWorkspace(tx, scope.workspaceId);
  return requestOf(action, takeValues(action.variables, inputs), timeZone);
}
