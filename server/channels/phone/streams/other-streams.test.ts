import { afterAll, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { carrierAccountsApi } from '#domain/carriers/carrier-accounts.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { signatureOf } from '#server/carriers/twilio/signature.ts';
import { openCarrierEar } from '#server/testing/carrier-requests.ts';
import { CarrierStream, type StreamWords, signalWireWords, telnyxWords } from '#server/testing/carrier-stream.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { openCarrierStub, PhoneLine, type SignForm } from '#server/testing/phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { telnyxApi, telnyxCall, telnyxHeaders, telnyxKeys } from '#server/testing/telnyx-api.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { streamTicket } from './stream-ticket.ts';

/** Callers at carriers beside Twilio who are heard as they speak. */

const [deepgram, stub, telnyx] = await Promise.all([startFakeDeepgram(), openCarrierStub(), openCarrierEar()]);
afterAll(async () => {
  await deepgram.close();
  stub.close();
  telnyx.close();
});
const app = await startApp({
  PUBLIC_URL: 'https://voice.example.com',
  DEEPGRAM_BASE_URL: deepgram.origin,
  TWILIO_BASE_URL: stub.base,
  CARRIER_ORIGINS: telnyx.origin,
});
const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
const until = turnUntil(app, { stepMs: 100, everyMs: 5, withinMs: 20_000 });

const projectId = '7c5c1d2e-4f7b-4c2a-9a51-1d3b5f7e9a10';
const signingKey = 'PSK_0123456789abcdef';
const keys = telnyxKeys();

interface At {
  sid: string;
  words: StreamWords;
  sign: SignForm;
  callSid: string;
  /** What the element of the stream says beside its address. */
  attributes: object;
  /** What each message to the carrier says of its stream. */
  address: object;
  /** Connects an account. Answers where calls are announced, once a number is there. */
  connect(owner: TestClient): Promise<() => string>;
}

const carriers: Record<'signalwire' | 'telnyx', At> = {
  signalwire: {
    sid: `PN${'1'.padStart(32, '0')}`,
    words: signalWireWords(projectId),
    sign: (url, form) => ({ 'x-signalwire-signature': signatureOf(signingKey, url, form) }),
    callSid: '1f4c1d2e-4f7b-4c2a-9a51-000000000001',
    attributes: {},
    address: { streamSid: 'MZ0123' },
    async connect(owner) {
      const token = 'PT0123456789abcdef0123456789abcdef';
      await owner.call(carrierAccountsApi.connect, {
        body: { credentials: { carrier: 'signalwire', space: `${stub.base}/api/laml`, projectId, token, signingKey } },
      });
      return () => stub.asked.findLast(({ fields }) => fields.VoiceUrl !== undefined)!.fields.VoiceUrl!;
    },
  },
  telnyx: {
    sid: '1293384261075731499',
    words: telnyxWords,
    sign: (_url, _form, body) => telnyxHeaders(keys.privateKey, body, app.clock.now()),
    callSid: telnyxCall,
    attributes: { track: 'inbound_track', codec: 'PCMU', bidirectionalMode: 'rtp', bidirectionalCodec: 'PCMU' },
    address: {},
    async connect(owner) {
      telnyx.answer = telnyxApi().answer;
      telnyx.heard = [];
      const { publicKey } = keys;
      await owner.call(carrierAccountsApi.connect, {
        body: {
          credentials: { carrier: 'telnyx', apiKey: 'KEY0123456789ABCDEF', publicKey, baseUrl: `${telnyx.origin}/v2` },
        },
      });
      const made = telnyx.heard.find(({ path, method }) => method === 'POST' && path.endsWith('/texml_applications'))!;
      return () => (made.json as Record<string, string>).voice_url!;
    },
  },
};

async function ring({ sid, sign, callSid, connect }: At) {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  const voice = await connect(owner);
  const number = await owner.call(phoneNumbersApi.importNumber, { body: { sid, inboundAgentId: agentId } });
  await owner.call(transcriberApi.connect, { body: { service: 'deepgram', key: fakeTranscriberKey } });
  const body = { heardBy: 'transcriber' } as const;
  await owner.call(phoneNumbersApi.update, { params: { numberId: number.id }, body });
  const line = new PhoneLine(app, 0, { callSid, sign });
  await line.ask(voice());
  const call = async () => {
    const [only] = (await owner.call(callsApi.list)).items;
    return owner.call(callsApi.get, { params: { callId: only!.id } });
  };
  return { owner, line, call };
}

/** The stream that the carrier is to open. */
const streamIn = (line: PhoneLine) => line.verb('Connect')!.inside[0]!.attributes as { url: string };

test.each(['signalwire', 'telnyx'] as const)('callers at %s are heard as they speak', async (carrier) => {
  const at = carriers[carrier];
  const { line, call } = await ring(at);
  const { url, ...attributes } = streamIn(line);
  expect(attributes).toEqual(at.attributes);
  const stream = new CarrierStream(app, address, url, at.words, at.callSid);
  await until(stream.isQuiet);
  stream.says('a haircut');
  await until(async () => (await call()).turns.at(-1)!.text.includes('name'));
  const [mark] = stream.told.filter(({ event }) => event === 'mark');
  expect(mark).toEqual({ event: 'mark', mark: { name: expect.any(String) }, ...at.address });
  await until(stream.isQuiet);
  // The stream is lost: the carrier asks on, and listens itself from where the call stood.
  stream.close();
  await stream.closed;
  await line.ask(line.verb('Redirect')!.text);
  await line.settle();
  expect(line.verb('Gather')).toBeDefined();
  expect((await call()).turns.filter(({ role }) => role === 'caller').map(({ text }) => text)).toEqual(['a haircut']);
});

test('a stream without the ticket of a call of the account is refused', async () => {
  const at = carriers.telnyx;
  const { line } = await ring(at);
  const { url } = streamIn(line);
  const open = (address_: string) => new CarrierStream(app, address, address_, at.words, at.callSid).closed;
  const without = url.slice(0, url.lastIndexOf('/'));
  expect(await open(without)).toBe(403);
  expect(await open(`${url}x`)).toBe(403);
  // Of a call of another workspace.
  const other = await ring(carriers.signalwire);
  expect(await open(`${without}/${streamTicket(app.services, (await other.call()).id)}`)).toBe(1008);
  app.clock.advance(61_000);
  expect(await open(url)).toBe(403);
});
