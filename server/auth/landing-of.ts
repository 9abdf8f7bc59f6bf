import type { FastifyRequest } from 'fastify';
import { knownSites } from '#server/brands/sites.ts';
import type { Services } from '#server/services.ts';
import { allowedRedirect } from './redirects.ts';

/** Where this request may lead a browser: see `allowedRedirect`. */
export async function landingOf(
  services: Services,
  { site }: Pick<FastifyRequest, 'site'>,
  asked: string | undefined,
): Promise<string> {
  const { hosts } = await knownSites(services).find();
  const brands = [...hosts.values()].map(({ origin }) => origin);
  return allowedRedirect(services.config, asked, site.origin, brands);
}
