import { eq } from 'drizzle-orm';
import type { RoleRow } from '#domain/identity/permissions.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { subaccountEntries, subaccountPermissions } from '#server/platform/db/schema/subaccounts.table.ts';

/** What an agency decides about who may do what in a subaccount. */
export interface AgencyPart {
  id: string;
  /** The most that anyone may do there; null: no less than their roles. */
  most: RoleRow | null;
  /** Who of the agency is in it, and until when, in ms. */
  entries: ReadonlyMap<string, number>;
}

/** The most that anyone may do in a workspace, as its agency says; null where no one says anything. */
export async function readMost(tx: Tx, workspaceId: string): Promise<RoleRow | null> {
  const [row] = await tx
    .select({ levels: subaccountPermissions.levels })
    .from(subaccountPermissions)
    .where(eq(subaccountPermissions.workspaceId, workspaceId));
  return row?.levels ?? null;
}

export async function readAgencyPart(tx: Tx, workspaceId: string, agencyId: string): Promise<AgencyPart> {
  const entries = await tx.select().from(subaccountEntries).where(eq(subaccountEntries.workspaceId, workspaceId));
  return {
    id: agencyId,
    most: await readMost(tx, workspaceId),
    entries: new Map(
      entries.filter((entry) => entry.agencyId === agencyId).map(({ userId, until }) => [userId, until.getTime()]),
    ),
  };
}
