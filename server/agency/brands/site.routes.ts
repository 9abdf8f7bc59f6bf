import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '#domain/platform/errors.ts';
import { isLoopback } from '#server/config.ts';
import { knownSites } from '#server/identity/sites.ts';
import { isListed } from '#server/platform/http/proxy-list.ts';
import type { Services } from '#server/services.ts';

/** What runs in no page: a drawing that someone opens by itself. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Whether a proxy, on this machine or named in TRUST_PROXY, may have a certificate made for a name: for this server's own and those of brands that
 * were proved. Asked before each certificate (Caddy's `on_demand_tls { ask … }`), so it answers from memory and refuses
 * when in doubt. A request that a proxy hands on is not one of its own.
 */
async function mayHaveCertificate(services: Services, request: FastifyRequest): Promise<boolean> {
  const { domain } = request.query as { domain?: unknown };
  const peer = request.socket.remoteAddress ?? '';
  if (typeof domain !== 'string' || !(isLoopback(peer) || isListed(services.config.trustProxy, peer))) return false;
  if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) return false;
  const host = domain.toLowerCase();
  if (host === new URL(services.config.publicUrl).hostname) return true;
  return (await knownSites(services).find()).hosts.has(host);
}

/** What a brand shows beside pages, and what a proxy asks about its names. */
export const siteRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
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
  };
