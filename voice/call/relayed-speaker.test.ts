import { expect, test } from 'vitest';
import { msPerWord, relayedCall } from '#voice/testing/relayed-caller.ts';
import { shortFlow } from '#voice/testing/short-flow.ts';

const flow = shortFlow();
const greeting = 'Hello and welcome to the line, this is Ada speaking.';
const question = 'What is your call about today?';
/** Until the greeting and its question have been said. */
const saidAll = 20 * msPerWord;

test.each([
  ['tells what was heard', true],
  ['tells nothing', false],
])('a conversation over a line that speaks itself and %s', async (_, tells) => {
  const { clock, store, caller, session, logged } = relayedCall({ flow, tells });
  caller.connect();
  await clock.run(saidAll);
  expect(caller.given).toEqual([greeting, question]);
  caller.says('a haircut');
  await clock.run(10_000);
  caller.says('yes');
  await clock.run(60_000);
  expect(caller.reason).toBe('completed');
  expect(store.ended).toMatchObject({ reason: 'completed', outcome: 'success' });
  expect(store.turns().filter(({ interrupted }) => interrupted)).toEqual([]);
  expect(store.turns().filter(({ role, heardMs }) => role === 'agent' && heardMs === null)).toEqual([]);
  // The line was left once its last word had been heard.
  expect(caller.heard.slice(-2).join(' ')).toBe('and goodbye.');
  expect(await session.done).toBe('ended');
  expect(logged).toEqual([]);
  expect(clock.pending(), 'no timer is left').toBe(0);
});

test('a caller who speaks into a sentence is answered, and the turn is what was heard of it', async () => {
  const { clock, store, caller } = relayedCall({ flow });
  caller.connect();
  await clock.run(4.5 * msPerWord);
  caller.begins();
  await clock.run(1_000);
  caller.says('I want a haircut');
  await clock.run(5_000);
  const [first, second, said] = store.turns();
  expect(first).toMatchObject({ text: 'Hello and welcome to', intended: greeting, interrupted: true });
  expect(second).toMatchObject({ text: '', intended: question, interrupted: true });
  expect(said).toMatchObject({ role: 'caller', text: 'I want a haircut' });
  expect(store.events.filter(({ kind }) => kind === 'interrupted').map(({ data }) => data)).toMatchObject([
    { heard: 'Hello and welcome to' },
    { heard: '' },
  ]);
  expect(caller.given.at(-1)).toContain('sure');
});

test.each([
  ['brings no words', null],
  ['says that somebody listens', 'uh-huh'],
])('a voice that %s lets the agent go on where it was stopped', async (_, text) => {
  const { clock, store, caller } = relayedCall({ flow });
  caller.connect();
  await clock.run(4.5 * msPerWord);
  caller.begins();
  if (text !== null) caller.says(text);
  await clock.run(30 * msPerWord);
  expect(caller.given).toEqual([greeting, question, 'the line, this is Ada speaking.', question]);
  expect(caller.heard.join(' ')).toBe(`${greeting} ${question}`);
  expect(store.turns().filter(({ interrupted }) => interrupted)).toEqual([]);
});

test('what may not be interrupted is said to its end', async () => {
  const disclosure = 'This line is answered by a machine.';
  const { clock, store, caller } = relayedCall({ flow: shortFlow({ disclosure }) });
  caller.connect();
  await clock.run(12 * msPerWord);
  caller.says('hello hello');
  await clock.run(saidAll);
  expect(caller.heard.join(' ')).toContain(disclosure);
  expect(store.turns().find(({ text }) => text === disclosure)).toMatchObject({ interrupted: false });
});

test('a caller who says nothing is asked again, once all was said', async () => {
  const { clock, caller } = relayedCall({ flow });
  caller.connect();
  await clock.run(16 * msPerWord + 7_000);
  expect(caller.given).toHaveLength(2);
  await clock.run(3_000);
  expect(caller.given.length).toBeGreaterThan(2);
});

test('keys interrupt, and are taken', async () => {
  const { clock, caller, session, store } = relayedCall({ flow });
  caller.connect();
  await clock.run(3 * msPerWord);
  caller.begins();
  session.key('5');
  await clock.run(4_000);
  expect(store.turns().find(({ role }) => role === 'caller')).toMatchObject({ text: '5' });
});

test('a session that takes the call over says again what was not heard', async () => {
  const first = relayedCall({ flow });
  first.caller.connect();
  await first.clock.run(12 * msPerWord);
  first.session.suspend();
  await first.clock.run(100);
  const { store, clock } = first;
  const second = relayedCall({ flow, store, clock, stored: store.load() });
  second.caller.connect(-1, true);
  await clock.run(saidAll);
  expect(second.caller.given).toEqual([question]);
});
