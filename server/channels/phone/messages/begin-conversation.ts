import { and, eq } from 'drizzle-orm';
import { beginAtOnce } from '#server/calls/begin-at-once.ts';
import { tellOfStart } from '#server/calls/call-webhooks.ts';
import { knowingMore } from '#server/calls/known-before.ts';
import { type NewCall, newCallRow } from '#server/calls/new-call.ts';
import { checkStarts } from '#server/calls/start-call.ts';
import type { ThreadEnds } from '#server/channels/thread-rows.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';
import { endsOf } from '../calls/begin-call.ts';

interface Wanted extends ThreadEnds {
  agentId: string;
  callId: string;
}

/**
 * Begins a conversation of text messages; one that has begun stays as it is. Answers whether it is over already.
 * @throws AppError not_found, flow_invalid, too_many_requests, workspace_suspended
 */
export async function beginConversation(
  scope: Scope,
  { number, account, other, agentId, callId }: Wanted,
): Promise<boolean> {
  const { services, workspaceId } = scope;
  const known = await services.db.tenant(workspaceId, async (tx) => {
    const own = and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId));
    const [row] = await tx.select({ status: calls.status }).from(calls).where(own);
    return row;
  });
  if (known !== undefined) return known.status === 'ended';
  const found = { phone: other };
  const ends = {
    direction: 'inbound',
    numberId: number.id,
    own: number.number,
    other,
    carrier: account.carrier,
  } as const;
  const asked: NewCall = { callId, agentId, channel: 'sms', known: {}, found, ends };
  const call = await knowingMore(scope, asked);
  const now = services.clock.now();
  const at = new Date(now);
  await services.db.tenant(workspaceId, async (tx) => {
    const row = await newCallRow(tx, scope, call);
    await checkStarts(tx, scope, now);
    const begun = await beginAtOnce(tx, { ...row, ...endsOf(ends) }, at);
    if (begun) await tellOfStart(tx, services, begun);
  });
  return false;
}
