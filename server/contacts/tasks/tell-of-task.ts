import type { TaskTold } from '#domain/notifications/record-events.data.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { TaskRow } from '#server/platform/db/schema/tasks.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';

/** Tells webhooks of a task as it is now; the event is deleted with the call, and with all that is kept of the person. */
export const tellOfTask = (
  tx: Tx,
  scope: Pick<Scope, 'services' | 'workspaceId'>,
  type: 'task.created' | 'task.updated',
  task: TaskTold,
): Promise<void> => emitWebhookEvent(tx, scope, type, () => task, { callId: task.callId, about: task.phone });

/** The same of a task as it is stored, with its words sealed where the workspace has that. */
export const tellOfStoredTask = (
  tx: Tx,
  scope: Pick<Scope, 'services' | 'workspaceId'>,
  type: 'task.created' | 'task.updated',
  row: TaskRow,
): Promise<void> =>
  emitWebhookEvent(
    tx,
    scope,
    type,
    async () => {
      const seal = await findSeal(tx, scope.services, scope.workspaceId);
      const { id, kind, status, callId, agentId, assigneeId, dueAt, test } = row;
      const openPhone = row.phone === null ? null : seal.open(keptPlace('tasks', 'phone', id), row.phone);
      const openName =
        row.callerName === null ? null : seal.open(keptPlace('tasks', 'caller_name', id), row.callerName);
      return {
        taskId: id,
        kind,
        status,
        summary: seal.open(keptPlace('tasks', 'summary', id), row.summary),
        phone: openPhone,
        callerName: openName,
        callId,
        agentId,
        assigneeId,
        dueAt: dueAt.toISOString(),
        test,
      };
    },
    { callId: row.callId },
  );
