import { z } from 'zod';
import { slotTypes } from '#domain/agents/workflows.ts';
import { CallTurn, OwnCall } from '#domain/calls/calls.ts';
import { endpoints, Id } from '#domain/platform/http.ts';
import { Json } from '#domain/platform/json.ts';
import { callEndReasons, callOutcomes } from '#domain/records/call-states.ts';

/** A chat that no one has written to for so long is over, in hours. */
export const chatIdleHours = 24;
/** Characters of one message; the engine reads no more of a turn. */
export const longestMessage = 10_000;

/** A message of a chat. An answer of several sentences is several messages. */
export const ChatMessage = CallTurn.pick({ seq: true, role: true, text: true });
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A conversation in text with an agent. It is a call like any other: `GET /v1/calls/:callId` has all of it. */
export const Chat = z.object({
  id: Id,
  status: z.enum(['live', 'ended']),
  /** Those of this step, or all of them where the chat is asked for. */
  messages: z.array(ChatMessage),
  /** What the agent waits for, as types of answers: a client may offer a fitting field. */
  expects: z.array(z.enum(slotTypes)),
  endReason: z.enum(callEndReasons).nullable(),
  outcome: z.enum(callOutcomes).nullable(),
});
export type Chat = z.infer<typeof Chat>;

/** Values to begin a conversation with: variables of the flow that may be given, and answers that it prefills. */
export const Known = z.record(z.string().max(40), Json).default({});

const ChatParams = z.object({ callId: Id });
const Message = z.object({ text: z.string().trim().min(1, 'Enter a message.').max(longestMessage) });

export const chatsApi = endpoints({
  start: {
    method: 'POST',
    path: '/v1/agents/:agentId/chats',
    idempotent: 'long',
    summary: 'Start a chat; the agent responds in text, using the same flow as in a call',
    can: 'agents:write',
    audit: 'chat.started',
    params: z.object({ agentId: Id }),
    body: z.object({
      variables: Known,
      /** A test: nothing is sent, and what it makes is marked. */
      test: z.boolean().default(false),
      /** Try the agent's draft, as it is now; the chat is a test. */
      draft: z.boolean().default(false),
      ...OwnCall.shape,
    }),
    reply: Chat,
    status: 201,
    errors: ['flow_invalid', 'minutes_used_up', 'limit_reached'],
    example: { body: { variables: { name: 'Ann Lee' } } },
  },
  get: {
    method: 'GET',
    path: '/v1/chats/:callId',
    summary: 'Get a chat with all its messages',
    description: 'Hidden values and card numbers are omitted, as in `GET /v1/calls/:callId`.',
    can: 'calls:read',
    params: ChatParams,
    reply: Chat,
  },
  send: {
    method: 'POST',
    path: '/v1/chats/:callId/messages',
    idempotent: 'long',
    summary: 'Send a message to the agent and get its response',
    can: 'calls:write',
    audit: null,
    params: ChatParams,
    body: Message,
    reply: Chat,
    errors: ['conflict'],
    perMinute: 120,
    example: { body: { text: 'I would like to book an appointment' } },
  },
  stream: {
    method: 'POST',
    path: '/v1/chats/:callId/messages/stream',
    summary: 'Send a message to the agent and stream its response as server-sent events',
    description: 'The stream sends a `message` event for each message, followed by `done` with the chat, or `error`.',
    can: 'calls:write',
    audit: null,
    params: ChatParams,
    body: Message,
    raw: ['text/event-stream'],
    events: { message: ChatMessage, done: Chat, error: z.object({ code: z.string(), message: z.string() }) },
    errors: ['conflict'],
    perMinute: 120,
    example: { body: { text: 'What are your hours?' } },
  },
  end: {
    method: 'POST',
    path: '/v1/chats/:callId/end',
    summary: 'End a chat',
    can: 'calls:write',
    audit: null,
    params: ChatParams,
    reply: Chat,
  },
});
