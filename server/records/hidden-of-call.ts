import { and, eq } from 'drizzle-orm';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { hiddenValues } from '#voice/flow/hidden-in-snapshot.ts';
import { readSnapshot } from '#voice/flow/snapshot.ts';
import { Unreadable } from '#voice/stored-form.ts';

/** The values of a call that its flow keeps hidden, for what tells of it elsewhere. */
export async function hiddenOfCall(
  tx: Tx,
  seal: ContentCipher,
  workspaceId: string,
  callId: string | null,
): Promise<string[]> {
  if (callId === null) return [];
  const { snapshot, hiddenSlots } = calls;
  const [call] = await tx
    .select({ snapshot, hiddenSlots })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  if (!call?.snapshot || call.hiddenSlots.length === 0) return [];
  try {
    return hiddenValues(
      call.hiddenSlots,
      readSnapshot(seal.open(keptPlace('calls', 'snapshot', callId), call.snapshot)),
    );
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
}
