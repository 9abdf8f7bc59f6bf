import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import { contactAddress } from './built-pages.ts';

/** What the file says is believed for so long, in ms: RFC 9116 asks for less than a year. */
const goodFor = 180 * 86_400_000;

/** `GET /.well-known/security.txt`: to whom a problem of this site is reported (RFC 9116). A brand's goes to its support. */
export function serveSecurityTxt(app: FastifyInstance, { config, clock }: Services): void {
  app.get('/.well-known/security.txt', { config: { public: true } }, async ({ site }, reply) => {
    const email = site.brand === null ? contactAddress(config) : site.brand.supportEmail;
    if (!email) return reply.callNotFound();
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${new Date(clock.now() + goodFor).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${site.origin}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
