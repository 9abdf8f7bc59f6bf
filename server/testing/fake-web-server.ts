import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll } from 'vitest';
import { openOutbound } from '#server/platform/http/outbound.ts';
import type { Services } from '#server/services.ts';

/** What a server of someone else's was sent. */
export interface Received {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** How it answers; null never. A body may be written piece by piece, or never end. */
export type FakeAnswer = {
  status: number;
  headers?: Record<string, string>;
  body?: string | Readable | ((reply: http.ServerResponse) => void);
} | null;

/**
 * A server on this machine that stands for a host on the network, as push services and webhooks are: requests of the
 * product to `https://<host>` come here, through the product's own door. Everything else that is private stays shut.
 */
export async function startSimulator(services: Services, host: string, answer: (request: Received) => FakeAnswer) {
  const received: Received[] = [];
  const server = http
    .createServer(async (request, reply) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const one = { method: request.method!, path: request.url!, headers: request.headers, body: Buffer.concat(parts) };
      received.push(one);
      const given = answer(one);
      if (given === null) return;
      reply.writeHead(given.status, given.headers);
      if (given.body instanceof Readable) given.body.pipe(reply);
      else if (typeof given.body === 'function') given.body(reply);
      else reply.end(given.body);
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [direct, usual] = [openOutbound({ trustedOrigins: [origin] }), services.outbound];
  services.outbound = (request) =>
    request.url.startsWith(`https://${host}/`)
      ? direct({ ...request, url: request.url.replace(`https://${host}`, origin) })
      : usual(request);
  return received;
}
