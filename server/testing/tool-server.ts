import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import { afterAll } from 'vitest';
import { openOutbound } from '#server/platform/http/outbound.ts';
import type { Services } from '#server/services.ts';

/** A server of the Model Context Protocol on this machine that stands for one on the network. */
export interface ToolServerStandIn {
  /** What it was asked with, one for each request. */
  authorizations: (string | undefined)[];
  /** Answers in its place, for faults; undefined: as it does. */
  fault: ((request: http.IncomingMessage, reply: http.ServerResponse, text: string) => boolean) | undefined;
}

/** Starts one at `https://<host>/mcp`. @param make what it offers, asked at each request */
export async function startToolServer(
  services: Services,
  host: string,
  make: () => McpServer,
  legacyOnly = false,
): Promise<ToolServerStandIn> {
  const standIn: ToolServerStandIn = { authorizations: [], fault: undefined };
  const handler = createMcpHandler(make, {});
  const server = http
    .createServer(async (request, reply) => {
      standIn.authorizations.push(request.headers.authorization);
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const text = Buffer.concat(parts).toString();
      if (standIn.fault?.(request, reply, text)) return;
      if (legacyOnly && text.includes('"server/discover"')) return void reply.writeHead(400).end();
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const asked = new Request(`https://${host}${request.url}`, {
        method: request.method!,
        headers: headers.filter(([name]) => !['connection', 'transfer-encoding'].includes(name)),
        ...(request.method === 'POST' && { body: text }),
      });
      const answer = await handler.fetch(asked);
      reply.writeHead(answer.status, Object.fromEntries(answer.headers));
      if (answer.body === null) reply.end();
      else Readable.fromWeb(answer.body as NodeStream).pipe(reply);
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(async () => {
    await handler.close();
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [direct, usual] = [openOutbound({ trustedOrigins: [origin] }), services.outbound];
  services.outbound = (request) =>
    request.url.startsWith(`https://${host}/`)
      ? direct({ ...request, url: request.url.replace(`https://${host}`, origin) })
      : usual(request);
  return standIn;
}
