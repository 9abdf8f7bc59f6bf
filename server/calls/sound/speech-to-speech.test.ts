import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { recordingsApi } from '#domain/calls/recordings.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { modelsApi } from '#domain/models/models.ts';
import type { Json } from '#domain/platform/json.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { startFakeModels } from '#server/testing/models/fake-models.ts';
import { connect, proposal } from '#server/testing/models/model-app.ts';
import { setFlow } from '#server/testing/recorded-flow.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTalkingBrowser } from '#server/testing/talking-browser.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { realtimeRate } from '#voice/realtime/protocol.ts';
import { decodeSpeech } from '#voice/testing/coded-speech.ts';
import { promptFlow } from '#voice/testing/prompt-flow.ts';
import { type SpokenDeed, sentenceTones, shareOfTone } from '#voice/testing/realtime-stand-in.ts';

/**
 * Calls of browsers in which a model hears and speaks, against a stand-in of the service. What was heard is told by
 * instrument: each sentence of the model has a tone of its own, and the agent's own voice has none of them.
 */

const deepgram = await startFakeDeepgram();
const models = await startFakeModels(() => ({ text: proposal({}) }));
afterAll(() => Promise.all([deepgram.close(), models.close()]));
const app = await startApp({ DEEPGRAM_BASE_URL: deepgram.origin, MODEL_ORIGINS: models.origin });
const address = await addressOf(app.app);
const { clock, services } = app;
/** Slowly: what a model may take in the call's time goes over the network in real time. */
const until = turnUntil(app, { stepMs: 20, everyMs: 5, withinMs: 20_000 });
const turn = (ms: number) => clock.advance(ms);
const { spoken } = models;

beforeEach(() => {
  spoken.asked.length = 0;
  spoken.heard.length = 0;
  spoken.events.length = 0;
  models.asked.length = 0;
  models.spokenTo.length = 0;
  models.does = () => ({ text: 'Written words only.' });
});

/** A call whose caller was told of the recording and is asked how they can be helped. */
async function newCall(
  config: Record<string, Json> = { speech: { byModel: true } },
  service: 'openai' | 'anthropic' = 'openai',
) {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const flow = promptFlow('en', config);
  flow.nodes[0]!.config = { greeting: 'Hello.', disclosure: 'This call is recorded.', recording: 'told' };
  await setFlow(services.db, owner.workspaceId, flow);
  await owner.call(transcriberApi.connect, { body: { service: 'deepgram', key: fakeTranscriberKey } });
  await connect(owner, models, service);
  const { ticket, callId } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  const browser = await openTalkingBrowser(address, { type: 'hello', version: 1, ticket }, { turn });
  await browser.next('hearing');
  const agent = () => browser.turns().filter(({ role }) => role === 'agent');
  const shown = () => browser.messages.findLast((message) => message.type === 'state')?.state;
  await until(() => shown() === 'listening' && agent().some(({ text }) => /help/.test(text)));
  async function end() {
    browser.send({ type: 'hang_up' });
    await browser.closed;
    const get = () => owner.call(recordingsApi.get, { params: { callId } });
    await until(async () => (await get()).status === 'kept');
    const { rawPayload } = await app.app.inject({
      method: 'GET',
      url: `/v1/calls/${callId}/recording.wav`,
      headers: { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId },
    });
    const both = new Int16Array(new Uint8Array(rawPayload.subarray(44)).buffer);
    const side = (of: 0 | 1) => both.filter((_, at) => at % 2 === of);
    return { agent: side(0), caller: side(1), rate: rawPayload.readUInt32LE(24) };
  }
  const requests = async () => (await owner.call(modelsApi.requests, { params: { callId } })).items;
  return { owner, callId, browser, agent, shown, end, requests };
}

/** Which sentences of the model were heard, by their tones. */
function heardIn({ agent, rate }: { agent: Int16Array; rate: number }): number[] {
  const loud: number[][] = [];
  // Half seconds: a share of the whole call would hide a word.
  for (let at = 0; at < agent.length; at += rate / 2) {
    const part = agent.subarray(at, at + rate / 2);
    if (part.some((sample) => Math.abs(sample) > 2_000))
      loud.push(sentenceTones.map((hz) => shareOfTone(part, rate, hz)));
  }
  return sentenceTones.flatMap((_, n) => (loud.some((shares) => shares[n]! > 0.05) ? [n] : []));
}

/** Does one after the other, and says nothing behind the last. */
function script(...deeds: SpokenDeed[]) {
  const left = [...deeds];
  spoken.does = () => left.shift() ?? { says: '' };
}

describe('a call in which a model hears and speaks', () => {
  it('has its sound for what passed, its words as turns, its use counted, and replays', async () => {
    const call = await newCall();
    script({
      says: 'A cleaning costs 90 dollars. What is your name?',
      calls: [{ name: 'note', args: { field: 'need', words: 'a cleaning' } }],
    });
    await call.browser.says('a cleaning please');
    await until(() => call.agent().some(({ text }) => text === 'What is your name?'));
    await until(() => call.shown() === 'listening');
    expect(models.spokenTo[0]).toEqual({
      url: '/v1/realtime?model=gpt-realtime-2.1',
      key: 'Bearer key-of-a-test-0123456789',
    });
    // The service has heard the caller, and nothing of the agent or of silence.
    expect(spoken.heard.length).toBe(1);
    expect(decodeSpeech([...spoken.heard[0]!], realtimeRate).join(' ')).toBe('a cleaning please');
    expect(spoken.asked[0]!.input.at(-2)).toEqual({ type: 'item_reference', id: 'item_caller_1' });
    const recording = await call.end();
    expect(heardIn(recording)).toEqual([0, 1]);
    const [request] = await call.requests();
    expect(request).toMatchObject({
      model: 'gpt-realtime-2.1',
      outcome: 'answered',
      inputTokens: 100,
      outputTokens: 50,
    });
    // 80 and 20 tokens in, 10 and 40 out, at the prices of text and of sound.
    expect(request!.cost).toBe(320 + 640 + 240 + 2_560);
    expect(models.asked).toEqual([]);
    const { callId } = call;
    expect(await call.owner.call(callsApi.replay, { params: { callId }, body: {} })).toMatchObject({ same: true });
    const { turns } = await call.owner.call(callsApi.get, { params: { callId } });
    expect(turns.map(({ text }) => text)).toContain('A cleaning costs 90 dollars.');
    expect(turns.find(({ role }) => role === 'caller')?.text).toBe('a cleaning please');
  });

  it('is not heard where a guard holds what it says: one more try, then the agent’s own words in its own voice', async () => {
    const call = await newCall();
    script(
      { says: 'You are all booked for tomorrow at 3. See you then.' },
      { says: 'I have booked you in. Bye.', soundFirst: true },
    );
    await call.browser.says('book me in');
    await until(() => call.agent().some(({ text }) => text === 'What is the visit for?'));
    await until(() => call.shown() === 'listening');
    expect(spoken.asked.length).toBe(2);
    expect(JSON.stringify(spoken.asked[1]!.input)).toContain('your_last_answer');
    const { turns } = await call.owner.call(callsApi.why, { params: { callId: call.callId } });
    expect(turns.at(-1)!.held).toHaveLength(2);
    expect(heardIn(await call.end())).toEqual([]);
  });

  it('is not heard beyond what passed, not even a word of the sentence that was held', async () => {
    const call = await newCall();
    script({ says: 'Happy to help. A cleaning costs 90 dollars. It is free for you today.' });
    await call.browser.says('what is a cleaning');
    await until(() => call.agent().some(({ text }) => text === 'A cleaning costs 90 dollars.'));
    await until(() => call.shown() === 'listening');
    expect(heardIn(await call.end())).toEqual([0]);
  });

  it.each<[string, SpokenDeed]>([
    ['has no sound for its words', { says: 'What is the visit for?', fault: 'silent' }],
    ['is over its quota', { failed: 'insufficient_quota' }],
    ['never says a word', { fault: 'hang' }],
  ])('goes on where the service %s', async (_, deed) => {
    models.does = () => ({ text: 'What is the visit for?' });
    const call = await newCall();
    script(deed);
    await call.browser.says('something hurts');
    await until(() => call.agent().some(({ text }) => text === 'What is the visit for?'));
    await until(() => call.shown() === 'listening');
    expect(heardIn(await call.end())).toEqual([]);
    const [first] = await call.requests();
    expect(first).toMatchObject({ model: 'gpt-realtime-2.1' });
  });

  it('has nothing done without a yes of the caller, which the engine asks for in its own voice', async () => {
    const call = await newCall();
    script({ says: 'Of course.', calls: [{ name: 'act', args: { action: 'brochure' } }] });
    await call.browser.says('do you have a brochure');
    await until(() => call.agent().some(({ text }) => text === 'Shall I send you the brochure?'));
    await until(() => call.shown() === 'listening');
    const actions = async () =>
      (await call.owner.call(callsApi.get, { params: { callId: call.callId } })).actions.map(({ action }) => action);
    expect(await actions()).toEqual([]);
    await call.browser.says('yes please');
    await until(async () => (await actions()).includes('run_action'));
    expect(heardIn(await call.end())).toEqual([0]);
  });

  it('is said again by the agent’s voice where it breaks off in mid-sentence', async () => {
    const call = await newCall();
    script({ says: 'What is the visit for?', fault: 'cut' });
    await call.browser.says('something hurts');
    await until(() => call.agent().some(({ text }) => text === 'What is the visit for?'));
    await until(() => call.shown() === 'listening');
    const { agent, rate } = await call.end();
    expect(heardIn({ agent, rate })).toEqual([0]);
    // The voice of tests is a step above silence: six words of 60 ms of it, behind the tone.
    const tone = agent.findLastIndex((sample) => Math.abs(sample) > 2_000);
    expect(agent.subarray(tone + rate / 4).filter((sample) => sample > 0 && sample < 20).length).toBeGreaterThan(
      rate * 0.2,
    );
  });

  it('stops at once where the caller speaks into it, and is told how far it was heard', async () => {
    const call = await newCall();
    script(
      { says: 'Let me tell you all about how we look after people who are afraid of the dentist. What is your name?' },
      { says: 'Of course.' },
    );
    await call.browser.says('tell me more');
    await until(() => call.shown() === 'speaking');
    await call.browser.says('wait please stop');
    await until(() => spoken.asked.length > 1);
    await until(() => call.shown() === 'listening');
    expect(JSON.stringify(spoken.asked[1]!.input)).toContain('[interrupted]');
    await call.end();
    const { turns } = await call.owner.call(callsApi.get, { params: { callId: call.callId } });
    expect(turns.some(({ interrupted }) => interrupted)).toBe(true);
  });

  it('is led by a model that writes where none that speaks is connected, and where the step wants none', async () => {
    for (const [config, service] of [
      [{ speech: { byModel: true } }, 'anthropic'],
      [{}, 'openai'],
    ] as const) {
      models.spokenTo.length = 0;
      models.does = () => ({ text: 'What is the visit for?' });
      const call = await newCall(config, service);
      await call.browser.says('something hurts');
      await until(() => call.agent().some(({ text }) => text === 'What is the visit for?'));
      expect(models.spokenTo).toEqual([]);
      expect(heardIn(await call.end())).toEqual([]);
    }
  });
});
