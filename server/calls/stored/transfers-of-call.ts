import { and, asc, eq } from 'drizzle-orm';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callEvents } from '#server/platform/db/schema/calls.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { eventData, type TransferResult } from '#voice/flow/conversation.ts';

/** How it went each time that a caller was put through, in order. */
export async function transfersOfCall(
  tx: Tx,
  seal: ContentCipher,
  workspaceId: string,
  callId: string,
): Promise<TransferResult[]> {
  const its = and(eq(callEvents.workspaceId, workspaceId), eq(callEvents.callId, callId));
  const rows = await tx
    .select({ seq: callEvents.seq, data: callEvents.data })
    .from(callEvents)
    .where(and(its, eq(callEvents.kind, 'transfer_ended')))
    .orderBy(asc(callEvents.seq));
  return rows.flatMap(({ seq, data }) => {
    const { result } = seal.open(keptPlace('call_events', 'data', callId, seq), data) as {
      result?: unknown;
    };
    const read = eventData.transfer_ended.result.safeParse(result);
    return read.success ? [read.data] : [];
  });
}
