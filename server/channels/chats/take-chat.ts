import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { textChannels } from '#domain/records/call-states.ts';
import { findCall } from '#server/calls/calls.ts';
import type { Lease } from '#server/calls/lease.ts';
import { newLease, underLease } from '#server/calls/renew-leases.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CallRow, calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';

const isChat = (scope: Scope, chatId: string) =>
  and(eq(calls.workspaceId, scope.workspaceId), eq(calls.id, chatId), inArray(calls.channel, [...textChannels]));

/** A chat's row. @throws AppError not_found */
export async function findChat(tx: Tx, scope: Scope, chatId: string): Promise<CallRow> {
  const call = await findCall(tx, scope, chatId);
  if (!(textChannels as readonly string[]).includes(call.channel)) throw new AppError('not_found', 'No such chat.');
  return call;
}

/**
 * Takes a chat for one step of this process: no one else steps it meanwhile, and a process that dies loses it.
 * @throws AppError not_found, conflict when it has ended, or when someone else is at it
 */
export async function takeChat(scope: Scope, chatId: string): Promise<{ call: CallRow; lease: Lease }> {
  const { services, workspaceId } = scope;
  const now = new Date(services.clock.now());
  const { call, epoch } = await services.db.tenant(workspaceId, async (tx) => {
    const [taken] = await tx
      .update(calls)
      .set(newLease(services))
      .where(and(isChat(scope, chatId), eq(calls.status, 'live'), or(isNull(calls.owner), lt(calls.leaseUntil, now))))
      .returning();
    if (taken !== undefined) return { call: taken, epoch: taken.epoch };
    const found = await findChat(tx, scope, chatId);
    throw new AppError(
      'conflict',
      found.status === 'live'
        ? 'The agent is still answering. Wait for it to finish, then send again.'
        : 'This chat has ended. Start another one.',
    );
  });
  return { call, lease: { workspaceId, callId: chatId, epoch } };
}

/** Gives a chat back: whoever hears from it next takes it. */
export const releaseChat = (scope: Scope, lease: Lease): Promise<unknown> =>
  scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx
      .update(calls)
      .set({ owner: null, leaseUntil: new Date(scope.services.clock.now()) })
      .where(and(underLease(scope.services, lease), eq(calls.status, 'live'))),
  );
