import { and, eq, sql } from 'drizzle-orm';
import type { ActionTriggers } from '#domain/actions/actions.ts';
import type { Json } from '#domain/platform/json.ts';
import type { ActionRun } from '#server/actions/action-kind.ts';
import type { ActionRow } from '#server/actions/definitions/find-action.ts';
import type { Values } from '#server/actions/kinds/fill-texts.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actions } from '#server/platform/db/schema/actions.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Scope } from '#server/scope.ts';
import { storeRun } from '../action-runs.ts';
import { enqueueRun } from '../background-run.ts';

/** Active actions that a trigger of this kind is set for. */
export const findTriggered = (tx: Tx, workspaceId: string, kind: keyof ActionTriggers): Promise<ActionRow[]> =>
  tx
    .select()
    .from(actions)
    .where(
      and(
        eq(actions.workspaceId, workspaceId),
        eq(actions.status, 'active'),
        sql`${actions.triggers} -> ${kind} <> 'null'::jsonb`,
      ),
    );

/** A run of an action, with those of the values that it takes. */
export function runOf(
  { id, variables }: ActionRow,
  trigger: 'after_call' | 'schedule' | 'before_call',
  of: { runId: string; callId: string | null; values: Values },
): ActionRun {
  const taken = variables.flatMap(({ name }): [string, Json][] =>
    Object.hasOwn(of.values, name) ? [[name, of.values[name]!]] : [],
  );
  const input = { actionId: id, inputs: Object.fromEntries(taken) };
  const wait = trigger === 'before_call';
  return {
    runId: of.runId,
    callId: of.callId,
    nodeId: trigger,
    action: 'run_action',
    input,
    wait,
    actionId: id,
    trigger,
  };
}

/** Leaves a run to the queue. The same run twice is once. */
export async function queueRun(tx: Tx, scope: Scope, run: ActionRun): Promise<void> {
  const { services, workspaceId } = scope;
  await storeRun(tx, scope, await findSeal(tx, services, workspaceId), run);
  await enqueueRun(tx, services, workspaceId, run.runId);
}
