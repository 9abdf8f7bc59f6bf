import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#domain/platform/errors.ts';
import { signingKeyOf, webhookPath } from '#server/carriers/accounts.ts';
import { longestForm } from '#server/carriers/carrier-form.ts';
import type { WireRequest } from '#server/carriers/carrier-wire.ts';
import { documentHeld } from '#server/carriers/held-document.ts';
import { findAccountByHook, knownAccounts } from '#server/carriers/known-accounts.ts';
import { noteSigned, noteUnsigned } from '#server/carriers/unheard.ts';
import type { Verb } from '#server/carriers/verbs.ts';
import { wires } from '#server/carriers/wires.ts';
import type { AccountRow } from '#server/platform/db/schema/phone.table.ts';
import { headerOf } from '#server/platform/http/credentials.ts';
import type { Services } from '#server/services.ts';
import { isAudioName } from '../calls/call-audio.ts';
import { madeAudio } from '../calls/made-audio.ts';
import { holdWav } from '../queue/hold.ts';
import { scopeOf, type WebhookRequest } from './asked.ts';
import { machine } from './machine.ts';
import { messageStatus, sms } from './messages.ts';
import { recording } from './recording.ts';
import { status, takeAnswered } from './status.ts';
import {
  accepted,
  answered,
  fallback,
  queued,
  StepQuery,
  step,
  verbsAfterFault,
  verbsOfFailure,
  voice,
  whisper,
} from './voice.ts';

const Params = z.object({ hook: z.string().max(40), callId: z.uuid().optional() });
const Query = z.object({ call: z.uuid().optional(), message: z.uuid().optional() });
const Audio = z.object({
  hook: z.string().max(40),
  callId: z.uuid(),
  seq: z.coerce.number().int().min(0).max(100_000),
  file: z.string().regex(/^[\w-]{32}\.wav$/),
});

/**
 * Where carriers ask what to do and tell what happened. Each request is signed as its carrier signs; what is not is refused before
 * anything of it is read further.
 */
export const phoneWebhooks =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', await knownAccounts(services).follow());
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestForm }, (_request, body, done) =>
      done(null, body),
    );
    const options = { config: { public: true, perMinute: 6_000 }, bodyLimit: longestForm };

    /** Who asks, once its signature is right. @throws AppError not_found, forbidden, bad_request */
    async function askedBy(request: FastifyRequest): Promise<WebhookRequest & { callId: string | undefined }> {
      const { data: params } = Params.safeParse(request.params);
      const account = params && (await findAccountByHook(services, params.hook));
      const wire = account && wires[account.carrier];
      if (account === undefined || wire == null) throw new AppError('not_found');
      const asked: WireRequest = {
        url: `${services.config.publicUrl}${request.raw.url ?? ''}`,
        header: (name) => headerOf(request, name),
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        now: services.clock.now(),
      };
      const fits = wire.verify(asked, signingKeyOf(services, account));
      const event = wire.eventOf(asked);
      // Requests that do not know the account tell nothing of its token.
      const isItsOwn = event.account === account.accountSid;
      if (fits ? account.unsignedSince !== null : isItsOwn) await note(fits, account);
      if (!fits) {
        throw new AppError('forbidden', 'This request wasn’t signed by the connected account.');
      }
      return { services, account, event, callId: params?.callId };
    }

    /** How a request was signed is noted beside it: nothing of it holds a call up. */
    const note = (fits: boolean, account: AccountRow) =>
      (fits ? noteSigned : noteUnsigned)(services, account).catch((error: unknown) => {
        services.log.warn({ err: error }, 'how requests of a carrier are signed could not be noted');
      });

    const document = (reply: FastifyReply, xml: string) => reply.type('text/xml; charset=utf-8').send(xml);
    const answer = (reply: FastifyReply, { account }: Pick<WebhookRequest, 'account'>, verbs: Verb[]) =>
      document(reply, wires[account.carrier]!.write(verbs));

    /** A route that is answered with what to do next: someone listens to silence until then. */
    const asks = (
      path: string,
      work: (asked: WebhookRequest, request: FastifyRequest, callId: string) => Promise<Verb[]>,
    ) =>
      app.post(`${webhookPath}/:hook/${path}`, options, async (request, reply) => {
        const { callId = '', ...asked } = await askedBy(request);
        return answer(reply, asked, await work(asked, request, callId));
      });
    /** A route that is only told something. */
    const tells = (path: string, work: (asked: WebhookRequest, callId: string | null) => Promise<void>) =>
      app.post(`${webhookPath}/:hook/${path}`, options, async (request, reply) => {
        const asked = await askedBy(request);
        await work(asked, Query.safeParse(request.query).data?.call ?? null);
        return reply.code(204).send();
      });

    asks('voice', voice);
    asks('queue', queued);
    app.post(`${webhookPath}/:hook/fallback`, options, async (request, reply) => {
      const asked = await askedBy(request);
      try {
        return answer(reply, asked, await fallback(asked));
      } catch (error) {
        if (error instanceof AppError && error.status < 500) throw error;
        // No one is asked behind it: whatever broke, the caller hears so.
        services.log.error({ err: error }, 'the fallback of a phone call failed');
        return answer(reply, asked, verbsOfFailure());
      }
    });
    asks('calls/:callId', async (asked, request, callId) => {
      const { data: query } = StepQuery.safeParse(request.query);
      if (query === undefined) throw new AppError('bad_request', 'This URL wasn’t issued by this server.');
      try {
        return await step(asked, callId, query);
      } catch (error) {
        // A caller is on the line: whatever broke, they hear something.
        services.log.error({ err: error, callId }, 'a request of a phone call failed');
        return verbsAfterFault(`${services.config.publicUrl}${request.raw.url}`, query);
      }
    });
    asks('calls/:callId/whisper', (asked, _request, callId) => whisper(asked, callId));
    asks('calls/:callId/accepted', async (asked) => accepted(asked));
    asks('answered', async (asked, request) => {
      const callId = Query.safeParse(request.query).data?.call;
      if (callId === undefined) return [{ verb: 'Hangup' }];
      try {
        return (await takeAnswered(asked, callId)) ? await answered(asked, callId) : [{ verb: 'Hangup' }];
      } catch (error) {
        // The carrier asks once more; then someone who took the phone hears that it broke.
        if (!asked.event.afterFault) throw error;
        services.log.error({ err: error, callId }, 'a phone call that was answered could not begin');
        return verbsOfFailure();
      }
    });
    // A call that was given an address in place of what it is to do: see `addressHolding`.
    app.post(`${webhookPath}/:hook/held`, options, async (request, reply) => {
      await askedBy(request);
      const held = documentHeld(request.query);
      if (held === null) throw new AppError('bad_request', 'This URL wasn’t issued by this server.');
      return document(reply, held);
    });
    asks('forwarded', async () => [{ verb: 'Hangup' }]);
    tells('status', status);
    asks('sms', sms);
    app.post(`${webhookPath}/:hook/sms-status`, options, async (request, reply) => {
      const asked = await askedBy(request);
      const messageId = Query.safeParse(request.query).data?.message;
      if (messageId !== undefined) await messageStatus(asked, messageId);
      return reply.code(204).send();
    });
    tells('recording', async (asked, callId) => {
      if (callId !== null) await recording(asked, callId);
    });
    tells('machine', async (asked, callId) => {
      if (callId !== null) await machine(asked, callId);
    });

    app.get(`${webhookPath}/:hook/hold.wav`, { config: { public: true, perMinute: 6_000 } }, async (request, reply) => {
      const { data: params } = Params.safeParse(request.params);
      if (params === undefined || !(await findAccountByHook(services, params.hook))) throw new AppError('not_found');
      return reply.type('audio/wav').header('cache-control', 'public, max-age=86400').send(holdWav());
    });
    app.get(
      `${webhookPath}/:hook/audio/:callId/:seq/:file`,
      { config: { public: true, perMinute: 6_000 } },
      async (request, reply) => {
        const { data } = Audio.safeParse(request.params);
        const account = data && (await findAccountByHook(services, data.hook));
        if (data === undefined || account === undefined) throw new AppError('not_found');
        const { callId, seq, file } = data;
        if (!isAudioName(services, callId, seq, file.slice(0, 32))) throw new AppError('not_found');
        const wav = await madeAudio(scopeOf({ services, account }), callId, seq);
        return reply.type('audio/wav').header('cache-control', 'private, max-age=3600').send(wav);
      },
    );
  };
