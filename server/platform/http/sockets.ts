import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/platform/errors.ts';

/** Bytes of the largest message. */
const maxPayload = 64 * 1024;

/**
 * Websockets on the routes that ask for them. Elsewhere an upgrade is refused: the plugin would accept it first and
 * then wait for the visitor to close.
 */
export async function acceptSockets(app: FastifyInstance) {
  await app.register(websocket, { options: { maxPayload, perMessageDeflate: false } });
  app.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.config.socket !== true) throw new AppError('not_found');
  });
}
