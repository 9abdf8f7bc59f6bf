import { carrierCan } from '#domain/carriers/carrier-kinds.ts';
import { type Carrier, type CarrierAccount, type CarrierCall, CarrierError, cannot } from '#server/carriers/carrier.ts';
import type { NumberUrls } from '#server/platform/db/schema/phone.table.ts';
import type { Clock } from '#voice/clock.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';
import { messageStatusOf } from './message-event.ts';
import { applicationOf, type TelnyxRoutes, telnyxNumbers } from './numbers.ts';
import { type Ask, askerOf, read } from './request.ts';
import { Call, Calls, Listed, Named, Placed, Records, Sent, Summary } from './shapes.ts';
import { texml } from './texml.ts';

/** Telnyx's API, with its path. */
export const telnyxBase = 'https://api.telnyx.com/v2';

export interface TelnyxAccess extends TelnyxRoutes {
  accountSid: string;
  apiKey: string;
  baseUrl: string;
}

const dayMs = 86_400_000;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const momentOf = (written: string) => (Number.isNaN(Date.parse(written)) ? null : new Date(written));

const callOf = ({ sid, status, direction, date_created: created }: ReturnType<typeof Call.parse>): CarrierCall => ({
  sid,
  status,
  direction,
  createdAt: momentOf(created),
});

/** Whose account a key is of. @throws CarrierError */
async function accountOf(ask: Ask, clock: Clock): Promise<CarrierAccount> {
  // Its charges are the one answer that names the account as its calls do.
  const query = { start_date: dateOf(clock.now() - dayMs), end_date: dateOf(clock.now()) };
  const { data } = read(Summary, await ask({ method: 'GET', path: '/charges_summary', query }));
  return { sid: data.user_id, name: data.user_email || data.user_id, isTrial: false, isActive: true };
}

/** Whose account a key is of. @throws CarrierError */
export const telnyxAccount = (outbound: Outbound, clock: Clock, baseUrl: string, apiKey: string) =>
  accountOf(askerOf(outbound, baseUrl, apiKey), clock);

/** Makes what leads calls and texts of an account's numbers to these addresses. @throws CarrierError */
export async function makeRoutes(
  outbound: Outbound,
  { baseUrl, apiKey }: Pick<TelnyxAccess, 'baseUrl' | 'apiKey'>,
  urls: NumberUrls,
): Promise<TelnyxRoutes> {
  const ask = askerOf(outbound, baseUrl, apiKey);
  const idOf = async (path: string, json: object) => read(Named, await ask({ method: 'POST', path, json })).data.id;
  // Calls go out by a voice profile: the account's first, which is where people set what they may cost.
  const profiles = '/outbound_voice_profiles';
  const query = { 'page[number]': 1, 'page[size]': 1 };
  const [known] = read(Listed, await ask({ method: 'GET', path: profiles, query })).data;
  const voiceProfileId = known?.id ?? (await idOf(profiles, { name: 'Parley' }));
  const application = { ...applicationOf(urls), outbound: { outbound_voice_profile_id: voiceProfileId } };
  const messaging = {
    name: 'Parley',
    whitelisted_destinations: ['*'],
    webhook_url: urls.sms,
    webhook_failover_url: urls.sms,
    webhook_api_version: '2',
  };
  return {
    applicationId: await idOf('/texml_applications', application),
    messagingProfileId: await idOf('/messaging_profiles', messaging),
  };
}

/** Telnyx as one account: calls by TeXML, numbers and texts by its own API. */
export function openTelnyx(outbound: Outbound, clock: Clock, access: TelnyxAccess): Carrier {
  const { accountSid, applicationId, messagingProfileId } = access;
  const ask = askerOf(outbound, access.baseUrl, access.apiKey);
  const calls = `/texml/Accounts/${encodeURIComponent(accountSid)}/Calls`;
  // Its names hold colons, which its own library leaves as they are.
  const pathOf = (sid: string) => `${calls}/${encodeURIComponent(sid).replaceAll('%3A', ':')}`;
  const noRecording = () => cannot('Calls over Telnyx can’t be recorded yet.');
  return {
    can: carrierCan.telnyx,
    account: () => accountOf(ask, clock),
    ...telnyxNumbers(ask, clock, { applicationId, messagingProfileId }),
    async dial({ from, to, url, fallback, status, ringFor, longest, answeredBy }) {
      const json = {
        ApplicationSid: applicationId,
        To: to,
        From: from,
        Url: url,
        UrlMethod: 'POST',
        FallbackUrl: fallback,
        StatusCallback: status,
        StatusCallbackMethod: 'POST',
        StatusCallbackEvent: 'initiated ringing answered completed',
        Timeout: ringFor,
        TimeLimit: longest,
        ...(answeredBy && {
          MachineDetection: 'DetectMessageEnd',
          AsyncAmd: true,
          AsyncAmdStatusCallback: answeredBy,
          AsyncAmdStatusCallbackMethod: 'POST',
        }),
      };
      const placed = read(Placed, await ask({ method: 'POST', path: calls, json }));
      const sid = placed.sid ?? placed.call_sid ?? null;
      // Its first webhook says which call it is, and comes with the id of ours.
      if (sid === null)
        throw new CarrierError('unsure', 'The carrier accepted the call but hasn’t assigned an ID yet.');
      return { sid, status: placed.status, direction: 'outbound', createdAt: new Date(clock.now()) };
    },
    async steer(sid, verbs) {
      read(Call, await ask({ method: 'POST', path: pathOf(sid), form: { Texml: texml(verbs) } }));
    },
    async hangUp(sid) {
      try {
        await ask({ method: 'POST', path: pathOf(sid), form: { Status: 'completed' } });
      } catch (error) {
        // A call that is over is not found among those that can be changed: it is asked how it stands.
        if (!(error instanceof CarrierError) || !['refused', 'not_found'].includes(error.kind)) throw error;
        const { status } = read(Call, await ask({ method: 'GET', path: pathOf(sid) }));
        if (['queued', 'initiated', 'ringing', 'in-progress'].includes(status)) throw error;
      }
    },
    async call(sid) {
      return callOf(read(Call, await ask({ method: 'GET', path: pathOf(sid) })));
    },
    async calls(from, to, day) {
      const query = { From: from, To: to, StartTime: dateOf(day.getTime()), PageSize: 100 };
      return (read(Calls, await ask({ method: 'GET', path: calls, query })).calls ?? []).map(callOf);
    },
    record: noRecording,
    recordings: async () => [],
    stopRecording: noRecording,
    recordingSound: noRecording,
    removeRecording: noRecording,
    async sendMessage({ from, to, text, status }) {
      const json = {
        from,
        to,
        text,
        messaging_profile_id: messagingProfileId,
        webhook_url: status,
        webhook_failover_url: status,
        use_profile_webhooks: false,
      };
      return { sid: read(Sent, await ask({ method: 'POST', path: '/messages', json })).data.id };
    },
    async messages(from, to, day) {
      const query = {
        'filter[record_type]': 'messaging',
        'filter[cli]': from,
        'filter[cld]': to,
        'page[number]': 1,
        'page[size]': 50,
      };
      const { data } = read(Records, await ask({ method: 'GET', path: '/detail_records', query }));
      return (data ?? [])
        .filter(({ created_at: at }) => at.startsWith(dateOf(day.getTime())))
        .map(({ uuid, delivery_status: delivery, status, direction, created_at: at }) => ({
          sid: uuid,
          status: messageStatusOf(delivery || status),
          text: null,
          direction,
          createdAt: momentOf(at),
        }));
    },
  };
}
