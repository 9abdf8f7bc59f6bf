import Telnyx from 'telnyx';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CarrierError } from '#server/carriers/carrier.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { openCarrierEar } from '#server/testing/carrier-requests.ts';
import { telnyxApi, telnyxCall, telnyxHeaders, telnyxKeys, telnyxUser } from '#server/testing/telnyx-api.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { makeRoutes, openTelnyx } from './open-telnyx.ts';
import { telnyxWire } from './telnyx-wire.ts';
import { texml } from './texml.ts';

/** Telnyx's own library beside ours: what it asks, and what it takes for signed. */

const ear = await openCarrierEar();
afterAll(() => void ear.close());
const baseUrl = `${ear.origin}/v2`;
const clock = manualClock(Date.parse('2026-11-23T08:00:00Z'));
const outbound = openOutbound({ trustedOrigins: [ear.origin] });
const access = {
  accountSid: telnyxUser,
  apiKey: 'KEY0123',
  baseUrl,
  applicationId: 'app-1',
  messagingProfileId: 'mp-1',
};
const carrier = openTelnyx(outbound, clock, access);
const theirs = new Telnyx({ apiKey: 'KEY0123', baseURL: baseUrl, maxRetries: 0 });

const here = 'https://voice.example.com/webhooks/phone/hook';
const urls = {
  voice: `${here}/voice`,
  voiceFallback: `${here}/fallback`,
  sms: `${here}/sms`,
  status: `${here}/status`,
};
const dial = {
  callId: '019a0000-0000-7000-8000-0000000000c1',
  from: '+15715550100',
  to: '+15715550123',
  url: `${here}/answered?call=1`,
  fallback: `${here}/answered?call=2`,
  status: `${here}/status`,
  ringFor: 25,
  longest: 600,
  answeredBy: `${here}/machine`,
};
let api = telnyxApi();
beforeEach(() => {
  api = telnyxApi();
  ear.answer = api.answer;
  ear.heard = [];
});

/** The kind of fault with which something fails. */
const faultOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: unknown) => (error instanceof CarrierError ? `${error.kind} ${error.code ?? ''}`.trim() : String(error)),
  );

describe('what is asked of Telnyx', () => {
  it('is what its own library asks', async () => {
    const text = { from: dial.from, to: dial.to, text: 'Hi + ü', status: `${here}/sms-status?message=1` };
    const steps: [ours: () => Promise<unknown>, theirs: () => PromiseLike<unknown>][] = [
      [
        () => carrier.search({ country: 'US', kind: 'local', areaCode: '571', contains: '55' }),
        () =>
          theirs.availablePhoneNumbers.list({
            filter: {
              country_code: 'US',
              phone_number_type: 'local',
              national_destination_code: '571',
              phone_number: { contains: '55' },
              features: ['voice'],
              limit: 20,
            },
          }),
      ],
      [
        () => faultOf(carrier.dial(dial)),
        () =>
          theirs.texml.accounts.calls.calls(telnyxUser, {
            body: {
              ApplicationSid: 'app-1',
              From: dial.from,
              To: dial.to,
              Url: dial.url,
              UrlMethod: 'POST',
              FallbackUrl: dial.fallback,
              StatusCallback: dial.status,
              StatusCallbackMethod: 'POST',
              StatusCallbackEvent: 'initiated ringing answered completed',
              Timeout: 25,
              TimeLimit: 600,
              MachineDetection: 'DetectMessageEnd',
              AsyncAmd: true,
              AsyncAmdStatusCallback: dial.answeredBy,
              AsyncAmdStatusCallbackMethod: 'POST',
            },
          }),
      ],
      [
        () => carrier.steer(telnyxCall, [{ verb: 'Hangup' }]),
        () =>
          theirs.texml.accounts.calls.update(telnyxCall, {
            account_sid: telnyxUser,
            Texml: texml([{ verb: 'Hangup' }]),
          }),
      ],
      [
        () => carrier.hangUp(telnyxCall),
        () => theirs.texml.accounts.calls.update(telnyxCall, { account_sid: telnyxUser, Status: 'completed' }),
      ],
      [
        () => carrier.call(telnyxCall),
        () => theirs.texml.accounts.calls.retrieve(telnyxCall, { account_sid: telnyxUser }),
      ],
      [
        () => carrier.calls(dial.from, dial.to, new Date(clock.now())),
        () =>
          theirs.texml.accounts.calls.retrieveCalls(telnyxUser, {
            From: dial.from,
            To: dial.to,
            StartTime: '2026-11-23',
            PageSize: 100,
          }),
      ],
      [
        () => carrier.sendMessage(text),
        () =>
          theirs.messages.send({
            from: text.from,
            to: text.to,
            text: text.text,
            messaging_profile_id: 'mp-1',
            webhook_url: text.status,
            webhook_failover_url: text.status,
            use_profile_webhooks: false,
          }),
      ],
      [
        () => carrier.account(),
        () => theirs.chargesSummary.retrieve({ start_date: '2026-11-22', end_date: '2026-11-23' }),
      ],
      [() => carrier.release('1293384261075731499'), () => theirs.phoneNumbers.delete('1293384261075731499')],
    ];
    for (const [ours, other] of steps) {
      ear.heard = [];
      await ours();
      await other().then(
        () => {},
        () => {},
      );
      expect(ear.heard[0]).toEqual(ear.heard[1]);
    }
  });

  it('is what its own library asks to lead a number here, and to buy one', async () => {
    const asked = async (work: () => PromiseLike<unknown>, fits: (path: string) => boolean) => {
      ear.heard = [];
      await work();
      return ear.heard.filter(({ path, method }) => method !== 'GET' && fits(path));
    };
    const sid = '1293384261075731499';
    const ours = await asked(
      () => carrier.point(sid, urls),
      (path) => path.includes('/phone_numbers/'),
    );
    const other = await asked(
      async () => {
        await theirs.phoneNumbers.update(sid, { connection_id: 'app-1' });
        await theirs.phoneNumbers.messaging.update(sid, { messaging_profile_id: 'mp-1' });
      },
      () => true,
    );
    expect(ours).toEqual(other);
    const bought = await asked(
      () => carrier.buy('+15715550150', 'Desk', urls),
      (path) => path.endsWith('/number_orders'),
    );
    const ordered = await asked(
      () =>
        theirs.numberOrders.create({
          phone_numbers: [{ phone_number: '+15715550150' }],
          connection_id: 'app-1',
          messaging_profile_id: 'mp-1',
          customer_reference: 'Desk',
        }),
      () => true,
    );
    expect(bought).toEqual(ordered);
  });

  it('is what its own library asks to make an application and a profile', async () => {
    await makeRoutes(outbound, access, urls);
    const ours = ear.heard;
    ear.heard = [];
    await theirs.outboundVoiceProfiles.list({ 'page[number]': 1, 'page[size]': 1 } as never);
    await theirs.texmlApplications.create({
      friendly_name: 'Parley',
      voice_url: urls.voice,
      voice_method: 'post',
      voice_fallback_url: urls.voiceFallback,
      status_callback: urls.status,
      status_callback_method: 'post',
      outbound: { outbound_voice_profile_id: 'ovp-1' },
    });
    await theirs.messagingProfiles.create({
      name: 'Parley',
      whitelisted_destinations: ['*'],
      webhook_url: urls.sms,
      webhook_failover_url: urls.sms,
      webhook_api_version: '2',
    });
    expect(ours).toEqual(ear.heard);
  });
});

describe('numbers of Telnyx', () => {
  it('of one search cost the same, and are bought at the price of now', async () => {
    const offers = await carrier.search({ country: 'US', kind: 'local' });
    expect(offers.map(({ number, place, price }) => [number, place, price?.amount])).toEqual([
      ['+15715550150', 'Vienna, VA', '1.10'],
      ['+15715550151', 'Vienna, VA', '1.10'],
    ]);
    expect(await carrier.priceOf!('+15715550152')).toEqual({ amount: '9.00', currency: 'USD' });
  });

  it('are led here, and back to where they went', async () => {
    const [before] = await carrier.numbers();
    expect(before).toMatchObject({ overruledBy: 'other-1', urls: { voice: '', more: { ConnectionId: 'other-1' } } });
    const there = await carrier.point(before!.sid, urls);
    expect(there).toMatchObject({ overruledBy: null, urls: { ...urls } });
    await carrier.point(before!.sid, before!.urls);
    expect(api.numbers.get(before!.sid)).toMatchObject({ connection_id: 'other-1', messaging_profile_id: '' });
  });

  it('that need documents are left to its portal', async () => {
    ear.answer = (request) =>
      request.path.endsWith('/number_orders')
        ? { body: { data: { status: 'pending', phone_numbers: [{ status: 'pending', requirements_met: false }] } } }
        : api.answer(request);
    await expect(carrier.buy('+493012345678', 'Desk', urls)).rejects.toThrow(/documents/);
  });
});

describe('what may have been done', () => {
  it.each([
    [
      'a refusal',
      { status: 422, body: { errors: [{ code: '10015', title: 'Bad', detail: 'Invalid To' }] } },
      'refused 10015',
    ],
    ['a key that may not', { status: 403, body: { errors: [{ code: '10010', title: 'No' }] } }, 'refused 10010'],
    [
      'a wrong key',
      { status: 401, body: { errors: [{ code: '10009', title: 'Authentication failed' }] } },
      'unauthorized 10009',
    ],
    ['too many requests', { status: 429, body: { errors: [{ code: '10011', title: 'Slow' }] } }, 'too_many 10011'],
    ['an error of its own', { status: 500, body: '<html>' }, 'unsure'],
    ['a call without its name', { body: { from: '+1', to: '+1', status: 'queued' } }, 'unsure'],
    ['another form', { body: [] }, 'unsure'],
    ['a lost connection', 'hang up' as const, 'unsure'],
  ])('is told of %s', async (_, said, kind) => {
    ear.answer = () => said;
    expect(await faultOf(carrier.dial(dial))).toBe(kind);
    // Whatever came: it was asked for once.
    expect(ear.heard).toHaveLength(1);
  });

  it('is nothing for a call that is over already', async () => {
    ear.answer = ({ method }) =>
      method === 'POST'
        ? { status: 422, body: { errors: [{ code: '90018', title: 'Call has already ended' }] } }
        : { body: { sid: telnyxCall, status: 'completed', direction: 'outbound', date_created: '' } };
    expect(await faultOf(carrier.hangUp(telnyxCall))).toBe('done');
  });
});

describe('a webhook of Telnyx', () => {
  const { privateKey, publicKey } = telnyxKeys();
  // Its library looks at the clock of the machine.
  const now = Date.now();
  const body = 'CallSid=v3%3Aone&From=%2B15715550123&To=%2B15715550100';
  const verify = (headers: Record<string, string>, given = body, key = publicKey, at = now) =>
    telnyxWire.verify({ url: here, body: Buffer.from(given), header: (name) => headers[name], now: at }, key);

  it('is signed as its own library takes it', async () => {
    const json = JSON.stringify({ data: { event_type: 'message.received', payload: { id: '1' } } });
    const signed = telnyxHeaders(privateKey, json, now);
    await expect(theirs.webhooks.unwrap(json, { headers: signed, key: publicKey })).resolves.toBeTruthy();
    expect(verify(signed, json)).toBe(true);
    const forged = telnyxHeaders(telnyxKeys().privateKey, json, now);
    await expect(theirs.webhooks.unwrap(json, { headers: forged, key: publicKey })).rejects.toThrow();
    expect(verify(forged, json)).toBe(false);
  });

  it('is refused when it is another, older, or signed by nobody', () => {
    const signed = telnyxHeaders(privateKey, body, now);
    expect(verify(signed)).toBe(true);
    expect(verify(signed, `${body}&More=1`)).toBe(false);
    expect(verify(signed, body, publicKey, now + 301_000)).toBe(false);
    expect(verify({ ...signed, 'telnyx-timestamp': 'soon' })).toBe(false);
    expect(verify({ ...signed, 'telnyx-signature-ed25519': 'AAAA' })).toBe(false);
    expect(verify({})).toBe(false);
    expect(verify(signed, body, 'not a key')).toBe(false);
  });

  it('that is no form and no message is refused', () => {
    const asked = { url: here, header: () => undefined, now };
    for (const text of ['{', '{"data":1}', '{"data":{"event_type":"message.sent","payload":{}}}'])
      expect(() => telnyxWire.eventOf({ ...asked, body: Buffer.from(text) })).toThrow();
  });
});
