import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram } from 'prom-client';
import { AppError } from '#domain/platform/errors.ts';
import { metricsOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import { mayReadMetrics } from './metrics-access.ts';

/**
 * `/healthz`: the process serves. `/readyz`: it takes new work, that is the database answers and it was not told to
 * stop. `/metrics`: for Prometheus, see `mayReadMetrics`.
 */
export function addHealth(app: FastifyInstance, services: Services) {
  const registry = metricsOf(services);
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to respond to a request, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/healthz', { config: { public: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: { public: true } }, async () => {
    if (services.calls.draining) throw new AppError('not_ready', 'The server is shutting down.');
    try {
      await services.db.ping();
    } catch (error) {
      services.log.warn({ err: error }, 'the database does not answer');
      throw new AppError('not_ready', 'The database isn’t responding.');
    }
    return { status: 'ready' };
  });
  app.get('/metrics', { config: { public: true } }, async (request, reply) => {
    if (!mayReadMetrics(services.config, request)) {
      throw new AppError('session_required', 'Send METRICS_TOKEN as a bearer token.');
    }
    reply.header('content-type', registry.contentType);
    return registry.metrics();
  });
}
