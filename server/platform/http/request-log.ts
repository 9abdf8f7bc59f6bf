import type { FastifyInstance } from 'fastify';

/** One line a request: method, route, status, time. Never the query, which may hold a mail link's token. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply;
    const level = statusCode === 500 ? 'error' : statusCode > 500 ? 'warn' : 'debug';
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
