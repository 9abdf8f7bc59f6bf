import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { MessageRow } from '#server/platform/db/schema/messages.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';

/** The words of a message, opened. */
export const openBody = (seal: ContentCipher, { id, body }: Pick<MessageRow, 'id' | 'body'>): string =>
  seal.open(keptPlace('phone_messages', 'body', id), body);
