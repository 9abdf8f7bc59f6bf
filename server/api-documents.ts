import type { FastifyInstance } from 'fastify';
import { describedApiText, describedFlowText } from './describe-in-thread.ts';
import { type PackedText, packedText, sendPacked } from './platform/http/packed-text.ts';

/** Documents that are kept: one for each name under which this server is seen. They take 2 MB each. */
const mostDocuments = 20;

const json = (text: string) => packedText(text, 'application/json; charset=utf-8');

/** What programs read of this server: all that can be asked of it, and the form of a flow. */
export function apiDocuments(app: FastifyInstance): void {
  const documents = new Map<string, PackedText>();
  app.get('/openapi.json', { config: { public: true } }, async (request, reply) => {
    const { origin, name } = request.site;
    const key = `${name} ${origin}`;
    const document = documents.get(key) ?? json(await describedApiText(origin, name));
    if (documents.size >= mostDocuments) documents.clear();
    documents.set(key, document);
    return sendPacked(request, reply, document);
  });
  let flow: PackedText | undefined;
  app.get('/flow.schema.json', { config: { public: true } }, async (request, reply) => {
    flow ??= json(await describedFlowText());
    return sendPacked(request, reply, flow);
  });
}
