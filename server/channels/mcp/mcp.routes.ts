import type { AuthInfo, McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { readScopes } from '#domain/identity/apps.ts';
import { AppError, type ErrorCode } from '#domain/platform/errors.ts';
import { isLoopback } from '#server/config.ts';
import { mcpPath, resourceAt } from '#server/identity/apps.ts';
import { logFault, toAppError } from '#server/platform/http/errors.ts';
import type { Callers } from '#server/platform/http/implement.ts';
import { contextOfRequest } from '#server/platform/http/request-context.ts';
import type { Services } from '#server/services.ts';

/** Requests per minute of one token: a model asks a few times a turn. */
const perMinute = 240;

/** What a client is let in for, as its token has to say. */
const resourceOf = ({ site }: FastifyRequest) => resourceAt(site.origin);

/** An address in numbers, which is no name that anyone could lead elsewhere. */
const isAddress = (host: string) => host.startsWith('[') || /^[\d.]+$/.test(host);

/**
 * A page that a browser shows must not speak here for the person who looks at it, also not by a name that it has led to this
 * machine: names that aren't the site's, and origins that aren't, are refused.
 * @throws AppError unknown_host, origin_refused
 */
function checkWhence(request: FastifyRequest): void {
  const own = new URL(request.site.origin);
  const { hostname } = request;
  if (hostname !== own.hostname && !isLoopback(hostname) && !isAddress(hostname)) throw new AppError('unknown_host');
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

/** Codes of JSON-RPC for what went wrong before a message was read; other refusals are the server's own. */
const rpcCodes: Partial<Record<ErrorCode, number>> = { bad_json: -32_700, internal: -32_603 };
const refusedCode = -32_000;

/** A refusal as clients of the protocol read it, with our own code beside it. */
function refusalOf({ code, message }: AppError, { id: requestId, body }: FastifyRequest) {
  const id = (body as { id?: unknown } | null | undefined)?.id;
  return {
    jsonrpc: '2.0',
    ...((typeof id === 'string' || typeof id === 'number') && { id }),
    error: { code: rpcCodes[code] ?? refusedCode, message, data: { code, requestId } },
  };
}

/** The server of the Model Context Protocol: what assistants of people may do here, by an access token. */
export const mcpRoutes =
  (services: Services, callers: Callers): FastifyPluginAsync =>
  async (app) => {
    let opened: Promise<McpHttpHandler> | undefined;
    /** Loaded when someone first asks: a server that starts doesn't wait for what few of them use. */
    const open = () => (opened ??= import('./open-handler.ts').then(({ openHandler }) => openHandler(app, services)));
    app.addHook('onClose', async () => (await opened)?.close());
    app.setErrorHandler((error, request, reply) => {
      const known = toAppError(error);
      logFault(request, error, known);
      return reply.code(known.status).header('x-request-id', request.id).send(refusalOf(known, request));
    });

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
        const answer = await (await open()).fetch(asked, { authInfo, ...(hasBody && { parsedBody: request.body }) });
        reply.header('x-accel-buffering', 'no');
        return reply.send(answer);
      },
    });
  };
