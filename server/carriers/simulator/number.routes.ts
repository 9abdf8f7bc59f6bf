import { newSid } from '#server/carriers/simulator-accounts.ts';
import type { SimulatorNumber } from '#server/platform/db/schema/simulator.table.ts';
import { notFound, Refusal } from './refusal.ts';
import { pageOf, shownNumber, shownOffer } from './resources.ts';
import type { ApiRequest, Route } from './rest-route.ts';
import type { Simulator } from './simulator.ts';

/** Area codes in which numbers are offered, where none is asked for. */
const usualAreas = ['571', '202', '415'];
/** How many are offered. */
const offered = 20;
/** Numbers of an area that can be had; those behind them go by a script. */
const ofArea = 80;
const canBeHad = /^\+1\d{3}55501[0-7]\d$/;

/** Numbers that can be had and those of an account, as Twilio's API has them. */
export function numberRoutes({ context: { store } }: Simulator, route: Route, root: string): void {
  route('prices.fetch', 'GET', '/v1/PhoneNumbers/Countries/:one', async ({ one }) => ({
    body: {
      country: 'Test network',
      iso_country: one,
      price_unit: 'USD',
      phone_number_prices: [{ number_type: 'local', base_price: '0.00', current_price: '0.00' }],
    },
  }));
  route('offers.list', 'GET', `${root}/AvailablePhoneNumbers/:country/:kind`, async ({ account, field }) => {
    const taken = new Set((await store.numbers(account.workspaceId)).map(({ number }) => number));
    const areas = /^\d{3}$/.test(field('AreaCode')) ? [field('AreaCode')] : usualAreas;
    const all = areas.flatMap((area) =>
      Array.from({ length: ofArea }, (_, n) => `+1${area}55501${String(n).padStart(2, '0')}`),
    );
    const free = all.filter((number) => !taken.has(number) && number.includes(field('Contains')));
    return { body: { available_phone_numbers: free.slice(0, offered).map(shownOffer) } };
  });
  const list = `${root}/IncomingPhoneNumbers`;
  route('numbers.list', 'GET', `${list}.json`, async ({ account, field }) => {
    const { accountSid, workspaceId } = account;
    const [number, name] = [field('PhoneNumber'), field('FriendlyName')];
    const found = (await store.numbers(workspaceId)).filter(
      (one) => one.number.includes(number) && (name === '' || one.name === name),
    );
    const path = `/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers.json`;
    const shown = found.map((one) => shownNumber(accountSid, one));
    return { body: pageOf(path, 'incoming_phone_numbers', shown, field) };
  });
  route('numbers.create', 'POST', `${list}.json`, async ({ account, field }) => {
    const { accountSid, workspaceId } = account;
    const number = field('PhoneNumber');
    if (!canBeHad.test(number)) throw new Refusal(400, 21421, 'PhoneNumber is invalid');
    if ((await store.numbers(workspaceId)).some((one) => one.number === number)) {
      throw new Refusal(400, 21422, 'PhoneNumber is not available');
    }
    const row = { workspaceId, sid: newSid('PN'), number, name: field('FriendlyName') || number, ...urlsOf(field) };
    await store.keep(row);
    return { status: 201, body: shownNumber(accountSid, row) };
  });
  const numberOf = async ({ account, one }: ApiRequest): Promise<SimulatorNumber> => {
    const sid = one.replace(/\.json$/, '');
    const found = (await store.numbers(account.workspaceId)).find((number) => number.sid === sid);
    if (found === undefined) throw notFound(`/IncomingPhoneNumbers/${sid}.json`);
    return found;
  };
  route('numbers.fetch', 'GET', `${list}/:one`, async (asked) => ({
    body: shownNumber(asked.account.accountSid, await numberOf(asked)),
  }));
  route('numbers.update', 'POST', `${list}/:one`, async (asked) => {
    const before = await numberOf(asked);
    const name = asked.field('FriendlyName') || before.name;
    const row = { ...before, name, ...urlsOf(asked.field, asked.fields) };
    await store.keep(row);
    return { body: shownNumber(asked.account.accountSid, row) };
  });
  route('numbers.remove', 'DELETE', `${list}/:one`, async (asked) => {
    const { workspaceId, sid } = await numberOf(asked);
    await store.drop(workspaceId, sid);
    return null;
  });
}

/** Addresses of a number, as far as a request sets them. */
function urlsOf(field: (name: string) => string, given?: readonly string[]) {
  const all = {
    voiceUrl: 'VoiceUrl',
    voiceFallbackUrl: 'VoiceFallbackUrl',
    smsUrl: 'SmsUrl',
    smsFallbackUrl: 'SmsFallbackUrl',
    statusCallback: 'StatusCallback',
  } as const;
  const set = Object.entries(all).filter(([, name]) => given === undefined || given.includes(name));
  return Object.fromEntries(set.map(([column, name]) => [column, field(name)])) as Record<keyof typeof all, string>;
}
