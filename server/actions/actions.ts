import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { ActionConfiguration, ActionVariable } from '#domain/actions/action-configurations.ts';
import { type ActionWords, noWords } from '#domain/actions/action-labels.ts';
import { actionTemplates } from '#domain/actions/action-templates.data.ts';
import {
  type Action,
  type ActionSummary,
  type ActionTriggers,
  type actionStatuses,
  actionsLimit,
  noTriggers,
} from '#domain/actions/actions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { actionRuns, actions } from '#server/platform/db/schema/actions.table.ts';
import { placesOf } from '#server/records/action-uses.ts';
import type { Scope } from '#server/scope.ts';
import { openSecrets, sealSecrets, takeSecrets } from './definitions/action-secrets.ts';
import { checkConfiguration, problemsOf } from './definitions/check-configuration.ts';
import { type ActionRow, findAction, lockAction, oneAction } from './definitions/find-action.ts';
import { detail, readSurroundings, summarize } from './definitions/show-action.ts';
import { nextRun } from './next-run.ts';
import { inLanguage } from './runs/in-language.ts';

/** An action as the audit log names it, and what it tells of one: never a secret. */
const objectOf = (id: string) => ({ kind: 'action', id });
const toldOf = ({ name, template, configuration, variables, words, triggers }: ActionRow) => ({
  name,
  template,
  configuration,
  variables,
  words,
  triggers,
});

/** Actions in the order of their making. */
export function listActions({ services, workspaceId }: Scope): Promise<ActionSummary[]> {
  return services.db.tenant(workspaceId, async (tx) => {
    const own = eq(actions.workspaceId, workspaceId);
    const rows = await tx.select().from(actions).where(own).orderBy(asc(actions.createdAt), asc(actions.id));
    const around = await readSurroundings(tx, workspaceId);
    return rows.map((row) => summarize(row, around));
  });
}

/** @throws AppError not_found */
export const getAction = ({ services, workspaceId }: Scope, actionId: string): Promise<Action> =>
  services.db.tenant(workspaceId, async (tx) => detail(tx, await findAction(tx, workspaceId, actionId)));

/** @throws AppError invalid_input, limit_reached */
export async function createAction(
  scope: Scope,
  input: { template: string; name?: string | undefined },
): Promise<Action> {
  const { services, workspaceId } = scope;
  const template = actionTemplates.find(({ id }) => id === input.template);
  if (template === undefined) {
    const known = actionTemplates.map(({ id }) => id).join(', ');
    const message = `Template not found. Choose one of: ${known}.`;
    throw new AppError('invalid_input', undefined, [{ path: 'body.template', message }]);
  }
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `actions:${workspaceId}`);
    const own = eq(actions.workspaceId, workspaceId);
    const [existing] = await tx.select({ n: count() }).from(actions).where(own);
    if (existing!.n >= actionsLimit) {
      throw new AppError(
        'limit_reached',
        `This workspace has reached its limit of ${actionsLimit} actions. Delete one first.`,
      );
    }
    const { variables } = template;
    const { language } = await findWorkspace(tx, workspaceId);
    const configuration = inLanguage(template.configuration, language);
    const [row] = await tx
      .insert(actions)
      .values({
        workspaceId,
        id: newId(),
        name: input.name ?? template.name,
        template: template.id,
        status: 'inactive',
        configuration,
        variables,
        triggers: noTriggers,
        words: noWords,
        createdAt: new Date(services.clock.now()),
      })
      .returning();
    const made = await detail(tx, row!);
    await recordChange(tx, scope, 'action.created', { object: objectOf(made.id), after: toldOf(row!) });
    return made;
  });
}

export interface ActionChange {
  name?: string | undefined;
  configuration?: ActionConfiguration | undefined;
  variables?: ActionVariable[] | undefined;
  words?: ActionWords | undefined;
  triggerSettings?: ActionTriggers | undefined;
}

/** What a row is after a change, with its secrets. @throws AppError invalid_input */
function changed(scope: Scope, row: ActionRow, change: ActionChange): ActionRow {
  const { services } = scope;
  const { configuration: wanted = row.configuration, variables = row.variables } = change;
  if (wanted.template !== row.template) {
    const message = 'You can’t change an action’s template. Create a new action instead.';
    throw new AppError('invalid_input', message, [{ path: 'body.configuration.template', message }]);
  }
  const triggers = change.triggerSettings ?? row.triggers;
  if (triggers.beforeCall !== null && wanted.template !== 'custom-webhook') {
    const message = 'Only a Custom Webhook action can run a lookup before a call.';
    throw new AppError('invalid_input', message, [{ path: 'body.triggerSettings.beforeCall', message }]);
  }
  checkConfiguration(scope, wanted, variables);
  const before = { configuration: row.configuration, secrets: openSecrets(services, row.id, row.secrets) };
  const { configuration, secrets } = takeSecrets(wanted, before);
  return {
    ...row,
    name: change.name ?? row.name,
    configuration,
    variables,
    triggers,
    words: change.words ?? row.words,
    secrets: sealSecrets(services, row.id, secrets),
  };
}

/** What is incomplete may not be active. @throws AppError invalid_input */
function requireComplete({ status, configuration }: ActionRow): void {
  const problems = problemsOf(configuration);
  if (status === 'inactive' || problems.length === 0) return;
  throw new AppError('invalid_input', `This action’s setup isn’t complete. ${problems.join(' ')}`);
}

/** @throws AppError not_found, invalid_input */
export function updateAction(scope: Scope, actionId: string, change: ActionChange): Promise<Action> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await lockAction(tx, workspaceId, actionId);
    const after = changed(scope, before, change);
    requireComplete(after);
    const { timeZone } = await findWorkspace(tx, workspaceId);
    after.nextRunAt = nextRun(after, services.clock.now(), timeZone);
    const { name, configuration, variables, triggers, words, secrets, nextRunAt } = after;
    await tx
      .update(actions)
      .set({ name, configuration, variables, triggers, words, secrets, nextRunAt })
      .where(oneAction(workspaceId, actionId));
    const shown = await detail(tx, after);
    const told = { object: objectOf(actionId), before: toldOf(before), after: toldOf(after) };
    await recordChange(tx, scope, 'action.updated', told);
    return shown;
  });
}

/** @throws AppError not_found, invalid_input when it is to be activated and not complete */
export function setActionStatus(
  scope: Scope,
  actionId: string,
  status: (typeof actionStatuses)[number],
): Promise<Action> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await lockAction(tx, workspaceId, actionId);
    const after: ActionRow = { ...before, status };
    requireComplete(after);
    const { timeZone } = await findWorkspace(tx, workspaceId);
    after.nextRunAt = nextRun(after, services.clock.now(), timeZone);
    const { nextRunAt } = after;
    await tx.update(actions).set({ status, nextRunAt }).where(oneAction(workspaceId, actionId));
    const shown = await detail(tx, after);
    await recordChange(tx, scope, 'action.status-changed', {
      object: objectOf(actionId),
      before: { name: before.name, status: before.status },
      after: { name: before.name, status },
    });
    return shown;
  });
}

/** Deletes an action that nothing uses. @throws AppError not_found, conflict with where it is used */
export async function deleteAction(scope: Scope, actionId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const before = await lockAction(tx, workspaceId, actionId);
    const places = await placesOf(tx, workspaceId, actionId);
    if (places.length > 0)
      throw new AppError('conflict', `The action is used in ${places.join('; ')}. Remove the action there first.`);
    await tx.delete(actions).where(oneAction(workspaceId, actionId));
    // What ran in a call stays with the call.
    await tx
      .delete(actionRuns)
      .where(
        and(eq(actionRuns.workspaceId, workspaceId), eq(actionRuns.actionId, actionId), isNull(actionRuns.callId)),
      );
    await recordChange(tx, scope, 'action.deleted', { object: objectOf(actionId), before: toldOf(before) });
  });
}
