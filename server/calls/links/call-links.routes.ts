import type { FastifyPluginAsync } from 'fastify';
import { callLinksApi } from '#domain/calls/call-links.ts';
import { implement } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { listLinks, makeLink, revokeLink } from './call-links.ts';
import { openLink, soundOfLink } from './open-link.ts';

export const callLinksRoutes = implement(callLinksApi, {
  list: ({ scope, params }) => listLinks(scope, params.callId),
  create: ({ scope, params, body, exchange }) => makeLink(scope, params.callId, body, exchange.repeat?.id),
  remove: ({ scope, params }) => revokeLink(scope, params.callId, params.linkId),
  open: ({ services, body }) => openLink(services, body.token),
});

/** The sound of a call that is shared, as WAV: a plain route, since it answers no JSON. */
export const sharedSoundRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { token: string } }>(
      '/v1/shared-calls/:token/audio',
      { config: { perMinute: 30 } },
      async (request, reply) => {
        const gone = new AbortController();
        request.raw.on('close', () => gone.abort());
        const { content, bytes } = await soundOfLink(services, request.params.token, gone.signal);
        reply.type('audio/wav').headers({ 'cache-control': 'private, no-store', 'content-length': bytes });
        return reply.send(content);
      },
    );
  };
