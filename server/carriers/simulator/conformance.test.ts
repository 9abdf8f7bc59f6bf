import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { pino } from 'pino';
import twilio from 'twilio';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testCallees } from '#domain/carriers/test-numbers.ts';
import { twiml } from '#server/carriers/twilio/twiml.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { faultyNumbers } from './faults.ts';
import { readTwiml } from './read-twiml.ts';
import { scripts } from './scripted.ts';
import { startCarrier } from './standalone.ts';

/** Twilio's own library, led to the carrier simulator as to Twilio: what it asks, gets, refuses and verifies. */

const clock = manualClock(Date.parse('2026-11-23T08:00:00Z'));
const until = turnUntil({ clock });
const carrier = await startCarrier(clock, pino({ level: 'silent' }));
const { accountSid, token } = carrier.newAccount();

function clientFor(sid: string, secret: string) {
  const client = twilio(sid, secret);
  (client.api as unknown as { baseUrl: string }).baseUrl = carrier.origin;
  (client.lookups as unknown as { baseUrl: string }).baseUrl = carrier.origin;
  (client.pricing as unknown as { baseUrl: string }).baseUrl = carrier.origin;
  return client;
}
const client = clientFor(accountSid, token);

interface Told {
  path: string;
  fields: Record<string, string>;
  valid: boolean;
}
let told: Told[] = [];
/** What the program says that someone has written with the library: by path. */
let answers: Record<string, string> = {};
const program = createServer(async (request, reply) => {
  const fields = Object.fromEntries(new URLSearchParams(await readText(request)));
  const path = request.url!;
  const signature = String(request.headers['x-twilio-signature']);
  told.push({ path, fields, valid: twilio.validateRequest(token, signature, `${base}${path}`, fields) });
  const answer = answers[path.split('?')[0]!];
  reply.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'text/xml' }).end(answer);
});
await new Promise<void>((done) => program.listen(0, '127.0.0.1', done));
const base = `http://127.0.0.1:${(program.address() as AddressInfo).port}`;
afterAll(async () => {
  program.close();
  program.closeAllConnections();
  await carrier.close();
});

beforeEach(() => {
  told = [];
  answers = {};
});

const control = (path: string, body: object) =>
  fetch(`${carrier.origin}/control/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
const buy = (phoneNumber: string) =>
  client.incomingPhoneNumbers.create({ phoneNumber, voiceUrl: `${base}/voice`, statusCallback: `${base}/over` });
const own = await buy('+15715550100');
const paths = () => told.map(({ path }) => path);
const VoiceResponse = twilio.twiml.VoiceResponse;

/** What the library reads of a resource and the answer did not hold. */
const missing = (resource: object) =>
  Object.entries(resource)
    .filter(([name, value]) => !name.startsWith('_') && value === undefined)
    .map(([name]) => name);

describe('Twilio’s library meets the carrier simulator', () => {
  test('whose resources have all that it reads', async () => {
    const [offer] = await client.availablePhoneNumbers('US').local.list({ areaCode: 415, limit: 1 });
    const call = await client.calls.create({ from: own.phoneNumber, to: '+12025550190', url: `${base}/voice` });
    const text = await client.messages.create({ from: own.phoneNumber, to: '+12025550123', body: 'Hello' });
    const account = await client.api.v2010.accounts(accountSid).fetch();
    const country = await client.pricing.v1.phoneNumbers.countries('US').fetch();
    for (const one of [offer!, own, call, text, account]) expect(missing(one)).toEqual([]);
    expect(country.phoneNumberPrices).toMatchObject([{ numberType: 'local', currentPrice: '0.00' }]);
    expect(account).toMatchObject({ sid: accountSid, status: 'active', type: 'Full' });
    expect(call.dateCreated.getTime()).toBe(clock.now());
    expect([call.sid, text.sid, own.sid].map((sid) => /^(CA|SM|PN)[0-9a-f]{32}$/.test(sid))).toEqual([
      ...[true, true, true],
    ]);
  });

  test('for numbers: search, buy, change, list, give back', async () => {
    const [offer] = await client.availablePhoneNumbers('US').local.list({ areaCode: 415, contains: '5501', limit: 1 });
    const bought = await client.incomingPhoneNumbers.create({
      phoneNumber: offer!.phoneNumber,
      friendlyName: 'Desk',
      smsUrl: `${base}/sms`,
    });
    expect(bought).toMatchObject({ phoneNumber: offer!.phoneNumber, smsUrl: `${base}/sms`, voiceUrl: '' });
    const changed = await client.incomingPhoneNumbers(bought.sid).update({ voiceUrl: `${base}/voice` });
    expect(changed).toMatchObject({ friendlyName: 'Desk', voiceUrl: `${base}/voice`, smsUrl: `${base}/sms` });
    expect((await client.incomingPhoneNumbers(bought.sid).fetch()).voiceUrl).toBe(`${base}/voice`);
    const named = await client.incomingPhoneNumbers.list({ phoneNumber: bought.phoneNumber });
    expect(named.map(({ sid }) => sid)).toEqual([bought.sid]);
    expect(await client.incomingPhoneNumbers(bought.sid).remove()).toBe(true);
    await expect(client.incomingPhoneNumbers(bought.sid).fetch()).rejects.toMatchObject({ status: 404, code: 20404 });
  });

  test('page by page', async () => {
    const more = await Promise.all(['0101', '0102', '0103', '0104'].map((end) => buy(`+1571555${end}`)));
    const all = await client.incomingPhoneNumbers.list({ pageSize: 2 });
    expect(all).toHaveLength(5);
    expect(new Set(all.map(({ sid }) => sid)).size).toBe(5);
    const first = await client.incomingPhoneNumbers.page({ pageSize: 2 });
    const second = await first.nextPage();
    const third = await second!.nextPage();
    expect([first, second!, third!].map(({ instances }) => instances.length)).toEqual([2, 2, 1]);
    expect(await third!.nextPage()).toBeUndefined();
    expect((await third!.previousPage())!.instances.map(({ sid }) => sid)).toEqual(
      second!.instances.map(({ sid }) => sid),
    );
    await Promise.all(more.map(({ sid }) => client.incomingPhoneNumbers(sid).remove()));
  });

  test.each([
    ['a wrong token', () => clientFor(accountSid, 'f'.repeat(32)).calls.list(), 401, 20003],
    ['another account', () => client.api.v2010.accounts(`AC${'0'.repeat(32)}`).calls.list(), 401, 20003],
    ['a call that is not there', () => client.calls(`CA${'0'.repeat(32)}`).fetch(), 404, 20404],
    ['nobody to call', () => client.calls.create({ from: own.phoneNumber, to: '', url: base }), 400, 21201],
    ['a number that is none', () => client.calls.create({ from: own.phoneNumber, to: '12', url: base }), 400, 21211],
    [
      'a number of others',
      () => client.calls.create({ from: '+14155550123', to: '+12025550190', url: base }),
      400,
      21210,
    ],
    ['nothing to do', () => client.calls.create({ from: own.phoneNumber, to: '+12025550190' } as never), 400, 21205],
    ['no words', () => client.messages.create({ from: own.phoneNumber, to: '+12025550123', body: '' }), 400, 21602],
    [
      'a sender of others',
      () => client.messages.create({ from: '+14155550123', to: '+12025550123', body: 'x' }),
      400,
      21606,
    ],
    ['a number that is taken', () => buy(own.phoneNumber), 400, 21422],
    ['a number of a script', () => buy('+15715550190'), 400, 21421],
    [
      'a callee who is refused',
      () => client.calls.create({ from: own.phoneNumber, to: '+12025550183', url: base }),
      400,
      21211,
    ],
    [
      'too many requests',
      () => client.messages.create({ from: own.phoneNumber, to: '+12025550184', body: 'x' }),
      429,
      20429,
    ],
    [
      'an error of the carrier',
      () => client.calls.create({ from: own.phoneNumber, to: '+12025550185', url: base }),
      500,
      20500,
    ],
  ])('and is refused as by Twilio: %s', async (_, work, status, code) => {
    const error = await Promise.resolve(work()).then(
      () => null,
      (refused: unknown) => refused,
    );
    expect(error).toBeInstanceOf(twilio.RestException);
    expect(error).toMatchObject({ status, code, moreInfo: `https://www.twilio.com/docs/errors/${code}` });
  });

  test('a call that goes out asks its program, signed, and tells how it goes', async () => {
    const said = new VoiceResponse();
    said.say('Hello from the program.');
    said.hangup();
    answers['/voice'] = said.toString();
    const call = await client.calls.create({
      from: own.phoneNumber,
      to: '+12025550195',
      url: `${base}/voice?call=1`,
      statusCallback: `${base}/status`,
      machineDetection: 'Enable',
      asyncAmd: 'true',
      asyncAmdStatusCallback: `${base}/machine`,
    });
    expect(call).toMatchObject({ status: 'queued', direction: 'outbound-api', duration: null });
    await until(async () => (await client.calls(call.sid).fetch()).status === 'completed');
    await until(() => paths().filter((path) => path === '/status').length === 4);
    expect(told.every(({ valid }) => valid)).toBe(true);
    const statuses = told.filter(({ path }) => path === '/status').map(({ fields }) => fields);
    expect(statuses.map(({ CallStatus }) => CallStatus)).toEqual(['initiated', 'ringing', 'in-progress', 'completed']);
    expect(statuses.map(({ SequenceNumber }) => SequenceNumber)).toEqual(['0', '1', '2', '3']);
    expect(told.find(({ path }) => path === '/voice?call=1')!.fields).toMatchObject({
      CallSid: call.sid,
      AccountSid: accountSid,
      Direction: 'outbound-api',
      To: '+12025550195',
    });
    const over = await client.calls(call.sid).fetch();
    expect([over.endTime !== null, Number(over.duration) >= 2]).toEqual([true, true]);
    const day = new Date(clock.now());
    expect((await client.calls.list({ to: '+12025550195', startTime: day })).map(({ sid }) => sid)).toEqual([call.sid]);
    await expect(client.calls(call.sid).update({ status: 'completed' })).rejects.toMatchObject({ code: 21220 });
  });

  test('a live call is led elsewhere, by words and by address, and hung up', async () => {
    const waits = new VoiceResponse();
    waits.pause({ length: 60 });
    answers['/other'] = waits.toString();
    const call = await client.calls.create({
      from: own.phoneNumber,
      to: '+12025550187',
      twiml: waits,
      statusCallback: `${base}/status`,
    });
    await until(async () => (await client.calls(call.sid).fetch()).status === 'in-progress');
    expect(paths()).not.toContain('/voice');
    await client.calls(call.sid).update({ url: `${base}/other` });
    await until(() => paths().includes('/other'));
    const on = new VoiceResponse();
    on.redirect(`${base}/other?again`);
    await client.calls(call.sid).update({ twiml: on });
    await until(() => paths().includes('/other?again'));
    await client.calls(call.sid).update({ status: 'completed' });
    expect((await client.calls(call.sid).fetch()).status).toBe('completed');
  });

  test('a call is recorded, both sides apart, and told of; the recording is fetched and removed', async () => {
    const waits = new VoiceResponse();
    waits.pause({ length: 60 });
    const call = await client.calls.create({ from: own.phoneNumber, to: '+12025550187', twiml: waits });
    await expect(client.calls(call.sid).recordings.create({})).rejects.toMatchObject({ code: 21220 });
    await until(async () => (await client.calls(call.sid).fetch()).status === 'in-progress');
    const recordingStatusCallback = `${base}/recorded?call=1`;
    const begun = await client
      .calls(call.sid)
      .recordings.create({ recordingStatusCallback, recordingChannels: 'dual' });
    expect(missing(begun)).toEqual([]);
    expect(begun).toMatchObject({ status: 'in-progress', channels: 2, callSid: call.sid });
    clock.advance(3_000);
    await client.calls(call.sid).recordings(begun.sid).update({ status: 'stopped' });
    await until(() => paths().includes('/recorded?call=1'));
    const { fields, valid } = told.find(({ path }) => path === '/recorded?call=1')!;
    expect(valid).toBe(true);
    expect(fields).toMatchObject({ RecordingSid: begun.sid, RecordingStatus: 'completed', CallSid: call.sid });
    const [listed] = await client.calls(call.sid).recordings.list();
    expect(listed).toMatchObject({ sid: begun.sid, status: 'completed' });
    const after = await client.recordings.list({ dateCreatedAfter: new Date('2026-11-01'), callSid: call.sid });
    expect(after).toMatchObject([{ sid: begun.sid, callSid: call.sid }]);
    expect(await client.recordings.list({ dateCreatedBefore: new Date('2026-11-01') })).toEqual([]);
    expect(await client.recordings.list({ callSid: 'CA00000000000000000000000000000000' })).toEqual([]);
    const authorization = `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`;
    const address = `${carrier.origin}/2010-04-01/Accounts/${accountSid}/Recordings/${begun.sid}.wav?RequestedChannels=2`;
    const sound = Buffer.from(await (await fetch(address, { headers: { authorization } })).arrayBuffer());
    // Channels, samples a second, and three seconds of both.
    expect([sound.readUInt16LE(22), sound.readUInt32LE(24)]).toEqual([2, 8_000]);
    expect(sound.length).toBeGreaterThanOrEqual(44 + 3 * 32_000);
    expect(await client.recordings(begun.sid).remove()).toBe(true);
    await expect(client.recordings(begun.sid).fetch()).rejects.toMatchObject({ status: 404 });
    await client.calls(call.sid).update({ status: 'completed' });
  });

  test('conferences are none, and numbers are not looked up', async () => {
    expect(await client.conferences.list()).toEqual([]);
    await expect(client.conferences('CF00000000000000000000000000000000').fetch()).rejects.toMatchObject({
      status: 404,
    });
    await expect(client.lookups.v2.phoneNumbers('+12025550187').fetch()).rejects.toMatchObject({
      status: 404,
      code: 20404,
      message: expect.stringContaining('Connect a Twilio account'),
    });
  });

  test('somebody who calls in is heard by Gather, and the fallback is asked where the program fails', async () => {
    const asks = new VoiceResponse();
    asks.gather({ input: ['speech', 'dtmf'], action: `${base}/heard`, actionOnEmptyResult: true }).say('Who is there?');
    answers['/voice'] = asks.toString();
    answers['/heard'] = new VoiceResponse().toString();
    await control('calls', { from: '+12025550123', to: own.phoneNumber, says: ['It is Ann.'] });
    await until(() => paths().includes('/over'));
    expect(told.find(({ path }) => path === '/heard')!.fields).toMatchObject({
      SpeechResult: 'It is Ann.',
      Confidence: '0.95',
      Direction: 'inbound',
      CallStatus: 'in-progress',
    });
    expect(told.every(({ valid }) => valid)).toBe(true);
    told = [];
    delete answers['/voice'];
    answers['/help'] = new VoiceResponse().toString();
    await client.incomingPhoneNumbers(own.sid).update({ voiceFallbackUrl: `${base}/help` });
    await control('calls', { from: '+12025550123', to: own.phoneNumber, says: [] });
    await until(() => paths().includes('/over'));
    expect(told.find(({ path }) => path === '/help')!.fields).toMatchObject({
      ErrorCode: '11200',
      ErrorUrl: `${base}/voice`,
    });
  });

  test('messages go out, come in, and are listed', async () => {
    await client.incomingPhoneNumbers(own.sid).update({ smsUrl: `${base}/sms` });
    answers['/sms'] = new twilio.twiml.MessagingResponse().toString();
    const sent = await client.messages.create({
      from: own.phoneNumber,
      to: '+12025550196',
      body: 'Hello there',
      statusCallback: `${base}/sent`,
    });
    expect(sent).toMatchObject({ status: 'queued', numSegments: '1', dateSent: null });
    await until(() => paths().includes('/sms'));
    expect(told.filter(({ path }) => path === '/sent').map(({ fields }) => fields.MessageStatus)).toEqual([
      ...['sent', 'delivered'],
    ]);
    expect(told.find(({ path }) => path === '/sms')!.fields).toMatchObject({ From: '+12025550196', NumMedia: '0' });
    expect(told.every(({ valid }) => valid)).toBe(true);
    expect((await client.messages(sent.sid).fetch()).status).toBe('delivered');
    expect((await client.messages.list({ to: '+12025550196' })).map(({ sid }) => sid)).toEqual([sent.sid]);
    await control('texts', { from: '+12025550177', to: own.phoneNumber, text: 'STOP' });
    const blocked = client.messages.create({ from: own.phoneNumber, to: '+12025550177', body: 'Hello' });
    await expect(blocked).rejects.toMatchObject({ status: 400, code: 21610 });
  });

  test('a menu goes on with the key that is pressed, and a bad line loses words the same way each time', async () => {
    const listens = (path: string) => {
      const response = new VoiceResponse();
      response.gather({ input: ['speech'], action: `${base}${path}`, timeout: 10, actionOnEmptyResult: true });
      return response;
    };
    const presses = new VoiceResponse();
    presses.play({ digits: 'w1' });
    presses.redirect(`${base}/then`);
    answers = {
      '/voice': listens('/menu').toString(),
      '/menu': presses.toString(),
      '/then': listens('/sales').toString(),
    };
    answers['/sales'] = new VoiceResponse().toString();
    await client.calls.create({ from: own.phoneNumber, to: '+12025550188', url: `${base}/voice` });
    await until(() => paths().includes('/sales'));
    const heard = (path: string) => told.find((one) => one.path === path)!.fields.SpeechResult;
    expect(heard('/menu')).toMatch(/For sales, press 1/);

    const over = async () => {
      told = [];
      answers = { '/voice': listens('/voice').toString() };
      const { sid } = await client.calls.create({ from: own.phoneNumber, to: '+12025550187', url: `${base}/voice` });
      await until(() => told.length > 12);
      await client.calls(sid).update({ status: 'completed' });
      return told
        .slice(1, 12)
        .map(({ fields }) => [fields.SpeechResult ?? '', Number(fields.Confidence ?? 0)] as const);
    };
    const [one, other] = [await over(), await over()];
    expect(one).toEqual(other);
    const words = one.map(([text]) => text);
    expect(words).toContain('');
    const whole: readonly string[] = scripts['0187'].answers;
    expect(words.some((text) => whole.includes(text))).toBe(true);
    expect(words.some((text) => text !== '' && !whole.includes(text))).toBe(true);
    expect(one.every(([, sure]) => sure < 0.75)).toBe(true);
  });

  test('what goes wrong on demand is the next request alone', async () => {
    const fault = (does: string) => control('faults', { operation: 'calls.list', fault: { does } });
    for (const does of ['cut', 'half', 'garbage']) {
      expect((await fault(does)).status).toBe(200);
      await expect(client.calls.list({ limit: 1 })).rejects.toThrow();
      await client.calls.list({ limit: 1 });
    }
    expect((await control('faults', { operation: 'calls.list', fault: { does: 'explode' } })).status).toBe(400);
  });
});

test('people are shown each number that goes by a script', () => {
  expect(Object.keys(testCallees)).toEqual([...Object.keys(faultyNumbers), ...Object.keys(scripts)].sort());
});

test('the documents of the product are read as those that the library’s classes write', () => {
  const theirs = new VoiceResponse();
  const gather = theirs.gather({
    input: ['dtmf', 'speech'],
    action: '/next?a=1&b=2',
    method: 'POST',
    actionOnEmptyResult: true,
    language: 'en-US',
    timeout: 6,
    speechTimeout: 'auto',
    numDigits: 1,
    bargeIn: true,
    profanityFilter: false,
  });
  gather.play('https://voice.example.com/a.wav');
  gather.say({ language: 'en-US' }, 'Tom & "Ann" <said> 5 > 3.');
  theirs.play({ digits: 'w1' });
  theirs.dial({ action: '/done', method: 'POST', callerId: '+15715550100', timeout: 20 }).number('+15715550123');
  theirs.connect().stream({ url: 'wss://voice.example.com/stream' }).parameter({ name: 'ticket', value: 'a.1' });
  theirs.redirect({ method: 'POST' }, '/again');
  theirs.reject({ reason: 'busy' });
  theirs.hangup();
  const ours = twiml([
    {
      verb: 'Gather',
      action: '/next?a=1&b=2',
      hears: { language: 'en-US', silenceAfter: 6, finishedAfter: 'auto', hints: [], keys: 1, bargeIn: true },
      says: [
        { verb: 'Play', url: 'https://voice.example.com/a.wav' },
        { verb: 'Say', text: 'Tom & "Ann" <said> 5 > 3.', language: 'en-US' },
      ],
    },
    { verb: 'Keys', digits: 'w1' },
    { verb: 'Dial', number: '+15715550123', callerId: '+15715550100', action: '/done', ringFor: 20 },
    { verb: 'Stream', url: 'wss://voice.example.com/stream', parameters: { ticket: 'a.1' } },
    { verb: 'Redirect', url: '/again' },
    { verb: 'Reject', reason: 'busy' },
    { verb: 'Hangup' },
  ]);
  expect(readTwiml(ours)).not.toBeNull();
  expect(readTwiml(ours)).toEqual(readTwiml(theirs.toString()));
});
