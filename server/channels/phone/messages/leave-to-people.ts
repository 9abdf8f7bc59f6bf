import { and, eq, isNull } from 'drizzle-orm';
import { ownThread } from '#server/channels/thread-rows.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { messageThreads, phoneMessages, type ThreadRow } from '#server/platform/db/schema/messages.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Scope } from '#server/scope.ts';

/** Marks what has come in and is not answered as nothing that an agent still has to answer. */
export const settle = (tx: Tx, { services }: Scope, { workspaceId, id }: ThreadRow) =>
  tx
    .update(phoneMessages)
    .set({ handledAt: new Date(services.clock.now()) })
    .where(
      and(
        eq(phoneMessages.workspaceId, workspaceId),
        eq(phoneMessages.threadId, id),
        eq(phoneMessages.direction, 'inbound'),
        isNull(phoneMessages.handledAt),
      ),
    );

/** Leaves what has come in to people: who has the thread hears of it, else everyone who may. */
export async function leaveToPeople(tx: Tx, scope: Scope, thread: ThreadRow, messages: number): Promise<void> {
  const { workspaceId, id, otherNumber, ownNumber, takenOverBy, unread } = thread;
  await settle(tx, scope, thread);
  const set = { unread: unread + messages, dueAt: null, dueSince: null };
  await tx.update(messageThreads).set(set).where(ownThread(workspaceId, id));
  const data = { id, from: otherNumber, to: ownNumber, test: thread.test };
  await notify(
    tx,
    { ...scope, actor: null },
    'message-received',
    data,
    takenOverBy === null ? {} : { subjectId: takenOverBy },
  );
}
