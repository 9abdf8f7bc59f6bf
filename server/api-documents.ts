import type { FastifyInstance } from 'fastify';
import { type Described, describedText } from './describe-in-thread.ts';
import { type PackedText, packedText, sendPacked } from './platform/http/packed-text.ts';

/** Documents of each kind that are kept: one for each name under which this server is seen. They take 2 MB each. */
const mostDocuments = 20;

const documentsAt: Record<string, Described> = {
  '/openapi.json': 'api',
  '/asyncapi.json': 'sockets',
  '/flow.schema.json': 'flow',
};

/** What programs read of this server: all that can be asked of it, what sockets and streams say, and the form of a flow. */
export function apiDocuments(app: FastifyInstance): void {
  for (const [path, what] of Object.entries(documentsAt)) {
    const documents = new Map<string, PackedText>();
    app.get(path, { config: { public: true } }, async (request, reply) => {
      const { origin, name } = request.site;
      // A flow has the same form under each.
      const key = what === 'flow' ? '' : `${name} ${origin}`;
      const document =
        documents.get(key) ?? packedText(await describedText(what, origin, name), 'application/json; charset=utf-8');
      if (documents.size >= mostDocuments) documents.clear();
      documents.set(key, document);
      return sendPacked(request, reply, document);
    });
  }
}
