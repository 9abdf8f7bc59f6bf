import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { sendError } from './errors.ts';

/** Where the web build lands, and the page for all routes that are not prerendered. */
const root = path.resolve(import.meta.dirname, '../../../build/client');
const fallbackPage = '__spa-fallback.html';
/** Addresses that belong to the API, never to a page: a miss there is JSON. */
const apiPaths = /^\/(v1|auth|api|assets|healthz|readyz|metrics|openapi\.json)(\/|$|\?)/;

/** Policy for whatever is not a page: nothing may run, nothing may frame it. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The page policy that the web build wrote, with the hashes of its inline scripts. */
function readPagePolicy(): string {
  return JSON.parse(fs.readFileSync(path.join(root, '../csp.json'), 'utf8')).policy;
}

/** Serves the built site: prerendered pages, assets for ever, the app's shell under /dashboard, 404 elsewhere. */
export async function serveWeb(app: FastifyInstance) {
  const built = fs.existsSync(path.join(root, fallbackPage));
  const pagePolicy = built ? readPagePolicy() : closedPolicy;

  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    reply.header('content-security-policy', type.startsWith('text/html') ? pagePolicy : closedPolicy);
  });

  if (built) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      redirect: false,
      cacheControl: false,
      setHeaders(reply, file) {
        reply.header('cache-control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?')[0]!;
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && !apiPaths.test(address);
    if (!wantsPage || !built) return sendError(request, reply, new AppError('not_found'));
    reply.header('cache-control', 'no-cache');
    return reply.code(/^\/dashboard(\/|$)/.test(address) ? 200 : 404).sendFile(fallbackPage);
  });
}
