import { expect, test } from 'vitest';
import { silenceWaits, type TurnSetting, turnTakingOf } from '#domain/agents/turn-taking.ts';
import type { Flow, FlowNode } from '#domain/agents/workflows.ts';
import type { SynthesisRequest } from '#voice/engines/tts.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';
import { scriptedCall } from '#voice/testing/scripted-call.ts';
import { shortFlow } from '#voice/testing/short-flow.ts';
import { handle } from './call-machine.ts';
import { initialCallState } from './call-state.ts';

/** What an agent's settings change in a call. */

const greeting = 'Hello and welcome to the line, this is Ada speaking.';
const question = 'What is your call about today?';
const setting = {
  agentName: 'Ada',
  businessName: 'Acme',
  timeZone: 'Europe/Berlin',
  channel: 'test' as const,
  greeting: null,
  known: {},
};

/** A call of the short flow with the setting of an agent. */
function callWith(turns: TurnSetting, change: Parameters<typeof scriptedCall>[0] = { flow: shortFlow() }) {
  const taking = turnTakingOf(turns);
  const call = scriptedCall({
    setting: { ...setting, silenceMs: silenceWaits(taking.silence) },
    plan: { turns: taking },
    ...change,
  });
  call.caller.connect(call.session);
  return call;
}

const changed = (id: string, change: Partial<FlowNode>): Flow => {
  const flow = shortFlow();
  return { ...flow, nodes: flow.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) };
};

/** Milliseconds from the caller's last word until the answer's first frame, where a question is open. */
async function answersAfter(call: ReturnType<typeof callWith>, said: string): Promise<number> {
  await call.clock.run(5_000);
  const before = call.caller.played.length;
  const at = call.clock.now();
  call.caller.says(said);
  await call.clock.run(5_500);
  return call.caller.played[before]!.at - at;
}

test.each([
  ['quick', 250, 1_800],
  ['balanced', 300, 2_500],
  ['patient', 900, 4_000],
] as const)('%s waits %i ms behind a whole answer and %i behind half of one', async (preset, whole, half) => {
  expect(await answersAfter(callWith({ preset }), 'a haircut')).toBe(whole);
  expect(await answersAfter(callWith({ preset }), 'a haircut and')).toBe(half);
});

test('a value beside the preset counts, and that of the step more', async () => {
  const own: TurnSetting = { preset: 'quick', waits: { open: { min: 700, max: 2_000 } } };
  expect(await answersAfter(callWith(own), 'a haircut')).toBe(700);
  const flow = changed('ask', { timing: { waitMs: 1_100, silenceMs: 20_000 } });
  const call = callWith(own, { flow });
  expect(await answersAfter(call, 'a haircut')).toBe(1_100);
  const quiet = callWith({ preset: 'balanced' }, { flow });
  await quiet.clock.run(20_500);
  expect(quiet.caller.lastText()).toBe(question);
  await quiet.clock.run(2_000);
  expect(quiet.caller.agentTexts()).toHaveLength(4);
});

test('a caller who says nothing is asked as often, and after as long, as the agent says', async () => {
  const silence = { againMs: 4_000, reprompts: 1, goodbyeMs: 3_000 };
  const { clock, caller, store } = callWith({ preset: 'balanced', silence });
  await clock.run(30_000);
  expect(caller.agentTexts().filter((text) => text === question)).toHaveLength(2);
  expect(store.ended?.reason).toBe('silence');
});

test('where nobody may talk over the agent, keys and typed words still do', async () => {
  const bargeIn = { by: 'off' as const, words: 2, voiceMs: 300, resumeMs: 2_000 };
  const { clock, caller, session, store } = callWith({ preset: 'balanced', bargeIn, protectedMs: 0 });
  await clock.run(300);
  caller.says('I need a haircut please');
  await clock.run(400);
  expect(caller.shown).toBe('speaking');
  expect(store.turns().some(({ interrupted }) => interrupted)).toBe(false);
  // What was said meanwhile is answered after the question.
  await clock.run(4_000);
  expect(store.turns().find(({ role }) => role === 'caller')?.text).toBe('I need a haircut please');
  session.typed('t', 'yes');
  await clock.run(1_500);
  expect(store.turns().filter(({ role }) => role === 'caller')).toHaveLength(2);
});

test('by voice, a voice that lasts is enough, without a word; a cough is not', async () => {
  const bargeIn = { by: 'voice' as const, words: 2, voiceMs: 400, resumeMs: 2_000 };
  const own: TurnSetting = { preset: 'balanced', bargeIn, protectedMs: 0 };
  const lasting = callWith(own);
  await lasting.clock.run(300);
  lasting.caller.hears('');
  await lasting.clock.run(450);
  expect(lasting.store.turns()[0]?.interrupted).toBe(true);
  lasting.caller.says('a haircut');
  await lasting.clock.run(3_000);
  expect(lasting.caller.lastText()).toContain('sure');

  const cough = callWith(own);
  await cough.clock.run(300);
  cough.caller.hears('');
  await cough.clock.run(200);
  cough.session.heard('', true);
  await cough.clock.run(3_000);
  expect(cough.store.turns().map(({ interrupted }) => interrupted)).toEqual([false, false]);
});

test('it speaks on through "uh-huh", unless that is to count', async () => {
  const heard = async (backchannels: boolean) => {
    const { clock, caller, store } = callWith({ preset: 'balanced', backchannels, protectedMs: 0 });
    await clock.run(300);
    caller.says('uh huh');
    await clock.run(4_000);
    return store.turns()[0]!.interrupted;
  };
  expect(await heard(true)).toBe(false);
  expect(await heard(false)).toBe(true);
});

test('a step that wants to be heard is not interrupted', async () => {
  const { clock, caller, store } = callWith(
    { preset: 'quick', protectedMs: 0 },
    { flow: changed('start', { interruptible: false }) },
  );
  await clock.run(200);
  caller.says('stop I want something else');
  await clock.run(200);
  expect(caller.shown).toBe('speaking');
  await clock.run(6_000);
  expect(store.turns()[0]).toMatchObject({ text: greeting, interrupted: false });
});

test('a caller who waits hears a word when the agent says so, or never', () => {
  const fillerAfter = (fillerMs: number | null) => {
    const turns = turnTakingOf({ preset: 'balanced', fillerMs });
    const waits = { says: false, interruptible: true, listen: null, waits: true, yields: false, ends: false };
    const asked = { type: 'typed', id: 'a', text: 'yes' } as const;
    const listening = { ...initialCallState({ startedAt: 0, maxMs: 600_000, language: 'en-US', turns }) };
    const began = handle({ ...listening, phase: 'listening', awaits: 'caller' }, asked, 1_000).state;
    return handle(began, { type: 'answered', ...waits }, 1_000).state.deadlines.filler;
  };
  expect([fillerAfter(800), fillerAfter(1_500), fillerAfter(null)]).toEqual([1_800, 2_500, undefined]);
});

test("the agent's own words end a call, as goodbyes do", async () => {
  const endWords = ['Over and out'];
  const call = callWith({ preset: 'quick' }, { flow: shortFlow(), setting: { ...setting, endWords } });
  await call.clock.run(5_000);
  call.caller.says('okay, over and out please');
  await call.clock.run(5_000);
  expect(call.store.ended?.reason).toBe('caller_hangup');
  const other = callWith({ preset: 'quick' }, { flow: shortFlow(), setting: { ...setting, endWords } });
  await other.clock.run(5_000);
  other.caller.says('what over and out means');
  await other.clock.run(5_000);
  expect(other.store.ended).toBeNull();
});

test('outside of the hours one sentence is said, and the call ends', async () => {
  const closed = 'We are closed now. Please call again tomorrow.';
  const call = callWith({ preset: 'quick' }, { flow: shortFlow(), setting: { ...setting, closed } });
  await call.clock.run(10_000);
  expect(call.caller.agentTexts()).toEqual([closed]);
  expect(call.store.ended).toMatchObject({ reason: 'outside_hours', outcome: 'neutral' });
});

test('words are said as the agent has them said, the longest first, by their case where that matters', async () => {
  const asked: SynthesisRequest[] = [];
  const speech = fakeSpeech({ beforeChunk: (request) => void asked.push(request) });
  const pronunciation = [
    { word: 'Ada', spokenAs: 'ay da' },
    { word: 'the line', spokenAs: 'our line', ipa: 'laɪn' },
    { word: 'line', spokenAs: 'lean' },
    { word: 'IS', spokenAs: 'information systems', matchCase: true },
  ];
  const call = callWith({ preset: 'balanced' }, { flow: shortFlow(), speech, plan: { pronunciation } });
  await call.clock.run(3_000);
  const said = asked[0]!.spans!.map(({ start, end, spoken, ipa }) => [greeting.slice(start, end), spoken, ipa]);
  expect(said).toEqual([
    ['the line', 'our line', 'laɪn'],
    ['Ada', 'ay da', undefined],
  ]);
  expect(asked.find(({ text }) => text === question)!.spans).toBeUndefined();
});

test('a room is heard under what is said and in the rests between, and the same again for the same call', async () => {
  const hear = async (background?: { sound: 'office'; levelDb: number }) => {
    const call = scriptedCall({ flow: shortFlow(), plan: background ? { background } : {} });
    const frames: Int16Array[] = [];
    const frame = call.caller.frame.bind(call.caller);
    call.caller.frame = (generation, sequence, pcm) => {
      frames.push(pcm);
      frame(generation, sequence, pcm);
    };
    call.caller.connect(call.session);
    await call.clock.run(5_000);
    return { frames, store: call.store };
  };
  const plain = await hear();
  const room = await hear({ sound: 'office', levelDb: -40 });
  expect(room.frames).toEqual((await hear({ sound: 'office', levelDb: -40 })).frames);
  expect(room.frames).toHaveLength(plain.frames.length);
  const underneath = room.frames.map((frame, n) => frame.map((sample, at) => sample - plain.frames[n]![at]!));
  const loudness = (frame: Int16Array) => Math.sqrt(frame.reduce((sum, one) => sum + one * one, 0) / frame.length);
  const middle = underneath.slice(8, -8).map(loudness);
  expect(Math.min(...middle)).toBeGreaterThan(20);
  const db = 20 * Math.log10(loudness(Int16Array.from(underneath.slice(8, -8).flatMap((one) => [...one]))) / 32_767);
  expect(db).toBeGreaterThan(-46);
  expect(db).toBeLessThan(-35);
  // It comes and goes softly.
  expect(loudness(underneath[0]!)).toBeLessThan(Math.max(...middle) / 4);
  expect(loudness(underneath.at(-1)!)).toBeLessThan(Math.max(...middle) / 4);
  // What was heard is counted as ever.
  expect(room.store.turns().map(({ heardMs }) => heardMs)).toEqual(plain.store.turns().map(({ heardMs }) => heardMs));
});

test('times of a step that have no effect, or cannot be kept, are told', () => {
  const told = (flow: Flow) => validateFlow(flow).map(({ level, nodeId, message }) => [level, nodeId, message]);
  expect(told(changed('end', { timing: { waitMs: 500 } }))).toContainEqual([
    'warning',
    'end',
    'This step doesn’t wait for an answer, so its wait times have no effect.',
  ]);
  expect(told(changed('ask', { timing: { waitMs: 3_000, longestMs: 500 } }))).toContainEqual([
    'error',
    'ask',
    'The longest wait can’t be shorter than the usual wait.',
  ]);
  const mail = shortFlow({ mail: true });
  const nodes = mail.nodes.map((node) => (node.id === 'mail' ? { ...node, interruptible: false } : node));
  const silent: Flow = { ...mail, nodes };
  expect(told(silent).map(([, , message]) => message)).toContain(
    'This step doesn’t say anything, so it can’t be protected from interruptions.',
  );
});
