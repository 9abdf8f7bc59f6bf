import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Config, isLoopback } from '#server/config.ts';
import { isUnnamedProxy } from './unnamed-proxy.ts';

/** Hashes are of one length, so that comparing takes the same time for every text. */
const sameText = (a: string, b: string) => {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(left, right);
};

/**
 * Figures are for who runs the server: with METRICS_TOKEN, or from this machine itself. A proxy here speaks for strangers;
 * one that does not say so still hands their Host header on.
 */
export function mayReadMetrics({ metricsToken }: Pick<Config, 'metricsToken'>, request: FastifyRequest): boolean {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (metricsToken !== null && bearer !== undefined && sameText(bearer, metricsToken)) return true;
  return isLoopback(request.ip) && isLoopback(request.hostname) && !isUnnamedProxy(request);
}
