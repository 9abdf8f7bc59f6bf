import { type AuthInfo, createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/platform/errors.ts';
import { resourceAt } from '#server/identity/apps.ts';
import { take } from '#server/identity/auth-limits.ts';
import type { TokenBearer } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { askApi } from './ask-api.ts';
import { questionsOf } from './confirm.ts';
import { makeServer } from './make-server.ts';

/** Calls and texts that one token may have made in a day. */
const reachesPerDay = 20;
const day = 86_400_000;

/** The name of the tool that a request calls. */
function calledTool(body: unknown): string | undefined {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown } };
  return method === 'tools/call' && typeof params?.name === 'string' ? params.name : undefined;
}

/** What answers requests to /mcp: a server of its own for each, with what its sender may use. */
export function openHandler(app: FastifyInstance, services: Services): McpHttpHandler {
  const questions = questionsOf(services);
  return createMcpHandler(
    ({ authInfo }) => {
      // Put there by the handler of the request, below.
      const { bearer, request } = (authInfo as AuthInfo).extra as unknown as {
        bearer: TokenBearer;
        request: FastifyRequest;
      };
      const tokenId = bearer.scope.actor?.tokenId ?? '';
      const caller = {
        tokenId,
        api: (key?: string) => askApi(app, request, resourceAt(request.site.origin), key),
        questions,
        countReach: () =>
          take(services, {
            key: `mcp-reach:${tokenId}`,
            step: day / reachesPerDay,
            within: day,
            refuse: () =>
              new AppError(
                'too_many_requests',
                `This token can call and text up to ${reachesPerDay} people a day. Try again tomorrow.`,
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
}
