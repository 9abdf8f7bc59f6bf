import { eq } from 'drizzle-orm';
import { commonRow, type RoleRow } from '#domain/identity/permissions.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { type RequiredCompany, readRequiredCompany } from '#server/identity/security/check-company.ts';
import { readSupport } from '#server/identity/support/read-support.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import type { SupportRow } from '#server/platform/db/schema/support-access.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { SharedCache } from '#server/platform/shared-cache.ts';
import type { Services } from '#server/services.ts';
import { type AgencyPart, readAgencyPart } from './read-agency-part.ts';
import { readSettings, type Security, securityOf } from './read-security.ts';

/** All that decides who may do what in a workspace. It is asked for at every request, and changes seldom. */
export interface WorkspaceAccess {
  deleted: boolean;
  /** What each role allows; in a subaccount no more than its agency lets anyone do. */
  roles: ReadonlyMap<RoleId, RoleRow>;
  /** Each member's role, by account. */
  members: ReadonlyMap<string, RoleId>;
  security: Security;
  /** Null: people may come as they like. */
  company: RequiredCompany | null;
  /** That the operator's support may enter, or might once. */
  support: SupportRow | null;
  /** Of a subaccount: what its agency decides. */
  agency: AgencyPart | null;
  /** Why it answers no calls; null: it does. */
  suspended: string | null;
}

const caches = new WeakMap<Services, SharedCache<WorkspaceAccess>>();

/** By the workspace's id. Anyone who changes a part of it announces that in the same transaction, and forgets it after. */
export function accessCache(services: Services): SharedCache<WorkspaceAccess> {
  const cache = caches.get(services) ?? new SharedCache<WorkspaceAccess>(services, 'workspace_access_changed');
  caches.set(services, cache);
  return cache;
}

/** What holds in a workspace, past all caches; undefined when there is none. */
export async function readAccess(tx: Tx, workspaceId: string): Promise<WorkspaceAccess | undefined> {
  const [workspace] = await tx
    .select({
      deletedAt: workspaces.deletedAt,
      parentId: workspaces.parentId,
      suspendedAt: workspaces.suspendedAt,
      suspensionReason: workspaces.suspensionReason,
    })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  if (workspace === undefined) return undefined;
  const rows = await tx
    .select({ id: roles.id, levels: roles.levels })
    .from(roles)
    .where(eq(roles.workspaceId, workspaceId));
  const people = await tx
    .select({ userId: members.userId, role: members.role })
    .from(members)
    .where(eq(members.workspaceId, workspaceId));
  const agency = workspace.parentId === null ? null : await readAgencyPart(tx, workspaceId, workspace.parentId);
  const most = agency?.most ?? null;
  return {
    deleted: workspace.deletedAt !== null,
    roles: new Map(rows.map(({ id, levels }) => [id, most === null ? levels : commonRow(levels, most)])),
    members: new Map(people.map(({ userId, role }) => [userId, role])),
    security: securityOf(await readSettings(tx, workspaceId)),
    company: await readRequiredCompany(tx, workspaceId),
    support: await readSupport(tx, workspaceId),
    agency,
    suspended: workspace.suspendedAt && (workspace.suspensionReason ?? ''),
  };
}

/** What holds in a workspace now; undefined when there is none. */
export const findAccess = (services: Services, workspaceId: string): Promise<WorkspaceAccess | undefined> =>
  accessCache(services).find(workspaceId, () => services.db.tenant(workspaceId, (tx) => readAccess(tx, workspaceId)));

/** What an account may do in a workspace; undefined when it is no member. */
export function rowOf({ members, roles }: WorkspaceAccess, userId: string): RoleRow | undefined {
  const role = members.get(userId);
  return role === undefined ? undefined : roles.get(role);
}
