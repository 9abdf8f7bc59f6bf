import { z } from 'zod';
import { TaskPerson } from '#domain/identity/members.ts';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { E164 } from './phone-numbers.ts';

/** Characters of one text message; carriers take no more. */
export const longestText = 1_600;
/** Messages of one sender that come within so many seconds of each other are read as one. */
export const mergeSeconds = 3;
/** The first of them waits so long at most. */
export const longestMergeSeconds = 12;

/**
 * Where a message stands. queued: stored, and not yet sent. sending: it is being sent. unknown: it was sent, and no
 * answer came; it is looked for, and never sent again. sent: the carrier has it. not_sent: it was looked for and is
 * nowhere. received: it came in.
 */
export const messageStates = [
  'received',
  'queued',
  'sending',
  'unknown',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'not_sent',
] as const;
export type MessageState = (typeof messageStates)[number];

/** Who wrote it: anyone who texts, an agent, a person of the workspace, or this server by itself. */
export const messageAuthors = ['contact', 'agent', 'person', 'house'] as const;
export type MessageAuthor = (typeof messageAuthors)[number];

/** A text message. */
export const TextMessage = z.object({
  id: Id,
  threadId: Id,
  direction: z.enum(['inbound', 'outbound']),
  /** Of the two ends: the workspace's number, and the other. */
  ownNumber: z.string(),
  otherNumber: z.string(),
  text: z.string(),
  author: z.enum(messageAuthors),
  status: z.enum(messageStates),
  /** The carrier's own code, as in 21610; null where it gave none. */
  errorCode: z.int().nullable(),
  /** Why it was not delivered, in a sentence. */
  problem: z.string().nullable(),
  /** Parts that a carrier counts. */
  segments: z.int(),
  /** Pictures and the like that came with it, and are not kept. */
  media: z.int(),
  /** The conversation with an agent that it belongs to. */
  callId: Id.nullable(),
  createdAt: Moment,
});
export type TextMessage = z.infer<typeof TextMessage>;

/** All messages between one number of the workspace and one other. */
export const MessageThread = z.object({
  id: Id,
  /** Null where the number is not here any more. */
  numberId: Id.nullable(),
  ownNumber: z.string(),
  otherNumber: z.string(),
  /** Who has the other number, where it is known. */
  contact: z.object({ id: Id, name: z.string() }).nullable(),
  /** The person who has taken it over: until they hand it back, the agent is silent. */
  takenOverBy: TaskPerson.nullable(),
  /** Whether an agent answers what comes in. */
  answered: z.boolean(),
  /** Whether the other number is on the do-not-call list. */
  optedOut: z.boolean(),
  /** Messages that came in and that no one has looked at. */
  unread: z.int(),
  /** A thread of a test number. */
  test: z.boolean(),
  last: TextMessage.pick({ text: true, direction: true, status: true, createdAt: true }),
});
export type MessageThread = z.infer<typeof MessageThread>;

const ThreadParams = z.object({ threadId: Id });
const limit = z.coerce.number().int().min(1).max(100).default(50);

export const messagesApi = endpoints({
  send: {
    method: 'POST',
    path: '/v1/messages',
    idempotent: 'long',
    summary: 'Send a text message from one of your numbers',
    description:
      'The message is stored, then sent to the carrier once. If the carrier’s response is lost, Parley looks up the message instead of resending it.',
    can: 'agents:write',
    audit: 'message.sent',
    body: z.object({
      /** The id of the number that it is sent from. */
      from: Id,
      to: E164,
      text: z
        .string()
        .trim()
        .min(1, 'Enter a message.')
        .max(longestText, `Use ${longestText.toLocaleString('en')} characters or fewer.`),
    }),
    reply: TextMessage,
    status: 201,
    errors: ['conflict', 'do_not_call'],
    perMinute: 120,
    example: {
      body: { from: '019a9c1d-11f0-7d02-8f6e-6f8b1c7d9e22', to: '+15715550123', text: 'See you tomorrow at three.' },
    },
  },
  list: {
    method: 'GET',
    path: '/v1/messages',
    summary: 'List text messages from one conversation or from all conversations, newest first',
    can: 'calls:read',
    query: z.object({ threadId: Id.optional(), cursor: Id.optional(), limit }),
    reply: page(TextMessage),
  },
  get: {
    method: 'GET',
    path: '/v1/messages/:messageId',
    summary: 'Get a message and its status',
    can: 'calls:read',
    params: z.object({ messageId: Id }),
    reply: TextMessage,
  },
});

export const messageThreadsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/message-threads',
    summary: 'List text conversations, most recent message first',
    can: 'calls:read',
    query: z.object({
      /** With this number alone. */
      otherNumber: E164.optional(),
      /** `next` of the page before. */
      cursor: Id.optional(),
      limit,
    }),
    reply: page(MessageThread),
  },
  get: {
    method: 'GET',
    path: '/v1/message-threads/:threadId',
    summary: 'Get a text conversation',
    can: 'calls:read',
    params: ThreadParams,
    reply: MessageThread,
  },
  takeOver: {
    method: 'POST',
    path: '/v1/message-threads/:threadId/take-over',
    idempotent: 'long',
    summary: 'Take over a conversation; the agent stays silent until you hand it back, and you’re notified of replies',
    can: 'agents:write',
    audit: 'message-thread.taken-over',
    params: ThreadParams,
    reply: MessageThread,
  },
  handBack: {
    method: 'POST',
    path: '/v1/message-threads/:threadId/hand-back',
    idempotent: 'long',
    summary: 'Hand a conversation back to the agent, which will answer the next message',
    can: 'agents:write',
    audit: 'message-thread.handed-back',
    params: ThreadParams,
    reply: MessageThread,
  },
  read: {
    method: 'PUT',
    path: '/v1/message-threads/:threadId/read',
    summary: 'Mark a conversation’s messages as read for everyone',
    can: 'agents:write',
    audit: null,
    params: ThreadParams,
    reply: MessageThread,
  },
});
