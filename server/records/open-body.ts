import type { ContentSeal } from '#server/platform/content-seal.ts';
import type { MessageRow } from '#server/platform/db/schema/messages.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';

/** The words of a message, opened. */
export const openBody = (seal: ContentSeal, { id, body }: Pick<MessageRow, 'id' | 'body'>): string =>
  seal.open(keptPlace('phone_messages', 'body', id), body);
