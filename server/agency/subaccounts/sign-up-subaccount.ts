import { roleMatrix } from '#domain/identity/permissions.ts';
import { defaultWorkspaceName } from '#domain/identity/workspaces.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { members } from '#server/platform/db/schema/workspaces.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Account, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { makeSubaccount } from './make-subaccount.ts';

/**
 * Makes a subaccount for someone who signed up at the agency's own address, where it lets strangers do that.
 * @throws AppError limit_reached when the agency has as many as it may have
 */
export async function signUpSubaccount(
  tx: Tx,
  services: Services,
  { userId, email, ip }: Account,
  agencyId: string,
): Promise<void> {
  const actor = { userId, email, row: roleMatrix.owner };
  const scope: Scope = { services, workspaceId: agencyId, actor, ...(ip !== undefined && { ip }) };
  const workspaceId = newId();
  await makeSubaccount(tx, scope, { name: defaultWorkspaceName, contactEmail: email }, workspaceId);
  const createdAt = new Date(services.clock.now());
  const words = { id: workspaceId, client: email };
  await notify(tx, { services, workspaceId: agencyId, actor: null }, 'client-signed-up', words);
  await tx.insert(members).values({ workspaceId, userId, role: 'owner', createdAt });
}
