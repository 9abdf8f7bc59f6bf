import type { FastifyInstance } from 'fastify';
import { describeApi, describeFlow } from './describe-api.ts';
import { describeSockets } from './describe-sockets.ts';
import { type PackedText, packedText, sendPacked } from './platform/http/packed-text.ts';

/** Documents that are kept: one for each name under which this server is seen. They take 2 MB each. */
const mostDocuments = 20;

const json = (value: unknown) => packedText(JSON.stringify(value), 'application/json; charset=utf-8');

/** What programs read of this server: all that can be asked of it, what sockets and streams say, and the form of a flow. */
export function apiDocuments(app: FastifyInstance): void {
  for (const [path, describe] of [
    ['/openapi.json', describeApi],
    ['/asyncapi.json', describeSockets],
  ] as const) {
    const documents = new Map<string, PackedText>();
    app.get(path, { config: { public: true } }, (request, reply) => {
      const { origin, name } = request.site;
      const key = `${name} ${origin}`;
      const document = documents.get(key) ?? json(describe(origin, name));
      if (documents.size >= mostDocuments) documents.clear();
      documents.set(key, document);
      return sendPacked(request, reply, document);
    });
  }
  let flow: PackedText | undefined;
  app.get('/flow.schema.json', { config: { public: true } }, (request, reply) => {
    flow ??= json(describeFlow());
    return sendPacked(request, reply, flow);
  });
}
