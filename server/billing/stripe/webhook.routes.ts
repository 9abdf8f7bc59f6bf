import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/platform/errors.ts';
import { findOperator } from '#server/billing/invoices/find-seller.ts';
import { headerOf } from '#server/platform/http/credentials.ts';
import { parseJsonBody } from '#server/platform/http/json-body.ts';
import type { Services } from '#server/services.ts';
import { keepEvent } from './events.ts';
import { findProviderByHook, installationProvider, type Provider } from './providers.ts';
import { signatureFault } from './signature.ts';
import { StripeEvent } from './stripe-event.ts';

/** Bytes: an event holds one object, with ten of its lines. */
const longestBody = 512 * 1024;

/** What a seller's account said, when it was that one. @throws AppError bad_request, bad_json */
function readEvent({ livemode, account, webhookSecrets }: Provider, request: FastifyRequest, now: number): StripeEvent {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const fault = signatureFault(headerOf(request, 'stripe-signature'), body, webhookSecrets, now);
  if (fault !== null) throw new AppError('bad_request', fault);
  const { data: event } = StripeEvent.safeParse(parseJsonBody(body));
  if (event === undefined) throw new AppError('bad_request', 'This isn’t a valid Stripe event.');
  const mode = (live: boolean) => (live ? 'live' : 'test');
  if (event.livemode !== livemode) {
    throw new AppError(
      'bad_request',
      `This event is from ${mode(event.livemode)} mode, but the key is for ${mode(livemode)} mode.`,
    );
  }
  if (event.account && event.account !== account) {
    throw new AppError('bad_request', 'This event is for another account.');
  }
  return event;
}

/**
 * Where Stripe tells of what happened: one address for the installation, and one for each agency with an account of its
 * own. The bytes are checked as they came; event and job are one transaction; whatever is right is answered with 200.
 */
export const stripeWebhooks =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestBody }, (_request, body, done) =>
      done(null, body),
    );
    const options = { config: { public: true, perMinute: 6_000 }, bodyLimit: longestBody };

    async function take(provider: Provider, missing: string, request: FastifyRequest, reply: FastifyReply) {
      if (provider.webhookSecrets.length === 0) throw new AppError('bad_request', missing);
      const event = readEvent(provider, request, services.clock.now());
      await keepEvent(services, provider.sellerId, event);
      return reply.code(200).send({ received: true });
    }

    app.post('/webhooks/stripe', options, async (request, reply) => {
      const operator = await services.db.system('sale', findOperator);
      const provider = operator && installationProvider(services, operator);
      if (!provider) throw new AppError('bad_request', 'STRIPE_SECRET_KEY isn’t set in this server’s settings.');
      return take(provider, 'STRIPE_WEBHOOK_SECRET isn’t set in this server’s settings.', request, reply);
    });

    app.post('/webhooks/stripe/:hook', options, async (request, reply) => {
      const { hook } = request.params as { hook: string };
      const provider = await findProviderByHook(services, hook);
      if (provider === null) throw new AppError('not_found');
      return take(provider, 'The signing secret for this webhook isn’t set yet.', request, reply);
    });
  };
