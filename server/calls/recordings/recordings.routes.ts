import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { recordingsApi } from '#domain/calls/recordings.ts';
import { AppError } from '#domain/platform/errors.ts';
import { headerOf } from '#server/platform/http/credentials.ts';
import { type Callers, implement } from '#server/platform/http/implement.ts';
import { getRecording, removeRecording, soundOf } from './recordings.ts';

export const recordingsRoutes = implement(recordingsApi, {
  get: ({ scope, params }) => getRecording(scope, params.callId),
  remove: ({ scope, params }) => removeRecording(scope, params.callId),
});

const Params = z.object({ callId: z.uuid() });

/** The sound of a recording, as WAV, whole or in ranges: a plain route, since it answers no JSON. */
export const recordingSoundRoutes =
  (callers: Callers): FastifyPluginAsync =>
  async (app) => {
    app.get('/v1/calls/:callId/recording.wav', { config: { known: true, perMinute: 240 } }, async (request, reply) => {
      const scope = await callers.scope(request, 'calls:read');
      const params = Params.safeParse(request.params);
      if (!params.success) throw new AppError('not_found');
      const { content, bytes, range } = await soundOf(scope, params.data.callId, headerOf(request, 'range'));
      reply.type('audio/wav').headers({
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
        'content-length': range === null ? bytes : range.end - range.start + 1,
      });
      if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
      return reply.send(content);
    });
  };
