import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { LessonId } from '#domain/usage/getting-started.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { lessonCompletions } from '#server/platform/db/schema/getting-started.table.ts';

/** Completes a lesson for who has done what it teaches. Its minutes come when they next see their lessons. */
const complete = (tx: Tx, workspaceId: string, userId: string, lessonId: LessonId, at: Date) =>
  tx.insert(lessonCompletions).values({ workspaceId, userId, lessonId, completedAt: at }).onConflictDoNothing();

/** Someone of the workspace has made an agent. */
export const completeCreating = (tx: Tx, workspaceId: string, userId: string, at: Date) =>
  complete(tx, workspaceId, userId, 'create-agent', at);

/** Someone of the workspace has written what an agent says or who it is. */
export const completePrompting = (tx: Tx, workspaceId: string, userId: string, at: Date) =>
  complete(tx, workspaceId, userId, 'prompting', at);

/** A call has ended, in the transaction that ends it: for who tried an agent in it, the lesson on testing is done. */
export async function completeTesting(tx: Tx, workspaceId: string, callId: string, at: Date): Promise<void> {
  const [tried] = await tx
    .select({ userId: sql<string>`${calls.createdBy}` })
    .from(calls)
    .where(
      and(
        eq(calls.workspaceId, workspaceId),
        eq(calls.id, callId),
        eq(calls.test, true),
        isNotNull(calls.createdBy),
        isNotNull(calls.startedAt),
      ),
    );
  if (tried !== undefined) await complete(tx, workspaceId, tried.userId, 'testing', at);
}
