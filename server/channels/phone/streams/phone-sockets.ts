import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { webhookPath } from '#server/carriers/accounts.ts';
import type { AccountRow } from '#server/platform/db/schema/phone.table.ts';
import type { Services } from '#server/services.ts';
import { RelayCall } from '../relay/relay-call.ts';
import { openedBy, type SocketKind } from './opened-by.ts';
import { StreamCall } from './stream-call.ts';

type Serve = (services: Services, account: AccountRow, socket: WebSocket) => void;

const kinds: Readonly<Record<SocketKind, Serve>> = {
  stream: (...of) => new StreamCall(...of).serve(),
  relay: (...of) => new RelayCall(...of).serve(),
};

/**
 * `GET /webhooks/phone/:hook/stream` and `/relay`: the carrier's side of a call that is led over a media stream, or over a
 * relay of text.
 */
export const phoneSockets =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    const accounts = new WeakMap<FastifyRequest, AccountRow>();
    for (const [kind, serve] of Object.entries(kinds) as [SocketKind, Serve][]) {
      app.route({
        method: 'GET',
        url: `${webhookPath}/:hook/${kind}`,
        config: { public: true, socket: true, perMinute: 6_000 },
        // What a stranger's socket does wrong is no error of this server; the code that leads the call logs what is.
        logLevel: 'fatal',
        preValidation: async (request) => {
          accounts.set(request, await openedBy(services, request, kind));
        },
        handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
        wsHandler: (socket, request) => serve(services, accounts.get(request)!, socket),
      });
    }
  };
