/**
 * Answers of Twilio's API in the forms that its public description has (github.com/twilio/twilio-oai, spec/json/
 * twilio_api_v2010.json and twilio_pricing_v1.json, at d50069b; the resources' pages under twilio.com/docs): every field
 * that it names, with values of ours. What the description leaves open (`null`, prices as text, capabilities in capitals)
 * stands here as its examples have it.
 */

const account = `AC${'a'.repeat(32)}`;
const root = `/2010-04-01/Accounts/${account}`;
const sid = (kind: string) => `${kind}${'b'.repeat(32)}`;
const dates = { date_created: 'Tue, 24 Nov 2026 08:00:00 +0000', date_updated: 'Tue, 24 Nov 2026 08:00:05 +0000' };

export const recordedAccount = {
  auth_token: 'c'.repeat(32),
  ...dates,
  friendly_name: 'Practice',
  owner_account_sid: account,
  sid: account,
  status: 'active',
  type: 'Trial',
  uri: `${root}.json`,
  subresource_uris: { calls: `${root}/Calls.json`, messages: `${root}/Messages.json` },
};

export const recordedOffers = {
  available_phone_numbers: [
    {
      address_requirements: 'local',
      beta: false,
      capabilities: { mms: true, sms: false, voice: true },
      friendly_name: '(571) 555-0150',
      iso_country: 'US',
      lata: '236',
      latitude: '38.900000',
      locality: 'Vienna',
      longitude: '-77.260000',
      phone_number: '+15715550150',
      postal_code: '22180',
      rate_center: 'WSHNGTNZN',
      region: 'VA',
    },
    {
      address_requirements: 'none',
      beta: false,
      capabilities: { MMS: true, SMS: true, voice: true },
      friendly_name: '(571) 555-0151',
      iso_country: 'US',
      lata: null,
      latitude: null,
      locality: null,
      longitude: null,
      phone_number: '+15715550151',
      postal_code: null,
      rate_center: null,
      region: null,
    },
  ],
  uri: `${root}/AvailablePhoneNumbers/US/Local.json?PageSize=20`,
};

const number = {
  account_sid: account,
  address_requirements: 'none',
  address_sid: null,
  api_version: '2010-04-01',
  beta: false,
  bundle_sid: null,
  capabilities: { fax: false, mms: true, sms: true, voice: true },
  ...dates,
  emergency_address_sid: null,
  emergency_address_status: 'unregistered',
  emergency_status: 'Active',
  friendly_name: 'Desk',
  identity_sid: null,
  origin: 'twilio',
  phone_number: '+15715550100',
  sid: sid('PN'),
  sms_application_sid: '',
  sms_fallback_method: 'POST',
  sms_fallback_url: '',
  sms_method: 'POST',
  sms_url: '',
  status: 'in-use',
  status_callback: '',
  status_callback_method: 'POST',
  trunk_sid: null,
  type: 'local',
  uri: `${root}/IncomingPhoneNumbers/${sid('PN')}.json`,
  voice_application_sid: '',
  voice_caller_id_lookup: false,
  voice_fallback_method: 'POST',
  voice_fallback_url: null,
  voice_method: 'POST',
  voice_receive_mode: 'voice',
  voice_url: 'https://demo.example.com/voice',
  subresource_uris: { assigned_add_ons: `${root}/IncomingPhoneNumbers/${sid('PN')}/AssignedAddOns.json` },
};
export const recordedNumber = number;

const call = {
  account_sid: account,
  annotation: null,
  answered_by: null,
  api_version: '2010-04-01',
  caller_name: null,
  ...dates,
  direction: 'outbound-api',
  duration: null,
  end_time: null,
  forwarded_from: null,
  from: '+15715550100',
  from_formatted: '(571) 555-0100',
  group_sid: null,
  parent_call_sid: null,
  phone_number_sid: sid('PN'),
  price: null,
  price_unit: 'USD',
  queue_time: '1000',
  sid: sid('CA'),
  start_time: null,
  status: 'queued',
  to: '+15715550123',
  to_formatted: '(571) 555-0123',
  trunk_sid: null,
  subresource_uris: { recordings: `${root}/Calls/${sid('CA')}/Recordings.json` },
  uri: `${root}/Calls/${sid('CA')}.json`,
};
export const recordedCall = call;

const message = {
  account_sid: account,
  api_version: '2010-04-01',
  body: 'See you tomorrow',
  ...dates,
  date_sent: null,
  direction: 'outbound-api',
  error_code: null,
  error_message: null,
  from: '+15715550100',
  messaging_service_sid: null,
  num_media: '0',
  num_segments: '1',
  price: null,
  price_unit: null,
  sid: sid('SM'),
  status: 'queued',
  to: '+15715550123',
  uri: `${root}/Messages/${sid('SM')}.json`,
  subresource_uris: { media: `${root}/Messages/${sid('SM')}/Media.json` },
};
export const recordedMessage = message;

export const recordedRecording = {
  account_sid: account,
  api_version: '2010-04-01',
  call_sid: sid('CA'),
  channels: 2,
  conference_sid: null,
  date_created: dates.date_created,
  date_updated: dates.date_updated,
  start_time: dates.date_created,
  duration: '-1',
  price: null,
  price_unit: 'USD',
  sid: sid('RE'),
  source: 'StartCallRecordingAPI',
  status: 'in-progress',
  error_code: null,
  encryption_details: null,
  track: 'both',
  uri: `${root}/Recordings/${sid('RE')}.json`,
};

/** A page of a list; the last names no next one. */
export const recordedPage = (path: string, name: string, items: readonly object[], next: string | null) => ({
  [name]: items,
  end: items.length - 1,
  first_page_uri: `${root}${path}?PageSize=1000&Page=0`,
  next_page_uri: next,
  page: 0,
  page_size: 1000,
  previous_page_uri: null,
  start: 0,
  uri: `${root}${path}`,
});

export const recordedPrices = {
  country: 'United States',
  iso_country: 'US',
  price_unit: 'USD',
  phone_number_prices: [
    { base_price: '1.15', current_price: '1.15', number_type: 'local' },
    { base_price: 2.15, current_price: 2.15, number_type: 'toll free' },
  ],
  url: 'https://pricing.twilio.com/v1/PhoneNumbers/Countries/US',
};

/** What it says of what it has not done, by the pages twilio.com/docs/api/errors. */
export const recordedErrors = [
  { status: 400, code: 21211, message: "Invalid 'To' Phone Number: +1571" },
  { status: 401, code: 20003, message: 'Authenticate' },
  { status: 404, code: 20404, message: `The requested resource ${root}/Calls/CA0.json was not found` },
  { status: 429, code: 20429, message: 'Too Many Requests' },
  { status: 500, code: 20500, message: 'An internal server error has occurred' },
  { status: 503, code: 20503, message: 'Service Unavailable' },
].map((one) => ({ ...one, more_info: `https://www.twilio.com/docs/errors/${one.code}` }));
