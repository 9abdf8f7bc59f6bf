import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { longestForm, readForm, textOf } from '#server/phone/webhooks/form.ts';
import type { Services } from '#server/services.ts';
import { exchangeOf } from './exchange.ts';
import type { LiveCall } from './live-call.ts';
import { messageRoutes } from './message.routes.ts';
import { standInPath } from './own-address.ts';
import { notFound, Refusal } from './refusal.ts';
import type { StandInNumber } from './stand-in.table.ts';
import {
  dropStandInNumber,
  findStandInAccount,
  keepStandInNumber,
  newSid,
  numbersOf,
  type StandInAccount,
} from './stand-in-accounts.ts';

/** Area codes in which numbers are offered, where none is asked for. */
const usualAreas = ['571', '202', '415'];
/** How many are offered. */
const offered = 20;

const shown = ({ sid, number, name, voiceUrl, voiceFallbackUrl, smsUrl, statusCallback }: StandInNumber) => ({
  ...{ sid, phone_number: number, friendly_name: name, capabilities: { voice: true, sms: true } },
  ...{ voice_url: voiceUrl, voice_fallback_url: voiceFallbackUrl, sms_url: smsUrl, status_callback: statusCallback },
  ...{ voice_application_sid: '', sms_application_sid: '', trunk_sid: null },
});

const shownCall = ({ sid, status, wanted, createdAt }: LiveCall) => ({
  ...{ sid, status, direction: wanted.direction, from: wanted.from, to: wanted.to },
  date_created: new Date(createdAt).toUTCString().replace('GMT', '+0000'),
});

const Params = z.object({ accountSid: z.string().max(40), one: z.string().max(60).optional() });

/** A request whose account is known. */
interface Asked {
  account: StandInAccount;
  /** What the path names below the account. */
  one: string;
  /** A field of the request; empty where it has none. */
  field(name: string): string;
  fields: string[];
}

/** Adds a route of the API. */
export type Route = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  work: (asked: Asked) => Promise<{ status?: number; body: object } | null>,
) => unknown;

/** The API of the carrier of this house, as far as Twilio's is asked for; opened by an account's SID and token. */
export const standInRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestForm }, (_request, body, done) =>
      done(null, body),
    );
    const options = { config: { public: true, perMinute: 6_000 }, bodyLimit: longestForm };

    async function askedBy(request: FastifyRequest): Promise<Asked> {
      const { data: params } = Params.safeParse(request.params);
      const [, basic = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
      const [user = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
      const sid = params?.accountSid ?? user;
      const account = await findStandInAccount(services, sid);
      const isIt = account && user === sid && isSame(secret, account.token);
      if (!isIt) throw new Refusal(401, 20003, 'Authenticate');
      const form = readForm(
        request.method === 'GET' ? Buffer.from(request.raw.url?.split('?')[1] ?? '') : request.body,
      );
      return {
        account,
        one: params?.one ?? '',
        field: (name) => textOf(form, name, 4_000),
        fields: Object.keys(form),
      };
    }

    const route: Route = (method, path, work) =>
      app.route({
        ...{ method, url: `${standInPath}${path}`, ...options },
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          try {
            const answer = await work(await askedBy(request));
            if (answer === null) return reply.code(204).send();
            return reply.code(answer.status ?? 200).send(answer.body);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            const { status, code, message } = error;
            return reply
              .code(status)
              .send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
          }
        },
      });

    const root = '/2010-04-01/Accounts/:accountSid';
    route('GET', '/2010-04-01/Accounts/:accountSid.json', async ({ account }) => ({
      body: { sid: account.accountSid, friendly_name: 'Stand-in carrier', status: 'active', type: 'Full' },
    }));
    route('GET', '/v1/PhoneNumbers/Countries/:one', async () => ({
      body: {
        price_unit: 'USD',
        phone_number_prices: [{ number_type: 'local', base_price: '0.00', current_price: '0.00' }],
      },
    }));
    route('GET', `${root}/AvailablePhoneNumbers/:country/:kind`, async ({ account, field }) => {
      const taken = new Set((await numbersOf(services, account.workspaceId)).map(({ number }) => number));
      const areas = /^\d{3}$/.test(field('AreaCode')) ? [field('AreaCode')] : usualAreas;
      const all = areas.flatMap((area) =>
        Array.from({ length: 90 }, (_, n) => `+1${area}55501${String(n).padStart(2, '0')}`),
      );
      const free = all.filter((number) => !taken.has(number)).slice(0, offered);
      const about = { locality: 'Test network', region: '', address_requirements: 'none' };
      const can = { voice: true, SMS: true, MMS: false };
      return {
        body: {
          available_phone_numbers: free.map((number) => ({ phone_number: number, ...about, capabilities: can })),
        },
      };
    });
    route('GET', `${root}/IncomingPhoneNumbers.json`, async ({ account }) => ({
      body: {
        incoming_phone_numbers: (await numbersOf(services, account.workspaceId)).map(shown),
        next_page_uri: null,
      },
    }));
    route('POST', `${root}/IncomingPhoneNumbers.json`, async ({ account, field }) => {
      const { workspaceId } = account;
      const number = field('PhoneNumber');
      if (!/^\+1\d{3}555010\d$|^\+1\d{3}55501[1-8]\d$/.test(number)) {
        throw new Refusal(400, 21421, 'PhoneNumber is invalid');
      }
      if ((await numbersOf(services, workspaceId)).some((one) => one.number === number)) {
        throw new Refusal(400, 21422, 'PhoneNumber is not available');
      }
      const row = { workspaceId, sid: newSid('PN'), number, name: field('FriendlyName') || number, ...urlsOf(field) };
      await keepStandInNumber(services, row);
      return { status: 201, body: shown(row) };
    });
    const numberOf = async ({ account, one }: Asked): Promise<StandInNumber> => {
      const sid = one.replace(/\.json$/, '');
      const found = (await numbersOf(services, account.workspaceId)).find((number) => number.sid === sid);
      if (found === undefined) throw notFound(`/IncomingPhoneNumbers/${sid}.json`);
      return found;
    };
    route('POST', `${root}/IncomingPhoneNumbers/:one`, async (asked) => {
      const row = { ...(await numberOf(asked)), ...urlsOf(asked.field, asked.fields) };
      await keepStandInNumber(services, row);
      return { body: shown(row) };
    });
    route('DELETE', `${root}/IncomingPhoneNumbers/:one`, async (asked) => {
      const { workspaceId, sid } = await numberOf(asked);
      await dropStandInNumber(services, workspaceId, sid);
      return null;
    });
    route('GET', `${root}/Calls.json`, async ({ account, field }) => {
      const [from, to] = [field('From'), field('To')];
      const found = exchangeOf(services)
        .list(account)
        .filter(({ wanted }) => (from === '' || wanted.from === from) && (to === '' || wanted.to === to));
      return { body: { calls: found.map(shownCall), next_page_uri: null } };
    });
    route('POST', `${root}/Calls.json`, async ({ account, field }) => {
      const [from, to, url] = [field('From'), field('To'), field('Url')];
      if (!/^\+[1-9]\d{6,14}$/.test(to))
        throw new Refusal(400, 21211, `The phone number you are attempting to call, ${to}, is not valid.`);
      const own = (await numbersOf(services, account.workspaceId)).find(({ number }) => number === from);
      if (own === undefined)
        throw new Refusal(
          400,
          21210,
          `The source phone number provided, ${from}, is not yet verified for your account.`,
        );
      const events = ['initiated', 'ringing', 'answered', 'completed'];
      const callback = field('StatusCallback') === '' ? null : { url: field('StatusCallback'), events };
      const call = exchangeOf(services).callOut(
        account,
        { from, to, direction: 'outbound-api', url, fallback: '', callback },
        Number(field('Timeout') || 60),
        field('AsyncAmdStatusCallback') || null,
      );
      return { status: 201, body: shownCall(call) };
    });
    messageRoutes(services, route, root);
    const callOf = ({ account, one }: Asked): LiveCall => {
      const sid = one.replace(/\.json$/, '');
      const call = exchangeOf(services).find(account, sid);
      if (call === undefined) throw notFound(`/Calls/${sid}.json`);
      return call;
    };
    route('GET', `${root}/Calls/:one`, async (asked) => ({ body: shownCall(callOf(asked)) }));
    route('POST', `${root}/Calls/:one`, async (asked) => {
      const call = callOf(asked);
      if (call.isOver) throw new Refusal(400, 21220, 'Call is not in-progress. Cannot redirect.');
      if (asked.field('Status') === 'completed') call.end('completed');
      else call.steer(asked.field('Twiml'));
      return { body: shownCall(call) };
    });
  };

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Addresses of a number, as far as a request sets them. */
function urlsOf(field: (name: string) => string, given?: readonly string[]) {
  const all = {
    voiceUrl: 'VoiceUrl',
    voiceFallbackUrl: 'VoiceFallbackUrl',
    smsUrl: 'SmsUrl',
    statusCallback: 'StatusCallback',
  } as const;
  const set = Object.entries(all).filter(([, name]) => given === undefined || given.includes(name));
  return Object.fromEntries(set.map(([column, name]) => [column, field(name)])) as Record<keyof typeof all, string>;
}
