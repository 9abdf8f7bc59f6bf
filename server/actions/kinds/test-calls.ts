import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';

/** Whether a run belongs to a call that only tests a conversation: nothing of it leaves the house. */
export async function isTestCall(tx: Tx, { workspaceId }: Scope, callId: string | null): Promise<boolean> {
  if (callId === null) return false;
  const [call] = await tx
    .select({ channel: calls.channel })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  return call?.channel === 'test';
}
