import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Config } from '#server/config.ts';
import { addressGroup } from './ip-address.ts';

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
