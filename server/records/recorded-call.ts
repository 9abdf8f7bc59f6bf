import { and, eq } from 'drizzle-orm';
import { openCarrier, urlsOf } from '#server/carriers/accounts.ts';
import type { Carrier } from '#server/carriers/carrier.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { carrierAccounts, phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { callRecordings, type RecordingRow } from '#server/platform/db/schema/recordings.table.ts';
import type { Services } from '#server/services.ts';

export const ofCall = (workspaceId: string, callId: string) =>
  and(eq(callRecordings.workspaceId, workspaceId), eq(callRecordings.callId, callId));

/** Where the sound of a call is kept. */
export const soundKey = (workspaceId: string, callId: string): string =>
  `workspaces/${workspaceId}/recordings/${callId}.wav`;

/** A recording with its call and the carrier that makes it. */
export interface RecordedCall {
  row: RecordingRow;
  callSid: string;
  isOver: boolean;
  carrier: Carrier;
  /** Where the carrier tells that it is there. */
  toldAt: string;
}

/** The account at the carrier that carried a call; undefined where its number is not connected any more. */
export async function accountOfCall(tx: Tx, workspaceId: string, callId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ accountId: phoneNumbers.accountId })
    .from(calls)
    .innerJoin(
      phoneNumbers,
      and(eq(phoneNumbers.workspaceId, calls.workspaceId), eq(phoneNumbers.id, calls.phoneNumberId)),
    )
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  return found?.accountId;
}

async function read(tx: Tx, workspaceId: string, callId: string) {
  const [found] = await tx
    .select({ row: callRecordings, callSid: calls.carrierSid, status: calls.status, account: carrierAccounts })
    .from(callRecordings)
    .innerJoin(calls, and(eq(calls.workspaceId, callRecordings.workspaceId), eq(calls.id, callRecordings.callId)))
    .innerJoin(
      phoneNumbers,
      and(eq(phoneNumbers.workspaceId, calls.workspaceId), eq(phoneNumbers.id, calls.phoneNumberId)),
    )
    .innerJoin(
      carrierAccounts,
      and(eq(carrierAccounts.workspaceId, phoneNumbers.workspaceId), eq(carrierAccounts.id, phoneNumbers.accountId)),
    )
    .where(ofCall(workspaceId, callId));
  return found;
}

/** Undefined where there is none, or no one any more who could be asked for it. */
export async function findRecordedCall(
  services: Services,
  workspaceId: string,
  callId: string,
): Promise<RecordedCall | undefined> {
  const found = await services.db.tenant(workspaceId, (tx) => read(tx, workspaceId, callId));
  if (found === undefined || found.callSid === null) return undefined;
  const { row, callSid, status, account } = found;
  const toldAt = `${urlsOf(services, account.hook).status.replace(/status$/, 'recording')}?call=${callId}`;
  return { row, callSid, isOver: status === 'ended', carrier: openCarrier(services, account), toldAt };
}

/** Changes what is known of a recording. */
export const setRecording = (
  { db }: Services,
  workspaceId: string,
  callId: string,
  change: Partial<RecordingRow>,
): Promise<unknown> =>
  db.tenant(workspaceId, (tx) => tx.update(callRecordings).set(change).where(ofCall(workspaceId, callId)));
