import type { FastifyInstance } from 'fastify';

/** Milliseconds in which a request has to be here whole. A file of 25 MB takes four minutes on a line of 1 Mbit/s. */
const usual = 30_000;
export const longestRequest = 300_000;

/** Ends requests that do not arrive: slow senders of small bodies sooner than those of files. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (raw.complete || routeOptions.config.endpoint?.file !== undefined) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, usual);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
