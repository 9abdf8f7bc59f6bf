import type { TextMessage } from '#domain/carriers/messages.ts';
import type { WebhookData } from '#domain/notifications/webhook-events.data.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { MessageRow } from '#server/platform/db/schema/messages.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { openBody } from '#server/records/open-body.ts';
import type { Services } from '#server/services.ts';

/** A message as it is shown. */
export function showMessage(seal: ContentCipher, row: MessageRow): TextMessage {
  const { id, threadId, direction, author, state, errorCode, problem, segments, media, callId } = row;
  return {
    id,
    threadId,
    direction,
    ownNumber: row.ownNumber,
    otherNumber: row.otherNumber,
    text: openBody(seal, row),
    author,
    status: state,
    errorCode,
    problem,
    segments,
    media,
    callId,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Tells webhooks of a message that came in, or of where one that goes out stands now. */
export function tellOfMessage(
  tx: Tx,
  services: Services,
  type: 'message.received' | 'message.status',
  row: MessageRow,
): Promise<void> {
  const { workspaceId, id, state } = row;
  const data = async (): Promise<WebhookData['message.received']> => {
    const {
      id: messageId,
      createdAt: created,
      ...message
    } = showMessage(await findSeal(tx, services, workspaceId), row);
    return { messageId, ...message, createdAt: created };
  };
  return emitWebhookEvent(tx, { services, workspaceId }, type, data, {
    once: `${type}:${id}:${state}`,
    about: row.otherNumber,
  });
}
