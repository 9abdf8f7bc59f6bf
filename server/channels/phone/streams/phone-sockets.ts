import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { webhookPath } from '#server/carriers/accounts.ts';
import type { Services } from '#server/services.ts';
import { RelayCall } from '../relay/relay-call.ts';
import { type Opened, openedBy, type SocketKind } from './opened-by.ts';
import { StreamCall } from './stream-call.ts';

type Serve = (services: Services, opened: Opened, socket: WebSocket) => void;

const kinds: Readonly<Record<SocketKind, Serve>> = {
  stream: (...of) => new StreamCall(...of).serve(),
  relay: (services, { account }, socket) => new RelayCall(services, account, socket).serve(),
};

/**
 * `GET /webhooks/phone/:hook/stream` and `/relay`: the carrier's side of a call that is led over a media stream, or over a
 * relay of text. Carriers that sign no websockets have a ticket behind it.
 */
export const phoneSockets =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    const opened = new WeakMap<FastifyRequest, Opened>();
    for (const [kind, serve] of Object.entries(kinds) as [SocketKind, Serve][]) {
      app.route({
        method: 'GET',
        url: `${webhookPath}/:hook/${kind}/:ticket?`,
        config: { public: true, socket: true, perMinute: 6_000 },
        // What a stranger's socket does wrong is no error of this server; the code that leads the call logs what is.
        logLevel: 'fatal',
        preValidation: async (request) => {
          opened.set(request, await openedBy(services, request, kind));
        },
        handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
        wsHandler: (socket, request) => serve(services, opened.get(request)!, socket),
      });
    }
  };
