import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { headerOf } from '#server/infra/http/credentials.ts';
import type { Services } from '#server/services.ts';
import { authTokenOf, findAccountByHook, webhookPath } from '../accounts.ts';
import type { AccountRow } from '../phone.table.ts';
import { isSigned } from '../twilio/signature.ts';
import { StreamCall } from './stream-call.ts';

const Params = z.object({ hook: z.string().max(40) });

/** Where the carrier opens the media streams of an account: no query, which it would leave out. */
export const streamUrl = ({ config }: Services, hook: string): string =>
  `${config.publicUrl.replace(/^http/, 'ws')}${webhookPath}/${hook}/stream`;

/** Who opens a stream, once its signature is right. @throws AppError not_found, forbidden */
async function openedBy(services: Services, request: FastifyRequest): Promise<AccountRow> {
  const { data: params } = Params.safeParse(request.params);
  const account = params && (await findAccountByHook(services, params.hook));
  if (account === undefined) throw new AppError('not_found');
  const url = streamUrl(services, account.hook);
  const token = authTokenOf(services, account);
  const signature = headerOf(request, 'x-twilio-signature');
  // The carrier signs some addresses of websockets with a slash behind them.
  if (!isSigned(token, url, {}, signature) && !isSigned(token, `${url}/`, {}, signature))
    throw new AppError('forbidden', 'The signature of this request is not that of the connected account.');
  return account;
}

/** `GET /webhooks/phone/:hook/stream`: the carrier's side of a call that is led over a media stream. */
export const phoneStreamSocket =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    const accounts = new WeakMap<FastifyRequest, AccountRow>();
    app.route({
      method: 'GET',
      url: `${webhookPath}/:hook/stream`,
      config: { public: true, socket: true, perMinute: 6_000 },
      // What a stranger's socket does wrong is no error of this server; `StreamCall` logs what is.
      logLevel: 'fatal',
      preValidation: async (request) => {
        accounts.set(request, await openedBy(services, request));
      },
      handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
      wsHandler: (socket, request) => new StreamCall(services, accounts.get(request)!, socket).serve(),
    });
  };
