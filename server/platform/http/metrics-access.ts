import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Config, isLoopback, isPublic } from '#server/config.ts';
import { isUnnamedProxy } from './unnamed-proxy.ts';

/** Hashes are of one length, so that comparing takes the same time for every text. */
const sameText = (a: string, b: string) => {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(left, right);
};

/**
 * Figures are for who runs the server: with METRICS_TOKEN, or, as long as only this machine is served, from this machine
 * itself. A proxy here speaks for strangers, and one that is set up in two lines says nothing of them and writes our own
 * address into the Host header: where HOST or PUBLIC_URL is of the network, no one is let in without the token.
 */
export function mayReadMetrics(
  config: Pick<Config, 'metricsToken' | 'host' | 'publicUrl' | 'trustProxy'>,
  request: FastifyRequest,
): boolean {
  const { metricsToken } = config;
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (metricsToken !== null && bearer !== undefined && sameText(bearer, metricsToken)) return true;
  if (isPublic(config) || config.trustProxy.length > 0) return false;
  // HTTP/1.0 is what nginx speaks by itself; nothing that scrapes does.
  const isProxied = isUnnamedProxy(request) || request.headers.via !== undefined || request.raw.httpVersion === '1.0';
  return isLoopback(request.ip) && isLoopback(request.hostname) && !isProxied;
}
