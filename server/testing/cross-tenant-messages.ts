import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';

/** Who texts both workspaces. */
const texter = '+15715550166';

/** A thread of text messages with someone who is known, and one of them, which waits for an answer. */
export const messageRows = (w: string, ids: Ids): string => `
  insert into contacts (workspace_id, id, name, phone, tags, source, created_at)
    values ('${w}', '${ids.threadId}', '${marker}', '${texter}', '{}', 'by_hand', now());
  insert into message_threads (workspace_id, id, number_id, own_number, other_number, test, unread, last_id, created_at)
    values ('${w}', '${ids.threadId}', '${ids.numberId}', '${marker}', '${texter}', false, 1, '${ids.messageId}', now());
  insert into phone_messages (workspace_id, id, thread_id, account_id, direction, own_number, other_number, author, body,
      segments, test, state, carrier_sid, problem, created_at)
    values ('${w}', '${ids.messageId}', '${ids.threadId}', '${ids.numberId}', 'inbound', '${marker}', '${marker}', 'contact',
      '${marker}', 1, false, 'received', '${marker}', '${marker}', now());`;

/** The same in the asker's own workspace, under other names. */
export const messageTwins = (other: string, asker: string, ids: Ids): string[] => [
  `insert into message_threads (workspace_id, id, number_id, own_number, other_number, test, unread, last_id, created_at)
     select '${asker}', id, number_id, 'Mine', '${texter}', test, unread, last_id, created_at
     from message_threads where workspace_id = '${other}' and id = '${ids.threadId}'`,
  `insert into phone_messages (workspace_id, id, thread_id, account_id, direction, own_number, other_number, author, body,
       segments, test, state, created_at)
     select '${asker}', id, thread_id, account_id, direction, 'Mine', 'Mine', author, 'Mine', segments, test, state, created_at
     from phone_messages where workspace_id = '${other}' and id = '${ids.messageId}'`,
];
