import { expect, test } from 'vitest';
import { scriptedCall } from '#voice/testing/scripted-call.ts';
import { ScriptedCaller } from '#voice/testing/scripted-caller.ts';
import { shortFlow } from '#voice/testing/short-flow.ts';
import { phrasesOf } from './phrases.ts';

const phrases = phrasesOf('en-US');

const flow = shortFlow();
const greeting = 'Hello and welcome to the line, this is Ada speaking.';
const question = 'What is your call about today?';

/** A call whose store is away from some moment on, until `back`. Commits wait for it. */
async function callWithoutStore(afterMs: number) {
  const call = scriptedCall({ flow });
  call.caller.connect(call.session);
  await call.clock.run(afterMs);
  let back = () => {};
  const over = new Promise<void>((resolve) => {
    back = resolve;
  });
  call.store.before = () => over;
  return { ...call, back };
}

test('a store that is away for ten seconds: the caller is asked for patience, and the answer follows', async () => {
  const { clock, store, caller, back } = await callWithoutStore(4_000);
  caller.types('a haircut');
  await clock.run(2_000);
  expect(caller.agentTexts()).toEqual([greeting, question]);
  expect(caller.shown).toBe('thinking');
  await clock.run(3_000);
  expect(caller.lastText()).toBe(phrases.fillers[0]);
  expect(caller.shown, 'and heard').toBe('thinking');
  await clock.run(7_000);
  expect(caller.lastText()).toBe(phrases.fillers[1]);
  back();
  await clock.run(4_000);
  const heard = [...new Set(caller.played.filter((frame) => frame.sample > 0).map((frame) => frame.seq))];
  const texts = heard.map((seq) => caller.turns.get(seq)!.text);
  expect(texts.slice(2, 4)).toEqual([phrases.fillers[0], phrases.fillers[1]]);
  expect(texts.slice(4).join(' ')).toContain('sure');
  expect(store.turns().map((turn) => turn.text)).toEqual(expect.arrayContaining(texts));
  caller.types('yes');
  await clock.run(9_000);
  expect(caller.reason).toBe('completed');
  expect(store.load().memory.unheard).toEqual([]);
  expect(clock.pending()).toBe(0);
});

test('a store that is away while nobody waits is not spoken of', async () => {
  const { clock, caller, back } = await callWithoutStore(300);
  await clock.run(6_000);
  expect(caller.agentTexts()).toEqual([greeting, question]);
  expect(caller.shown).toBe('listening');
  back();
  caller.types('a haircut');
  await clock.run(2_000);
  expect(caller.lastText()).toContain('sure');
});

test('what the caller says while the store is away is answered afterwards, in order and once', async () => {
  const { clock, store, caller, back } = await callWithoutStore(4_000);
  caller.types('a haircut');
  await clock.run(3_000);
  caller.says('and a beard trim');
  await clock.run(6_000);
  back();
  await clock.run(9_000);
  const said = store.turns().filter((turn) => turn.role === 'caller');
  expect(said.map((turn) => turn.text)).toEqual(['a haircut', 'and a beard trim']);
});

test('a caller who hangs up while the store is away is let go, and the end is stored afterwards', async () => {
  const { clock, store, caller, session, back } = await callWithoutStore(4_000);
  caller.hangsUp();
  await clock.run(1_500);
  expect(caller.reason).toBe('caller_hangup');
  expect(store.ended).toBeNull();
  back();
  await clock.run(100);
  expect(store.ended).toMatchObject({ reason: 'caller_hangup' });
  expect(await session.done).toBe('ended');
  expect(clock.pending()).toBe(0);
});

/** A call whose line broke in the first sentence and is there again. */
async function resumed(from: 'the same server' | 'another server') {
  const first = scriptedCall({ flow });
  first.caller.connect(first.session);
  await first.clock.run(300);
  if (from === 'the same server') {
    first.caller.disconnect();
    await first.clock.run(500);
    const caller = new ScriptedCaller(first.clock);
    return { ...first, caller };
  }
  return scriptedCall({ flow, stored: first.store.load(), store: first.store });
}

test.each(['the same server', 'another server'] as const)(
  'an answer that is typed as soon as the line is back, on %s, cuts the repeated sentence off',
  async (from) => {
    for (const afterMs of [0, 20, 60, 200, 800]) {
      const { clock, caller, session, store } = await resumed(from);
      caller.connect(session, 1);
      if (afterMs > 0) await clock.run(afterMs);
      caller.types('a haircut');
      await clock.run(300);
      const answer = [...caller.turns.values()].find((turn) => turn.text.includes('sure'));
      expect(answer, `after ${afterMs} ms`).toBeDefined();
      expect(caller.played.at(-1)?.seq, `after ${afterMs} ms the answer is heard`).toBe(answer!.seq);
      await clock.run(3_000);
      const behind = caller.played.slice(caller.played.findIndex((frame) => frame.seq === answer!.seq));
      expect(new Set(behind.map((frame) => frame.seq)), 'and nothing else after it').toEqual(new Set([answer!.seq]));
      const turns = store.turns().filter((turn) => turn.seq < 2);
      expect(turns.map((turn) => turn.interrupted)).toEqual([true, true]);
      // What was heard before the line broke stays in the transcript.
      if (from === 'the same server' && afterMs < 800) expect(turns[0]!.text).not.toBe('');
      expect(turns.every((turn) => (turn.intended ?? '').startsWith(turn.text))).toBe(true);
      caller.types('yes', 'yes');
      await clock.run(9_000);
      expect(caller.reason).toBe('completed');
    }
  },
);
