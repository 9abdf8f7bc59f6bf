import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/services.ts';
import { allowedRedirect } from './redirects.ts';

/** Where this request may lead a browser: see `allowedRedirect`. */
export const landingOf = (
  { config }: Services,
  { site }: Pick<FastifyRequest, 'site'>,
  asked: string | undefined,
): string => allowedRedirect(config, asked, site.origin);
