import { and, eq } from 'drizzle-orm';
import type { Call, CallChanges } from '#domain/calls/calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { changedOwnTerms } from '#server/platform/db/own-terms.ts';
import { type CallRow, calls } from '#server/platform/db/schema/calls.table.ts';
import { forgetCalls } from '#server/records/forget-calls.ts';
import type { Scope } from '#server/scope.ts';
import { findCall, getCall } from './calls.ts';

const own = ({ workspaceId }: Scope, callId: string) => and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId));
const objectOf = (id: string) => ({ kind: 'call', id });

/** A call that has ended, locked. @throws AppError not_found, conflict while it goes on */
async function requireEnded(tx: Tx, scope: Scope, callId: string): Promise<CallRow> {
  await tx.select({ id: calls.id }).from(calls).where(own(scope, callId)).for('update');
  const row = await findCall(tx, scope, callId);
  if (row.status !== 'ended')
    throw new AppError('conflict', 'This call is still live. You can change it after it ends.');
  return row;
}

/**
 * Corrects what a call came to, and its tags, and sets what it is to others' systems. Figures follow.
 * @throws AppError not_found, conflict
 */
export async function changeCall(scope: Scope, callId: string, changes: CallChanges): Promise<Call> {
  const { outcome, tags, externalId, metadata } = changes;
  await scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await requireEnded(tx, scope, callId);
    const before = { outcome: row.outcome, tags: row.tags };
    const after = { outcome: outcome ?? before.outcome, tags: tags === undefined ? before.tags : [...new Set(tags)] };
    await tx
      .update(calls)
      .set({
        ...after,
        ...changedOwnTerms(row, { externalId, metadata }),
        changedAt: new Date(scope.services.clock.now()),
      })
      .where(own(scope, callId));
    await recordChange(tx, scope, 'call.updated', { object: objectOf(callId), before, after });
  });
  return getCall(scope, callId);
}

/**
 * Deletes a call with all that tells of it (`forgetCalls`). Result stays: appointments, tasks, messages and
 * what it used.
 * @throws AppError not_found, conflict
 */
export function removeCall(scope: Scope, callId: string): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { agentName, startedAt } = await requireEnded(tx, scope, callId);
    await forgetCalls(tx, scope.services, scope.workspaceId, [callId]);
    const before = { agentName, startedAt: startedAt?.toISOString() ?? null };
    await recordChange(tx, scope, 'call.deleted', { object: objectOf(callId), before });
    return undefined;
  });
}
