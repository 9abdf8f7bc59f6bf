import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { longestForm, readForm, textOf } from '#server/carriers/carrier-form.ts';
import type { Services } from '#server/services.ts';
import { absentRoutes } from './absent.routes.ts';
import { accountBy } from './account-door.ts';
import { callRoutes } from './call.routes.ts';
import { faultOfNumber, type Operation } from './faults.ts';
import { goWrong } from './go-wrong.ts';
import { messageRoutes } from './message.routes.ts';
import { numberRoutes } from './number.routes.ts';
import { simulatorPath } from './own-address.ts';
import { recordingRoutes } from './recording.routes.ts';
import { Refusal } from './refusal.ts';
import { shownAccount } from './resources.ts';
import type { ApiRequest, Route } from './rest-route.ts';
import { type Simulator, simulatorOf } from './simulator.ts';

/** Characters of a field: those of a document that a call is given. */
const longestField = 4_000;

const Params = z.object({
  accountSid: z.string().max(40),
  one: z.string().max(60).optional(),
  other: z.string().max(60).optional(),
});

/** The API of the carrier of this house on its server's own address. */
export const simulatorRoutes = (services: Services): FastifyPluginAsync =>
  simulatorApi(simulatorOf(services), simulatorPath);

/** The API of the carrier below a path, as far as Twilio's is asked for; opened by an account's SID and token. */
export const simulatorApi =
  (simulator: Simulator, base: string): FastifyPluginAsync =>
  async (app) => {
    const { store, faults, log } = simulator.context;
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestForm }, (_request, body, done) =>
      done(null, body),
    );
    const options = { config: { public: true, perMinute: 6_000 }, bodyLimit: longestForm };

    async function askedBy(request: FastifyRequest): Promise<ApiRequest> {
      const { data: params } = Params.safeParse(request.params);
      const account = await accountBy(store, request.headers.authorization, params?.accountSid);
      if (account === null) throw new Refusal(401, 20003, 'Authenticate');
      const form = readForm(
        request.method === 'GET' ? Buffer.from(request.raw.url?.split('?')[1] ?? '') : request.body,
      );
      return {
        account,
        one: params?.one ?? '',
        other: params?.other ?? '',
        field: (name) => textOf(form, name, longestField),
        fields: Object.keys(form),
      };
    }

    /** What goes wrong with a request: as it was asked for, or by whom it is to reach. */
    const faultOf = (operation: Operation, { account, field }: ApiRequest) =>
      faults.take(account.accountSid, operation) ?? (operation.endsWith('.create') ? faultOfNumber(field('To')) : null);

    async function answer(
      operation: Operation,
      work: Parameters<Route>[3],
      request: FastifyRequest,
      reply: FastifyReply,
    ) {
      const asked = await askedBy(request);
      const fault = faultOf(operation, asked);
      const done = fault === null || fault.done === true ? await work(asked) : null;
      if (fault !== null) return goWrong(request, reply, fault, done?.body ?? null);
      if (done === null) return reply.code(204).send();
      if (done.body instanceof Buffer) reply.type('audio/x-wav');
      return reply.code(done.status ?? 200).send(done.body);
    }

    const route: Route = (operation, method, path, work) =>
      app.route({
        method,
        url: `${base}${path}`,
        ...options,
        handler: async (request, reply) => {
          try {
            return await answer(operation, work, request, reply);
          } catch (error) {
            if (!(error instanceof Refusal)) log.error({ err: error, operation }, 'the carrier simulator failed');
            const { status, code, message } =
              error instanceof Refusal ? error : new Refusal(500, 20500, 'Internal Server Error');
            return reply
              .code(status)
              .send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
          }
        },
      });

    const root = '/2010-04-01/Accounts/:accountSid';
    route('account.fetch', 'GET', '/2010-04-01/Accounts/:accountSid.json', async ({ account }) => ({
      body: shownAccount(account),
    }));
    numberRoutes(simulator, route, root);
    callRoutes(simulator, route, root);
    recordingRoutes(simulator, route, root);
    messageRoutes(simulator, route, root);
    absentRoutes(route, root);
  };
