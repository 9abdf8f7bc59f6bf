import { expect, test } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { effort } from '#voice/testing/effort.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { scriptedCall } from '#voice/testing/scripted-call.ts';
import { shortFlow } from '#voice/testing/short-flow.ts';
import { loopback } from '#voice/transports/loopback.ts';
import { EngineError } from '../engines/engine-error.ts';
import { aheadMs } from './pacer.ts';
import { phrasesOf } from './phrases.ts';

const phrases = phrasesOf('en-US');

const flow = shortFlow();
const greeting = 'Hello and welcome to the line, this is Ada speaking.';
const question = 'What is your call about today?';

test('a typed conversation from greeting to goodbye', async () => {
  const { clock, store, caller, session, logged } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(5_000);
  expect(caller.agentTexts()).toEqual([greeting, question]);
  expect(caller.states).toEqual(['thinking', 'speaking', 'listening']);
  caller.types('a haircut');
  await clock.run(5_000);
  caller.types('yes');
  await clock.run(10_000);
  expect(caller.reason).toBe('completed');
  expect(store.ended).toMatchObject({ reason: 'completed', outcome: 'success' });
  expect(store.turns().map((turn) => [turn.role, turn.interrupted])).toEqual(
    [...caller.turns.values()].map((turn) => [turn.role, false]),
  );
  expect(store.turns().filter((turn) => turn.role === 'agent' && turn.heardMs === null)).toEqual([]);
  expect(await session.done).toBe('ended');
  expect(logged).toEqual([]);
  expect(clock.pending(), 'no timer is left').toBe(0);
});

test('a spoken conversation, the words kept as the transcriber gave them', async () => {
  const { clock, caller, session, store } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(5_000);
  caller.says('I would like to talk about a haircut');
  await clock.run(5_000);
  expect(store.turns().filter((turn) => turn.role === 'caller')).toMatchObject([
    { text: 'I would like to talk about a haircut', startMs: 5_000 },
  ]);
  expect(caller.lastText()).toContain('sure');
});

test('nothing is heard before it is stored, however slow the store', async () => {
  const { clock, store, caller, session } = scriptedCall({ flow });
  let proceed = () => {};
  store.before = () =>
    new Promise((resolve) => {
      proceed = resolve;
    });
  caller.connect(session);
  await clock.run(2_000);
  expect(caller.played).toEqual([]);
  expect(caller.turns.size).toBe(0);
  proceed();
  await clock.run(100);
  expect(caller.played.length).toBeGreaterThan(0);
});

test('audio goes out at most 300 ms ahead, without a gap inside an utterance', async () => {
  const { clock, caller, session } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(5_000);
  expect(caller.mostBufferedMs).toBe(aheadMs);
  for (const [index, frame] of caller.played.entries()) {
    expect(frame.at).toBe(caller.played[0]!.at + index * 20);
  }
  // Ten words, a rest of 200 ms, six words; each word is three frames.
  const words = caller.played.map((frame) => frame.sample);
  expect(words.filter((word) => word === 0)).toHaveLength(10);
  expect(words).toHaveLength(10 * 3 + 10 + 6 * 3);
});

test('an interruption cuts the turn to what was heard, and is followed by the answer', async () => {
  const { clock, store, caller, session } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(10);
  await clock.run(60 * 10 + 200 + 90);
  caller.says('a haircut please');
  expect(caller.turns.get(1)?.text).toBe(question);
  await clock.run(200);
  expect(store.turns()[1]).toMatchObject({
    text: 'What is',
    intended: question,
    interrupted: true,
    heardMs: 100,
  });
  expect(caller.turns.get(1)).toMatchObject({ text: 'What is', interrupted: true });
  expect(store.events.filter((event) => event.kind === 'interrupted')).toMatchObject([{ data: { heard: 'What is' } }]);
  await clock.run(3_000);
  expect(store.turns()[2]).toMatchObject({ role: 'caller', text: 'a haircut please' });
  expect(caller.lastText()).toContain('sure');
});

test('a false interruption: the agent continues with the word that was cut', async () => {
  const { clock, store, caller, session } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(700);
  caller.hears('');
  await clock.run(1_000);
  expect(caller.shown).toBe('listening');
  const before = caller.played.length;
  await clock.run(4_000);
  expect(caller.played.length).toBeGreaterThan(before);
  const wordsOfQuestion = caller.played
    .filter((frame) => frame.seq === 0 && frame.sample > 0)
    .map((frame) => frame.sample);
  expect([...new Set(wordsOfQuestion)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(store.turns()[0]).toMatchObject({ text: greeting, interrupted: false });
});

test('a notice that has to be heard is not interrupted', async () => {
  const disclosure = 'This call is recorded for training.';
  const { clock, store, caller, session } = scriptedCall({ flow: shortFlow({ disclosure }) });
  caller.connect(session);
  await clock.run(60 * 10 + 200 + 60);
  caller.types('skip it');
  await clock.run(3_000);
  expect(store.turns()[1]).toMatchObject({ text: disclosure, interrupted: false });
  expect(store.turns()[2], 'the question after it gives way').toMatchObject({ text: '', interrupted: true });
  expect(store.turns()[3]).toMatchObject({ role: 'caller', text: 'skip it' });
});

test('silence is answered twice, then the call ends', async () => {
  const { clock, store, caller, session } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(60_000);
  expect(caller.reason).toBe('silence');
  expect(store.events.filter((event) => event.kind === 'silence')).toHaveLength(3);
  expect(store.ended).toMatchObject({ reason: 'silence', outcome: expect.not.stringMatching('success') });
});

test('the longest duration: a warning, a goodbye, the end', async () => {
  const { clock, caller, session, store } = scriptedCall({ flow, maxMs: 60_000 });
  caller.connect(session);
  for (let second = 0; second < 58; second += 2) {
    await clock.run(2_000);
    session.typing();
  }
  expect(caller.agentTexts()).toContain(phrases.warning);
  expect(caller.reason).toBeNull();
  await clock.run(7_000);
  expect(caller.lastText()).toBe(phrases.limit);
  expect(caller.reason).toBe('max_duration');
  expect(store.ended?.reason).toBe('max_duration');
});

test('an end that is learned of during the call: a warning in time, a goodbye, the end; a later one changes nothing', async () => {
  const { clock, caller, session, store } = scriptedCall({ flow });
  caller.connect(session);
  const end = clock.now() + 60_000;
  session.limitAt(end);
  session.limitAt(end + 60_000);
  for (let second = 0; second < 58; second += 2) {
    await clock.run(2_000);
    session.typing();
  }
  expect(caller.agentTexts()).toContain(phrases.warning);
  expect(caller.reason).toBeNull();
  await clock.run(7_000);
  expect([caller.lastText(), store.ended?.reason]).toEqual([phrases.limit, 'max_duration']);
});

test('a caller who hangs up ends the call at once', async () => {
  const { clock, caller, session, store } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(400);
  caller.hangsUp();
  await clock.run(10);
  expect(caller.reason).toBe('caller_hangup');
  expect(store.turns()[0]).toMatchObject({ interrupted: true, text: 'Hello and welcome to the line, this' });
  expect(clock.pending()).toBe(0);
});

test('an action that takes its time is bridged with the words of its step, then with the usual ones', async () => {
  const flow = shortFlow({ mail: true });
  const look = { method: 'GET', url: 'https://crm.example.com/people', slow: 'I am looking it up.' };
  Object.assign(flow.nodes.find(({ id }) => id === 'mail')!, { type: 'api_request', config: look });
  const { clock, caller, session } = scriptedCall({ flow, act: () => new Promise(() => {}) });
  caller.connect(session);
  await clock.run(4_000);
  caller.types('a haircut');
  await clock.run(3_000);
  caller.types('yes');
  await clock.run(15_000);
  const told = caller.agentTexts();
  expect(told).not.toContain(phrases.fillers[0]);
  const first = told.indexOf('I am looking it up.');
  expect(told.slice(first, first + 2)).toEqual(['I am looking it up.', phrases.fillers[1]]);
});

test('an action that takes its time is bridged, and its result is said', async () => {
  let finish = () => {};
  const { clock, caller, session, runs } = scriptedCall({
    flow: shortFlow({ mail: true }),
    act: () => new Promise((resolve) => (finish = () => resolve({ ok: true, output: {} }))),
  });
  caller.connect(session);
  await clock.run(4_000);
  caller.types('a haircut');
  await clock.run(3_000);
  caller.types('yes');
  await clock.run(4_000);
  expect(runs).toHaveLength(1);
  expect(caller.agentTexts()).toContain(phrases.fillers[0]);
  expect(caller.shown).toBe('thinking');
  finish();
  await clock.run(5_000);
  expect(caller.lastText()).toContain('goodbye');
  expect(caller.reason).toBe('completed');
});

test.each([
  ['refuses', async () => ({ ok: false, code: 'mail_failed', message: 'No.' }) as const, 0],
  ['breaks', () => Promise.reject(new Error('boom')), 1],
  ['never ends', () => new Promise<never>(() => {}), 0],
])('an action that %s does not stop the call', async (_name, act, errors) => {
  const { clock, caller, session, logged } = scriptedCall({ flow: shortFlow({ mail: true }), act });
  caller.connect(session);
  await clock.run(4_000);
  caller.types('a haircut');
  await clock.run(3_000);
  caller.types('yes');
  await clock.run(90_000);
  expect(caller.reason).not.toBeNull();
  expect(caller.reason).not.toBe('failed');
  expect(logged).toHaveLength(errors);
});

test('speech that cannot be made leaves the text, and the call goes on', async () => {
  const speech = fakeSpeech({
    beforeChunk() {
      throw new EngineError('crashed', 'The engine is gone.');
    },
  });
  const { clock, caller, session, store, logged } = scriptedCall({ flow, speech });
  caller.connect(session);
  await clock.run(100);
  expect(caller.agentTexts()).toEqual([greeting, question]);
  caller.types('a haircut');
  await clock.run(100);
  expect(caller.lastText()).toContain('sure');
  expect(store.turns()[0]).toMatchObject({ audio: false, interrupted: false });
  expect(logged.length).toBeGreaterThan(1);
});

test('speech that comes slowly is played as it comes', async () => {
  const clock = manualClock();
  const speech = fakeSpeech({
    wordsPerChunk: 2,
    beforeChunk: () => new Promise((resolve) => void clock.after(500, resolve)),
  });
  const { caller, session } = scriptedCall({ flow, clock, speech });
  caller.connect(session);
  await clock.run(10_000);
  const words = caller.played.filter((frame) => frame.seq === 0).map((frame) => frame.sample);
  expect([...new Set(words)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(caller.shown).toBe('listening');
});

test('a line that tells nothing of what it played', async () => {
  const { clock, caller, session, store } = scriptedCall({ flow, caller: { acknowledges: false } });
  caller.connect(session);
  await clock.run(60 * 5);
  caller.types('hello');
  await clock.run(10);
  expect(store.turns()[0]?.text).toBe('Hello and welcome to the');
  await clock.run(4_000);
  expect(caller.shown).toBe('listening');
});

test('a line without sound: the same conversation by text', async () => {
  const { clock, session, store } = scriptedCall({ flow });
  const line = loopback();
  session.attach(line);
  await clock.run(1);
  session.typed('1', 'a haircut');
  await clock.run(1);
  session.typed('2', 'yes');
  await clock.run(1);
  expect(line.reason).toBe('completed');
  expect([...line.turns.values()].map((turn) => turn.text)).toEqual(store.turns().map((turn) => turn.text));
});

test('ten minutes of talk take a moment on the manual clock', async () => {
  const { clock, caller, session } = scriptedCall({ flow });
  caller.connect(session);
  clock.advance(1);
  const tenMinutes = async () => {
    for (let second = 0; second < 600; second += 5) {
      session.typing();
      await clock.run(5_000);
    }
  };
  expect(await effort(tenMinutes)).toBeLessThan(100);
  expect(caller.reason).toBeNull();
});

test('a call that turns into a flood of turns is brought to its end', async () => {
  const { clock, session, store } = scriptedCall({ flow });
  const line = loopback();
  session.attach(line);
  for (let n = 0; n < 3_000 && line.reason === null; n++) {
    await clock.run(0);
    session.typed(`id-${n}`, 'what did you say');
  }
  await clock.run(10);
  // The flow gives up before the session has to.
  expect(line.reason).toBe('agent_hangup');
  expect(store.turns().length).toBeLessThan(100);
});

test('what a conversation goes over to is heard and spoken, also by whoever takes the call up', async () => {
  const { flow: scheduler } = agentTemplates.find(({ id }) => id === 'appointment-scheduler')!;
  const spoken: string[] = [];
  const fake = fakeSpeech();
  const speech = {
    ...fake,
    synthesize(request: Parameters<typeof fake.synthesize>[0]) {
      spoken.push(request.language);
      return fake.synthesize(request);
    },
  };
  const setting = { agentName: 'Emma', businessName: 'Acme', timeZone: 'Europe/Berlin', channel: 'test' as const };
  const options = {
    flow: scheduler,
    speech,
    setting: { ...setting, greeting: null, known: {}, otherLanguages: ['de-DE'] },
  };
  const { clock, store, caller, session } = scriptedCall(options);
  caller.connect(session);
  await clock.run(6_000);
  expect(new Set(spoken)).toEqual(new Set(['en-US']));
  caller.says('ich hätte gerne einen Termin für eine Beratung');
  await clock.run(6_000);
  expect(caller.lastText()).toBe('Auf welchen Namen darf ich ihn eintragen?');
  expect(spoken.slice(-2)).toEqual(['de-DE', 'de-DE']);
  expect([...new Set(caller.languages)]).toEqual(['de-DE']);
  const turns = store.turns().filter(({ role }) => role === 'agent');
  expect(turns.map(({ language = null }) => language)).toEqual([null, null, 'de-DE', 'de-DE']);
  session.suspend();
  await clock.run(1_000);
  const next = scriptedCall({ ...options, clock, store, stored: store.load() });
  next.caller.connect(next.session);
  expect(next.caller.languages).toEqual(['de-DE']);
});
