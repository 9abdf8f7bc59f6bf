import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { openOutboundSocket } from '#server/platform/http/outbound-socket.ts';
import {
  type FakeTranscriber,
  fakeTranscriberKey,
  startFakeTranscribers,
  type TranscriberTrouble,
} from '#server/testing/fake-transcribers.ts';
import { systemClock } from '#voice/clock.ts';
import { codedSpeech, silence } from '#voice/testing/coded-speech.ts';
import { deepgramTranscriber } from '#voice/transcribers/deepgram.ts';
import { openaiTranscriber } from '#voice/transcribers/openai-compatible.ts';
import { sherpaOnnxTranscriber } from '#voice/transcribers/sherpa-onnx.ts';
import type { Listening, Transcriber, TranscriberFault } from '#voice/transcribers/transcriber.ts';

/** What every transcriber has to keep to, no matter who listens behind it. */

const simulators = await startFakeTranscribers();
afterAll(simulators.close);
const { deepgram, sherpa, openai } = simulators;

const limits = { connectMs: 400, silentMs: 400, finishMs: 1_500, transcribeMs: 400 };

interface Bench {
  name: string;
  simulator: FakeTranscriber;
  open(given?: { key?: string; base?: string; trusted?: boolean }): Transcriber;
  hasKey: boolean;
}

const benches: Bench[] = [
  {
    name: 'Deepgram',
    simulator: deepgram,
    hasKey: true,
    open: ({ key = fakeTranscriberKey, base = deepgram.origin, trusted = true } = {}) =>
      deepgramTranscriber({
        baseUrl: base,
        key,
        model: 'nova-3',
        clock: systemClock,
        limits,
        open: openOutboundSocket({ trustedOrigins: trusted ? [base] : [] }),
      }),
  },
  {
    name: 'Deepgram Flux',
    simulator: deepgram,
    hasKey: true,
    open: ({ key = fakeTranscriberKey, base = deepgram.origin, trusted = true } = {}) =>
      deepgramTranscriber({
        baseUrl: base,
        key,
        model: 'flux-general-en',
        clock: systemClock,
        limits,
        open: openOutboundSocket({ trustedOrigins: trusted ? [base] : [] }),
      }),
  },
  {
    name: 'sherpa-onnx',
    simulator: sherpa,
    hasKey: false,
    open: ({ base = sherpa.origin, trusted = true } = {}) =>
      sherpaOnnxTranscriber({
        baseUrl: base,
        clock: systemClock,
        limits,
        open: openOutboundSocket({ trustedOrigins: trusted ? [base] : [] }),
      }),
  },
  {
    name: 'OpenAI-compatible',
    simulator: openai,
    hasKey: true,
    open: ({ key = fakeTranscriberKey, base = openai.origin, trusted = true } = {}) =>
      openaiTranscriber({
        baseUrl: `${base}/v1`,
        key,
        model: 'whisper-1',
        limits,
        outbound: openOutbound({ trustedOrigins: trusted ? [base] : [] }),
      }),
  },
];

const rate = 8_000;
const listening: Listening = { sampleRate: rate, language: 'en-US' };
const turnOfLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Someone who is listened to, with all that was told of them. */
function listenWith(transcriber: Transcriber, given = listening) {
  const told: { text: string; final: boolean }[] = [];
  const faults: TranscriberFault[] = [];
  let voices = 0;
  const stream = transcriber.open(given, {
    voice: () => {
      voices += 1;
    },
    heard: (text, final) => told.push({ text, final }),
    failed: (fault) => faults.push(fault),
  });
  return {
    told,
    faults,
    stream,
    voices: () => voices,
    finals: () => told.filter(({ final }) => final).flatMap(({ text }) => (text === '' ? [] : [text])),
    async says(samples: Int16Array) {
      const frame = given.sampleRate / 50;
      for (let at = 0; at < samples.length; at += frame) {
        stream.write(samples.subarray(at, at + frame));
        await turnOfLoop();
      }
    },
  };
}

/** The first fault of someone who speaks. */
async function faultOf(transcriber: Transcriber): Promise<TranscriberFault> {
  const caller = listenWith(transcriber);
  await expect
    .poll(
      async () => {
        await caller.says(codedSpeech('hello there', rate));
        await caller.says(silence(600, rate));
        return caller.faults.length;
      },
      { timeout: 4_000, interval: 20 },
    )
    .toBe(1);
  await caller.says(codedSpeech('more', rate));
  expect([caller.faults.length, caller.finals()]).toEqual([1, []]);
  expect(JSON.stringify(caller.faults)).not.toContain(fakeTranscriberKey);
  return caller.faults[0]!;
}

beforeEach(() => {
  for (const { simulator } of benches) simulator.trouble = null;
});

describe.each(benches)('$name', ({ simulator, open, hasKey }) => {
  it.each([8_000, 16_000] as const)('hears what is said, in order, at %i samples a second', async (sampleRate) => {
    const caller = listenWith(open(), { sampleRate, language: 'en-US' });
    await caller.says(silence(200, sampleRate));
    await caller.says(codedSpeech('I would like a check-up on Tuesday', sampleRate));
    await caller.says(silence(700, sampleRate));
    await expect.poll(() => caller.finals().join(' ')).toBe('I would like a check-up on Tuesday');
    expect(caller.voices()).toBeGreaterThan(0);
    await caller.says(codedSpeech('at nine', sampleRate));
    await caller.says(silence(700, sampleRate));
    await caller.stream.finish();
    expect(caller.finals().join(' ')).toBe('I would like a check-up on Tuesday at nine');
    expect(caller.told.at(-1)?.final).toBe(true);
    expect(caller.faults).toEqual([]);
  });

  it('tells the last words before it has finished', async () => {
    const caller = listenWith(open());
    await caller.says(codedSpeech('goodbye then', rate));
    await caller.says(silence(100, rate));
    await caller.stream.finish();
    expect(caller.finals().join(' ')).toBe('goodbye then');
    expect(caller.faults).toEqual([]);
  });

  it('hears nothing in silence', async () => {
    const caller = listenWith(open());
    await caller.says(silence(2_000, rate));
    await caller.stream.finish();
    expect([caller.told, caller.faults, caller.voices()]).toEqual([[], [], 0]);
  });

  it('tells nothing once it is closed', async () => {
    const caller = listenWith(open());
    await caller.says(codedSpeech('hello', rate));
    caller.stream.close();
    const before = caller.told.length;
    await caller.says(codedSpeech('is anybody there', rate));
    await caller.stream.finish();
    expect([caller.told.length, caller.faults]).toEqual([before, []]);
  });

  it('keeps ten callers apart', async () => {
    const transcriber = open();
    const callers = await Promise.all(
      ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(async (word) => {
        const caller = listenWith(transcriber);
        await caller.says(codedSpeech(`${word} please`, rate));
        await caller.says(silence(700, rate));
        await caller.stream.finish();
        return [`${word} please`, caller.finals().join(' ')];
      }),
    );
    for (const [said, heard] of callers) expect(heard).toBe(said);
  });

  it.each<[TranscriberTrouble, TranscriberFault['kind'][]]>([
    [401, ['unauthorized']],
    [403, ['unauthorized']],
    [429, ['busy']],
    [400, ['refused']],
    [500, ['broken']],
    ['hang', ['timeout']],
    ['cut', ['broken', 'unreachable']],
    ['garbage', ['broken']],
    ['mute', ['timeout']],
  ])('answers trouble (%s) with one fault', async (trouble, kinds) => {
    simulator.trouble = trouble;
    expect(kinds).toContain((await faultOf(open())).kind);
  });

  it('says that nobody is there', async () => {
    expect((await faultOf(open({ base: 'http://127.0.0.1:9' }))).kind).toBe('unreachable');
  });

  it('is asked nothing inside of the network unless the operator names it', async () => {
    const before = simulator.seen.length;
    expect((await faultOf(open({ trusted: false }))).kind).toBe('forbidden');
    expect(await open({ trusted: false }).check()).toMatchObject({ kind: 'forbidden' });
    expect(simulator.seen.length).toBe(before);
  });

  it('is checked before it is used', async () => {
    expect(await open().check()).toBeNull();
    simulator.trouble = 'hang';
    expect(await open().check()).toMatchObject({ kind: 'timeout' });
    // Anyone who takes the connection and does not know the protocol.
    simulator.trouble = 'garbage';
    expect(await open().check()).toMatchObject({ kind: 'broken' });
    simulator.trouble = 'mute';
    if (simulator !== deepgram) expect(await open().check()).toMatchObject({ kind: 'timeout' });
    simulator.trouble = null;
    if (hasKey) expect(await open({ key: 'another' }).check()).toMatchObject({ kind: 'unauthorized' });
  });
});

describe('a caller who may speak one of several languages', () => {
  const among = ['de-DE', 'en-US', 'es-US'];
  const listensFor = async (model: string, given: Listening) => {
    const transcriber = deepgramTranscriber({
      baseUrl: deepgram.origin,
      key: fakeTranscriberKey,
      model,
      clock: systemClock,
      limits,
      open: openOutboundSocket({ trustedOrigins: [deepgram.origin] }),
    });
    deepgram.seen.length = 0;
    await listenWith(transcriber, given).stream.finish();
    const { searchParams } = new URL(deepgram.seen[0]!, deepgram.origin);
    return [searchParams.get('language'), ...searchParams.getAll('language_hint')];
  };

  it('is heard in all of them where the model of Deepgram can', async () => {
    const german: Listening = { ...listening, language: 'de-DE' };
    expect(await listensFor('nova-3', { ...german, among })).toEqual(['multi', 'de', 'en', 'es']);
    expect(await listensFor('nova-3-medical', { ...german, among: ['de-DE'] })).toEqual(['de-DE']);
    expect(await listensFor('nova-2', { ...german, among })).toEqual(['de-DE']);
    expect(await listensFor('nova-2-phonecall', { ...listening, among: ['en-US', 'es-US'] })).toEqual(['multi']);
    expect(await listensFor('nova-3', german)).toEqual(['de-DE']);
  });

  it('is heard by models that tell languages apart themselves', async () => {
    const { open } = benches.find(({ simulator }) => simulator === openai)!;
    for (const [given, language] of [
      [{ ...listening, among }, 'any'],
      [{ ...listening, language: 'de-DE' }, 'de'],
    ] as const) {
      openai.seen.length = 0;
      const heard = listenWith(open(), given);
      await heard.says(codedSpeech('guten Tag', rate));
      await heard.says(silence(800, rate));
      await heard.stream.finish();
      expect(heard.finals()).toEqual(['guten Tag']);
      expect(openai.seen).toContain(`language=${language}`);
    }
  });
});
