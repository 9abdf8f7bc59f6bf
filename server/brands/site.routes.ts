import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { isLoopback } from '#server/config.ts';
import { ownSite } from '#server/infra/http/site.ts';
import type { Services } from '#server/services.ts';
import { knownSites, siteOfHost } from './sites.ts';

/** What machines ask whatever name they use: how the server does, and whether a certificate may be made. */
const byAnyName = /^\/(healthz|readyz|metrics|certificates)(\?|$)/;

/** Pictures that show whose software it is. */
const ownPictures = /^\/(favicon\.svg|logo\.png|open-graph\.png)(\?|$)/;

/** What runs in no page: a drawing that somebody opens by itself. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Whether a proxy on this machine may have a certificate made for a name: for this server's own and those of brands that
 * were proved. Asked before each certificate (Caddy's `on_demand_tls { ask … }`), so it answers from memory and refuses
 * when in doubt. A request that a proxy hands on is not one of its own.
 */
async function mayHaveCertificate(services: Services, request: FastifyRequest): Promise<boolean> {
  const { domain } = request.query as { domain?: unknown };
  if (typeof domain !== 'string' || !isLoopback(request.socket.remoteAddress ?? '')) return false;
  if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) return false;
  const host = domain.toLowerCase();
  if (host === new URL(services.config.publicUrl).hostname) return true;
  return (await knownSites(services).find()).hosts.has(host);
}

/** Finds out under which name each request came, and refuses names that are nobody's. */
export async function addSites(app: FastifyInstance, services: Services): Promise<void> {
  const unfollow = await knownSites(services).follow();
  app.addHook('onClose', unfollow);
  app.decorateRequest('site');
  app.addHook('onRequest', async (request, reply) => {
    const site = byAnyName.test(request.url) ? ownSite(services.config) : await siteOfHost(services, request.hostname);
    request.site = site ?? ownSite(services.config);
    if (site === null) throw new AppError('unknown_host');
    // Subdomains of an agency's name are not ours to speak for.
    if (site.brand !== null && reply.hasHeader('strict-transport-security')) {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
    if (request.site.brand !== null && ownPictures.test(request.url)) return reply.redirect('/brand/logo', 302);
  });

  app.get('/certificates', { config: { public: true }, logLevel: 'warn' }, async (request, reply) => {
    const isAllowed = await mayHaveCertificate(services, request).catch(() => false);
    return reply.code(isAllowed ? 200 : 404).send(isAllowed ? 'yes' : 'no');
  });

  app.get('/brand/logo', { config: { public: true } }, async ({ site: { brand } }, reply) => {
    const body = brand?.logo ? await services.files.get(brand.logo.key) : null;
    if (!brand?.logo || body === null) throw new AppError('not_found');
    return reply
      .headers({
        'content-security-policy': picturePolicy,
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      })
      .type(brand.logo.type)
      .send(body);
  });
}
