import { findWorkspace } from '#server/identity/workspaces.ts';
import { sendHook } from '#server/notifications/sending/send-out.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { findTarget } from './targets.ts';

/**
 * Sends a webhook a message now.
 * @param messageId the same for each try of a request, so that the receiver can tell
 * @throws AppError not_found
 */
export async function testTarget(scope: Scope, targetId: string, messageId = newId()) {
  const { services, workspaceId } = scope;
  const hook = await services.db.tenant(workspaceId, async (tx) => {
    const { form, url: sealed } = await findTarget(tx, workspaceId, targetId);
    const { name: workspaceName } = await findWorkspace(tx, workspaceId);
    return { id: messageId, workspaceId, workspaceName, targetId, form, sealed };
  });
  const outcome = await sendHook(services, hook, null);
  if (outcome.status === 'sent') return { delivered: true, message: 'The message was delivered.' };
  return { delivered: false, message: ('why' in outcome && outcome.why) || 'The message wasn’t delivered.' };
}
