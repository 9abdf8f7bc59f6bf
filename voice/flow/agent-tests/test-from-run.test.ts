import { expect, test } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { AgentTest } from '#domain/agents/agent-tests.ts';
import { playScript, playTest } from './play-test.ts';
import type { TestSubject } from './test-call.ts';
import { testFromRun } from './test-from-run.ts';

const { flow, name, greeting } = agentTemplates.find(({ id }) => id === 'appointment-scheduler')!;
const desk: TestSubject = { flow, agentName: name, greeting, language: 'en-US' };

/** A call that took place, told as a test that nothing is expected of. */
function callOf(given: object) {
  const call = playScript(desk, AgentTest.parse({ name: 'call', ...given }));
  return call.stage.scenes;
}

const booked = callOf({
  at: '2026-11-19T16:20 America/New_York',
  known: { phone: '+49 30 901820' },
  actions: [
    { on: 'find_times', times: ['2026-11-23T09:00', '2026-11-23T10:00'] },
    { on: 'book_time', fail: 'time_taken', once: true },
    { on: 'send_email' },
  ],
  turns: [
    { silence: 2 },
    { interrupt: 'What would', caller: 'a check-up' },
    { caller: "It's Wilhelmina Katzenellenbogen" },
    { caller: 'wilhelmina dot katz at gmail dot com' },
    { keys: '1' },
    { caller: 'my number is 415 867 5309' },
    { caller: 'yes' },
    { caller: 'Monday at nine' },
    { caller: 'yes' },
    { caller: 'ten is fine' },
    { caller: 'yes' },
    { caller: 'no thanks' },
  ],
});

test('a call becomes a test that passes, with turns, answers of actions and how it ended', () => {
  const { test: made, notes } = testFromRun(desk, booked, { name: 'from a call' })!;
  expect(notes).toEqual([]);
  expect(made.at).toBe('2026-11-19T16:20 America/New_York');
  expect(made.turns!.slice(0, 2)).toEqual([{ silence: 2 }, { interrupt: 'What would', caller: 'a check-up' }]);
  expect(made.actions).toContainEqual({ on: 'book_time', fail: 'time_taken', once: true });
  expect(made.expect).toMatchObject({ end: 'completed/success', slots: { service: 'check-up' } });
  expect(made.expect!.actions).toEqual(['find_times', 'book_time', 'book_time', 'send_email']);
  expect(playTest(desk, made).failures).toEqual([]);
});

test('nothing of who called is left in it', () => {
  const text = JSON.stringify(testFromRun(desk, booked, { name: 'from a call' })!.test);
  for (const own of ['Wilhelmina', 'Katz', 'gmail', '867', '5309', '901820'])
    expect(text).not.toMatch(new RegExp(own, 'i'));
  expect(text).toContain('jordan dot ellis at example dot com');
});

test('what somebody made up to try stays in his words', () => {
  const { test: made } = testFromRun(desk, booked, { name: 'a try', plain: true })!;
  expect(made.turns!.map(({ caller }) => caller)).toContain("It's Wilhelmina Katzenellenbogen");
  expect(made.known).toEqual({ phone: '+49 30 901820' });
  expect(playTest(desk, made).failures).toEqual([]);
});

test('a call that never began is no test', () => {
  expect(testFromRun(desk, [], { name: 'nothing' })).toBeNull();
  expect(testFromRun(desk, booked.slice(1), { name: 'nothing' })).toBeNull();
});
