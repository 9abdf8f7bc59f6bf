import { and, eq } from 'drizzle-orm';
import type { GettingStarted, LessonId, StepId } from '#domain/usage/getting-started.ts';
import { additionalSteps, lessonMinutes, lessons, progressPercent } from '#domain/usage/lessons.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { lessonCompletions } from '#server/platform/db/schema/getting-started.table.ts';
import type { Scope } from '#server/scope.ts';
import { grantMinutes, readGrants } from '#server/usage/trial.ts';

const own = (scope: Scope) =>
  and(eq(lessonCompletions.workspaceId, scope.workspaceId), eq(lessonCompletions.userId, scope.actor!.userId));

async function readProgress(tx: Tx, scope: Scope): Promise<GettingStarted> {
  const rows = await tx.select({ lessonId: lessonCompletions.lessonId }).from(lessonCompletions).where(own(scope));
  const done = new Set(rows.map((row) => row.lessonId));
  const completed = lessons.map((lesson) => lesson.id).filter((lessonId) => done.has(lessonId));
  const { reasons } = await readGrants(tx, scope.workspaceId);
  const steps = additionalSteps.map((step) => step.id).filter((stepId) => reasons.has(`step:${stepId}`));
  return { completed, percent: progressPercent(completed.length), steps };
}

/** The asking member's lessons in this workspace. */
export const getProgress = (scope: Scope): Promise<GettingStarted> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => readProgress(tx, scope));

/** The same where someone looks at them: lessons that were completed by doing them earn their minutes here, once. */
export const seeProgress = (scope: Scope): Promise<GettingStarted> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const progress = await readProgress(tx, scope);
    for (const lessonId of progress.completed)
      await grantMinutes(tx, scope.services, scope.workspaceId, {
        reason: `lesson:${lessonId}`,
        minutes: lessonMinutes,
      });
    return progress;
  });

/** Marks a lesson as completed or not; doing so twice is once. */
export function setLesson(scope: Scope, lessonId: LessonId, completed: boolean): Promise<GettingStarted> {
  const { userId } = scope.actor!;
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    if (completed) {
      await tx
        .insert(lessonCompletions)
        .values({
          workspaceId: scope.workspaceId,
          userId,
          lessonId,
          completedAt: new Date(scope.services.clock.now()),
        })
        .onConflictDoNothing();
      // Taken back or not: a lesson earns its minutes once.
      const { services, workspaceId } = scope;
      await grantMinutes(tx, services, workspaceId, { reason: `lesson:${lessonId}`, minutes: lessonMinutes });
    } else {
      await tx.delete(lessonCompletions).where(and(own(scope), eq(lessonCompletions.lessonId, lessonId)));
    }
    const object = { kind: 'lesson', id: lessonId };
    await recordChange(tx, scope, 'lesson.marked', { object, after: { completed } });
    return readProgress(tx, scope);
  });
}

/** Notes that someone of the workspace has done an additional step, which earns its minutes once. */
export function completeStep(scope: Scope, stepId: StepId): Promise<GettingStarted> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await grantMinutes(tx, services, workspaceId, { reason: `step:${stepId}`, minutes: lessonMinutes });
    const object = { kind: 'step', id: stepId };
    await recordChange(tx, scope, 'lesson.marked', { object, after: { completed: true } });
    return readProgress(tx, scope);
  });
}
