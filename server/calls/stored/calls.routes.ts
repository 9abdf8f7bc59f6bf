import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { callsApi } from '#domain/calls/calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import { callSound } from '#server/calls/call-sound.ts';
import { getCall, listCalls } from '#server/calls/calls.ts';
import { changeCall, removeCall } from '#server/calls/change-call.ts';
import { explainCall, replayCall } from '#server/calls/replays/replay-call.ts';
import { startCall } from '#server/calls/start-call.ts';
import { turnAudio } from '#server/calls/turn-audio.ts';
import { type Callers, implement } from '#server/platform/http/implement.ts';
import { revealCall } from './reveal-call.ts';

export const callsRoutes = implement(callsApi, {
  start: ({ scope, params, body, exchange }) => startCall(scope, params.agentId, body, exchange.repeat?.id),
  list: ({ scope, query }) => listCalls(scope, query),
  get: ({ scope, params }) => getCall(scope, params.callId),
  update: ({ scope, params, body }) => changeCall(scope, params.callId, body),
  remove: ({ scope, params }) => removeCall(scope, params.callId),
  reveal: ({ scope, params }) => revealCall(scope, params.callId),
  why: async ({ scope, params }) => ({ turns: await explainCall(scope, params.callId) }),
  replay: ({ scope, params, body }) => replayCall(scope, params.callId, body.version),
});

const AudioParams = z.object({ callId: z.uuid(), seq: z.coerce.number().int().min(0).max(100_000) });

const CallParams = z.object({ callId: z.uuid() });

/** What an agent said, in one turn or in a whole call, as WAV: plain routes, since they answer no JSON. */
export const callAudioRoutes =
  (callers: Callers): FastifyPluginAsync =>
  async (app) => {
    app.get(
      '/v1/calls/:callId/turns/:seq/audio',
      { config: { known: true, perMinute: 120 } },
      async (request, reply) => {
        const scope = await callers.scope(request, 'calls:read');
        const params = AudioParams.safeParse(request.params);
        if (!params.success) throw new AppError('not_found');
        const gone = new AbortController();
        request.raw.on('close', () => gone.abort());
        const wav = await turnAudio(scope, params.data.callId, params.data.seq, gone.signal);
        return reply.type('audio/wav').header('cache-control', 'private, max-age=3600').send(wav);
      },
    );
    app.get('/v1/calls/:callId/audio', { config: { known: true, perMinute: 30 } }, async (request, reply) => {
      const scope = await callers.scope(request, 'calls:read');
      const params = CallParams.safeParse(request.params);
      if (!params.success) throw new AppError('not_found');
      const gone = new AbortController();
      request.raw.on('close', () => gone.abort());
      const { content, bytes } = await callSound(scope, params.data.callId, gone.signal);
      reply.type('audio/wav').headers({ 'cache-control': 'private, max-age=3600', 'content-length': bytes });
      return reply.send(content);
    });
  };
