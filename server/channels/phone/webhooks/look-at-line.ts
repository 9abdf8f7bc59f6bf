import { and, eq } from 'drizzle-orm';
import { carrierCan, listenerNeeds } from '#domain/carriers/carrier-kinds.ts';
import { AppError } from '#domain/platform/errors.ts';
import { readTranscriber } from '#server/channels/transcribers/open-transcriber.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import { type DialRow, type NumberRow, phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import type { SocketKind } from '../streams/opened-by.ts';
import { readDial } from './answerer.ts';
import type { WebhookRequest } from './asked.ts';
import { requireCallIn } from './find-call.ts';

async function findNumberIn(tx: Tx, { account }: Pick<WebhookRequest, 'account'>, number: string) {
  const own = and(
    eq(phoneNumbers.workspaceId, account.workspaceId),
    eq(phoneNumbers.accountId, account.id),
    eq(phoneNumbers.number, number),
  );
  const [row] = await tx.select().from(phoneNumbers).where(own);
  return row;
}

/** The number of the account that rings or is written to, or that someone is called from. */
export const findNumber = (asked: WebhookRequest, number: string): Promise<NumberRow | undefined> =>
  asked.services.db.tenant(asked.account.workspaceId, (tx) => findNumberIn(tx, asked, number));

/** What callers of a number are listened to over: as it is set, where someone listens and this server has room. */
async function heardOver(
  tx: Tx,
  { services, account }: WebhookRequest,
  { heardBy }: NumberRow,
): Promise<SocketKind | null> {
  if (heardBy === 'carrier' || !carrierCan[account.carrier][listenerNeeds[heardBy]] || services.calls.full) return null;
  if (heardBy === 'relay') return 'relay';
  const transcriber = await readTranscriber(tx, { services, workspaceId: account.workspaceId });
  return transcriber === undefined ? null : 'stream';
}

/** A number of the account, and what its callers are listened to over. */
export interface Reached {
  row: NumberRow;
  over: SocketKind | null;
}

export async function reach(tx: Tx, asked: WebhookRequest, number: string): Promise<Reached | undefined> {
  const row = await findNumberIn(tx, asked, number);
  return row && { row, over: await heardOver(tx, asked, row) };
}

/** What a request of a call needs beside the conversation: its number where that is still there, and how it was dialled. */
export interface Looked {
  row: CallRow;
  reached: Reached | undefined;
  dial: DialRow | undefined;
}

/** Reads that in the transaction of a step. @throws AppError not_found */
export async function lookAt(tx: Tx, asked: WebhookRequest, row: CallRow): Promise<Looked> {
  if (row.direction === null || row.ownNumber === null) throw new AppError('not_found');
  const dial = row.direction === 'outbound' ? await readDial(tx, asked, row.id) : undefined;
  return { row, reached: await reach(tx, asked, row.ownNumber), dial };
}

/** The same in a transaction of its own, of a call that may have ended. @throws AppError not_found */
export const look = (asked: WebhookRequest, callId: string): Promise<Looked> =>
  asked.services.db.tenant(asked.account.workspaceId, async (tx) =>
    lookAt(tx, asked, await requireCallIn(tx, asked, callId)),
  );
