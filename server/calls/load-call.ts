import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import { readMemory } from '#voice/call/call-memory.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';
import type { StoredCall } from '#voice/call/call-record.ts';
import type { StoredTurn } from '#voice/call/ports.ts';
import { readSnapshot } from '#voice/flow/snapshot.ts';
import { planOf } from './call-plan.ts';
import { readTurns } from './call-ports.ts';

/** All that a step of a call needs: what is fixed for it, where it stands, and what opens and seals its content. */
export interface LoadedCall {
  seal: ContentCipher;
  plan: CallPlan;
  stored: StoredCall | null;
}

/** A call as it was stored last; null when nothing of the conversation was. @throws Unreadable */
function openStored({ id, snapshot, memory }: CallRow, seal: ContentCipher, turns: StoredTurn[]): StoredCall | null {
  if (memory === null) return null;
  return {
    snapshot: snapshot && readSnapshot(seal.open(keptPlace('calls', 'snapshot', id), snapshot)),
    memory: readMemory(seal.open(keptPlace('calls', 'memory', id), memory)),
    turns,
  };
}

/** Reads a call as it was stored last, what was said in it left out: a step adds to that. @throws Unreadable */
export async function loadCallIn(tx: Tx, scope: Scope, call: CallRow, withTurns = false): Promise<LoadedCall> {
  const seal = await findSeal(tx, scope.services, scope.workspaceId);
  const plan = await planOf(tx, scope, call, seal);
  const turns = withTurns ? await readTurns(tx, scope, call.id, seal) : [];
  return { seal, plan, stored: openStored(call, seal, turns) };
}

/** The same in a transaction of its own, with its turns: a caller who comes back is shown them. @throws Unreadable */
export const loadCall = (scope: Scope, call: CallRow): Promise<LoadedCall> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => loadCallIn(tx, scope, call, true));
