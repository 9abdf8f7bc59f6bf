import { parseDocument } from 'htmlparser2';
import { pino } from 'pino';
import { afterAll, describe, expect, it, test } from 'vitest';
import { capabilities, carrierCan, carriers, limitsOf } from '#domain/carriers/carrier-kinds.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { openCarrierEar } from '#server/testing/carrier-requests.ts';
import { telnyxApi, telnyxHeaders, telnyxKeys, telnyxUser } from '#server/testing/telnyx-api.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { type Carrier, CarrierError } from './carrier.ts';
import type { CarrierWire } from './carrier-wire.ts';
import { addressHolding } from './held-document.ts';
import { signalWireDialect } from './signalwire/signalwire-dialect.ts';
import { startCarrier } from './simulator/standalone.ts';
import { openTelnyx } from './telnyx/open-telnyx.ts';
import { openTwilio, twilioHosts } from './twilio/open-twilio.ts';
import { signatureOf } from './twilio/signature.ts';
import type { Verb } from './verbs.ts';
import { wires } from './wires.ts';

/** What every carrier has to do, whatever its own language is: a carrier that is added is added to the list below. */

const clock = manualClock(Date.parse('2026-11-23T08:00:00Z'));
const simulator = await startCarrier(clock, pino({ level: 'silent' }));
const { accountSid, token } = simulator.newAccount();
const ear = await openCarrierEar();
ear.answer = telnyxApi().answer;
afterAll(async () => {
  ear.close();
  await simulator.close();
});

const here = 'https://voice.example.com/webhooks/phone/hook';
const outbound = openOutbound({ trustedOrigins: [simulator.origin, ear.origin] });
const keys = telnyxKeys();
const access = { accountSid, user: accountSid, secret: token };

interface Kind {
  name: 'twilio' | 'stand-in' | 'signalwire' | 'telnyx';
  carrier: Carrier;
  /** The same account with a secret that is not its own. */
  stranger: Carrier;
  wire: CarrierWire;
  key: string;
  /** Headers that the carrier signs a request with. */
  sign(url: string, body: string): Record<string, string>;
}

const fieldsOf = (body: string) => Object.fromEntries(new URLSearchParams(body));
const ofTwilio = (secret: string) => openTwilio(outbound, twilioHosts(simulator.origin), { ...access, secret });
const signalWire = (secret: string) =>
  openTwilio(
    outbound,
    { api: simulator.origin, pricing: null, numbers: null },
    { ...access, secret },
    signalWireDialect((document) => addressHolding(here, document)),
  );
const telnyx = (apiKey: string) =>
  openTelnyx(outbound, clock, {
    accountSid: telnyxUser,
    apiKey,
    baseUrl: `${ear.origin}/v2`,
    applicationId: 'app-1',
    messagingProfileId: 'mp-1',
  });
const signTwilio = (url: string, body: string) => ({ 'x-twilio-signature': signatureOf(token, url, fieldsOf(body)) });

const kinds: Kind[] = [
  ...(['twilio', 'stand-in'] as const).map((name) => ({
    name,
    carrier: ofTwilio(token),
    stranger: ofTwilio('f'.repeat(32)),
    wire: wires[name]!,
    key: token,
    sign: signTwilio,
  })),
  {
    name: 'signalwire',
    carrier: signalWire(token),
    stranger: signalWire('f'.repeat(32)),
    wire: wires.signalwire!,
    key: 'PSK_1',
    sign: (url, body) => ({ 'x-signalwire-signature': signatureOf('PSK_1', url, fieldsOf(body)) }),
  },
  {
    name: 'telnyx',
    carrier: telnyx('KEY1'),
    stranger: telnyx('KEY2'),
    wire: wires.telnyx!,
    key: keys.publicKey,
    sign: (_url, body) => telnyxHeaders(keys.privateKey, body, clock.now()),
  },
];
const { answer } = telnyxApi();
ear.answer = (request) =>
  request.authorization === 'Bearer KEY2'
    ? { status: 401, body: { errors: [{ code: '10009', title: 'Authentication failed' }] } }
    : answer(request);

test('each carrier has a row of what it can do, and of what is missed where it cannot', () => {
  for (const name of carriers) {
    const missed = capabilities.filter((one) => !carrierCan[name][one]);
    expect(limitsOf(name)).toHaveLength(missed.length);
    expect(carrierCan[name].dials && carrierCan[name].answers).toBe(true);
  }
  // Anyone who asks us has a wire; a server that speaks SIP does not ask.
  expect(carriers.filter((name) => wires[name] === null)).toEqual(['sip']);
  expect(kinds.map(({ name }) => name).sort()).toEqual(carriers.filter((name) => name !== 'sip').sort());
});

const answering = `${here}/answered?call=1`;
const dial = {
  callId: '019a0000-0000-7000-8000-0000000000c1',
  from: '+15715550100',
  to: '+12025550190',
  url: answering,
  fallback: answering,
  status: `${here}/status`,
  ringFor: 25,
  longest: 600,
};
const urls = {
  voice: `${here}/voice`,
  voiceFallback: `${here}/fallback`,
  sms: `${here}/sms`,
  status: `${here}/status`,
};
const everyVerb: Verb[] = [
  { verb: 'Say', text: 'Ann & <Bo> “said”\u0007 "yes"', language: 'en-US' },
  { verb: 'Play', url: `${here}/audio/1?a=1&b=2` },
  { verb: 'Pause', seconds: 2 },
  { verb: 'Keys', digits: 'ww1' },
  {
    verb: 'Gather',
    action: `${here}/calls/1?position=2&on=heard`,
    hears: { language: 'de-DE', silenceAfter: 5, finishedAfter: 'auto', hints: ['Bo, Ann', 'x'], bargeIn: true },
    says: [{ verb: 'Say', text: 'Hello?', language: 'de-DE' }],
  },
  { verb: 'Dial', number: '+12025550123', callerId: '+15715550100', action: `${here}/a`, ringFor: 25 },
  { verb: 'Record', action: `${here}/r`, longest: 60, beep: true },
  { verb: 'Redirect', url: `${here}/calls/1?position=2&on=waited` },
  { verb: 'Reject', reason: 'busy' },
  { verb: 'Hangup' },
];

type Node = ReturnType<typeof parseDocument>['children'][number];
/** Elements of a document, each with its attributes, whatever they stand in. */
const elements = (nodes: Node[]): { name: string; attribs: Record<string, string>; text: string }[] =>
  nodes.flatMap((node) =>
    'attribs' in node
      ? [
          {
            name: node.name,
            attribs: node.attribs,
            text: node.children.map((child) => ('data' in child ? child.data : '')).join(''),
          },
          ...elements(node.children),
        ]
      : [],
  );

describe.each(kinds)('$name', ({ name, carrier, stranger, wire, key, sign }) => {
  const { can } = carrier;
  const faultOf = (doing: Promise<unknown>) =>
    doing.then(
      () => 'done',
      (error: unknown) => (error instanceof CarrierError ? error.kind : String(error)),
    );

  it('says what it can do', () => expect(can).toEqual(name === 'stand-in' ? carrierCan.twilio : carrierCan[name]));

  it('tells whose account it is, and refuses a secret that is not its own', async () => {
    const { sid, isActive } = await carrier.account();
    expect(sid).toBe(name === 'telnyx' ? telnyxUser : accountSid);
    expect(isActive).toBe(true);
    expect(await faultOf(stranger.account())).toBe('unauthorized');
  });

  it('sells a number, leads it here, and takes it back', async () => {
    expect(can.sells).toBe(true);
    const [offer] = await carrier.search({ country: 'US', kind: 'local' });
    const bought = await carrier.buy(offer!.number, 'Desk', urls);
    expect(bought).toMatchObject({ number: offer!.number, urls, overruledBy: null });
    const listed = (await carrier.numbers()).find(({ sid }) => sid === bought.sid);
    expect(listed?.urls.voice).toBe(urls.voice);
    const moved = { ...urls, voice: `${here}/elsewhere` };
    expect((await carrier.point(bought.sid, moved)).urls.voice).toBe(moved.voice);
    const away = await carrier.point(bought.sid, { voice: '', voiceFallback: '', sms: '', status: '' });
    expect(away.urls.voice).toBe('');
    await carrier.release(bought.sid);
    expect((await carrier.numbers()).some(({ sid }) => sid === bought.sid)).toBe(false);
    expect(await faultOf(carrier.release(bought.sid))).toBe('not_found');
  });

  it('dials once, finds the call in its list, steers it, and hangs it up', async () => {
    expect(can.dials).toBe(true);
    if (name !== 'telnyx') await carrier.buy(dial.from, 'Desk', urls).catch(() => {});
    const placed = await carrier.dial(dial).then(
      ({ sid }) => sid,
      (error: CarrierError) => error.kind,
    );
    // Telnyx documents no name of a call in its answer: it is told by the first webhook.
    if (name === 'telnyx') expect(placed).toBe('unsure');
    const [listed] = await carrier.calls(dial.from, dial.to, new Date(clock.now()));
    expect(listed!.direction).toMatch(/^outbound/);
    if (name !== 'telnyx') expect(listed!.sid).toBe(placed);
    expect((await carrier.call(listed!.sid)).sid).toBe(listed!.sid);
    await carrier.steer(listed!.sid, [{ verb: 'Hangup' }]);
    expect(await faultOf(carrier.hangUp(listed!.sid))).toBe('done');
  });

  it('sends a text, and lists it', async () => {
    expect(can.texts).toBe(true);
    const { sid } = await carrier.sendMessage({
      from: dial.from,
      to: '+12025550123',
      text: 'Hello',
      status: `${here}/sms-status?message=1`,
    });
    const listed = await carrier.messages(dial.from, '+12025550123', new Date(clock.now()));
    expect(listed.find((one) => one.sid === sid)?.direction).toMatch(/^outbound/);
  });

  it('refuses with a sentence what it cannot do', async () => {
    if (can.records) return;
    await expect(carrier.record('call', here)).rejects.toThrow(/can’t be recorded/);
    expect(await carrier.recordings('call')).toEqual([]);
  });

  it('takes what its carrier has signed, and nothing else', () => {
    const url = `${here}/calls/1?position=2&on=heard`;
    const body = 'CallSid=CA1&From=%2B12025550123&To=%2B15715550100&SpeechResult=Yes+please';
    const verify = (headers: Record<string, string>, given = body) =>
      wire.verify({ url, body: Buffer.from(given), header: (one) => headers[one], now: clock.now() }, key);
    const signed = sign(url, body);
    expect(verify(signed)).toBe(true);
    expect(verify(signed, body.replace('Yes', 'No'))).toBe(false);
    expect(verify({})).toBe(false);
    for (const header of Object.keys(signed)) expect(verify({ ...signed, [header]: 'AAAA' })).toBe(false);
  });

  it.each([
    [
      'a call',
      'CallSid=CA1&From=%2B12025550123&To=%2B15715550100',
      { call: 'CA1', from: '+12025550123', to: '+15715550100', result: null },
    ],
    [
      'what was said',
      'CallSid=CA1&SpeechResult=Yes+please&Confidence=0.9',
      { said: 'Yes please', confidence: 0.9, digits: '' },
    ],
    ['keys', 'CallSid=CA1&Digits=12%23x', { digits: '12#', said: '' }],
    ['an end', 'CallSid=CA1&CallStatus=no-answer', { result: 'no_answer' }],
    [
      'a transfer that came about',
      'CallSid=CA1&DialCallStatus=completed',
      { transfer: { result: 'connected', says: 'completed' } },
    ],
    ['a transfer to a busy line', 'CallSid=CA1&DialCallStatus=busy', { transfer: { result: 'busy', says: 'busy' } }],
    [
      'a tone of a machine',
      'CallSid=CA1&AnsweredBy=machine_end_beep',
      { answeredBy: { who: 'machine', surely: true } },
    ],
    [
      'a guess that it is a machine',
      'CallSid=CA1&AnsweredBy=machine_start',
      { answeredBy: { who: 'machine', surely: false } },
    ],
  ])('reads %s', (_, body, event) => {
    expect(wire.eventOf({ url: here, body: Buffer.from(body), header: () => undefined, now: 0 })).toMatchObject(event);
  });

  it('reads a text, and how one went', () => {
    const read = (body: string) =>
      wire.eventOf({ url: here, body: Buffer.from(body), header: () => undefined, now: 0 });
    const text = {
      from: { phone_number: '+12025550123' },
      to: [{ phone_number: '+15715550100', status: 'webhook_delivered' }],
    };
    const came =
      name === 'telnyx'
        ? JSON.stringify({
            data: { event_type: 'message.received', payload: { id: 'm1', ...text, text: 'Hi\u0000', media: [{}] } },
          })
        : 'MessageSid=m1&From=%2B12025550123&To=%2B15715550100&Body=Hi%00&NumMedia=1';
    expect(read(came)).toMatchObject({
      from: '+12025550123',
      to: '+15715550100',
      message: { sid: 'm1', text: 'Hi', media: 1, carrierAnswered: false },
    });
    const failed =
      name === 'telnyx'
        ? JSON.stringify({
            data: {
              event_type: 'message.finalized',
              payload: {
                id: 'm1',
                to: [{ phone_number: '+12025550123', status: 'delivery_failed' }],
                errors: [{ code: '40008' }],
              },
            },
          })
        : 'MessageSid=m1&MessageStatus=undelivered&ErrorCode=30003';
    expect(read(failed).message).toMatchObject({ sid: 'm1', status: 'undelivered' });
    expect(read(failed).message.code).toBeGreaterThan(30_000);
  });

  it('writes each verb as markup that says what was meant', () => {
    const document = wire.write(everyVerb);
    expect(document.startsWith('<?xml version="1.0" encoding="UTF-8"?><Response>')).toBe(true);
    const all = elements(parseDocument(document, { xmlMode: true }).children);
    const named = (one: string) => all.filter((element) => element.name === one);
    expect(named('Say')[0]).toMatchObject({ text: 'Ann & <Bo> “said” "yes"', attribs: { language: 'en-US' } });
    expect(named('Play').map(({ text, attribs }) => text || attribs.digits)).toEqual([
      `${here}/audio/1?a=1&b=2`,
      'ww1',
    ]);
    expect(named('Gather')[0]!.attribs).toMatchObject({
      action: `${here}/calls/1?position=2&on=heard`,
      input: 'dtmf speech',
      language: 'de-DE',
      hints: 'Bo  Ann,x',
    });
    expect(named('Number')[0]!.text).toBe('+12025550123');
    expect(named('Redirect').at(-1)!.text).toBe(`${here}/calls/1?position=2&on=waited`);
    expect(named('Hangup')).toHaveLength(1);
  });

  it('goes on where nobody says anything, by an attribute or a redirect', () => {
    const gather = everyVerb.find(({ verb }) => verb === 'Gather')!;
    const all = elements(parseDocument(wire.write([gather]), { xmlMode: true }).children);
    const { attribs } = all.find((one) => one.name === 'Gather')!;
    const behind = all.find((one) => one.name === 'Redirect');
    expect(attribs.actionOnEmptyResult === 'true' || behind?.text === attribs.action).toBe(true);
  });
});
