import type { FastifyRequest } from 'fastify';

/** A header that should be there once. */
export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** The token of a request: a session's or an access token. ElevenLabs' clients send theirs in a header of their own. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headerOf(request, 'authorization') ?? '')?.[1] ?? headerOf(request, 'xi-api-key');
