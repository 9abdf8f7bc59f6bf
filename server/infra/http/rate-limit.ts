import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Config } from '#server/config.ts';

/** One subscriber of IPv6 has a whole /64, so its addresses count as one. */
export function addressGroup(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Requests a minute and address, on every route; an endpoint may set its own number. */
export async function limitRates(app: FastifyInstance, config: Config) {
  await app.register(rateLimit, {
    global: true,
    max: Math.ceil(600 * config.rateLimit),
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => addressGroup(request.ip),
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
}
