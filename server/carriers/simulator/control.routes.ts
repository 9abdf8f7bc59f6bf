import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { E164 } from '#domain/carriers/phone-numbers.ts';
import { accountBy } from './account-door.ts';
import { answeringParty } from './answering-party.ts';
import { type ApiFault, type HookFault, hooks, operations } from './faults.ts';
import type { LiveCall } from './live-call.ts';
import type { Simulator } from './simulator.ts';
import type { SimulatorAccount } from './simulator-store.ts';

const times = z.int().min(1).max(1_000).default(1);
const done = z.boolean().default(false);
const status = z.int().min(400).max(599);

/** What is to go wrong: a request of the API, or one to a webhook. */
const Fault = z.union([
  z.object({
    operation: z.enum(operations),
    fault: z.discriminatedUnion('does', [
      z.object({ does: z.literal('refuse'), status, code: z.int(), message: z.string(), done }),
      z.object({ does: z.enum(['hang', 'cut', 'half', 'garbage', 'empty', 'other']), done }),
    ]),
    times,
  }),
  z.object({
    hook: z.enum(hooks),
    fault: z.discriminatedUnion('does', [
      z.object({ does: z.literal('late'), ms: z.int().min(0).max(600_000) }),
      z.object({ does: z.enum(['lose', 'twice', 'forge', 'cut']) }),
    ]),
    times,
  }),
]);

/** Someone calls one of the account's numbers, and says this when they are listened to. */
const CallIn = z.object({ from: E164, to: E164, says: z.array(z.string().trim().min(1).max(2_000)).max(100) });
const TextIn = z.object({ from: E164, to: E164, text: z.string().min(1).max(1_600) });

/**
 * What no one asks of a real carrier: that someone calls or texts, and that things go wrong. Opened as its API is, by an
 * account's SID and token; JSON.
 */
export const controlRoutes =
  ({ context, calls, texts }: Simulator): FastifyPluginAsync =>
  async (app) => {
    const { store, clock, faults } = context;

    const does = <T>(
      path: string,
      form: z.ZodType<T>,
      work: (account: SimulatorAccount, given: T) => Promise<object>,
    ) =>
      app.post(`/control/${path}`, async (request, reply) => {
        const account = await accountBy(store, request.headers.authorization);
        if (account === null) return reply.code(401).send({ message: 'The Account SID or the Auth Token is wrong.' });
        const given = form.safeParse(request.body);
        if (!given.success) return reply.code(400).send({ message: z.prettifyError(given.error) });
        return work(account, given.data);
      });

    does('calls', CallIn, async (account, { from, to, says }) => {
      let call: LiveCall | null = null;
      const said = (n: number) => (says[n] === undefined ? null : { text: says[n], confidence: 0.95 });
      const party = answeringParty(clock, () => call, said);
      const phone = {
        workspaceId: account.workspaceId,
        ring: async () => null,
        ended: () => {},
        took: (taken: LiveCall) => {
          call = taken;
        },
      };
      const isThere = await calls.callIn(account, phone, party, from, to);
      return { sid: isThere ? (call as LiveCall | null)!.sid : null };
    });
    does('texts', TextIn, async (account, { from, to, text }) => ({
      arrived: await texts.comeIn(account, from, to, text),
    }));
    does('faults', Fault, async ({ accountSid }, given) => {
      if ('operation' in given) faults.set(accountSid, given.operation, given.fault as ApiFault, given.times);
      else faults.setHook(accountSid, given.hook, given.fault as HookFault, given.times);
      return { set: true };
    });
    does('recover', z.object({}), async ({ accountSid }) => {
      faults.clear(accountSid);
      return { set: true };
    });
  };
