import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import OpenAI, { toFile } from 'openai';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { sipAccountsApi } from '#domain/carriers/sip-accounts.ts';
import { softPhoneNumber } from '#domain/carriers/soft-phone.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { switchboardOf } from '#server/carriers/simulator/switchboard.ts';
import { accountOfWorkspace } from '#server/carriers/simulator-accounts.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { loudSpeech, openSipPbx, SipCaller, startSip } from '#server/testing/sip-phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { StreamedPhone } from '#server/testing/streamed-phone.ts';
import { openTalkingBrowser } from '#server/testing/talking-browser.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { encodeWav } from '#voice/audio/wav.ts';
import { silence } from '#voice/testing/coded-speech.ts';
import { tinySpeech, writeTinyEar } from '#voice/testing/tiny-ear.ts';

/** Calls that are heard by an ear of this server, without any key: sherpa-onnx itself, with a model that hears tones. */

const earsDir = mkdtempSync(path.join(tmpdir(), 'parley-ears-'));
await writeTinyEar(path.join(earsDir, 'tones-en'));
await writeTinyEar(path.join(earsDir, 'broken-fr'));
await appendFile(path.join(earsDir, 'broken-fr', 'model.onnx'), Buffer.alloc(500, 7));
const deepgram = await startFakeDeepgram();
const app = await startApp(
  {
    PUBLIC_URL: 'https://voice.example.com',
    SPEECH_EARS_DIR: earsDir,
    DEEPGRAM_BASE_URL: deepgram.origin,
    SIP_SERVERS: '127.0.0.1',
  },
  loudSpeech(),
);
const stopSip = startSip(app);
afterAll(async () => {
  await stopSip();
  await deepgram.close();
  rmSync(earsDir, { recursive: true, force: true });
});
beforeEach(() => {
  deepgram.trouble = null;
});
const address = await addressOf(app.app);
const { clock, services } = app;
const until = turnUntil(app, { stepMs: 40, everyMs: 4, withinMs: 20_000 });

/** The clock of calls goes faster than programs start: sound would pile up before one that is not there yet. */
async function earIsUp(): Promise<void> {
  const sound = { samples: tinySpeech('yes', 16_000), sampleRate: 16_000 };
  await vi.waitFor(() => services.ears.hearFile(sound, 'en'), { timeout: 20_000 });
}
await earIsUp();

async function newAgent(language?: 'de-DE' | 'fr-FR') {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  if (language) await owner.call(agentsApi.update, { params: { agentId }, body: { language } });
  return { owner, agentId };
}
async function newCall({ owner, agentId }: { owner: TestClient; agentId: string }, recognizes = false) {
  const { ticket } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  const turn = (ms: number) => clock.advance(ms);
  const browser = await openTalkingBrowser(address, { type: 'hello', version: 1, ticket }, { turn, recognizes });
  const heard = (text: string) => browser.turns().some((one) => one.role === 'caller' && one.text === text);
  const says = (text: string) => browser.sends(concatPcm([tinySpeech(text, 16_000), silence(900, 16_000)]));
  return { browser, heard, says };
}

test('a browser’s call is heard without any key, and the page is told who listens', async () => {
  const { browser, heard, says } = await newCall(await newAgent(), true);
  expect(await browser.next('hearing')).toEqual({ type: 'hearing', by: 'server', sound: true });
  await says('i like a hair cut');
  await until(() => heard('i like a hair cut'));
  expect(browser.messages.some((one) => one.type === 'interim' && one.text === 'i like')).toBe(true);
  await until(() => browser.turns().filter(({ role }) => role === 'agent').length > 1);
});

test('a language that no ear of this server hears is left to the browser', async () => {
  const { browser } = await newCall(await newAgent('de-DE'), true);
  expect(await browser.next('hearing')).toMatchObject({ by: 'browser' });
});

test('a service that fails in a call hands over to this server, and its card says why', async () => {
  const agent = await newAgent();
  await agent.owner.call(transcriberApi.connect, { body: { service: 'deepgram', key: fakeTranscriberKey } });
  const { browser, heard, says } = await newCall(agent, true);
  await browser.next('hearing');
  deepgram.trouble = 503;
  deepgram.drop();
  await until(async () => (await agent.owner.call(transcriberApi.get)).problem !== null);
  await says('a hair cut');
  await until(() => heard('a hair cut'));
  const hearings = browser.messages.filter((one) => one.type === 'hearing');
  expect(hearings.map(({ by }) => by)).toEqual(['server']);
  expect((await agent.owner.call(transcriberApi.get)).problem).toMatch(/503/);
});

test('an ear whose program dies in a call is started again, and the call goes on', async () => {
  const { browser, heard, says } = await newCall(await newAgent());
  await browser.next('hearing');
  await says('i like a hair cut');
  await until(() => heard('i like a hair cut'));
  for (const pid of services.ears.pids()) process.kill(pid, 'SIGKILL');
  await earIsUp();
  await until(() => browser.turns().filter(({ role }) => role === 'agent').length > 1);
  await says('no');
  await until(() => heard('no'));
});

test('an ear that is damaged leaves its calls to the browser', async () => {
  const { browser } = await newCall(await newAgent('fr-FR'), true);
  await until(() => browser.messages.some((one) => one.type === 'hearing' && one.by === 'browser'));
  browser.send({ type: 'heard', text: 'bonjour', final: true });
  await until(() => browser.turns().some(({ role }) => role === 'caller'));
});

test('it is a choice of its own, and refuses what it has not', async () => {
  const { owner } = await newAgent();
  const before = await owner.call(transcriberApi.get);
  expect(before).toMatchObject({ connected: false, service: null });
  expect(before.local).toEqual([
    expect.objectContaining({ id: 'broken-fr', languages: ['fr'] }),
    { id: 'tones-en', name: 'tones-en', languages: ['en'], license: 'mit', wordError: null, realTimeFactor: null },
  ]);
  expect(await owner.call(transcriberApi.connect, { body: { service: 'local', model: 'tones-en' } })).toMatchObject({
    connected: true,
    service: 'local',
    model: 'tones-en',
    maskedKey: null,
  });
  for (const body of [
    { service: 'local', model: 'nothing' },
    { service: 'local', key: 'a-key' },
    { service: 'local', baseUrl: 'https://x.example' },
  ]) {
    expect((await owner.send('PUT', '/v1/transcriber', body)).status).toBe(400);
  }
});

test('files are transcribed, each utterance with its time', async () => {
  const { owner } = await newAgent();
  const { value: apiKey } = await owner.call(accessTokensApi.create, { body: { name: 'Test', scopes: ['speech'] } });
  const client = new OpenAI({ apiKey, baseURL: `http://${address}/v1`, maxRetries: 0 });
  const rate = 8_000;
  const samples = concatPcm([tinySpeech('hello i like ten', rate), silence(1_000, rate), tinySpeech('yes', rate)]);
  const ask = async (over: object = {}) =>
    client.audio.transcriptions.create({
      file: await toFile(encodeWav({ samples, sampleRate: rate }), 'call.wav'),
      model: 'whisper-1',
      response_format: 'verbose_json',
      language: 'en',
      ...over,
    });
  expect(await ask()).toMatchObject({
    text: 'hello i like ten yes',
    segments: [{ text: 'hello i like ten' }, { text: 'yes' }],
  });
  await expect(ask({ language: 'de' })).rejects.toMatchObject({ status: 400, param: 'language' });
  await expect(ask({ response_format: 'diarized_json' })).rejects.toMatchObject({ status: 400 });
});

test('a SIP extension is answered without any speech service', async () => {
  const { owner, agentId } = await newAgent();
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  const line = await openSipPbx(app);
  afterAll(line.close);
  const body = { name: 'PBX', server: line.server, user: '1002', password: 'right-password', inboundAgentId: agentId };
  const { id: sipAccountId } = await owner.call(sipAccountsApi.create, { body });
  const account = () => owner.call(sipAccountsApi.get, { params: { sipAccountId } });
  await until(async () => (await account()).state === 'registered');
  expect((await account()).hasSpeechToText).toBe(true);
  const caller = new SipCaller(clock);
  caller.dial(line.pbx);
  const turns = async () => {
    const [call] = (await owner.call(callsApi.list)).items;
    return call ? (await owner.call(callsApi.get, { params: { callId: call.id } })).turns : [];
  };
  await until(async () => caller.isQuiet() && (await turns()).length > 0);
  caller.plays(concatPcm([tinySpeech('hello yes please', 8_000), silence(900, 8_000)]));
  await until(async () => (await turns()).some(({ role, text }) => role === 'caller' && text === 'hello yes please'));
  caller.live!.hangUp();
  await until(async () => (await owner.call(callsApi.list)).items.every(({ status }) => status === 'ended'));
});

test('a number is heard over a media stream without any speech service', async () => {
  const { owner, agentId } = await newAgent();
  const number = await owner.call(phoneNumbersApi.addTest, { body: { inboundAgentId: agentId } });
  const params = { numberId: number.id };
  await owner.call(phoneNumbersApi.update, { params, body: { heardBy: 'transcriber' } });
  const caller = new StreamedPhone(owner.workspaceId, clock);
  const account = (await accountOfWorkspace(services, owner.workspaceId))!;
  await switchboardOf(services).callIn(account, caller, caller, softPhoneNumber, number.number);
  await until(caller.isQuiet);
  caller.plays(concatPcm([tinySpeech('hello yes please', 8_000), silence(900, 8_000)]));
  const [call] = (await owner.call(callsApi.list)).items;
  const turns = async () => (await owner.call(callsApi.get, { params: { callId: call!.id } })).turns;
  await until(async () => (await turns()).some(({ role, text }) => role === 'caller' && text === 'hello yes please'));
  caller.call!.end('completed');
  await until(async () => (await owner.call(callsApi.list)).items.every(({ status }) => status === 'ended'));
});
