import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { calls } from '#server/platform/db/schema/calls.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import { readMemory } from '#voice/call/call-memory.ts';
import type { StoredCall } from '#voice/call/call-record.ts';
import { readSnapshot } from '#voice/flow/snapshot.ts';
import { readTurns } from './call-ports.ts';

type CallRow = typeof calls.$inferSelect;

/**
 * A call as it was stored last; null when nothing of the conversation was.
 * @param withTurns whether what was said is shown, or said, once more: nothing else of a conversation needs it
 * @throws Unreadable
 */
export async function readStored(
  tx: Tx,
  scope: Scope,
  call: CallRow,
  seal: ContentCipher,
  withTurns: boolean,
): Promise<StoredCall | null> {
  if (call.memory === null) return null;
  return {
    snapshot: call.snapshot && readSnapshot(seal.open(keptPlace('calls', 'snapshot', call.id), call.snapshot)),
    memory: readMemory(seal.open(keptPlace('calls', 'memory', call.id), call.memory)),
    turns: withTurns ? await readTurns(tx, scope, call.id, seal) : [],
  };
}
