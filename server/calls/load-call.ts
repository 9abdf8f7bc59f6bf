import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Scope } from '#server/scope.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';
import type { StoredCall } from '#voice/call/call-record.ts';
import { planOf } from './call-plan.ts';
import { readStored } from './read-stored.ts';

/** All that a step of a call needs: what is fixed for it, where it stands, and what opens and seals its content. */
export interface LoadedCall {
  seal: ContentCipher;
  plan: CallPlan;
  stored: StoredCall | null;
}

/** Reads a call as it was stored last, what was said in it left out: a step adds to that. @throws Unreadable */
export async function loadCallIn(tx: Tx, scope: Scope, call: CallRow, withTurns = false): Promise<LoadedCall> {
  const seal = await findSeal(tx, scope.services, scope.workspaceId);
  const plan = await planOf(tx, scope, call, seal);
  return { seal, plan, stored: await readStored(tx, scope, call, seal, withTurns) };
}

/** The same in a transaction of its own, with what was said: whoever comes back to a call is shown it. @throws Unreadable */
export const loadCall = (scope: Scope, call: CallRow): Promise<LoadedCall> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => loadCallIn(tx, scope, call, true));
