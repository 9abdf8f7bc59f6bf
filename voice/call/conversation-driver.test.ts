import { expect, test } from 'vitest';
import type { Flow } from '#domain/agents/workflows.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { flowOf } from '#voice/flow/dialogues/told.ts';
import { answerWhole } from '#voice/testing/answer-whole.ts';
import { manualClock, settle } from '#voice/testing/manual-clock.ts';
import { memoryStore } from '#voice/testing/memory-store.ts';
import { shortFlow } from '#voice/testing/short-flow.ts';
import type { StoredCall } from './call-record.ts';
import { maxTurns } from './channel-policy.ts';
import type { TurnPorts } from './conversation-driver.ts';
import { GatherCall, type GatherEvent } from './gather-call.ts';
import { phrasesOf } from './phrases.ts';
import { TextCall } from './text-call.ts';

const setting = {
  agentName: 'Ada',
  businessName: 'Acme',
  timeZone: 'UTC',
  language: 'en-US',
  channel: 'test' as const,
  greeting: null,
  known: {},
};
const phrases = phrasesOf('en-US');
const mailed = shortFlow({ mail: true });
const goodbye = 'Thank you for calling, and goodbye.';
const sent: ActionResult = { ok: true, output: { to: 'team' } };

/** A conversation that each step loads anew, as on another machine. */
function stage(flow: Flow, ports: Partial<TurnPorts> = {}) {
  const clock = manualClock();
  const store = memoryStore();
  const logged: string[] = [];
  const note = (_: object, message: string) => void logged.push(message);
  const all: TurnPorts = { store, clock, log: { warn: note, error: note }, runAction: async () => sent, ...ports };
  const plan = { flow, setting, startedAt: clock.now(), voice: { voice: 'sarah', language: 'en-US', speed: 1 } };
  const stored = (): StoredCall | null => (store.commits === 0 ? null : store.load());
  return {
    clock,
    store,
    logged,
    /** One step in writing. Answers what the agent wrote. */
    async writes(happens: (chat: TextCall) => void = () => {}, ms = 0): Promise<string[]> {
      const texts: string[] = [];
      const chat = new TextCall(plan, all, stored(), ({ text }) => void texts.push(text));
      happens(chat);
      await Promise.all([answerWhole(chat.driver, store), clock.run(ms)]);
      return texts;
    },
    /** One request of a carrier, which refers to where the call stands. */
    async asks(event: GatherEvent, ms = 0) {
      const call = new GatherCall({ ...plan, maxMs: 3_600_000 }, all, stored());
      call.happened(call.answer().position, event);
      await Promise.all([answerWhole(call.driver, store), clock.run(ms)]);
      return call.answer();
    },
  };
}

const says = (id: string, text: string) => (chat: TextCall) => chat.said(id, text);
const textsOf = ({ says: said }: { says: { text: string }[] }) => said.map(({ text }) => text);

test('each answer is one step that is stored before it is shown, where nothing has to be waited for', async () => {
  const { store, writes } = stage(shortFlow());
  await writes();
  expect(store.commits).toBe(1);
  await writes(says('1', 'a haircut'));
  expect(await writes(says('2', 'yes'))).toEqual(['Thanks.', goodbye]);
  expect([store.commits, store.ended?.reason]).toEqual([3, 'completed']);
});

test('an action that breaks goes the way of one that failed, in writing and on the phone', async () => {
  const runAction = () => Promise.reject(new Error('a fault of ours'));
  const chat = stage(mailed, { runAction });
  await chat.writes();
  await chat.writes(says('1', 'a haircut'));
  await chat.writes(says('2', 'yes'));
  const phone = stage(mailed, { runAction });
  await phone.asks({ type: 'answered' });
  for (const text of ['a haircut', 'yes']) await phone.asks({ type: 'said', text });
  await phone.asks({ type: 'waited', times: 0 });
  for (const { store, logged } of [chat, phone]) {
    const done = store.events.find(({ kind }) => kind === 'action_done');
    expect(done?.data).toMatchObject({ result: { ok: false, code: 'internal' } });
    expect(logged).toContain('an action could not be done');
  }
});

test('an action that is done elsewhere is asked about again while a chat waits for it', async () => {
  let asked = 0;
  const runAction = async () => (++asked < 3 ? null : sent);
  const { writes } = stage(mailed, { runAction });
  await writes();
  await writes(says('1', 'a haircut'));
  expect(await writes(says('2', 'yes'), 2_000)).toEqual(['Thanks.', goodbye]);
});

test('a caller is asked for patience, and the action counts as failed in the end', async () => {
  const { asks, clock, store } = stage(mailed, { runAction: () => new Promise(() => {}) });
  await asks({ type: 'answered' });
  await asks({ type: 'said', text: 'a haircut' });
  const first = await asks({ type: 'said', text: 'yes' });
  // What was said is to be heard before anyone waits.
  expect([textsOf(first), first.next]).toEqual([['Thanks.'], { do: 'ask', afterMs: 0 }]);
  for (const [times, filler] of [0, 1, 1].entries())
    expect(textsOf(await asks({ type: 'waited', times }, 4_000))).toEqual([phrases.fillers[filler]]);
  await asks({ type: 'waited', times: 3 }, 4_000);
  const done = store.events.find(({ kind }) => kind === 'action_done');
  expect(done?.data).toMatchObject({ result: { ok: false, code: 'timeout' } });
  expect(clock.pending()).toBe(0);
});

test('an action that is done elsewhere is not asked about behind the answer', async () => {
  let asked = 0;
  const runAction = async () => {
    asked += 1;
    return null;
  };
  const { asks, clock } = stage(mailed, { runAction });
  await asks({ type: 'answered' });
  for (const text of ['a haircut', 'yes']) await asks({ type: 'said', text });
  await clock.run(60_000);
  expect([asked, clock.pending()]).toEqual([1, 0]);
});

const led = flowOf(
  [
    ['start', 'start', { greeting: 'Hello.' }],
    ['lead', 'language_model', { goal: 'Help.', prompt: 'How can I help?', ways: [{ port: 'done', label: 'Done' }] }],
    ['none', 'ask', { slots: [{ name: 'message', type: 'text', prompt: 'What may I write down?' }] }],
    ['bye', 'end', { message: 'Bye.' }],
  ],
  [
    ['start', 'next', 'lead'],
    ['lead', 'done', 'bye'],
    ['lead', 'no_model', 'none'],
    ['none', 'filled', 'bye'],
  ],
);

test('a model that breaks is one that did not answer in time, in writing and on the phone', async () => {
  const askModel = () => Promise.reject(new Error('no way through'));
  const chat = stage(led, { askModel });
  await chat.writes();
  await chat.writes(says('1', 'is there somewhere to leave my car'));
  const phone = stage(led, { askModel });
  await phone.asks({ type: 'answered' });
  await phone.asks({ type: 'said', text: 'is there somewhere to leave my car' });
  for (const { store } of [chat, phone]) {
    const proposed = store.events.find(({ kind }) => kind === 'proposed');
    expect(proposed?.data).toMatchObject({ result: { ok: false, code: 'late' } });
  }
});

/** What lets a flow wait where no caller is asked. */
const waits = (type: string, config: Record<string, string | number>) =>
  flowOf(
    [
      ['start', 'start', { greeting: 'Hello.' }],
      ['first', 'ask', { slots: [{ name: 'topic', type: 'text', prompt: 'What is it about?' }] }],
      ['waits', type, config],
      ['after', 'ask', { slots: [{ name: 'more', type: 'text', prompt: 'Anything else?' }] }],
      ['bye', 'end', { message: 'Bye.' }],
    ],
    [
      ['start', 'next', 'first'],
      ['first', 'filled', 'waits'],
      ['waits', 'next', 'after'],
      ['waits', 'nobody', 'after'],
      ['after', 'filled', 'bye'],
    ],
  );

test.each([
  ['a pause', waits('wait', { seconds: 5 })],
  ['someone who was asked for', waits('transfer_person', {})],
])('a chat whose server was killed while it waited for %s goes on with the next message', async (_, flow) => {
  const whole = stage(flow);
  await whole.writes();
  await whole.writes(says('1', 'a haircut'));
  const killed = stage(flow);
  await killed.writes();
  // The step that began to wait is all that was stored: it is cut behind the event that led there.
  const { driver } = new TextCall(
    { flow, setting, startedAt: killed.clock.now() },
    { store: killed.store, clock: killed.clock, log: { warn() {}, error() {} }, runAction: async () => sent },
    killed.store.load(),
    () => {},
  );
  const { record } = driver;
  record.callerSaid('a haircut', killed.clock.now(), killed.clock.now(), ['1']);
  for (const { seq } of record.advance({ type: 'caller_said', at: killed.clock.now(), text: 'a haircut' }).says)
    record.heard(seq, null);
  await killed.store.commit(record.takeChange()!);
  expect(['timer', 'transfer']).toContain(killed.store.load().snapshot!.waiting!.for);
  expect(await killed.writes()).toContain('Anything else?');
  expect(killed.store.load().snapshot!.waiting).toEqual(whole.store.load().snapshot!.waiting);
});

test('results wait while a person has a chat, and are told once they hand it back', async () => {
  let comes: Promise<ActionResult | null> = new Promise(() => {});
  const { store, writes } = stage(mailed, { runAction: () => comes });
  await writes();
  await writes(says('1', 'a haircut'));
  // Its server is killed while the mail is under way.
  void writes(says('2', 'yes'));
  await settle();
  const taken = store.load();
  taken.memory.taken = 'someone';
  taken.memory.acts = 1;
  await store.commit({ ...taken, turns: [], events: [], runs: [], ended: null });
  comes = Promise.resolve(sent);
  expect(await writes(says('3', 'hello?'))).toEqual([]);
  expect(store.events.some(({ kind }) => kind === 'action_done')).toBe(false);
  const back = (chat: TextCall) => chat.driver.command({ seq: 2, kind: 'hand_back', by: 'someone' });
  expect(await writes(back)).toEqual([goodbye]);
});

test('a conversation in writing has as many turns as a call may have', async () => {
  const { store, writes } = stage(shortFlow());
  await writes();
  const stored = store.load();
  stored.memory.nextTurn = maxTurns + 1;
  await store.commit({ ...stored, turns: [], events: [], runs: [], ended: null });
  expect((await writes(says('1', 'a haircut'))).at(-1)).toBe(phrases.limit);
  expect(store.ended).toMatchObject({ reason: 'max_duration' });
});
