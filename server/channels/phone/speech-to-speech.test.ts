import { afterAll, beforeEach, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { sipAccountsApi } from '#domain/carriers/sip-accounts.ts';
import { softPhoneNumber } from '#domain/carriers/soft-phone.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { modelsApi } from '#domain/models/models.ts';
import { switchboardOf } from '#server/carriers/simulator/switchboard.ts';
import { accountOfWorkspace } from '#server/carriers/simulator-accounts.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { startFakeModels } from '#server/testing/models/fake-models.ts';
import { connect, proposal } from '#server/testing/models/model-app.ts';
import { setFlow } from '#server/testing/recorded-flow.ts';
import { loudSpeech, openSipPbx, SipCaller, startSip } from '#server/testing/sip-phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { StreamedPhone } from '#server/testing/streamed-phone.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { decodeMulaw } from '#voice/audio/mulaw.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { realtimeRate } from '#voice/realtime/protocol.ts';
import { decodeSpeech } from '#voice/testing/coded-speech.ts';
import { promptFlow } from '#voice/testing/prompt-flow.ts';
import { sentenceTones, shareOfTone } from '#voice/testing/realtime-stand-in.ts';

/** Phone calls in which a model hears and speaks: over a carrier's stream, and over SIP. Told by the tones of its sentences. */

const deepgram = await startFakeDeepgram();
const models = await startFakeModels(() => ({ text: proposal({}) }));
const app = await startApp(
  {
    PUBLIC_URL: 'https://voice.example.com',
    DEEPGRAM_BASE_URL: deepgram.origin,
    MODEL_ORIGINS: models.origin,
    SIP_SERVERS: '127.0.0.1',
  },
  loudSpeech(),
);
await app.app.listen({ host: '127.0.0.1', port: 0 });
const { clock, services } = app;
const stop = startSip(app);
afterAll(async () => {
  await stop();
  await Promise.all([deepgram.close(), models.close()]);
});
const until = turnUntil(app, { stepMs: 100, everyMs: 5, withinMs: 20_000 });
/** Slowly: what a model may take in the call's time goes over the network in real time. */
const untilAnswered = turnUntil(app, { stepMs: 20, everyMs: 4, withinMs: 20_000 });
beforeEach(() => {
  models.spoken.does = () => ({ says: 'A cleaning costs 90 dollars. What is your name?' });
  models.spoken.asked.length = 0;
  models.spoken.heard.length = 0;
});

async function newAgent() {
  const owner = await app.newOwner();
  const { id: inboundAgentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await setFlow(services.db, owner.workspaceId, promptFlow('en', { speech: { byModel: true, voice: 'cedar' } }));
  await owner.call(transcriberApi.connect, { body: { service: 'deepgram', key: fakeTranscriberKey } });
  await connect(owner, models, 'openai');
  return { owner, inboundAgentId };
}

/** Says something once it is quiet, and tells what was heard until it is quiet again, at 8 kHz. */
async function heardOf(
  owner: TestClient,
  caller: { isQuiet(): boolean; says(text: string): void },
  frames: Int16Array[],
): Promise<number[]> {
  await until(() => caller.isQuiet());
  frames.length = 0;
  caller.says('a cleaning please');
  const call = async () => {
    const [first] = (await owner.call(callsApi.list)).items;
    return owner.call(callsApi.get, { params: { callId: first!.id } });
  };
  await untilAnswered(() => models.spoken.asked.length > 0);
  await untilAnswered(async () => (await call()).turns.some(({ text }) => text === 'What is your name?'));
  await until(() => caller.isQuiet());
  const pcm = concatPcm(frames);
  expect(models.spoken.session).toMatchObject({ audio: { output: { voice: 'cedar' } } });
  expect(decodeSpeech([...models.spoken.heard[0]!], realtimeRate).join(' ')).toBe('a cleaning please');
  const { items } = await owner.call(modelsApi.requests, { params: { callId: (await call()).id } });
  expect(items.map(({ model, outcome }) => [model, outcome])).toEqual([['gpt-realtime-2.1', 'answered']]);
  return sentenceTones.flatMap((hz, n) => (shareOfTone(pcm, 8_000, hz) > 0.1 ? [n] : []));
}

const ended = (owner: TestClient) =>
  until(async () => (await owner.call(callsApi.list)).items.every(({ status }) => status === 'ended'));

test('over a carrier’s stream, what passed is heard as the model said it', async () => {
  const streamed = await newAgent();
  const number = await streamed.owner.call(phoneNumbersApi.addTest, {
    body: { inboundAgentId: streamed.inboundAgentId },
  });
  await streamed.owner.call(phoneNumbersApi.update, {
    params: { numberId: number.id },
    body: { heardBy: 'transcriber' },
  });
  const phone = new StreamedPhone(streamed.owner.workspaceId, clock);
  const overStream: Int16Array[] = [];
  const { hears } = phone.handset;
  phone.handset.hears = (codes) => {
    overStream.push(decodeMulaw(codes));
    hears(codes);
  };
  const account = (await accountOfWorkspace(services, streamed.owner.workspaceId))!;
  await switchboardOf(services).callIn(account, phone, phone, softPhoneNumber, number.number);
  expect(await heardOf(streamed.owner, phone, overStream)).toEqual([0, 1]);
  phone.call!.end('completed');
  await ended(streamed.owner);
});

test('over SIP, what passed is heard as the model said it', async () => {
  const line = await openSipPbx(app);
  afterAll(line.close);
  const { owner, inboundAgentId } = await newAgent();
  await owner.call(agentsApi.setStatus, { params: { agentId: inboundAgentId }, body: { status: 'active' } });
  const body = { name: 'Office PBX', server: line.server, user: '1002', password: 'right-password', inboundAgentId };
  const { id: sipAccountId } = await owner.call(sipAccountsApi.create, { body });
  await until(async () => (await owner.call(sipAccountsApi.get, { params: { sipAccountId } })).state === 'registered');
  const caller = new SipCaller(clock);
  const overSip: Int16Array[] = [];
  const { frame } = caller.media;
  caller.media.frame = (pcm) => {
    overSip.push(pcm.slice());
    frame(pcm);
  };
  caller.dial(line.pbx);
  await until(() => caller.live !== null);
  await until(async () => (await owner.call(callsApi.list)).items.length > 0);
  expect(await heardOf(owner, caller, overSip)).toEqual([0, 1]);
  caller.live!.hangUp();
  await ended(owner);
});
