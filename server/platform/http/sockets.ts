import websocket from '@fastify/websocket';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { AppError } from '#domain/platform/errors.ts';
import { parseBounded } from './json-body.ts';

/** Bytes of the largest message. */
const maxPayload = 64 * 1024;

/**
 * Websockets on the routes that ask for them. Elsewhere an upgrade is refused: the plugin would accept it first and
 * then wait for the visitor to close.
 */
export async function acceptSockets(app: FastifyInstance) {
  // Node lets go of a connection that asks for an upgrade. The plugin ends those that it has seen; what was refused before it did, by
  // the limit of an address or the name of the host, would stay open for good once its client has gone.
  app.addHook('onResponse', async ({ ws, headers, raw }) => {
    if (!ws && headers.upgrade !== undefined) raw.socket.destroySoon();
  });
  await app.register(websocket, { options: { maxPayload, perMessageDeflate: false } });
  app.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.config.socket !== true) throw new AppError('not_found');
  });
}

/**
 * Hands on what a socket says. What its reader breaks on ends that socket alone: thrown on from here it would end the process, and
 * with it every call.
 */
export function onMessages(
  socket: WebSocket,
  log: Pick<FastifyBaseLogger, 'error'>,
  take: (data: Buffer, isBinary: boolean) => void,
): void {
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    try {
      take(data, isBinary);
    } catch (error) {
      log.error({ err: error }, 'a message over a websocket could not be read');
      socket.close(1011);
    }
  });
}

/** A message as JSON, within the depth and count of every body; undefined for what is none. */
export function jsonOf(data: Buffer): unknown {
  try {
    return parseBounded(data);
  } catch {
    return undefined;
  }
}
