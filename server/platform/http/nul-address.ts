import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/platform/errors.ts';

/**
 * Refuses addresses that hold NUL, which PostgreSQL cannot even compare with: before any route, as the parser of bodies
 * does for them. A percent sign that is escaped itself (%2500) is text.
 */
export function refuseNulInAddresses(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => {
    const { url = '' } = raw;
    if (!url.includes('%00')) return;
    const message = 'The URL contains a NUL character (%00). Remove it.';
    const path = url.indexOf('%00') > url.indexOf('?') && url.includes('?') ? 'query' : 'params';
    throw new AppError('invalid_input', message, [{ path, message }]);
  });
}
