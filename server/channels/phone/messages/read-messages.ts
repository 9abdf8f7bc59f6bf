import { and, desc, eq, lt } from 'drizzle-orm';
import type { TextMessage } from '#domain/carriers/messages.ts';
import { AppError } from '#domain/platform/errors.ts';
import { phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Scope } from '#server/scope.ts';
import { ownMessage } from './apply-event.ts';
import { showMessage } from './show-message.ts';
import { requireThread } from './threads.ts';

/** A message. @throws AppError not_found */
export function getMessage({ services, workspaceId }: Scope, messageId: string): Promise<TextMessage> {
  return services.db.tenant(workspaceId, async (tx) => {
    const [row] = await tx.select().from(phoneMessages).where(ownMessage(workspaceId, messageId));
    if (row === undefined) throw new AppError('not_found', 'Message not found. It may have been deleted.');
    return showMessage(await findSeal(tx, services, workspaceId), row);
  });
}

interface ListInput {
  threadId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Messages of a thread, or of all, newest first. @throws AppError not_found */
export function listMessages(scope: Scope, { threadId, cursor, limit }: ListInput) {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    if (threadId !== undefined) await requireThread(tx, workspaceId, threadId);
    const ofThread = threadId === undefined ? undefined : eq(phoneMessages.threadId, threadId);
    const before = cursor === undefined ? undefined : lt(phoneMessages.id, cursor);
    const rows = await tx
      .select()
      .from(phoneMessages)
      .where(and(eq(phoneMessages.workspaceId, workspaceId), ofThread, before))
      .orderBy(desc(phoneMessages.id))
      .limit(limit + 1);
    const seal = await findSeal(tx, services, workspaceId);
    const items = rows.slice(0, limit).map((row) => showMessage(seal, row));
    return { items, next: rows.length > limit ? items.at(-1)!.id : null };
  });
}
