import { z } from 'zod';
import { type Capabilities, carrierCan } from '#domain/carriers/carrier-kinds.ts';
import { type Carrier, CarrierError, type CarrierNumber } from '#server/carriers/carrier.ts';
import type { Verb } from '#server/carriers/verbs.ts';
import type { NumberUrls } from '#server/platform/db/schema/phone.table.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';
import { ask, type Fields, fetchSound, noContent, type TwilioAccess } from './request.ts';
import { twiml } from './twiml.ts';

/** Where Twilio answers; another server that speaks its protocol has one address for all of it. */
export interface TwilioHosts {
  api: string;
  /** Null where a carrier has no such API. */
  pricing: string | null;
  numbers: string | null;
}

export const twilioHosts = (baseUrl: string | null): TwilioHosts => ({
  api: baseUrl ?? 'https://api.twilio.com',
  pricing: baseUrl ?? 'https://pricing.twilio.com',
  numbers: baseUrl ?? 'https://numbers.twilio.com',
});

/** Texts that Twilio leaves out, or writes as null. */
const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
/** Twilio's are two letters and 32 digits; others that speak its language have ids of another form. */
const Sid = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);

const Account = z.object({ sid: Sid, friendly_name: Text, status: Text, type: Text });
/** Twilio writes them in capitals in searches, and in small letters elsewhere. */
const NumberCan = z
  .record(z.string(), z.boolean())
  .nullish()
  .transform((can) => {
    const has = (name: string) => can?.[name] === true || can?.[name.toUpperCase()] === true;
    return { voice: has('voice'), sms: has('sms') };
  });
const Offered = z.object({
  phone_number: z.string(),
  locality: Text,
  region: Text,
  address_requirements: z.enum(['none', 'any', 'local', 'foreign']).catch('none'),
  capabilities: NumberCan,
});
const Owned = z.object({
  sid: Sid,
  phone_number: z.string(),
  friendly_name: Text,
  capabilities: NumberCan,
  voice_url: Text,
  voice_fallback_url: Text,
  sms_url: Text,
  status_callback: Text,
  voice_application_sid: Text,
  sms_application_sid: Text,
  trunk_sid: Text,
  voice_receive_mode: Text,
  voice_method: Text,
  voice_fallback_method: Text,
  sms_fallback_url: Text,
  sms_method: Text,
  sms_fallback_method: Text,
  status_callback_method: Text,
});
const Call = z.object({ sid: Sid, status: Text, date_created: Text, direction: Text });
const Message = z.object({ sid: Sid, status: Text, body: Text, date_created: Text, direction: Text });
const Recording = z.object({ sid: Sid, status: Text, start_time: Text, date_created: Text });
const Address = z.object({
  sid: Sid,
  friendly_name: Text,
  customer_name: Text,
  street: Text,
  city: Text,
  iso_country: Text,
});
const Bundle = z.object({ sid: Sid, friendly_name: Text, status: Text });
const Price = z.object({ number_type: z.string(), current_price: z.union([z.string(), z.number()]) });

/** Twilio's own. */
const codes = { callIsOver: 21220 };
const kinds = { local: 'Local', mobile: 'Mobile', toll_free: 'TollFree' } as const;
/** The same in sentences, and in searches of documents. */
const kindWords = { local: 'local', mobile: 'mobile', toll_free: 'toll-free' } as const;
/** Pages that are read of a list, with so many things each. */
const mostPages = 20;
const pageSize = 1000;

function read<T>(form: z.ZodType<T>, body: unknown): T {
  const found = form.safeParse(body);
  if (found.success) return found.data;
  throw new CarrierError('unsure', 'The carrier’s response has an unknown format.', null, {
    cause: found.error,
  });
}

/** What a number may have beside its URLs, by the names in which it is set. */
const moreOf = (row: z.infer<typeof Owned>) => {
  const all = {
    VoiceApplicationSid: row.voice_application_sid,
    SmsApplicationSid: row.sms_application_sid,
    TrunkSid: row.trunk_sid,
    VoiceReceiveMode: row.voice_receive_mode,
    SmsFallbackUrl: row.sms_fallback_url,
    VoiceMethod: row.voice_method,
    VoiceFallbackMethod: row.voice_fallback_method,
    SmsMethod: row.sms_method,
    SmsFallbackMethod: row.sms_fallback_method,
    StatusCallbackMethod: row.status_callback_method,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
};

const numberOf = (row: z.infer<typeof Owned>): CarrierNumber => ({
  sid: row.sid,
  number: row.phone_number,
  name: row.friendly_name,
  can: row.capabilities,
  urls: {
    voice: row.voice_url,
    voiceFallback: row.voice_fallback_url,
    sms: row.sms_url,
    status: row.status_callback,
    more: moreOf(row),
  },
  overruledBy: row.voice_application_sid || row.trunk_sid || row.sms_application_sid || null,
});

/** An application or a trunk that is left would make the addresses void. */
const fieldsOf = ({ voice, voiceFallback, sms, status, more }: NumberUrls): Fields => ({
  VoiceUrl: voice,
  VoiceMethod: 'POST',
  VoiceFallbackUrl: voiceFallback,
  VoiceFallbackMethod: 'POST',
  // A text that could not be taken is told of once more: the same again is the same text.
  SmsUrl: sms,
  SmsMethod: 'POST',
  SmsFallbackUrl: sms,
  SmsFallbackMethod: 'POST',
  StatusCallback: status,
  StatusCallbackMethod: 'POST',
  VoiceApplicationSid: '',
  SmsApplicationSid: '',
  TrunkSid: '',
  // Without a URL there is no fallback of ours either.
  ...(sms === '' && { SmsFallbackUrl: '' }),
  ...more,
});

const momentOf = (written: string) => (Number.isNaN(Date.parse(written)) ? null : new Date(written));

const callOf = ({ sid, status, date_created: created, direction }: z.infer<typeof Call>) => ({
  sid,
  status,
  direction,
  createdAt: momentOf(created),
});

const recordingOf = ({ sid, status, start_time: started, date_created: created }: z.infer<typeof Recording>) => ({
  sid,
  status,
  startedAt: momentOf(started) ?? momentOf(created),
});

/** A carrier that has no such list has nothing on it. */
function noneThere(error: unknown): never[] {
  if (error instanceof CarrierError && error.kind === 'not_found') return [];
  throw error;
}

/** In what a carrier that speaks Twilio's language differs from Twilio. */
export interface TwilioDialect {
  can: Capabilities;
  /** What a live call is given to do something else. */
  steering(verbs: readonly Verb[]): Fields;
}

const ofTwilio: TwilioDialect = { can: carrierCan.twilio, steering: (verbs) => ({ Twiml: twiml(verbs) }) };

/** One account at Twilio, or at a carrier that speaks its language. */
export function openTwilio(
  outbound: Outbound,
  hosts: TwilioHosts,
  access: TwilioAccess,
  { can, steering }: TwilioDialect = ofTwilio,
): Carrier {
  const { origin, pathname } = new URL(hosts.api);
  const root = `${hosts.api}/2010-04-01/Accounts/${access.accountSid}`;
  const get = (path: string, fields?: Fields) => ask(outbound, access, 'GET', `${root}${path}.json`, fields);
  const post = (path: string, fields: Fields) => ask(outbound, access, 'POST', `${root}${path}.json`, fields);

  /** All pages of a list. */
  async function all<T>(path: string, name: string, form: z.ZodType<T>, fields: Fields = {}): Promise<T[]> {
    const Page = z.object({ [name]: z.array(z.unknown()), next_page_uri: z.string().nullish() });
    const items: T[] = [];
    let next: string | null = null;
    for (let page = 0; page < mostPages; page += 1) {
      const body = read(
        Page,
        await (next === null
          ? get(path, { ...fields, PageSize: pageSize })
          : ask(outbound, access, 'GET', `${next.startsWith(pathname) ? origin : hosts.api}${next}`)),
      ) as Record<string, unknown>;
      for (const one of body[name] as unknown[]) items.push(read(form, one));
      next = (body.next_page_uri as string | null | undefined) ?? null;
      // Only the carrier's own address is told our secret.
      if (next === null || !next.startsWith('/')) break;
    }
    return items;
  }

  async function remove(path: string): Promise<void> {
    const body = await ask(outbound, access, 'DELETE', `${root}${path}.json`);
    // Nothing, by a status that says so, is what Twilio answers; a proxy between us may answer anything.
    if (body !== noContent) read(z.never(), body);
  }

  return {
    can,
    async account() {
      const {
        sid,
        friendly_name: name,
        status,
        type,
      } = read(Account, await ask(outbound, access, 'GET', `${root}.json`));
      return { sid, name, isTrial: type === 'Trial', isActive: status === 'active' };
    },
    async search({ country, kind, areaCode, contains }) {
      const fields = { AreaCode: areaCode, Contains: contains, VoiceEnabled: true, PageSize: 20 };
      const path = `/AvailablePhoneNumbers/${encodeURIComponent(country)}/${kinds[kind]}`;
      const { available_phone_numbers: found } = read(
        z.object({ available_phone_numbers: z.array(Offered) }),
        await get(path, fields).catch((error: unknown) => {
          // A country without numbers of a kind has no such list.
          if (!(error instanceof CarrierError) || error.kind !== 'not_found') throw error;
          throw new CarrierError(
            'not_found',
            `No ${kindWords[kind]} numbers are available in ${country}. Choose another type.`,
            error.code,
            { cause: error },
          );
        }),
      );
      return found.map(
        ({ phone_number: number, locality, region, address_requirements: address, capabilities: can }) => ({
          number,
          place: [locality, region].filter(Boolean).join(', ') || null,
          address,
          can,
        }),
      );
    },
    async prices(country) {
      if (hosts.pricing === null) return { currency: '', byKind: {} };
      const path = `${hosts.pricing}/v1/PhoneNumbers/Countries/${encodeURIComponent(country)}`;
      const { price_unit: currency, phone_number_prices: prices } = read(
        z.object({ price_unit: z.string(), phone_number_prices: z.array(Price) }),
        await ask(outbound, access, 'GET', path),
      );
      const byKind = prices.map(({ number_type: kind, current_price: price }) => [
        kind.replace(' ', '_'),
        String(price),
      ]);
      return { currency, byKind: Object.fromEntries(byKind) };
    },
    async addresses() {
      const found = await all('/Addresses', 'addresses', Address).catch(noneThere);
      return found.map(({ sid, friendly_name: name, customer_name: customer, street, city, iso_country: country }) => ({
        sid,
        name: [name || customer, street, city, country].filter(Boolean).join(', ').slice(0, 200) || sid,
      }));
    },
    async bundles(country, kind) {
      if (hosts.numbers === null) return [];
      const url = `${hosts.numbers}/v2/RegulatoryCompliance/Bundles`;
      const fields = { Status: 'twilio-approved', IsoCountry: country, NumberType: kindWords[kind], PageSize: 50 };
      const { results } = await ask(outbound, access, 'GET', url, fields)
        .then((body) => read(z.object({ results: z.array(Bundle) }), body))
        .catch((error: unknown) => ({ results: noneThere(error) }));
      return results.map(({ sid, friendly_name: name }) => ({ sid, name: name.slice(0, 200) || sid }));
    },
    async buy(number, name, urls, { addressSid, bundleSid } = {}) {
      const papers = { AddressSid: addressSid, BundleSid: bundleSid };
      const fields = { PhoneNumber: number, FriendlyName: name, ...papers, ...fieldsOf(urls) };
      return numberOf(read(Owned, await post('/IncomingPhoneNumbers', fields)));
    },
    async numbers() {
      return (await all('/IncomingPhoneNumbers', 'incoming_phone_numbers', Owned)).map(numberOf);
    },
    async point(sid, urls) {
      return numberOf(read(Owned, await post(`/IncomingPhoneNumbers/${sid}`, fieldsOf(urls))));
    },
    release: (sid) => remove(`/IncomingPhoneNumbers/${sid}`),
    async dial({ from, to, url, fallback, status, ringFor, longest, answeredBy }) {
      const fields: Fields = {
        From: from,
        To: to,
        Url: url,
        Method: 'POST',
        StatusCallback: status,
        StatusCallbackMethod: 'POST',
        FallbackUrl: fallback,
        FallbackMethod: 'POST',
        StatusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
        Timeout: ringFor,
        TimeLimit: longest,
        ...(answeredBy && {
          MachineDetection: 'DetectMessageEnd',
          AsyncAmd: true,
          AsyncAmdStatusCallback: answeredBy,
          AsyncAmdStatusCallbackMethod: 'POST',
        }),
      };
      return callOf(read(Call, await post('/Calls', fields)));
    },
    async steer(sid, verbs) {
      read(Call, await post(`/Calls/${sid}`, steering(verbs)));
    },
    async hangUp(sid) {
      try {
        read(Call, await post(`/Calls/${sid}`, { Status: 'completed' }));
      } catch (error) {
        // It was over already.
        if (!(error instanceof CarrierError) || error.code !== codes.callIsOver) throw error;
      }
    },
    async call(sid) {
      return callOf(read(Call, await get(`/Calls/${sid}`)));
    },
    async calls(from, to, day) {
      const StartTime = day.toISOString().slice(0, 10);
      return (await all('/Calls', 'calls', Call, { From: from, To: to, StartTime })).map(callOf);
    },
    async record(callSid, told) {
      const fields = {
        RecordingChannels: 'dual',
        RecordingTrack: 'both',
        Trim: 'do-not-trim',
        RecordingStatusCallback: told,
        RecordingStatusCallbackMethod: 'POST',
        RecordingStatusCallbackEvent: ['completed', 'absent'],
      };
      return recordingOf(read(Recording, await post(`/Calls/${callSid}/Recordings`, fields)));
    },
    async recordings(callSid) {
      return (await all(`/Calls/${callSid}/Recordings`, 'recordings', Recording)).map(recordingOf);
    },
    async stopRecording(callSid, sid) {
      read(Recording, await post(`/Calls/${callSid}/Recordings/${sid}`, { Status: 'stopped' }));
    },
    recordingSound: (sid) => fetchSound(outbound, access, `${root}/Recordings/${sid}.wav`, { RequestedChannels: 2 }),
    removeRecording: (sid) => remove(`/Recordings/${sid}`),
    async sendMessage({ from, to, text, status }) {
      const fields = { From: from, To: to, Body: text, StatusCallback: status };
      return read(z.object({ sid: Sid }), await post('/Messages', fields));
    },
    async messages(from, to, day) {
      const DateSent = day.toISOString().slice(0, 10);
      const found = await all('/Messages', 'messages', Message, { From: from, To: to, DateSent });
      return found.map(({ sid, status, body: text, date_created: created, direction }) => ({
        sid,
        status,
        text,
        direction,
        createdAt: momentOf(created),
      }));
    },
  };
}
