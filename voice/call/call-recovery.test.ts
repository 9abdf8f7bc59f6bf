import { expect, test } from 'vitest';
import type { FlowEvent } from '#voice/flow/conversation.ts';
import { advance } from '#voice/flow/flow-runner.ts';
import type { Snapshot } from '#voice/flow/snapshot.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { scriptedCall } from '#voice/testing/scripted-call.ts';
import { ScriptedCaller } from '#voice/testing/scripted-caller.ts';
import { shortFlow } from '#voice/testing/short-flow.ts';
import { besideTheFlow } from './call-event.ts';
import { phrasesOf } from './phrases.ts';

const phrases = phrasesOf('en-US');

const flow = shortFlow();
const greeting = 'Hello and welcome to the line, this is Ada speaking.';
const question = 'What is your call about today?';

test('after a lost connection the sentence that was cut is said again', async () => {
  const { clock, caller, session, store } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(300);
  caller.disconnect();
  await clock.run(20_000);
  const again = new ScriptedCaller(clock);
  again.connect(session, 1);
  await clock.run(5_000);
  expect(again.agentTexts()).toEqual([greeting, question, phrases.cutOff]);
  const heard = [...new Set(again.played.filter((frame) => frame.sample > 0).map((frame) => frame.seq))];
  expect(heard, 'the apology, then both sentences').toEqual([2, 0, 1]);
  expect(again.shown).toBe('listening');
  expect(store.turns().every((turn) => !turn.interrupted)).toBe(true);
});

test('a short loss while nobody speaks goes unnoticed', async () => {
  const { clock, caller, session } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(4_000);
  caller.disconnect();
  await clock.run(500);
  const again = new ScriptedCaller(clock);
  again.connect(session, 1);
  await clock.run(2_000);
  expect(again.played).toEqual([]);
  expect(again.shown).toBe('listening');
});

test('a connection that does not come back ends the call after 30 s, as of when it was lost', async () => {
  const { clock, caller, session, store } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(4_000);
  const lostAt = clock.now();
  caller.disconnect();
  await clock.run(29_000);
  expect(store.ended).toBeNull();
  await clock.run(1_500);
  expect(store.ended).toMatchObject({ reason: 'lost_connection', at: lostAt });
  expect(await session.done).toBe('ended');
});

test('a second connection takes the call over', async () => {
  const { clock, caller, session } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(4_000);
  const other = new ScriptedCaller(clock);
  other.connect(session);
  await clock.run(100);
  expect(caller.left).toBe('replaced');
  other.types('a haircut');
  await clock.run(2_000);
  expect(other.lastText()).toContain('sure');
  expect(caller.lastText()).toBe(question);
});

test('a line that comes as its session is left is sent on, not left in silence', async () => {
  const { clock, caller, session } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(4_000);
  session.drain();
  expect(await session.done).toBe('suspended');
  const late = new ScriptedCaller(clock);
  late.connect(session, 1);
  expect(late.left).toBe('suspended');
});

test('a typed message that is repeated after a reconnect counts once', async () => {
  const { clock, caller, session, store } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(4_000);
  caller.types('a haircut', 'id-1');
  caller.types('a haircut', 'id-1');
  await clock.run(3_000);
  caller.types('a haircut', 'id-1');
  await clock.run(3_000);
  expect(store.turns().filter((turn) => turn.role === 'caller')).toHaveLength(1);
  expect([...caller.typedAcknowledged]).toEqual(['id-1']);
});

test('killed after any step, another process goes on with nothing lost and nothing done twice', async () => {
  const withMail = shortFlow({ mail: true });
  const act = async () => ({ ok: true, output: { to: 'team' } }) as const;
  const script = ['a haircut', 'yes'];
  const whole = scriptedCall({ flow: withMail, act });
  whole.caller.connect(whole.session);
  for (const line of [null, ...script]) {
    if (line) whole.caller.types(line);
    await whole.clock.run(6_000);
  }
  expect(whole.caller.reason).toBe('completed');
  for (let survive = 1; survive < whole.store.commits; survive++) {
    const { clock, store, caller, session, runs } = scriptedCall({ flow: withMail, act });
    store.before = () => (store.commits >= survive ? new Promise(() => {}) : undefined);
    caller.connect(session);
    for (const line of [null, ...script]) {
      if (line) caller.types(line);
      await clock.run(6_000);
    }
    const acknowledged = [...caller.turns.values()].filter((turn) => turn.role === 'caller').map((turn) => turn.text);
    store.before = () => {};
    const stored = store.load();
    expect(stored.turns.filter((turn) => turn.role === 'caller').map((turn) => turn.text)).toEqual(acknowledged);
    const next = scriptedCall({
      flow: withMail,
      act,
      clock: manualClock(clock.now()),
      store,
      stored,
      startedAt: 0,
      maxMs: 1e13,
    });
    next.caller.connect(next.session, stored.turns.length - 1);
    await next.clock.run(6_000);
    for (const line of script) {
      next.caller.types(line, line);
      await next.clock.run(6_000);
    }
    expect(next.caller.reason, `killed after step ${survive}`).toBe('completed');
    const said = store.turns().filter((turn) => turn.role === 'caller');
    expect(said.map((turn) => turn.text)).toEqual(script);
    expect(store.runIds, 'one run is stored').toHaveLength(1);
    const tried = [...runs, ...next.runs].map((run) => run.runId);
    expect(new Set(tried), 'each try has the same idempotency key').toEqual(new Set(store.runIds));
    expect(next.logged).toEqual([]);
  }
});

test('a restored call says again what was not heard', async () => {
  const first = scriptedCall({ flow });
  first.caller.connect(first.session);
  await first.clock.run(300);
  const stored = first.store.load();
  const { clock, caller, session } = scriptedCall({ flow, stored, store: first.store });
  caller.connect(session, 1);
  await clock.run(5_000);
  const heard = [...new Set(caller.played.filter((frame) => frame.sample > 0).map((frame) => frame.seq))];
  expect(caller.turns.get(heard[0]!)?.text).toBe(phrases.cutOff);
  expect(heard.slice(1)).toEqual([0, 1]);
});

test('when the store fails, nothing of the step is said, and the call ends with an apology', async () => {
  const { clock, store, caller, session, logged } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(4_000);
  store.before = () => Promise.reject(new Error('disk full'));
  caller.types('a haircut');
  await clock.run(100);
  store.before = () => {};
  await clock.run(10_000);
  expect(caller.agentTexts()).toEqual([greeting, question, phrases.failure]);
  expect(caller.reason).toBe('failed');
  expect(store.ended).toMatchObject({ reason: 'failed' });
  expect(store.turns().map((turn) => turn.text)).toEqual([greeting, question, 'a haircut', phrases.failure]);
  expect(logged).toHaveLength(1);
});

test('a store that is gone for good: the caller is told, and the end is tried again', async () => {
  const { clock, store, caller, session } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(4_000);
  let tries = 0;
  store.before = () => {
    tries += 1;
    return Promise.reject(new Error('gone'));
  };
  caller.types('a haircut');
  await clock.run(30_000);
  expect(caller.reason).toBe('failed');
  expect(tries).toBe(4);
  expect(await session.done).toBe('ended');
});

test('a server that stops leaves the call between turns, for another to go on', async () => {
  const { clock, session, caller, store } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(300);
  session.drain();
  await clock.run(200);
  expect(caller.left).toBeNull();
  await clock.run(3_000);
  expect(caller.left).toBe('suspended');
  expect(await session.done).toBe('suspended');
  expect(store.ended).toBeNull();
  expect(store.load().memory.unheard).toEqual([]);
  expect(clock.pending()).toBe(0);
});

test('the stored events give the same conversation again', async () => {
  const withMail = shortFlow({ mail: true });
  const { clock, store, caller, session } = scriptedCall({
    flow: withMail,
    act: async () => ({ ok: true, output: { to: 'team' } }),
  });
  caller.connect(session);
  await clock.run(300);
  caller.says('about a new roof');
  await clock.run(9_000);
  caller.types('yes');
  await clock.run(9_000);
  expect(caller.reason).toBe('completed');
  let snapshot: Snapshot | null = null;
  for (const { kind, at, data } of store.events) {
    if (besideTheFlow.includes(kind)) continue;
    snapshot = advance(withMail, snapshot, { type: kind, at, ...(data as object) } as FlowEvent).snapshot;
  }
  expect(snapshot).toEqual(store.load().snapshot);
  expect(store.events.map((event) => event.kind)).toEqual(
    expect.arrayContaining(['started', 'interrupted', 'caller_said', 'action_done']),
  );
});

test('a session that breaks tells its caller, and nobody else', async () => {
  const { clock, caller, session, logged } = scriptedCall({ flow });
  caller.connect(session);
  await clock.run(4_000);
  caller.turn = () => {
    throw new Error('a fault of ours');
  };
  caller.types('a haircut');
  await clock.run(10_000);
  expect(caller.reason).toBe('failed');
  expect(logged.length).toBeGreaterThan(0);
  expect(await session.done).toBe('ended');
  expect(clock.pending()).toBe(0);
});
