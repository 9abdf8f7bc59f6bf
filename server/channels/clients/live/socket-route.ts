import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Permission } from '#domain/identity/permissions.ts';
import { arrivalOf } from '#server/platform/http/arrival.ts';
import type { Callers } from '#server/platform/http/implement.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { takeClientSecret } from './client-secret.ts';

/** What was found out of an upgrade before it was answered. */
const found = new WeakMap<FastifyRequest, (socket: WebSocket, stream: Socket) => void>();

export interface SocketRoute {
  path: string;
  permission: Permission;
  /** Puts the key where `Callers` looks for it, or answers the secret that stands in its place. */
  findKey(request: FastifyRequest): string | undefined;
  /**
   * Refuses before the upgrade what cannot be served, and answers how it is.
   * @param only the agent that a secret was made for
   * @throws AppError
   */
  open(
    scope: Scope,
    request: FastifyRequest,
    only: string | undefined,
  ): Promise<(socket: WebSocket, stream: Socket) => void>;
}

/** A socket that asks who opens it, and whether it can be served, before it is accepted: a refusal is an HTTP answer. */
export function addSocketRoute(
  app: FastifyInstance,
  services: Services,
  callers: Callers,
  { path, permission, findKey, open }: SocketRoute,
) {
  app.route({
    method: 'GET',
    url: path,
    config: { known: true, socket: true },
    preValidation: async (request) => {
      if (!request.ws) return;
      const secret = findKey(request);
      const { scope, agentId } =
        secret === undefined
          ? { scope: { ...(await callers.scope(request, permission)), from: arrivalOf(request) }, agentId: undefined }
          : await takeClientSecret(services, secret, permission);
      found.set(request, await open(scope, request, agentId));
    },
    handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
    wsHandler: (socket, request) => found.get(request)?.(socket, request.raw.socket),
  });
}

/** Words of the subprotocols that a client offers: browsers send their key in one of them. */
export const offeredProtocols = ({ headers }: FastifyRequest): string[] =>
  (headers['sec-websocket-protocol'] ?? '').split(',').map((word) => word.trim());
