import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/platform/errors.ts';
import { knownSites, siteOfHost } from '#server/identity/sites.ts';
import { ownSite } from '#server/platform/http/site.ts';
import type { Services } from '#server/services.ts';

/** What machines ask whatever name they use: how the server does, and whether a certificate may be made. */
const byAnyName = /^\/(healthz|readyz|metrics|certificates)(\?|$)/;

/** Pictures that show whose software it is. */
const ownPictures = /^\/(favicon\.svg|logo\.png|open-graph\.png)(\?|$)/;

/** Finds out under which name each request came, and refuses names that are no one's. */
export async function addSites(app: FastifyInstance, services: Services): Promise<void> {
  const unfollow = await knownSites(services).follow();
  app.addHook('onClose', unfollow);
  app.decorateRequest('site');
  app.addHook('onRequest', async (request, reply) => {
    const site = byAnyName.test(request.url) ? ownSite(services.config) : await siteOfHost(services, request.hostname);
    request.site = site ?? ownSite(services.config);
    if (site === null) throw new AppError('unknown_host');
    if (site.brand === null) return;
    // Subdomains of an agency's name are not ours to speak for.
    if (reply.hasHeader('strict-transport-security')) {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
    if (ownPictures.test(request.url)) return reply.redirect('/brand/logo', 302);
  });
}
