import { segmentsOf } from '#domain/carriers/sms-segments.ts';
import type { SimulatorNumber } from '#server/platform/db/schema/simulator.table.ts';
import { isEnd, type LiveCall } from './live-call.ts';
import type { SimulatorText } from './messages.ts';
import type { LineRecording } from './recording.ts';
import type { SimulatorAccount } from './simulator-store.ts';

/** All that Twilio's API tells of its resources, as far as this carrier knows it; null where it knows nothing. */

const apiVersion = '2010-04-01';
const root = (accountSid: string) => `/${apiVersion}/Accounts/${accountSid}`;

/** A moment as Twilio writes it: RFC 2822, in GMT. */
const written = (ms: number) => new Date(ms).toUTCString().replace('GMT', '+0000');

export const shownAccount = ({ accountSid }: SimulatorAccount) => ({
  sid: accountSid,
  friendly_name: 'Carrier simulator',
  status: 'active',
  type: 'Full',
  auth_token: '',
  owner_account_sid: accountSid,
  date_created: null,
  date_updated: null,
  subresource_uris: {},
  uri: `${root(accountSid)}.json`,
});

export const shownOffer = (number: string) => ({
  phone_number: number,
  friendly_name: number,
  lata: null,
  rate_center: null,
  latitude: null,
  longitude: null,
  locality: 'Test network',
  region: '',
  postal_code: null,
  iso_country: 'US',
  address_requirements: 'none',
  beta: false,
  capabilities: { voice: true, SMS: true, MMS: false },
});

export const shownNumber = (accountSid: string, row: SimulatorNumber) => ({
  sid: row.sid,
  account_sid: accountSid,
  phone_number: row.number,
  friendly_name: row.name,
  origin: 'twilio',
  capabilities: { voice: true, sms: true, mms: false, fax: false },
  status: 'in-use',
  type: 'local',
  voice_url: row.voiceUrl,
  voice_method: 'POST',
  voice_fallback_url: row.voiceFallbackUrl,
  voice_fallback_method: 'POST',
  voice_caller_id_lookup: false,
  voice_receive_mode: 'voice',
  sms_url: row.smsUrl,
  sms_method: 'POST',
  sms_fallback_url: row.smsFallbackUrl,
  sms_fallback_method: 'POST',
  status_callback: row.statusCallback,
  status_callback_method: 'POST',
  voice_application_sid: '',
  sms_application_sid: '',
  trunk_sid: null,
  bundle_sid: null,
  identity_sid: null,
  address_sid: null,
  address_requirements: 'none',
  emergency_address_sid: null,
  emergency_status: 'Inactive',
  emergency_address_status: 'unregistered',
  beta: false,
  subresource_uris: {},
  date_created: null,
  date_updated: null,
  api_version: apiVersion,
  uri: `${root(accountSid)}/IncomingPhoneNumbers/${row.sid}.json`,
});

export function shownCall({ sid, account, status, wanted, createdAt, answeredAt, endedAt, answeredBy }: LiveCall) {
  const { accountSid } = account;
  const seconds = endedAt === 0 ? null : String(answeredAt === 0 ? 0 : Math.round((endedAt - answeredAt) / 1000));
  const moment = (at: number) => (at === 0 ? null : written(at));
  return {
    sid,
    account_sid: accountSid,
    status,
    direction: wanted.direction,
    from: wanted.from,
    to: wanted.to,
    from_formatted: wanted.from,
    to_formatted: wanted.to,
    phone_number_sid: '',
    parent_call_sid: null,
    date_created: written(createdAt),
    date_updated: written(endedAt || answeredAt || createdAt),
    start_time: moment(answeredAt),
    end_time: moment(endedAt),
    duration: isEnd(status) ? seconds : null,
    answered_by: answeredBy,
    caller_name: null,
    forwarded_from: null,
    group_sid: null,
    trunk_sid: '',
    price: null,
    price_unit: 'USD',
    queue_time: '0',
    annotation: null,
    api_version: apiVersion,
    subresource_uris: {},
    uri: `${root(accountSid)}/Calls/${sid}.json`,
  };
}

export function shownRecording(accountSid: string, one: LineRecording) {
  const path = `${root(accountSid)}/Recordings/${one.sid}`;
  const [created, ended] = [written(one.tape.beganAt), one.endedAt === 0 ? null : written(one.endedAt)];
  return {
    sid: one.sid,
    account_sid: accountSid,
    call_sid: one.callSid,
    conference_sid: null,
    status: one.status,
    channels: 2,
    source: 'StartCallRecordingAPI',
    track: 'both',
    error_code: null,
    encryption_details: null,
    duration: one.endedAt === 0 ? null : String(one.seconds),
    price: null,
    price_unit: 'USD',
    date_created: created,
    date_updated: ended ?? created,
    start_time: created,
    api_version: apiVersion,
    subresource_uris: {},
    uri: `${path}.json`,
    media_url: `https://api.twilio.com${path}`,
  };
}

export function shownText({ sid, accountSid, direction, from, to, body, status, errorCode, createdAt }: SimulatorText) {
  const at = written(createdAt);
  return {
    sid,
    account_sid: accountSid,
    direction,
    from,
    to,
    body,
    status,
    error_code: errorCode,
    error_message: null,
    num_segments: String(segmentsOf(body).segments),
    num_media: '0',
    messaging_service_sid: null,
    date_created: at,
    date_updated: at,
    date_sent: status === 'queued' ? null : at,
    price: null,
    price_unit: 'USD',
    api_version: apiVersion,
    subresource_uris: {},
    uri: `${root(accountSid)}/Messages/${sid}.json`,
  };
}

/** How many things a page has, where a request does not say, and at most. */
const pageSizes = { usual: 50, most: 1_000 };

/** One page of a list, as its query asks for. @param path of the list */
export function pageOf(path: string, name: string, all: readonly object[], field: (name: string) => string) {
  const size = Math.min(pageSizes.most, Math.max(1, Number(field('PageSize')) || pageSizes.usual));
  const page = Math.max(0, Math.trunc(Number(field('Page'))) || 0);
  const items = all.slice(page * size, (page + 1) * size);
  const filters = ['From', 'To', 'StartTime', 'DateSent', 'PhoneNumber', 'FriendlyName', 'Status']
    .filter((one) => field(one) !== '')
    .map((one) => `&${one}=${encodeURIComponent(field(one))}`)
    .join('');
  // A token stands where Twilio's pages begin; this carrier counts.
  const at = (n: number) => `${path}?PageSize=${size}&Page=${n}${n === 0 ? '' : `&PageToken=P${n}`}${filters}`;
  const isLast = (page + 1) * size >= all.length;
  return {
    [name]: items,
    page,
    page_size: size,
    start: page * size,
    end: page * size + Math.max(0, items.length - 1),
    uri: at(page),
    first_page_uri: at(0),
    previous_page_uri: page === 0 ? null : at(page - 1),
    next_page_uri: isLast ? null : at(page + 1),
  };
}
