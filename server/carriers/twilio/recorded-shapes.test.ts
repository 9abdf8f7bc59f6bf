import { expect, test } from 'vitest';
import { CarrierError } from '#server/carriers/carrier.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';
import { openTwilio, twilioHosts } from './open-twilio.ts';
import {
  recordedAccount,
  recordedCall,
  recordedErrors,
  recordedMessage,
  recordedNumber,
  recordedOffers,
  recordedPage,
  recordedPrices,
  recordedRecording,
} from './recorded-shapes.data.ts';

const access = { accountSid: recordedAccount.sid, user: recordedAccount.sid, secret: 'token' };

/** Our client, to whom each request is answered with the next of these. */
function clientTo(...answers: { status?: number; body: unknown }[]) {
  const asked: string[] = [];
  const outbound: Outbound = async ({ method, url }) => {
    asked.push(`${method} ${url}`);
    const { status = 200, body } = answers.shift()!;
    const text = body === null ? '' : JSON.stringify(body);
    return { status, headers: {}, body: bytesOf(text), discard: () => {} };
  };
  return { asked, carrier: openTwilio(outbound, twilioHosts(null), access) };
}
async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
const urls = {
  voice: 'https://v/voice',
  voiceFallback: 'https://v/fallback',
  sms: 'https://v/sms',
  status: 'https://v/s',
};
const wanted = {
  callId: '019a0000-0000-7000-8000-0000000000c1',
  from: '+15715550100',
  to: '+15715550123',
  url: 'https://v/a',
  fallback: 'https://v/a',
  status: 'https://v/s',
};
const createdAt = new Date('2026-11-24T08:00:00Z');

test('an account, what can be bought, and what it costs', async () => {
  expect(await clientTo({ body: recordedAccount }).carrier.account()).toEqual({
    sid: recordedAccount.sid,
    name: 'Practice',
    isTrial: true,
    isActive: true,
  });
  const { carrier, asked } = clientTo({ body: recordedOffers }, { body: recordedPrices });
  expect(await carrier.search({ country: 'US', kind: 'local' })).toEqual([
    { number: '+15715550150', place: 'Vienna, VA', address: 'local', can: { voice: true, sms: false } },
    { number: '+15715550151', place: null, address: 'none', can: { voice: true, sms: true } },
  ]);
  expect(await carrier.prices('US')).toEqual({ currency: 'USD', byKind: { local: '1.15', toll_free: '2.15' } });
  expect(asked[1]).toBe('GET https://pricing.twilio.com/v1/PhoneNumbers/Countries/US');
});

test('numbers of an account, page by page, and given back', async () => {
  const next = `/2010-04-01/Accounts/${access.accountSid}/IncomingPhoneNumbers.json?PageSize=1000&Page=1&PageToken=PA1`;
  const page = (uri: string | null) => ({
    body: recordedPage('/IncomingPhoneNumbers.json', 'incoming_phone_numbers', [recordedNumber], uri),
  });
  const { carrier, asked } = clientTo(page(next), page(null));
  const numbers = await carrier.numbers();
  expect(numbers).toHaveLength(2);
  expect(numbers[0]).toEqual({
    sid: recordedNumber.sid,
    number: '+15715550100',
    name: 'Desk',
    can: { voice: true, sms: true },
    urls: {
      voice: 'https://demo.example.com/voice',
      voiceFallback: '',
      sms: '',
      status: '',
      more: {
        VoiceMethod: 'POST',
        VoiceFallbackMethod: 'POST',
        VoiceReceiveMode: 'voice',
        SmsMethod: 'POST',
        SmsFallbackMethod: 'POST',
        StatusCallbackMethod: 'POST',
      },
    },
    overruledBy: null,
  });
  expect(asked[1]).toBe(`GET https://api.twilio.com${next}`);
  const trunk = { ...recordedNumber, trunk_sid: `TK${'d'.repeat(32)}` };
  expect((await clientTo({ body: trunk }).carrier.point(recordedNumber.sid, urls)).overruledBy).toBe(trunk.trunk_sid);
  const bought = await clientTo({ status: 201, body: recordedNumber }).carrier.buy('+15715550100', 'Desk', urls);
  expect(bought.sid).toBe(recordedNumber.sid);
  await clientTo({ status: 204, body: null }).carrier.release(recordedNumber.sid);
});

test('calls and messages, made, changed and listed', async () => {
  const call = { sid: recordedCall.sid, status: 'queued', direction: 'outbound-api', createdAt };
  const dialled = clientTo({ status: 201, body: recordedCall }).carrier;
  expect(await dialled.dial({ ...wanted, ringFor: 20, longest: 60 })).toEqual(call);
  const live = clientTo({ body: recordedCall }, { body: recordedCall }, { body: recordedCall }).carrier;
  await live.steer(recordedCall.sid, []);
  await live.hangUp(recordedCall.sid);
  expect(await live.call(recordedCall.sid)).toEqual(call);
  const calls = recordedPage('/Calls.json', 'calls', [recordedCall], null);
  const messages = recordedPage('/Messages.json', 'messages', [recordedMessage], null);
  const { carrier, asked } = clientTo({ body: calls }, { body: messages }, { status: 201, body: recordedMessage });
  expect(await carrier.calls(wanted.from, wanted.to, createdAt)).toEqual([call]);
  expect(await carrier.messages(wanted.from, wanted.to, createdAt)).toEqual([
    {
      sid: recordedMessage.sid,
      status: 'queued',
      direction: 'outbound-api',
      text: 'See you tomorrow',
      createdAt,
    },
  ]);
  expect(asked[0]).toMatch(/Calls\.json\?From=%2B15715550100&To=%2B15715550123&StartTime=2026-11-24&PageSize=1000$/);
  expect(asked[1]).toMatch(/DateSent=2026-11-24/);
  const sent = await carrier.sendMessage({ from: wanted.from, to: wanted.to, text: 'x', status: wanted.status });
  expect(sent).toEqual({ sid: recordedMessage.sid });
});

test('recordings of a call: begun, listed, stopped, fetched and removed', async () => {
  const page = recordedPage('/Recordings.json', 'recordings', [recordedRecording], null);
  const sound = { ...recordedRecording, status: 'completed' };
  const { carrier, asked } = clientTo(
    ...[{ status: 201, body: recordedRecording }, { body: page }, { body: sound }],
    ...[{ body: 'RIFF' }, { status: 204, body: null }],
  );
  const { sid } = recordedRecording;
  const begun = { sid, status: 'in-progress', startedAt: createdAt };
  expect(await carrier.record(recordedCall.sid, 'https://v/recording')).toEqual(begun);
  expect(await carrier.recordings(recordedCall.sid)).toEqual([begun]);
  await carrier.stopRecording(recordedCall.sid, sid);
  const parts: Uint8Array[] = [];
  for await (const part of await carrier.recordingSound(sid)) parts.push(part);
  expect(Buffer.concat(parts).toString()).toContain('RIFF');
  await carrier.removeRecording(sid);
  const calls = `${recordedCall.sid}/Recordings`;
  expect(asked.map((one) => one.replace(/https.*\/AC\w+\/(Calls\/)?/, ''))).toEqual([
    ...[`POST ${calls}.json`, `GET ${calls}.json?PageSize=1000`, `POST ${calls}/${sid}.json`],
    ...[`GET Recordings/${sid}.wav?RequestedChannels=2`, `DELETE Recordings/${sid}.json`],
  ]);
});

test.each(recordedErrors.map((error) => [error.code, error] as const))(
  'error %i, with its words and its code',
  async (_, body) => {
    const { carrier } = clientTo({ status: body.status, body });
    const fault = await carrier.call(recordedCall.sid).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(CarrierError);
    const kinds: Record<number, string> = { 400: 'refused', 401: 'unauthorized', 404: 'not_found', 429: 'too_many' };
    expect(fault).toMatchObject({ kind: kinds[body.status] ?? 'unsure', code: body.code, message: body.message });
  },
);
