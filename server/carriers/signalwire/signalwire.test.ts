import { createRequire } from 'node:module';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addressHolding, documentHeld } from '#server/carriers/held-document.ts';
import { openTwilio } from '#server/carriers/twilio/open-twilio.ts';
import { signatureOf } from '#server/carriers/twilio/signature.ts';
import { twiml } from '#server/carriers/twilio/twiml.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { openCarrierEar } from '#server/testing/carrier-requests.ts';
import { signalWireDialect } from './signalwire-dialect.ts';
import { signalWireWire } from './signalwire-wire.ts';

/** SignalWire's own library beside ours: what it asks, and what it takes for signed. */

type Twilio = ReturnType<typeof import('twilio')>;
/** Its types are not exported to modules; it is a descendant of Twilio's library, whose names it has. */
const { RestClient } = createRequire(import.meta.url)('@signalwire/compatibility-api') as {
  RestClient: {
    (project: string, token: string, options: { signalwireSpaceUrl: string }): Twilio;
    validateRequest(key: string, signature: string, url: string, fields: object): boolean;
  };
};

const ear = await openCarrierEar();
afterAll(() => void ear.close());

const project = '7c5c1d2e-4f7b-4c2a-9a51-1d3b5f7e9a10';
const sid = '1f4c1d2e-4f7b-4c2a-9a51-1d3b5f7e9a33';
const base = `${ear.origin}/api/laml`;
const here = 'https://voice.example.com/webhooks/phone/hook';
const carrier = openTwilio(
  openOutbound({ trustedOrigins: [ear.origin] }),
  { api: base, pricing: null, numbers: null },
  { accountSid: project, user: project, secret: 'PT1234' },
  signalWireDialect((document) => addressHolding(here, document)),
);
const theirs = RestClient(project, 'PT1234', { signalwireSpaceUrl: 'example.signalwire.com' });
(theirs.api as unknown as { baseUrl: string }).baseUrl = base;

const urls = {
  voice: `${here}/voice`,
  voiceFallback: `${here}/fallback`,
  sms: `${here}/sms`,
  status: `${here}/status`,
};
const owned = { sid, phone_number: '+15715550100', capabilities: { voice: true, sms: true } };
const call = { sid, status: 'queued', date_created: 'Mon, 23 Nov 2026 10:00:00 +0000' };
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

beforeEach(() => {
  ear.heard = [];
  ear.answer = ({ path, method }) => {
    if (path.includes('/Available')) return { body: { available_phone_numbers: [] } };
    if (method === 'DELETE') return { status: 204, body: null };
    if (path.includes('/Calls')) return { status: method === 'POST' ? 201 : 200, body: call };
    return { body: path.endsWith('/Messages.json') ? { sid } : owned };
  };
});

describe('what is asked of SignalWire', () => {
  it('is what its own library asks, below the path of the space', async () => {
    const steps: [ours: () => Promise<unknown>, theirs: () => Promise<unknown>][] = [
      [
        () => carrier.search({ country: 'US', kind: 'local', areaCode: '571' }),
        () =>
          theirs.availablePhoneNumbers('US').local.list({ areaCode: 571, voiceEnabled: true, pageSize: 20, limit: 20 }),
      ],
      [() => carrier.release(sid), () => theirs.incomingPhoneNumbers(sid).remove()],
      [
        () => carrier.dial(dial),
        () =>
          theirs.calls.create({
            from: dial.from,
            to: dial.to,
            url: dial.url,
            method: 'POST',
            statusCallback: dial.status,
            fallbackUrl: dial.fallback,
            fallbackMethod: 'POST',
            statusCallbackMethod: 'POST',
            timeout: 25,
            timeLimit: 600,
            machineDetection: 'DetectMessageEnd',
            asyncAmd: 'true',
            asyncAmdStatusCallback: dial.answeredBy,
            asyncAmdStatusCallbackMethod: 'POST',
            statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
          }),
      ],
      [() => carrier.hangUp(sid), () => theirs.calls(sid).update({ status: 'completed' })],
      [
        () => carrier.sendMessage({ from: dial.from, to: dial.to, text: 'Hi + ü', status: urls.status }),
        () => theirs.messages.create({ from: dial.from, to: dial.to, body: 'Hi + ü', statusCallback: urls.status }),
      ],
    ];
    for (const [ours, other] of steps) {
      ear.heard = [];
      await ours();
      await other();
      expect(ear.heard[0]).toEqual(ear.heard[1]);
      expect(ear.heard[0]!.path).toMatch(`/api/laml/2010-04-01/Accounts/${project}/`);
    }
  });

  it('reads lists page by page, below the same path', async () => {
    const next = `/api/laml/2010-04-01/Accounts/${project}/IncomingPhoneNumbers.json?Page=1`;
    ear.answer = ({ fields }) => ({
      body: { incoming_phone_numbers: [owned], ...(fields.Page !== '1' && { next_page_uri: next }) },
    });
    expect(await carrier.numbers()).toHaveLength(2);
    expect(new Set(ear.heard.map(({ path }) => path)).size).toBe(1);
  });

  it('leads a live call to an address that holds what it is to do', async () => {
    const verbs = [{ verb: 'Say', text: 'One moment, "please" & thank you.', language: 'en-US' }] as const;
    await carrier.steer(sid, verbs);
    const { Url: url, Method: method } = ear.heard[0]!.fields;
    expect(method).toBe('POST');
    const { searchParams, pathname } = new URL(String(url));
    expect(pathname).toBe('/webhooks/phone/hook/held');
    expect(documentHeld(Object.fromEntries(searchParams))).toBe(twiml(verbs));
  });

  it('knows no prices and no papers', async () => {
    expect(await carrier.prices('US')).toEqual({ currency: '', byKind: {} });
    expect(await carrier.bundles('US', 'local')).toEqual([]);
    expect(ear.heard).toEqual([]);
  });
});

test.each([
  ['nothing', {}],
  ['a document that is none', { do: 'AAAA' }],
  ['a document that grows too large', { do: 'x'.repeat(9_000) }],
])('an address that holds %s is none of ours', (_, query) => {
  expect(documentHeld(query)).toBeNull();
});

describe('a signature of SignalWire', () => {
  const key = 'PSK_0123456789abcdef';
  const url = `${here}/voice?call=1`;
  const verify = (form: string, signature: string | undefined, at = url) =>
    signalWireWire.verify(
      {
        url: at,
        body: Buffer.from(form),
        header: (name) => (name === 'x-signalwire-signature' ? signature : undefined),
        now: 0,
      },
      key,
    );

  it.each([
    [
      'a call',
      'CallSid=1f4c&From=%2B15715550123&To=%2B15715550100',
      { CallSid: '1f4c', From: '+15715550123', To: '+15715550100' },
    ],
    ['no field', '', {}],
    ['a name that stands twice', 'A=2&A=1&A=2', { A: ['2', '1', '2'] }],
  ])('over %s is what its own library takes', (_, form, fields) => {
    const one = fields as Record<string, string | string[]>;
    const words = Object.keys(one)
      .sort()
      .map((name) =>
        [one[name]!]
          .flat()
          .map((value) => `${name}${value}`)
          .join(''),
      );
    const signature = signatureOf(key, `${url}${words.join('')}`);
    expect(RestClient.validateRequest(key, signature, url, one)).toBe(true);
    expect(verify(form, signature)).toBe(true);
    // As the carrier may write its address, with the usual port.
    const withPort = url.replace('.com/', '.com:443/');
    expect(verify(form, signatureOf(key, `${withPort}${words.join('')}`))).toBe(true);
    for (const wrong of [signatureOf('other', url), '', undefined]) expect(verify(form, wrong)).toBe(false);
    expect(verify(`${form}&More=1`, signature)).toBe(false);
    expect(verify(form, signature, `${url}2`)).toBe(false);
  });
});
