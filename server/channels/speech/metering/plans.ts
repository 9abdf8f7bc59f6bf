import { asc, eq } from 'drizzle-orm';
import type { SpeechPlan } from '#domain/channels/speech-plans.ts';
import { AppError } from '#domain/platform/errors.ts';
import { asOperator } from '#server/platform/as-operator.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { speechPlans } from '#server/platform/db/schema/speech.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';

const shape = (row: typeof speechPlans.$inferSelect): SpeechPlan => ({ ...row, since: row.since.toISOString() });

/** What an entry of the audit log tells of a plan. */
const termsOf = ({ name, characters }: typeof speechPlans.$inferSelect) => ({ name, characters });

/** All plans but the free tier. @throws AppError not_found */
export function listSpeechPlans(scope: Scope): Promise<SpeechPlan[]> {
  return asOperator(scope, async (tx) =>
    (await tx.select().from(speechPlans).orderBy(asc(speechPlans.since), asc(speechPlans.workspaceId))).map(shape),
  );
}

/** Sets a workspace's plan, from the next request on. @throws AppError not_found */
export function setSpeechPlan(
  scope: Scope,
  workspaceId: string,
  plan: { name: string; characters: number | null },
): Promise<SpeechPlan> {
  return asOperator(scope, async (tx) => {
    const [known] = await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId));
    if (known === undefined) throw new AppError('not_found', 'Workspace not found. It may have been deleted.');
    const [before] = await tx.select().from(speechPlans).where(eq(speechPlans.workspaceId, workspaceId));
    const set = { ...plan, since: new Date(scope.services.clock.now()) };
    const [row] = await tx
      .insert(speechPlans)
      .values({ workspaceId, ...set })
      .onConflictDoUpdate({ target: speechPlans.workspaceId, set })
      .returning();
    const object = { kind: 'workspace', id: workspaceId };
    await recordChange(tx, scope, 'speech-plan.set', {
      object,
      ...(before && { before: termsOf(before) }),
      after: plan,
    });
    return shape(row!);
  });
}

/** Puts a workspace back on the free tier. @throws AppError not_found */
export function removeSpeechPlan(scope: Scope, workspaceId: string): Promise<undefined> {
  return asOperator(scope, async (tx) => {
    const [removed] = await tx.delete(speechPlans).where(eq(speechPlans.workspaceId, workspaceId)).returning();
    if (removed === undefined) throw new AppError('not_found', 'This workspace is on the free tier.');
    const object = { kind: 'workspace', id: workspaceId };
    await recordChange(tx, scope, 'speech-plan.removed', { object, before: termsOf(removed) });
    return undefined;
  });
}
