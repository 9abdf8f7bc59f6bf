import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { LessonId } from '#domain/getting-started.ts';
import { calls } from '#server/calls/calls.table.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { lessonCompletions } from './getting-started.table.ts';

/** Completes a lesson for who has done what it teaches. Its minutes come when they next see their lessons. */
const complete = (tx: Tx, workspaceId: string, userId: string, lessonId: LessonId, at: Date) =>
  tx.insert(lessonCompletions).values({ workspaceId, userId, lessonId, completedAt: at }).onConflictDoNothing();

/** Someone of the workspace has made an agent. */
export const completeCreating = (tx: Tx, workspaceId: string, userId: string, at: Date) =>
  complete(tx, workspaceId, userId, 'create-agent', at);

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
