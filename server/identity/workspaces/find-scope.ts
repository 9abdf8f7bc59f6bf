import { can, type Permission } from '#domain/identity/permissions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { Id } from '#domain/platform/http.ts';
import { actorOfAgency } from '#server/identity/act-as-agency.ts';
import { checkSession } from '#server/identity/check-arrival.ts';
import { checkCompany } from '#server/identity/security/check-company.ts';
import { actorOfSupport, noteSupport } from '#server/identity/support/enter-as-support.ts';
import { findAccess, rowOf, type WorkspaceAccess } from '#server/identity/workspace-access.ts';
import type { Account, Actor, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Whom an account acts as where it is a member. */
function memberOf(access: WorkspaceAccess, { userId, email, sessionId, session }: Account): Actor | undefined {
  const row = rowOf(access, userId);
  if (row === undefined) return undefined;
  if (session === undefined) return { userId, email, row };
  const { aal, methods } = session;
  return { userId, email, row, session: { id: sessionId, aal, ...(methods && { methods }) } };
}

/**
 * The scope in which an account may act: the workspace it names, when it is a member there, of the agency and has entered,
 * or support that was let in, and may do what is asked. At an agency's site there are the agency's and no others. A workspace of others answers like one that does not exist.
 * @throws AppError workspace_required, not_found, workspace_deleted, forbidden, and what `checkSession` and
 * `checkCompany` refuse
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
  const { agencyId } = account;
  if (agencyId !== undefined && agencyId !== workspaceId && agencyId !== access?.agency?.id)
    throw new AppError('not_found');
  const actor =
    access &&
    (memberOf(access, account) ??
      (await actorOfAgency(services, access, account)) ??
      (await actorOfSupport(services, access, account)));
  if (access === undefined || actor === undefined) throw new AppError('not_found');
  if (access.deleted) throw new AppError('workspace_deleted');
  checkSession(access.security, account, services.clock.now());
  checkCompany(access.company, account, access.members.get(account.userId));
  if (!can(actor.row, permission)) throw new AppError('forbidden');
  if (actor.allowedBy !== undefined) await noteSupport(services, workspaceId, access, actor, account.ip);
  return { services, workspaceId, actor };
}
