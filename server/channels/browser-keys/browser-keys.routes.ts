import type { FastifyPluginAsync } from 'fastify';
import { browserCallsApi, browserKeysApi } from '#domain/channels/browser-keys.ts';
import { serveCaller } from '#server/calls/call-socket.ts';
import { arrivalOf } from '#server/platform/http/arrival.ts';
import { implement } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { createBrowserKey, listBrowserKeys, removeBrowserKey, updateBrowserKey } from './browser-keys.ts';
import { requireBrowserKey } from './find-browser-key.ts';
import { browserSocketPath, corsOf, startBrowserCall } from './start-browser-call.ts';

export const browserKeysRoutes = implement(browserKeysApi, {
  list: async ({ scope }) => ({ items: await listBrowserKeys(scope) }),
  create: ({ scope, body }) => createBrowserKey(scope, body),
  update: ({ scope, params, body }) => updateBrowserKey(scope, params.browserKeyId, body),
  remove: ({ scope, params }) => removeBrowserKey(scope, params.browserKeyId),
});

export const browserCallsRoutes = implement(browserCallsApi, {
  start: ({ params, body, ...visitor }) => startBrowserCall(visitor, params.browserKey, body),
});

/** Seconds that a browser remembers what it may send: a domain that is taken out is refused by the request itself. */
const preflightSeconds = '600';

interface WithKey {
  Params: { browserKey: string };
}

/** What browsers ask before a page of another origin starts a call, and the socket of the call. */
export const browserKeyDoors =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.route<WithKey>({
      method: 'OPTIONS',
      url: browserCallsApi.start.path,
      config: { public: true },
      async handler(request, reply) {
        const { origin } = request.headers;
        await requireBrowserKey(services, request.params.browserKey, origin, request.site.origin);
        return reply
          .code(204)
          .headers({
            ...corsOf(origin!),
            'access-control-allow-methods': 'POST',
            'access-control-allow-headers': 'content-type',
            'access-control-max-age': preflightSeconds,
          })
          .send();
      },
    });
    app.route<WithKey>({
      method: 'GET',
      url: browserSocketPath(':browserKey'),
      config: { public: true, socket: true },
      // What a stranger's socket does wrong is no error of this server.
      logLevel: 'fatal',
      async preValidation(request) {
        const { browserKey } = request.params;
        const { id } = await requireBrowserKey(services, browserKey, request.headers.origin, request.site.origin);
        request.cameBy = id;
      },
      handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
      wsHandler: (socket, request) =>
        serveCaller(services, socket, request.raw.socket, arrivalOf(request), request.cameBy),
    });
  };

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser key that a socket was opened with. */
    cameBy?: string;
  }
}
