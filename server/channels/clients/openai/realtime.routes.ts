import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { openAi } from '#domain/channels/speech-openai.ts';
import { AppError } from '#domain/platform/errors.ts';
import { getAgent } from '#server/agents/agents.ts';
import { readRecogniser } from '#server/channels/recognisers/open-recogniser.ts';
import { shapeErrors } from '#server/channels/speech/compatible/other-api.ts';
import type { Callers } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { addSocketRoute, offeredProtocols } from '../live/socket-route.ts';
import { requireId } from '../make-calls.ts';
import { RealtimeSession } from './realtime-session.ts';

export const realtimePath = '/v1/realtime';
const keyWord = 'openai-insecure-api-key.';

/** Browsers can send their key in the name of a subprotocol alone. */
function findKey(request: FastifyRequest): void {
  const given = offeredProtocols(request).find((word) => word.startsWith(keyWord));
  if (given !== undefined) request.headers.authorization ??= `Bearer ${given.slice(keyWord.length)}`;
}

/** OpenAI's Realtime API over a websocket, with an agent as the model. */
export const realtimeRoutes =
  (services: Services, callers: Callers): FastifyPluginAsync =>
  async (app) => {
    shapeErrors(app, openAi);
    addSocketRoute(app, callers, {
      path: realtimePath,
      permission: 'agents:write',
      findKey,
      async open(scope, request) {
        const { model } = request.query as Record<string, unknown>;
        if (typeof model !== 'string')
          throw new AppError('invalid_input', 'Name an agent: /v1/realtime?model=<its id>.', [
            { path: 'model', message: 'Name an agent: /v1/realtime?model=<its id>.' },
          ]);
        const agent = await getAgent(scope, requireId(model, 'agent'));
        const recogniser = await services.db.tenant(scope.workspaceId, (tx) => readRecogniser(tx, scope.workspaceId));
        return (socket, stream) => void new RealtimeSession(scope, agent.id, recogniser ?? null, socket, stream);
      },
    });
    app.post(`${realtimePath}/calls`, { config: { known: true } }, async (request) => {
      await callers.scope(request, 'agents:write');
      throw new AppError('bad_request', 'WebRTC isn’t supported here. Connect by WebSocket: transport: "websocket".');
    });
  };
