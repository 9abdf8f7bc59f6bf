import { eq } from 'drizzle-orm';
import type { SupportAccess } from '#domain/identity/support-access.ts';
import { AppError } from '#domain/platform/errors.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { type SupportRow, supportAccess } from '#server/platform/db/schema/support-access.table.ts';
import type { Scope } from '#server/scope.ts';
import { readSupport } from './read-support.ts';

const hour = 3_600_000;

/** The access as long as it is one. */
const shape = (row: SupportRow | null, now: number): { access: SupportAccess | null } => {
  if (row === null || row.until.getTime() <= now) return { access: null };
  const { until, canWrite, allowedBy, enteredAt } = row;
  return {
    access: { expiresAt: until.toISOString(), canWrite, allowedBy, enteredAt: enteredAt?.toISOString() ?? null },
  };
};

const objectOf = ({ workspaceId }: Scope) => ({ kind: 'workspace', id: workspaceId });

/** Whether the operator may enter now. */
export const getSupport = ({ services, workspaceId }: Scope) =>
  services.db.tenant(workspaceId, async (tx) => shape(await readSupport(tx, workspaceId), services.clock.now()));

/** Lets the operator in for some hours from now on. @throws AppError forbidden */
export async function allowSupport(scope: Scope, input: { hours: number; canWrite: boolean }) {
  const { services, workspaceId, actor } = scope;
  if (actor === null) throw new AppError('forbidden');
  const now = services.clock.now();
  const { hours, canWrite } = input;
  const set = { until: new Date(now + hours * hour), canWrite, allowedBy: actor.userId, enteredAt: null };
  const result = await services.db.tenant(workspaceId, async (tx) => {
    const row = { workspaceId, ...set };
    await tx.insert(supportAccess).values(row).onConflictDoUpdate({ target: supportAccess.workspaceId, set });
    await accessCache(services).announce(tx, workspaceId);
    const after = { until: set.until.toISOString(), canWrite };
    await recordChange(tx, scope, 'support.allowed', { object: objectOf(scope), after });
    return shape(row, now);
  });
  accessCache(services).forget(workspaceId);
  return result;
}

/** Ends the access at once. @throws AppError not_found */
export async function endSupport(scope: Scope): Promise<undefined> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const [gone] = await tx.delete(supportAccess).where(eq(supportAccess.workspaceId, workspaceId)).returning();
    if (gone === undefined) throw new AppError('not_found', 'Support doesn’t have access to this workspace.');
    await accessCache(services).announce(tx, workspaceId);
    const before = { until: gone.until.toISOString(), canWrite: gone.canWrite };
    await recordChange(tx, scope, 'support.ended', { object: objectOf(scope), before });
  });
  accessCache(services).forget(workspaceId);
}
