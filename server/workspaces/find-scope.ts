import { AppError } from '#domain/errors.ts';
import { Id } from '#domain/http.ts';
import { can, type Permission } from '#domain/permissions.ts';
import type { Account, Scope } from '#server/scope.ts';
import { checkSession } from '#server/security/check-arrival.ts';
import { checkCompany } from '#server/security/check-company.ts';
import type { Services } from '#server/services.ts';
import { findAccess, rowOf } from './workspace-access.ts';

/**
 * The scope in which an account may act: the workspace it names, when it is a member there and its role grants the
 * permission. A workspace of others answers like one that does not exist.
 * @throws AppError workspace_required, not_found, workspace_deleted, forbidden, and what `checkSession` and `checkCompany` refuse
 */
export async function findScope(
  services: Services,
  account: Account,
  workspaceId: string | undefined,
  permission: Permission,
): Promise<Scope> {
  if (workspaceId === undefined || workspaceId === '') throw new AppError('workspace_required');
  if (!Id.safeParse(workspaceId).success) throw new AppError('not_found');
  const access = await findAccess(services, workspaceId);
  const row = access && rowOf(access, account.userId);
  if (row === undefined) throw new AppError('not_found');
  if (access?.deleted) throw new AppError('workspace_deleted');
  checkSession(access!.security, account, services.clock.now());
  checkCompany(access!.company, account, access!.members.get(account.userId));
  if (!can(row, permission)) throw new AppError('forbidden');
  const { userId, email, sessionId, session } = account;
  const shown = session && { id: sessionId, aal: session.aal, ...(session.methods && { methods: session.methods }) };
  return { services, workspaceId, actor: { userId, email, row, ...(shown && { session: shown }) } };
}
