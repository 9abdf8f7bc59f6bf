import { everything } from '#domain/identity/acting.ts';
import { levels as allLevels, areas, type Level, type RoleRow } from '#domain/identity/permissions.ts';
import { recordInBoth, requireChild } from '#server/identity/find-child.ts';
import { readMost } from '#server/identity/read-agency-part.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { subaccountPermissions } from '#server/platform/db/schema/subaccounts.table.ts';
import type { Scope } from '#server/scope.ts';

/** Areas that a request names. */
type Named = { [K in keyof RoleRow]?: RoleRow[K] | undefined };

/** The most that anyone may do in a subaccount. @throws AppError not_found */
export const getPermissions = ({ services, workspaceId }: Scope, childId: string) =>
  services.db.system('agency', async (tx) => {
    await requireChild(tx, workspaceId, childId, false);
    return { levels: (await readMost(tx, childId)) ?? everything };
  });

/** A row in which each named area is at least, or at most, what is named: two changes at once do not undo each other. */
function moved(before: RoleRow, named: Named, pick: (a: number, b: number) => number): RoleRow {
  const level = (one: Level, other: Level) => allLevels[pick(allLevels.indexOf(one), allLevels.indexOf(other))]!;
  const after = { ...before };
  for (const area of areas) {
    const given = named[area];
    if (given !== undefined) after[area] = level(before[area], given);
  }
  if (named.calls !== undefined) after.calls = pick(Number(before.calls), Number(named.calls)) === 1;
  return after;
}

async function change(
  scope: Scope,
  childId: string,
  action: 'subaccount.permissions-granted' | 'subaccount.permissions-revoked',
  next: (before: RoleRow) => RoleRow,
): Promise<{ levels: RoleRow }> {
  const { services, workspaceId } = scope;
  const levels = await services.db.system('agency', async (tx: Tx) => {
    await requireChild(tx, workspaceId, childId);
    const before = (await readMost(tx, childId)) ?? everything;
    const after = next(before);
    await tx
      .insert(subaccountPermissions)
      .values({ workspaceId: childId, levels: after })
      .onConflictDoUpdate({ target: subaccountPermissions.workspaceId, set: { levels: after } });
    await accessCache(services).announce(tx, childId);
    await recordInBoth(tx, scope, childId, action, { before: { ...before }, after: { ...after } });
    return after;
  });
  accessCache(services).forget(childId);
  return { levels };
}

/** Lets people of a subaccount do at least what is named, where their roles do. @throws AppError not_found */
export const grantPermissions = (scope: Scope, childId: string, named: Named) =>
  change(scope, childId, 'subaccount.permissions-granted', (before) => moved(before, named, Math.max));

/** Lets no one in a subaccount do more than what is named. @throws AppError not_found */
export const revokePermissions = (scope: Scope, childId: string, named: Named) =>
  change(scope, childId, 'subaccount.permissions-revoked', (before) => moved(before, named, Math.min));
