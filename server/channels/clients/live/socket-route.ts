import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Permission } from '#domain/identity/permissions.ts';
import { arrivalOf } from '#server/platform/http/arrival.ts';
import type { Callers } from '#server/platform/http/implement.ts';
import type { Scope } from '#server/scope.ts';

/** What was found out of an upgrade before it was answered. */
const found = new WeakMap<FastifyRequest, { scope: Scope; begin(socket: WebSocket, stream: Socket): void }>();

export interface SocketRoute {
  path: string;
  permission: Permission;
  /** Puts the key where `Callers` looks for it. */
  findKey(request: FastifyRequest): void;
  /**
   * Refuses before the upgrade what cannot be served, and answers how it is.
   * @throws AppError
   */
  open(scope: Scope, request: FastifyRequest): Promise<(socket: WebSocket, stream: Socket) => void>;
}

/** A socket that asks who opens it, and whether it can be served, before it is accepted: a refusal is an HTTP answer. */
export function addSocketRoute(
  app: FastifyInstance,
  callers: Callers,
  { path, permission, findKey, open }: SocketRoute,
) {
  app.route({
    method: 'GET',
    url: path,
    config: { known: true, socket: true },
    preValidation: async (request) => {
      if (!request.ws) return;
      findKey(request);
      const scope = { ...(await callers.scope(request, permission)), from: arrivalOf(request) };
      found.set(request, { scope, begin: await open(scope, request) });
    },
    handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
    wsHandler: (socket, request) => found.get(request)?.begin(socket, request.raw.socket),
  });
}

/** Words of the subprotocols that a client offers: browsers send their key in one of them. */
export const offeredProtocols = ({ headers }: FastifyRequest): string[] =>
  (headers['sec-websocket-protocol'] ?? '').split(',').map((word) => word.trim());
