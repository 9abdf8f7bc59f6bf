import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type MessageRow, phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import type { Services } from '#server/services.ts';
import { spend } from '#server/usage/ledger.ts';
import {
  afterEvent,
  askAt,
  lookAfterSeconds,
  type OutgoingEvent,
  type OutgoingState,
  retryAfterSeconds,
} from './outgoing.ts';
import { tellOfMessage } from './show-message.ts';

/** A message of a workspace, by its id. */
export const ownMessage = (workspaceId: string, messageId: string) =>
  and(eq(phoneMessages.workspaceId, workspaceId), eq(phoneMessages.id, messageId));

/** How a message that goes out stands, as its row has it; null for one that came in. */
function stateOf({ state, tries, looks, carrierSid: sid, errorCode: code, problem }: MessageRow): OutgoingState | null {
  switch (state) {
    case 'received':
      return null;
    case 'queued':
    case 'sending':
      return { state, tries };
    case 'unknown':
      return { state, looks };
    case 'not_sent':
      return { state };
    case 'sent':
    case 'delivered':
      return { state, sid: sid! };
    case 'undelivered':
    case 'failed':
      return { state, sid, code, problem: problem ?? '' };
  }
}

/** What a state is in a row. */
function columnsOf(after: OutgoingState, row: MessageRow, now: number): Partial<MessageRow> {
  const sentAt = row.sentAt?.getTime() ?? now;
  const inSeconds = (from: number, seconds: number) => new Date(from + seconds * 1000);
  switch (after.state) {
    case 'queued':
      return { state: 'queued', nextAt: inSeconds(now, retryAfterSeconds[after.tries - 1] ?? 0) };
    case 'sending':
      return { state: 'sending', tries: after.tries, sentAt: new Date(now), nextAt: null };
    case 'unknown':
      return { state: 'unknown', looks: after.looks, nextAt: inSeconds(sentAt, lookAfterSeconds[after.looks]!) };
    case 'not_sent':
      return {
        state: 'not_sent',
        nextAt: null,
        problem: 'The carrier has no record of this message, so it wasn’t sent.',
      };
    case 'sent':
      return { state: 'sent', carrierSid: after.sid, nextAt: askAt(sentAt, now), problem: null };
    case 'delivered':
      return { state: 'delivered', carrierSid: after.sid, nextAt: null, problem: null };
    case 'undelivered':
    case 'failed': {
      const { state, sid, code, problem } = after;
      return { state, carrierSid: sid, errorCode: code, problem: problem.slice(0, 500), nextAt: null };
    }
  }
}

/** Stores what becomes of a message that is locked, counts it once the carrier has it, and tells of it. */
export async function storeEvent(
  tx: Tx,
  services: Services,
  row: MessageRow,
  event: OutgoingEvent,
): Promise<MessageRow> {
  const before = stateOf(row);
  const after = before && afterEvent(before, event);
  if (after === null || after === before) return row;
  const now = services.clock.now();
  const { workspaceId, id } = row;
  const [stored] = await tx
    .update(phoneMessages)
    .set(columnsOf(after, row, now))
    .where(ownMessage(workspaceId, id))
    .returning();
  if (row.carrierSid === null && stored!.carrierSid !== null && !row.test) {
    const { segments: quantity, callId } = row;
    await spend(tx, workspaceId, { meter: 'message_segments', key: `message:${id}`, quantity, at: now, callId });
  }
  const isPassing = ['queued', 'sending', 'unknown'].includes(after.state);
  if (!isPassing) await tellOfMessage(tx, services, 'message.status', stored!);
  return stored!;
}

/**
 * What is known of a message now, stored. What comes late, twice or in another order changes nothing. Answers how it
 * stands; undefined where there is no such message.
 */
export function applyEvent(
  services: Services,
  workspaceId: string,
  messageId: string,
  event: OutgoingEvent,
): Promise<MessageRow | undefined> {
  return services.db.tenant(workspaceId, async (tx) => {
    const [row] = await tx.select().from(phoneMessages).where(ownMessage(workspaceId, messageId)).for('update');
    return row && storeEvent(tx, services, row, event);
  });
}
