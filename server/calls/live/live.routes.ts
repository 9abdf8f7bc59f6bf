import { listenSocketPath, liveCallsApi } from '#domain/calls/live-calls.ts';
import { actIn } from '#server/calls/live-commands.ts';
import { implement } from '#server/platform/http/implement.ts';
import type { Scope } from '#server/scope.ts';
import { boardEvents, listLive, shownTo } from './board-events.ts';
import { listenTicket } from './listen-ticket.ts';
import { callEvents } from './live-call.ts';
import { readLiveCall } from './read-call.ts';

async function getLive(scope: Scope, callId: string) {
  const detail = await readLiveCall(scope, callId);
  return { ...detail, call: shownTo(scope)(detail.call) };
}

const eventStream = 'text/event-stream';

export const liveCallsRoutes = implement(liveCallsApi, {
  list: ({ scope }) => listLive(scope),
  events: async ({ scope, query }) => ({ type: eventStream, body: await boardEvents(scope, query.seconds) }),
  get: ({ scope, params }) => getLive(scope, params.callId),
  callEvents: async ({ scope, params, query }) => ({
    type: eventStream,
    body: await callEvents(scope, params.callId, query.seconds),
  }),
  async listen({ scope, params: { callId } }) {
    const act = await actIn(scope, callId, { kind: 'listen' });
    const listener = { workspaceId: scope.workspaceId, callId, holder: scope.actor! };
    return { act, ticket: listenTicket(scope, listener), socketPath: listenSocketPath };
  },
  whisper: ({ scope, params, body, exchange }) =>
    actIn(scope, params.callId, { kind: 'whisper', ...body }, exchange.repeat?.id),
  setValue: ({ scope, params, body, exchange }) =>
    actIn(scope, params.callId, { kind: 'set', ...body }, exchange.repeat?.id),
  takeOver: ({ scope, params }) => actIn(scope, params.callId, { kind: 'take_over' }),
  say: ({ scope, params, body, exchange }) =>
    actIn(scope, params.callId, { kind: 'say', ...body }, exchange.repeat?.id),
  handBack: ({ scope, params }) => actIn(scope, params.callId, { kind: 'hand_back' }),
  end: ({ scope, params }) => actIn(scope, params.callId, { kind: 'end' }),
});
