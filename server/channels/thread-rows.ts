import { and, eq } from 'drizzle-orm';
import type { MessageAuthor } from '#domain/carriers/messages.ts';
import { segmentsOf } from '#domain/carriers/sms-segments.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  type MessageRow,
  messageThreads,
  phoneMessages,
  type ThreadRow,
} from '#server/platform/db/schema/messages.table.ts';
import type { AccountRow, NumberRow } from '#server/platform/db/schema/phone.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Services } from '#server/services.ts';

/** A thread, by its workspace and its id. */
export const ownThread = (workspaceId: string, threadId: string) =>
  and(eq(messageThreads.workspaceId, workspaceId), eq(messageThreads.id, threadId));

/** A thread, locked until the transaction ends; undefined where there is none. */
export async function lockThread(tx: Tx, workspaceId: string, threadId: string): Promise<ThreadRow | undefined> {
  const [row] = await tx.select().from(messageThreads).where(ownThread(workspaceId, threadId)).for('update');
  return row;
}

/** The two numbers of a thread, and who carries what is written between them. */
export interface ThreadEnds {
  number: NumberRow;
  account: AccountRow;
  other: string;
}

/** The thread between two numbers, made with its first message, and locked. */
export async function openThread(
  tx: Tx,
  services: Services,
  { number, account, other }: ThreadEnds,
): Promise<ThreadRow> {
  const { workspaceId, id: numberId, number: own } = number;
  await advisoryLock(tx, `message-thread:${workspaceId}:${own}:${other}`);
  const [known] = await tx
    .select()
    .from(messageThreads)
    .where(
      and(
        eq(messageThreads.workspaceId, workspaceId),
        eq(messageThreads.ownNumber, own),
        eq(messageThreads.otherNumber, other),
      ),
    )
    .for('update');
  if (known?.numberId === numberId) return known;
  // A number that was taken out and came back goes on where it was.
  const [row] = await (known
    ? tx.update(messageThreads).set({ numberId }).where(ownThread(workspaceId, known.id)).returning()
    : tx
        .insert(messageThreads)
        .values({
          workspaceId,
          id: newId(),
          numberId,
          ownNumber: own,
          otherNumber: other,
          lastId: newId(),
          test: account.carrier === 'stand-in',
          createdAt: new Date(services.clock.now()),
        })
        .returning());
  return row!;
}

export interface NewMessage {
  id?: string;
  accountId: string;
  direction: 'inbound' | 'outbound';
  author: MessageAuthor;
  text: string;
  media?: number;
  notice?: boolean;
  userId?: string | null;
  carrierSid?: string;
  callId?: string | null;
}

/** Adds a message to a thread that is locked. Null where the carrier has told of the same before. */
export async function addMessage(
  tx: Tx,
  services: Services,
  thread: ThreadRow,
  { id = newId(), text, direction, ...message }: NewMessage,
): Promise<MessageRow | null> {
  const { workspaceId, id: threadId, ownNumber, otherNumber, test } = thread;
  const seal = await findSeal(tx, services, workspaceId);
  const at = new Date(services.clock.now());
  const [row] = await tx
    .insert(phoneMessages)
    .values({
      workspaceId,
      id,
      threadId,
      ownNumber,
      otherNumber,
      test,
      direction,
      ...message,
      body: seal.keep(keptPlace('phone_messages', 'body', id), text),
      segments: segmentsOf(text).segments,
      ...(direction === 'inbound' ? { state: 'received' as const } : { state: 'queued' as const, nextAt: at }),
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) return null;
  await tx.update(messageThreads).set({ lastId: id }).where(ownThread(workspaceId, threadId));
  return row;
}
