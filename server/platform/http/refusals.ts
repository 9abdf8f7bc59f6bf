import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { metricsOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import { RequestCounts } from './rate-limit.ts';

/** Not known, not allowed, too often. */
const refusing = new Set([401, 403, 429]);
/** Lines in a minute; a flood of refusals must not become one of the log. The metric counts them all. */
const mostLines = 60;

/**
 * Counts and logs requests that were refused, for anyone who watches for break-ins: which route, which answer, from which
 * address. Never what was sent: no query, no header, no body.
 */
export function noteRefusals(app: FastifyInstance, services: Services): void {
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Requests rejected as unauthenticated (401), forbidden (403), or rate limited (429), by route',
    labelNames: ['status', 'route'],
    registers: [metricsOf(services)],
  });
  const lines = new RequestCounts(services.clock);
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply;
    if (!refusing.has(status)) return;
    const route = request.routeOptions.url ?? '(none)';
    refusals.inc({ status, route });
    const { current } = lines.count('all');
    if (current > mostLines) return;
    request.log.info({ method: request.method, route, status, ip: request.ip }, 'request refused');
    if (current === mostLines) request.log.info('further refusals of this minute are only counted');
  });
}
