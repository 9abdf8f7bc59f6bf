import { z } from 'zod';
import {
  CarrierError,
  type CarrierNumber,
  type CarrierNumbers,
  type NumberSearch,
  type OfferedNumber,
  type Price,
} from '#server/carriers/carrier.ts';
import type { NumberUrls } from '#server/platform/db/schema/phone.table.ts';
import type { Clock } from '#voice/clock.ts';
import { type Ask, type Fields, read } from './request.ts';
import { Application, Offered, Order, Owned, Profile, Texting } from './shapes.ts';

/** What leads calls and texts of an account's numbers here. */
export interface TelnyxRoutes {
  applicationId: string;
  messagingProfileId: string;
}

/** Offers of one search. */
const mostOffers = 20;
/** Pages that are read of a list, and things of each. */
const [mostPages, pageSize] = [20, 250];
/** A number that was ordered is looked for so often, in ms. */
const orderedAfterMs = [1_000, 2_000, 4_000];

type Offer = NonNullable<z.infer<typeof Offered>['data']>[number];

const priceOf = ({ cost_information: cost }: Offer): Price | null =>
  cost?.monthly_cost ? { amount: cost.monthly_cost, currency: cost.currency || 'USD' } : null;

const offerOf = (one: Offer): OfferedNumber => ({
  number: one.phone_number,
  place:
    (one.region_information ?? [])
      .filter(({ region_type: type, region_name: name }) => type !== 'country_code' && name !== '')
      .map(({ region_name: name }) => name)
      .slice(0, 2)
      .join(', ') || null,
  // What a country asks for is told when it is ordered.
  address: 'none',
  can: {
    voice: (one.features ?? []).some(({ name }) => name === 'voice'),
    sms: (one.features ?? []).some(({ name }) => name === 'sms'),
  },
  price: priceOf(one),
});

/** All pages of a list. */
async function all<T>(ask: Ask, path: string, form: z.ZodType<T>): Promise<T[]> {
  const Page = z.object({
    data: z.array(z.unknown()),
    meta: z.object({ total_pages: z.number() }).partial().nullish(),
  });
  const items: T[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { 'page[number]': page, 'page[size]': pageSize };
    const { data, meta } = read(Page, await ask({ method: 'GET', path, query }));
    for (const one of data) items.push(read(form, one));
    if (page >= (meta?.total_pages ?? 1)) break;
  }
  return items;
}

/** What is set of a number beside our own, by these names. */
const moreOf = (row: z.infer<typeof Owned>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ConnectionId: row.connection_id, MessagingProfileId: row.messaging_profile_id }).filter(
      ([, id]) => id !== '',
    ),
  );

/** Numbers of an account at Telnyx: calls go to a TeXML application, texts to a messaging profile. */
export function telnyxNumbers(ask: Ask, clock: Clock, routes: TelnyxRoutes): CarrierNumbers {
  const applicationPath = `/texml_applications/${encodeURIComponent(routes.applicationId)}`;
  const profilePath = `/messaging_profiles/${encodeURIComponent(routes.messagingProfileId)}`;

  async function offers(query: Fields): Promise<OfferedNumber[]> {
    const asked = { 'filter[features]': 'voice', 'filter[limit]': mostOffers, ...query };
    const { data } = read(Offered, await ask({ method: 'GET', path: '/available_phone_numbers', query: asked }));
    return (data ?? []).map(offerOf);
  }

  /** Where calls and texts go that come by our application and our profile. */
  async function ownUrls(): Promise<NumberUrls> {
    const [application, profile] = await Promise.all([
      ask({ method: 'GET', path: applicationPath }),
      ask({ method: 'GET', path: profilePath }),
    ]);
    const {
      voice_url: voice,
      voice_fallback_url: voiceFallback,
      status_callback: status,
    } = read(Application, application).data;
    return { voice, voiceFallback, status, sms: read(Profile, profile).data.webhook_url };
  }

  function numberOf(row: z.infer<typeof Owned>, texting: boolean, ours: NumberUrls): CarrierNumber {
    const [isLed, isTexted] = [
      row.connection_id === routes.applicationId,
      row.messaging_profile_id === routes.messagingProfileId,
    ];
    return {
      sid: row.id,
      number: row.phone_number,
      name: row.customer_reference,
      can: { voice: true, sms: texting },
      urls: {
        voice: isLed ? ours.voice : '',
        voiceFallback: isLed ? ours.voiceFallback : '',
        status: isLed ? ours.status : '',
        sms: isTexted ? ours.sms : '',
        more: moreOf(row),
      },
      overruledBy: isLed || row.connection_id === '' ? null : row.connection_name || row.connection_id,
    };
  }

  async function numbers(): Promise<CarrierNumber[]> {
    const [rows, texting, ours] = await Promise.all([
      all(ask, '/phone_numbers', Owned),
      all(ask, '/phone_numbers/messaging', Texting),
      ownUrls(),
    ]);
    const texts = new Set(texting.filter(({ features }) => features?.sms != null).map(({ id }) => id));
    return rows.map((row) => numberOf(row, texts.has(row.id), ours));
  }

  /** Has our application and our profile lead to these addresses. */
  async function lead({ voice, voiceFallback, status, sms }: NumberUrls): Promise<void> {
    await ask({ method: 'PATCH', path: applicationPath, json: applicationOf({ voice, voiceFallback, status, sms }) });
    await ask({ method: 'PATCH', path: profilePath, json: { webhook_url: sms, webhook_failover_url: sms } });
  }

  async function set(sid: string, connectionId: string, messagingProfileId: string): Promise<void> {
    const path = `/phone_numbers/${encodeURIComponent(sid)}`;
    await ask({ method: 'PATCH', path, json: { connection_id: connectionId } });
    try {
      await ask({
        method: 'PATCH',
        path: `${path}/messaging`,
        json: { messaging_profile_id: messagingProfileId },
      });
    } catch (error) {
      // A number that takes no texts has no such settings.
      if (!(error instanceof CarrierError) || !['refused', 'not_found'].includes(error.kind)) throw error;
    }
  }

  async function find(fits: (one: CarrierNumber) => boolean): Promise<CarrierNumber | undefined> {
    return (await numbers()).find(fits);
  }

  return {
    async search({ country, kind, areaCode, contains }: NumberSearch) {
      const found = await offers({
        'filter[country_code]': country,
        'filter[phone_number_type]': kind,
        'filter[national_destination_code]': areaCode,
        // Any digit is written as a star here.
        'filter[phone_number][contains]': contains?.replaceAll('*', ''),
      });
      return found.filter(({ price }) => price?.amount === found[0]?.price?.amount);
    },
    prices: async () => ({ currency: '', byKind: {} }),
    async priceOf(number) {
      const [, digits] = /^\+(\d+)$/.exec(number) ?? [];
      const found = await offers({ 'filter[phone_number][contains]': digits });
      return found.find((one) => one.number === number)?.price ?? null;
    },
    addresses: async () => [],
    bundles: async () => [],
    async buy(number, name, urls) {
      await lead(urls);
      const json = {
        phone_numbers: [{ phone_number: number }],
        connection_id: routes.applicationId,
        messaging_profile_id: routes.messagingProfileId,
        customer_reference: name.slice(0, 60),
      };
      const { data: order } = read(Order, await ask({ method: 'POST', path: '/number_orders', json }));
      if (order.status === 'failure') throw new CarrierError('refused', 'The Telnyx order for this number failed.');
      if (order.phone_numbers?.some(({ requirements_met: met }) => met === false)) {
        throw new CarrierError(
          'refused',
          'Telnyx requires documents for this number. Complete the order in the Telnyx portal, then import the number.',
        );
      }
      for (const ms of orderedAfterMs) {
        const there = await find((one) => one.number === number);
        if (there) return there;
        await new Promise<void>((done) => clock.after(ms, done));
      }
      throw new CarrierError('unsure', 'The number has been ordered but isn’t active yet. Import it in a few minutes.');
    },
    numbers,
    async point(sid, urls) {
      const { ConnectionId: connection, MessagingProfileId: profile } = urls.more ?? {};
      const isOurs = urls.voice !== '' && connection === undefined && profile === undefined;
      if (isOurs) await lead(urls);
      if (isOurs) await set(sid, routes.applicationId, routes.messagingProfileId);
      else await set(sid, connection ?? '', profile ?? '');
      const there = await find((one) => one.sid === sid);
      if (there === undefined) throw new CarrierError('not_found', 'The account no longer has this number.');
      return there;
    },
    async release(sid) {
      await ask({ method: 'DELETE', path: `/phone_numbers/${encodeURIComponent(sid)}` });
    },
  };
}

/** An application as Telnyx takes it. */
export const applicationOf = ({ voice, voiceFallback, status }: NumberUrls) => ({
  friendly_name: 'Parley',
  voice_url: voice,
  voice_method: 'post',
  voice_fallback_url: voiceFallback,
  status_callback: status,
  status_callback_method: 'post',
});
