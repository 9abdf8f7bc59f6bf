import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { buttonWords, inkOn } from '#domain/channels/widget-parts.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { FramedPage } from '#server/platform/http/framed-page.ts';
import type { Services } from '#server/services.ts';
import { frameAncestors, isAllowedSite } from './allowed-sites.ts';
import { findOpenWidget } from './find-widget.ts';

const keyOf = (request: FastifyRequest) => (request.params as { key: string }).key;

/**
 * The panel: a page of this server in a frame of a widget's websites. Browsers keep it out of all others by the policy; the
 * Referer only lets us say why, in words that the owner of a website can act on.
 */
export const widgetPage = (services: Services): FramedPage => ({
  path: '/widget/:key',
  async rule(request) {
    const { origin } = request.site;
    const widget = await findOpenWidget(services, keyOf(request));
    if (widget === null) return { refused: 'This chat isn’t available right now.' };
    const { domains } = widget.row;
    const around = URL.parse(request.headers.referer ?? '')?.origin;
    if (around !== undefined && around !== origin && !isAllowedSite(domains, around, origin)) {
      return { refused: `This chat isn’t allowed on ${new URL(around).host}. The chat’s owner can allow this domain.` };
    }
    return { ancestors: frameAncestors(domains, origin) };
  },
});

/** How long browsers keep what the button looks like, in seconds. */
const buttonSeconds = 300;

/** `GET /widget/:key/button.js`: what the script on a website has to know before the panel is opened. */
export const widgetButton =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get('/widget/:key/button.js', { config: { public: true, perMinute: 300 } }, async (request, reply) => {
      const widget = await findOpenWidget(services, keyOf(request));
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      if (widget === null) throw new AppError('not_found', 'This widget doesn’t exist or is turned off.');
      const { color, corner, label, language, title } = widget.row.look;
      const words = buttonWords[language];
      const button = { color, ink: inkOn(color), corner, label, words, title: title || widget.agent.name };
      return reply
        .header('cache-control', `public, max-age=${buttonSeconds}`)
        .type('text/javascript; charset=utf-8')
        .send(`export default ${JSON.stringify(button)}`);
    });
  };
