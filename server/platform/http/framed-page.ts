import type { FastifyRequest } from 'fastify';

/** A page that websites of others may show in a frame. */
export interface FramedPage {
  /** Fastify's form. */
  path: string;
  /** Who may frame it, as `frame-ancestors` names them; or the sentence that is shown in its place. */
  rule(request: FastifyRequest): Promise<{ ancestors: string } | { refused: string }>;
}
