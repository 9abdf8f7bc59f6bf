import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { textChannels } from '#domain/records/call-states.ts';
import { findCall } from '#server/calls/calls.ts';
import { newLease } from '#server/calls/renew-leases.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CallRow, calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';

const isChat = (scope: Scope, chatId: string) =>
  and(eq(calls.workspaceId, scope.workspaceId), eq(calls.id, chatId), inArray(calls.channel, [...textChannels]));

/** A chat's row. @throws AppError not_found */
export async function findChat(tx: Tx, scope: Scope, chatId: string): Promise<CallRow> {
  const call = await findCall(tx, scope, chatId);
  if (!(textChannels as readonly string[]).includes(call.channel))
    throw new AppError('not_found', 'Chat not found. It may have been deleted.');
  return call;
}

/**
 * Takes a chat for one step of this process: no one else steps it meanwhile, and a process that dies loses it.
 * @throws AppError not_found, conflict when it has ended, or when someone else is at it
 */
export async function takeChat(tx: Tx, scope: Scope, chatId: string): Promise<CallRow> {
  const { services } = scope;
  const now = new Date(services.clock.now());
  // This process does one step of it at a time: what is still its own is of a step whose commit it has not heard of.
  const isFree = or(isNull(calls.owner), eq(calls.owner, services.calls.owner), lt(calls.leaseUntil, now));
  const [taken] = await tx
    .update(calls)
    .set(newLease(services))
    .where(and(isChat(scope, chatId), eq(calls.status, 'live'), isFree))
    .returning();
  if (taken !== undefined) return taken;
  const found = await findChat(tx, scope, chatId);
  throw new AppError(
    'conflict',
    found.status === 'live'
      ? 'The agent is still responding. Wait until the response is complete, then send your message again.'
      : 'This chat has ended. Start a new one.',
  );
}
