import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { AccountRow } from '#server/platform/db/schema/phone.table.ts';
import type { Services } from '#server/services.ts';
import { callOfTicket } from './stream-ticket.ts';

/** What a carrier says in the first message of a websocket. */
export interface SocketStart {
  accountSid: string;
  callSid: string;
  ticket: string;
}

/** The call that a websocket of an account is for. @throws AppError forbidden, not_found */
export async function callOfStart(services: Services, account: AccountRow, start: SocketStart): Promise<string> {
  const callId = callOfTicket(services, start.ticket);
  if (callId === null || start.accountSid !== account.accountSid) throw new AppError('forbidden');
  const own = and(eq(calls.workspaceId, account.workspaceId), eq(calls.id, callId));
  const [row] = await services.db.tenant(account.workspaceId, (tx) =>
    tx.select({ carrierSid: calls.carrierSid }).from(calls).where(own),
  );
  if (row?.carrierSid !== start.callSid) throw new AppError('not_found');
  return callId;
}
