import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/platform/errors.ts';
import { isOwnOrigin } from '#server/platform/http/own-origin.ts';
import type { Services } from '#server/services.ts';

/** Sockets are for pages of this site: another site's page could use a ticket that it was shown. @throws AppError origin_refused */
export function checkOrigin(services: Services, request: FastifyRequest): void {
  const { origin, host } = request.headers;
  // Not a browser: those always send it.
  if (origin === undefined || origin === request.site.origin || isOwnOrigin(services.config, origin, host)) return;
  throw new AppError('origin_refused');
}
