import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { WebSocket } from 'ws';
import { rateLimit } from '#server/calls/call-socket.ts';
import { jsonOf, onMessages } from '#server/platform/http/sockets.ts';
import type { Services } from '#server/services.ts';

/** What a program hears that asks Supabase's client for more than sign-in. */
export const supabaseRefusal = 'This server only supports Supabase sign-in. For data, use /v1. See the API reference.';

/** What the client sends from a page of another origin, without which the browser hides the refusal. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'apikey, authorization, x-client-info, content-type, content-profile, accept-profile, prefer, range, x-upsert, x-region, cache-control',
  'access-control-max-age': '86400',
};

const inTables = (code: string) => ({ code, message: supabaseRefusal, details: null, hint: null });

/** How each part of Supabase says no, as its client shows it. */
const refusals: [path: string, body: object][] = [
  ['/rest/v1/rpc/*', inTables('PGRST202')],
  ['/rest/v1/*', inTables('PGRST205')],
  ['/storage/v1/*', { statusCode: '404', error: 'not_found', message: supabaseRefusal }],
  ['/functions/v1/*', { code: 'NOT_FOUND', message: supabaseRefusal }],
];

function refuse(app: FastifyInstance, path: string, body: object): void {
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: path,
    config: { public: true },
    handler: (request, reply) =>
      request.method === 'OPTIONS' ? reply.code(204).headers(cors).send() : reply.code(404).headers(cors).send(body),
  });
}

/** Sockets at once, each of which waits for nothing. */
const mostSockets = 200;
/** A socket that says nothing is closed, in ms: clients send a heartbeat each 25 s. */
const quietMs = 60_000;
const mostPerSecond = 20;
/** Bytes of answers that a client may leave unread: their words come back to those who send them, and fill the memory of all. */
const mostBehind = 1_000_000;

interface Said {
  joinRef: unknown;
  ref: unknown;
  topic: string;
  event: string;
}

/** A message of Phoenix, in the form of its second version or its first. */
function read(value: unknown): { said: Said; isArray: boolean } | null {
  if (Array.isArray(value)) {
    const [joinRef, ref, topic, event] = value;
    return typeof topic === 'string' && typeof event === 'string'
      ? { said: { joinRef, ref, topic, event }, isArray: true }
      : null;
  }
  const { topic, event, ref, join_ref: joinRef } = (value ?? {}) as Record<string, unknown>;
  return typeof topic === 'string' && typeof event === 'string'
    ? { said: { joinRef, ref, topic, event }, isArray: false }
    : null;
}

/** A refused upgrade, or a socket that is closed, is tried again for ever: a channel that is refused and closed is not. */
function refuseChannels({ clock, log }: Services, socket: WebSocket, gone: () => void): void {
  const isAllowed = rateLimit(mostPerSecond, () => clock.now());
  let cancel = () => {};
  const listen = () => {
    cancel();
    cancel = clock.after(quietMs, () => socket.close(1000));
  };
  listen();
  onMessages(socket, log, (data) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!isAllowed()) return socket.close(1008);
    listen();
    const message = read(jsonOf(data));
    if (message === null) return;
    const { joinRef, ref, topic, event } = message.said;
    if (socket.bufferedAmount > mostBehind) return socket.terminate();
    const tell = (of: unknown, told: string, payload: object) =>
      socket.send(
        JSON.stringify(
          message.isArray
            ? [joinRef ?? null, of, topic, told, payload]
            : { topic, event: told, payload, ref: of, join_ref: joinRef ?? null },
        ),
      );
    if (event === 'phx_join') {
      tell(ref, 'phx_reply', { status: 'error', response: { reason: supabaseRefusal } });
      tell(ref, 'phx_close', {});
    } else if (event === 'heartbeat' || event === 'phx_leave') tell(ref, 'phx_reply', { status: 'ok', response: {} });
    return undefined;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    cancel();
    gone();
  });
}

/** What Supabase's client asks for beside sign-in, refused so that its programs show the sentence. */
export const supabaseRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    for (const [path, body] of refusals) refuse(app, path, body);
    let sockets = 0;
    app.route({
      method: 'GET',
      url: '/realtime/v1/websocket',
      config: { public: true, socket: true },
      logLevel: 'fatal',
      handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
      wsHandler: (socket) => {
        if (sockets >= mostSockets) return socket.close(1013);
        sockets += 1;
        return refuseChannels(services, socket, () => {
          sockets -= 1;
        });
      },
    });
  };
