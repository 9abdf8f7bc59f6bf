import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from './site.ts';

/** What a handler may need to know and say beside bodies. */
export interface RequestContext {
  /** Under which name and address of this server the request came. */
  site: Site;
  header(name: string): string | undefined;
  /** Adds a header to the answer, also to one that refuses. */
  tell(headers: Record<string, string | number>): void;
  /** Aborted when the client has gone before it had its answer, unless it may come back for it. */
  gone: AbortSignal;
  /** Of a request with an Idempotency-Key: an id that is the same for each try of it, also after a kill. */
  repeat?: { id: string };
}

/** The exchange of one request. */
export function contextOfRequest(request: FastifyRequest, reply: FastifyReply): RequestContext {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return {
    site: request.site,
    header(name) {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    tell: (headers) => void reply.headers(headers),
    gone: gone.signal,
  };
}
