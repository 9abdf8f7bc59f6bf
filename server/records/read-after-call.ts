import { and, eq } from 'drizzle-orm';
import { type AfterCall, usualAfterCall } from '#domain/calls/after-calls.ts';
import { noAnalysis } from '#domain/calls/call-analyses.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { afterCalls } from '#server/platform/db/schema/after-calls.table.ts';

/** What follows the calls of an agent; as is usual where no one chose. */
export async function readAfterCall(tx: Tx, workspaceId: string, agentId: string | null): Promise<AfterCall> {
  if (agentId === null) return usualAfterCall;
  const [row] = await tx
    .select()
    .from(afterCalls)
    .where(and(eq(afterCalls.workspaceId, workspaceId), eq(afterCalls.agentId, agentId)));
  if (row === undefined) return usualAfterCall;
  const { promisesTo, memberId, summaryEmail, callerEmail, analysis } = row;
  return { promisesTo, memberId, summaryEmail, callerEmail, analysis: analysis ?? noAnalysis };
}
