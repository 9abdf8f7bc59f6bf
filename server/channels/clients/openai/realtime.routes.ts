import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openAi } from '#domain/channels/speech-openai.ts';
import { AppError } from '#domain/platform/errors.ts';
import { getAgent } from '#server/agents/agents.ts';
import { parseInput, shapeErrors } from '#server/channels/speech/compatible/other-api.ts';
import { readTranscriber } from '#server/channels/transcribers/open-transcriber.ts';
import { bearerOf } from '#server/platform/http/credentials.ts';
import type { Callers } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { newClientSecret } from '../live/client-secret.ts';
import { addSocketRoute, offeredProtocols } from '../live/socket-route.ts';
import { requireId } from '../make-calls.ts';
import { firstSession, updatedSession } from './realtime-config.ts';
import { RealtimeSession } from './realtime-session.ts';

export const realtimePath = '/v1/realtime';
const keyWord = 'openai-insecure-api-key.';

/** Client secrets begin so at OpenAI, whose browser client asks for it. */
const secretPrefix = 'ek_';

/** Browsers can send their key in the name of a subprotocol alone. */
function findKey(request: FastifyRequest): string | undefined {
  const given = offeredProtocols(request).find((word) => word.startsWith(keyWord));
  if (given !== undefined) request.headers.authorization ??= `Bearer ${given.slice(keyWord.length)}`;
  const bearer = bearerOf(request);
  return bearer?.startsWith(secretPrefix) ? bearer.slice(secretPrefix.length) : undefined;
}

const SecretRequest = z.object({
  expires_after: z
    .object({ seconds: z.int().min(10, 'Enter 10 or more.').max(7_200, 'Enter 7,200 or less.') })
    .optional(),
  session: z.looseObject({ model: z.string('Set session.model to an agent.') }),
});

/** OpenAI's Realtime API over a websocket, with an agent as the model. */
export const realtimeRoutes =
  (services: Services, callers: Callers): FastifyPluginAsync =>
  async (app) => {
    shapeErrors(app, openAi);
    addSocketRoute(app, services, callers, {
      path: realtimePath,
      permission: 'agents:write',
      findKey,
      async open(scope, request, only) {
        const { model = only } = request.query as Record<string, unknown>;
        if (typeof model !== 'string')
          throw new AppError('invalid_input', 'Name an agent: /v1/realtime?model=<its id>.', [
            { path: 'model', message: 'Name an agent: /v1/realtime?model=<its id>.' },
          ]);
        if (only !== undefined && model !== only)
          throw new AppError('not_found', 'Agent not found. It may have been deleted.');
        const agent = await getAgent(scope, requireId(model, 'agent'));
        const transcriber = await services.db.tenant(scope.workspaceId, (tx) => readTranscriber(tx, scope));
        return (socket, stream) => void new RealtimeSession(scope, agent.id, transcriber ?? null, socket, stream);
      },
    });
    app.post(`${realtimePath}/client_secrets`, { config: { known: true } }, async (request) => {
      const scope = await callers.scope(request, 'agents:write');
      const { expires_after: after, session } = parseInput(SecretRequest, request.body);
      const agent = await getAgent(scope, requireId(session.model, 'agent'));
      const { secret, expires } = newClientSecret(scope, agent.id, after?.seconds ?? 600);
      const value = `${secretPrefix}${secret}`;
      return {
        value,
        expires_at: Math.floor(expires / 1000),
        session: updatedSession(firstSession(agent.id), session),
      };
    });
    app.post(`${realtimePath}/calls`, { config: { known: true } }, async (request) => {
      await callers.scope(request, 'agents:write');
      throw new AppError(
        'bad_request',
        'WebRTC isn’t supported here. Connect over WebSocket with transport: "websocket".',
      );
    });
  };
