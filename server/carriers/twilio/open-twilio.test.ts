import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import twilio from 'twilio';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CarrierError } from '#server/carriers/carrier.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { openTwilio, twilioHosts } from './open-twilio.ts';
import { twiml } from './twiml.ts';

const access = { accountSid: `AC${'a'.repeat(32)}`, user: `AC${'a'.repeat(32)}`, secret: 'token' };
const sid = (kind: string) => `${kind}${'1'.repeat(32)}`;

interface Heard {
  method: string;
  path: string;
  fields: Record<string, string | string[]>;
  authorization: string | undefined;
}
let heard: Heard[] = [];
let answer: (request: Heard) => { status: number; body: string } | 'hang up' = () => ({ status: 200, body: '{}' });

const fieldsOf = (text: string) => {
  const form = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(form.keys())].sort().map((name) => {
      const all = form.getAll(name);
      return [name, all.length > 1 ? all : all[0]!];
    }),
  );
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

const server = createServer(async (request, reply) => {
  const url = new URL(request.url!, 'http://carrier');
  const text = (await textOf(request)) || url.search.slice(1);
  const one = { method: request.method!, path: url.pathname, fields: fieldsOf(text) };
  heard.push({ ...one, authorization: request.headers.authorization });
  const said = answer(heard.at(-1)!);
  if (said === 'hang up') request.socket.destroy();
  else reply.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => void server.close());

const carrierAt = (base: string) => openTwilio(openOutbound({ trustedOrigins: [base] }), twilioHosts(base), access);
const carrier = carrierAt(origin);
const urls = {
  voice: 'https://v.example.com/voice',
  voiceFallback: 'https://v.example.com/fallback',
  sms: 'https://v.example.com/sms',
  status: 'https://v.example.com/status',
};
const owned = { sid: sid('PN'), phone_number: '+15715550100', capabilities: { voice: true, sms: true } };
const call = { sid: sid('CA'), status: 'queued', date_created: 'Mon, 23 Nov 2026 10:00:00 +0000' };
const dial = {
  callId: '019a0000-0000-7000-8000-0000000000c1',
  from: '+15715550100',
  to: '+15715550123',
  url: 'https://v.example.com/a?b=1',
  fallback: 'https://v.example.com/a?b=2',
  status: 'https://v.example.com/s',
  ringFor: 25,
  longest: 600,
  answeredBy: 'https://v.example.com/amd',
};
const json = (body: unknown, status = 200) => ({ status, body: JSON.stringify(body) });

/** The kind of fault with which something fails. */
const faultOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: unknown) => (error instanceof CarrierError ? `${error.kind} ${error.code ?? ''}`.trim() : String(error)),
  );

beforeEach(() => {
  heard = [];
});

describe('what is asked of the carrier', () => {
  it('is what its own library asks', async () => {
    answer = ({ path, method }) => {
      if (path.includes('/Available')) return json({ available_phone_numbers: [] });
      if (method === 'DELETE') return { status: 204, body: '' };
      if (path.endsWith('/Calls.json') || path.includes('/Calls/')) return json(call, method === 'POST' ? 201 : 200);
      if (path.endsWith('/Messages.json')) return json({ sid: sid('SM') }, 201);
      return json(owned);
    };
    const theirs = twilio(access.accountSid, access.secret);
    (theirs.api as unknown as { baseUrl: string }).baseUrl = origin;
    const number = {
      voiceUrl: urls.voice,
      voiceMethod: 'POST',
      voiceFallbackUrl: urls.voiceFallback,
      smsUrl: urls.sms,
    };
    const again = { smsFallbackUrl: urls.sms, smsFallbackMethod: 'POST' };
    const more = { ...again, voiceFallbackMethod: 'POST', smsMethod: 'POST', statusCallback: urls.status };
    const none = { voiceApplicationSid: '', smsApplicationSid: '', trunkSid: '', statusCallbackMethod: 'POST' };
    const steps: [ours: () => Promise<unknown>, theirs: () => Promise<unknown>][] = [
      [
        () => carrier.search({ country: 'US', kind: 'local', areaCode: '571' }),
        () =>
          theirs.availablePhoneNumbers('US').local.list({ areaCode: 571, voiceEnabled: true, pageSize: 20, limit: 20 }),
      ],
      [
        () => carrier.buy('+15715550100', 'Desk', urls),
        () =>
          theirs.incomingPhoneNumbers.create({
            phoneNumber: '+15715550100',
            friendlyName: 'Desk',
            ...number,
            ...more,
            ...none,
          }),
      ],
      [
        () => carrier.point(sid('PN'), urls),
        () => theirs.incomingPhoneNumbers(sid('PN')).update({ ...number, ...more, ...none }),
      ],
      [() => carrier.release(sid('PN')), () => theirs.incomingPhoneNumbers(sid('PN')).remove()],
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
      [
        () => carrier.steer(sid('CA'), [{ verb: 'Hangup' }]),
        () => theirs.calls(sid('CA')).update({ twiml: twiml([{ verb: 'Hangup' }]) }),
      ],
      [() => carrier.hangUp(sid('CA')), () => theirs.calls(sid('CA')).update({ status: 'completed' })],
      [
        () => carrier.sendMessage({ from: dial.from, to: dial.to, text: 'Hi + ü', status: urls.status }),
        () => theirs.messages.create({ from: dial.from, to: dial.to, body: 'Hi + ü', statusCallback: urls.status }),
      ],
    ];
    for (const [ours, other] of steps) {
      heard = [];
      await ours();
      await other();
      expect(heard[0]).toEqual(heard[1]);
    }
  });

  it('reads lists page by page, and tells nobody else its secret', async () => {
    answer = ({ fields }) =>
      fields.Page === '1'
        ? json({
            incoming_phone_numbers: [{ ...owned, trunk_sid: sid('TK') }],
            next_page_uri: 'https://evil.example/x',
          })
        : json({
            incoming_phone_numbers: [{ ...owned, voice_url: urls.voice, friendly_name: null }],
            next_page_uri: `/2010-04-01/Accounts/${access.accountSid}/IncomingPhoneNumbers.json?Page=1`,
          });
    const found = await carrier.numbers();
    expect(found.map(({ name, urls: { voice }, overruledBy }) => [name, voice, overruledBy])).toEqual([
      ['', urls.voice, null],
      ['', '', sid('TK')],
    ]);
    expect(heard).toHaveLength(2);
  });
});

describe('what may have been done', () => {
  it.each([
    ['a refusal', json({ code: 21211, message: 'Invalid To' }, 400), 'refused 21211'],
    ['a wrong secret', json({ code: 20003, message: 'Authenticate' }, 401), 'unauthorized 20003'],
    ['too many requests', json({ code: 20429, message: 'Too many' }, 429), 'too_many 20429'],
    ['something that is not there', json({ code: 20404, message: 'Not found' }, 404), 'not_found 20404'],
    ['an error of its own', json({ code: 20500, message: 'Internal' }, 500), 'unsure 20500'],
    ['a page of a proxy', { status: 502, body: '<html>' }, 'unsure'],
    ['half an answer', { status: 201, body: '{"sid": "CA' }, 'unsure'],
    ['another form', json({ id: 7 }, 201), 'unsure'],
    ['a lost connection', 'hang up' as const, 'unsure'],
  ])('is told of %s', async (_, said, kind) => {
    answer = () => said;
    expect(await faultOf(carrier.dial(dial))).toBe(kind);
    // Whatever came: it was asked for once.
    expect(heard).toHaveLength(1);
  });

  it('is nothing where no connection came about', async () => {
    expect(await faultOf(carrierAt('http://127.0.0.1:9').dial(dial))).toBe('never_left');
  });
});
