import type { FastifyRequest } from 'fastify';
import type { Arrival } from '#server/scope.ts';
import { isUnnamedProxy } from './unnamed-proxy.ts';

/**
 * How a request arrived. What X-Forwarded-For and X-Forwarded-Proto say counts from proxies only that TRUST_PROXY names,
 * which Fastify sees to.
 */
export const arrivalOf = (request: FastifyRequest): Arrival => ({
  ip: request.ip,
  secure: request.protocol === 'https' || (request.protocol as string) === 'wss',
  shared: isUnnamedProxy(request),
});
