import { and, eq, isNull } from 'drizzle-orm';
import { supportRow } from '#domain/identity/support-access.ts';
import { accessCache, type WorkspaceAccess } from '#server/identity/workspace-access.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { supportAccess } from '#server/platform/db/schema/support-access.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Account, Actor, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Whether an account is the operator of the installation: an owner of its workspace. */
async function isOperator({ db }: Services, userId: string): Promise<boolean> {
  const [found] = await db.system('account', (tx) =>
    tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .innerJoin(members, eq(members.workspaceId, workspaces.id))
      .where(and(eq(workspaces.operator, true), eq(members.userId, userId), eq(members.role, 'owner'))),
  );
  return found !== undefined;
}

/** Notes the first time that support comes, once. */
async function noteEntry(services: Services, workspaceId: string, actor: Actor, ip: string | undefined): Promise<void> {
  await services.db.tenant(workspaceId, async (tx) => {
    const [entered] = await tx
      .update(supportAccess)
      .set({ enteredAt: new Date(services.clock.now()) })
      .where(and(eq(supportAccess.workspaceId, workspaceId), isNull(supportAccess.enteredAt)))
      .returning();
    if (entered === undefined) return;
    await accessCache(services).announce(tx, workspaceId);
    const scope: Scope = { services, workspaceId, actor, ...(ip !== undefined && { ip }) };
    await recordChange(tx, scope, 'support.entered', { object: { kind: 'workspace', id: workspaceId } });
  });
  accessCache(services).forget(workspaceId);
}

/**
 * Whom the operator acts as in a workspace that lets support in; undefined for everyone else, and when the time is over.
 */
export async function actorOfSupport(
  services: Services,
  { support }: WorkspaceAccess,
  account: Account,
): Promise<Actor | undefined> {
  if (support === null || support.until.getTime() <= services.clock.now()) return undefined;
  if (!(await isOperator(services, account.userId))) return undefined;
  const { userId, email } = account;
  return { userId, email, row: supportRow(support.canWrite), allowedBy: support.allowedBy };
}

/** Notes that support came, when it is the first time. Once it is known that nothing keeps it out. */
export async function noteSupport(
  services: Services,
  workspaceId: string,
  { support }: WorkspaceAccess,
  actor: Actor,
  ip: string | undefined,
): Promise<void> {
  if (support?.enteredAt === null) await noteEntry(services, workspaceId, actor, ip);
}
