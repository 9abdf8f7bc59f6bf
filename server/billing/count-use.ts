import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { builtInRoles } from '#domain/identity/permissions.ts';
import type { LimitId } from '#domain/usage/limits.ts';
import { countOwned } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import { invitations } from '#server/platform/db/schema/invitations.table.ts';
import { carrierAccounts, phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { workflows } from '#server/platform/db/schema/workflows.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import { apiRequestsOf } from '#server/usage/api-requests.ts';
import { countIntegrations } from '#server/usage/integrations.ts';
import { readSums } from '#server/usage/ledger.ts';
import { monthCallSeconds } from '#server/usage/month-minutes.ts';
import { countsAsNumber, withAccount } from '#server/usage/note-numbers.ts';
import { openCalls } from '#server/usage/open-calls.ts';
import { storedBytes } from '#server/usage/stored-bytes.ts';

/** Subaccounts of an agency, those included that wait to be gone. In a transaction of the system's. */
export async function countSubaccounts(tx: Tx, agencyId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(workspaces).where(eq(workspaces.parentId, agencyId));
  return row!.n;
}

/** What can be counted in the workspace's own transaction. */
async function countInside(tx: Tx, { services, workspaceId }: Scope): Promise<Partial<Record<LimitId, number>>> {
  const now = services.clock.now();
  const [agent] = await tx
    .select({ n: count() })
    .from(agents)
    .where(and(eq(agents.workspaceId, workspaceId), isNull(agents.deletedAt)));
  const [member] = await tx.select({ n: count() }).from(members).where(eq(members.workspaceId, workspaceId));
  const [invited] = await tx
    .select({ n: count() })
    .from(invitations)
    .where(
      and(
        ...[eq(invitations.workspaceId, workspaceId), isNull(invitations.acceptedAt)],
        gt(invitations.expiresAt, new Date(now)),
      ),
    );
  const [workflow] = await tx.select({ n: count() }).from(workflows).where(eq(workflows.workspaceId, workspaceId));
  const [role] = await tx.select({ n: count() }).from(roles).where(eq(roles.workspaceId, workspaceId));
  const [numbers] = await tx
    .select({ n: count() })
    .from(phoneNumbers)
    .innerJoin(carrierAccounts, withAccount())
    .where(countsAsNumber(workspaceId));
  const seconds = await monthCallSeconds(tx, workspaceId, now);
  return {
    monthlyMinutes: Math.round(seconds / 6) / 10,
    monthlyChats: (await readSums(tx, workspaceId, 'chats', now)).used,
    concurrentCalls: await openCalls(tx, workspaceId, now),
    apiRequests: await apiRequestsOf(tx, services, workspaceId),
    storageGb: Math.round((await storedBytes(tx, workspaceId)) / 1e4) / 1e5,
    agents: agent!.n,
    workflows: workflow!.n,
    teamMembers: member!.n + invited!.n,
    phoneNumbers: numbers!.n,
    integrations: await countIntegrations(tx, workspaceId),
    customRoles: role!.n - builtInRoles.length,
  };
}

/** What a workspace uses of each limit. */
export async function countUse(scope: Scope): Promise<Partial<Record<LimitId, number>>> {
  const { services, workspaceId, actor } = scope;
  const inside = await services.db.tenant(workspaceId, (tx) => countInside(tx, scope));
  const around = await services.db.system('agency', async (tx) => ({
    subaccounts: await countSubaccounts(tx, workspaceId),
    workspaces: actor === null ? 0 : await countOwned(tx, actor.userId),
  }));
  return { ...inside, ...around };
}
