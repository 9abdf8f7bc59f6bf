import { chatsApi } from '#domain/channels/chats.ts';
import { implement } from '#server/platform/http/implement.ts';
import { endChat, getChat, sendMessage, startChat, streamMessage } from './chats.ts';

export const chatsRoutes = implement(chatsApi, {
  start: ({ scope, params, body, exchange }) => startChat(scope, params.agentId, body, exchange.repeat?.id),
  get: ({ scope, params }) => getChat(scope, params.callId),
  send: ({ scope, params, body, exchange }) => sendMessage(scope, params.callId, body.text, exchange.repeat?.id),
  stream: async ({ scope, params, body }) => ({
    type: 'text/event-stream',
    body: await streamMessage(scope, params.callId, body.text),
  }),
  end: ({ scope, params }) => endChat(scope, params.callId),
});
