import { type AuthInfo, createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { readScopes } from '#domain/identity/apps.ts';
import { AppError } from '#domain/platform/errors.ts';
import { isLoopback } from '#server/config.ts';
import { mcpPath, resourceAt } from '#server/identity/apps/apps.ts';
import { take } from '#server/identity/auth/limits.ts';
import type { Callers, TokenBearer } from '#server/platform/http/implement.ts';
import { contextOfRequest } from '#server/platform/http/request-context.ts';
import type { Services } from '#server/services.ts';
import { askApi } from './ask-api.ts';
import { questionsOf } from './confirm.ts';
import { makeServer } from './make-server.ts';

/** Requests a minute of one token: a model asks a few times a turn. */
const perMinute = 240;
/** Calls and texts that one token may have made in a day. */
const reachesPerDay = 20;
const day = 86_400_000;

/** What a client is let in for, as its token has to say. */
const resourceOf = ({ site }: FastifyRequest) => resourceAt(site.origin);

/**
 * A page that a browser shows must not speak here for whoever looks at it, also not by a name that it has led to this
 * machine: names that aren't the site's, and origins that aren't, are refused.
 * @throws AppError unknown_host, origin_refused
 */
function checkWhence(request: FastifyRequest): void {
  const own = new URL(request.site.origin);
  const { hostname } = request;
  if (hostname !== own.hostname && !isLoopback(hostname) && !/^[\d.[\]:a-f]+$/i.test(hostname))
    throw new AppError('unknown_host');
  const { origin } = request.headers;
  if (origin === undefined) return;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isOwn =
    url !== undefined && (url.origin === own.origin || (isLoopback(own.hostname) && isLoopback(url.hostname)));
  if (!isOwn) throw new AppError('origin_refused');
}

/** Where a client that isn't signed in learns how to. */
function challengeOf(request: FastifyRequest): string {
  const metadata = `${request.site.origin}/.well-known/oauth-protected-resource${mcpPath}`;
  return `Bearer resource_metadata="${metadata}", scope="${readScopes.join(' ')}"`;
}

/** The name of the tool that a request calls. */
function calledTool(body: unknown): string | undefined {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown } };
  return method === 'tools/call' && typeof params?.name === 'string' ? params.name : undefined;
}

/** The server of the Model Context Protocol: what assistants of people may do here, by an access token. */
export const mcpRoutes =
  (services: Services, callers: Callers): FastifyPluginAsync =>
  async (app) => {
    const questions = questionsOf(services);
    const handler = createMcpHandler(
      ({ authInfo }) => {
        const { bearer, request } = (authInfo as AuthInfo).extra as unknown as {
          bearer: TokenBearer;
          request: FastifyRequest;
        };
        const tokenId = bearer.scope.actor?.tokenId ?? '';
        const caller = {
          tokenId,
          api: (key?: string) => askApi(app, request, resourceOf(request), key),
          questions,
          countReach: () =>
            take(services, {
              key: `mcp-reach:${tokenId}`,
              step: day / reachesPerDay,
              within: day,
              refuse: () =>
                new AppError(
                  'too_many_requests',
                  `This token may call and text ${reachesPerDay} people a day. Try tomorrow.`,
                ),
            }),
        };
        return makeServer(bearer, caller, calledTool(request.body));
      },
      {
        legacy: 'stateless',
        onerror: (error) => services.log.warn({ reason: error.message }, 'a request to /mcp went wrong'),
      },
    );
    app.addHook('onClose', () => handler.close());

    app.route({
      method: ['POST', 'GET', 'DELETE'],
      url: mcpPath,
      config: { known: true, perMinute },
      handler: async (request, reply) => {
        checkWhence(request);
        const bearer = await callers.token(request, resourceOf(request)).catch((error: unknown) => {
          if (error instanceof AppError && error.status === 401) reply.header('www-authenticate', challengeOf(request));
          throw error;
        });
        const { gone } = contextOfRequest(request, reply);
        const hasBody = request.method === 'POST';
        const asked = new Request(new URL(request.url, request.site.origin), {
          method: request.method,
          headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[name, String(value)]],
          ),
          ...(hasBody && { body: JSON.stringify(request.body ?? null) }),
          signal: gone,
        });
        const authInfo: AuthInfo = {
          token: '',
          clientId: bearer.scope.actor?.tokenId ?? '',
          scopes: [],
          extra: { bearer, request },
        };
        const answer = await handler.fetch(asked, { authInfo, ...(hasBody && { parsedBody: request.body }) });
        reply.header('x-accel-buffering', 'no');
        return reply.send(answer);
      },
    });
  };
