import { and, eq } from 'drizzle-orm';
import { notificationTypes } from '#domain/notifications/notification-types.data.ts';
import { siteOfWorkspace } from '#server/identity/sites.ts';
import { teamAddress } from '#server/identity/workspaces.ts';
import { tasks } from '#server/platform/db/schema/tasks.table.ts';
import { letterhead } from '#server/platform/mail/letter-page.ts';
import type { Scope } from '#server/scope.ts';

/** The job that mails of a task where the workspace has no one who would hear of it. */
export const tellAgencyJob = 'tasks.tell-agency';

/**
 * Mails of a promise to the team's address, which is the agency's for a subaccount that no one has joined yet. A repeat
 * carries the same Message-ID.
 */
export async function tellAgency(scope: Scope, taskId: string): Promise<void> {
  const { services, workspaceId } = scope;
  const [task] = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ kind: tasks.kind, agent: tasks.agentName })
      .from(tasks)
      .where(and(eq(tasks.workspaceId, workspaceId), eq(tasks.id, taskId))),
  );
  if (task === undefined) return;
  const to = await services.db.system('agency', (tx) => teamAddress(tx, workspaceId));
  const site = await siteOfWorkspace(services, workspaceId);
  const { signature: _, ...sender } = letterhead(site);
  const type = notificationTypes['task-made'];
  const data = { id: taskId, kind: task.kind, agent: task.agent ?? 'an agent', test: false };
  const subject = type.text(data);
  await services.mail.send({
    ...sender,
    to,
    subject,
    key: `task/${taskId}`,
    text: `${subject}\n\n${site.origin}${type.to(data)}`,
  });
}
