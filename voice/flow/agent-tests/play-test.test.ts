import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { AgentTest } from '#domain/agents/agent-tests.ts';
import { flowOf } from '../dialogues/told.ts';
import { spokenIn } from '../other-languages.ts';
import { playSuite } from './play-suite.ts';
import { playTest } from './play-test.ts';
import type { TestSubject } from './test-call.ts';

function subjectOf(id: string): TestSubject {
  const { flow, name, greeting } = agentTemplates.find((one) => one.id === id)!;
  return { flow, agentName: name, greeting, language: 'en-US' };
}

const desk = subjectOf('appointment-scheduler');
const testOf = (given: object) => AgentTest.parse({ name: 'a test', ...given });
const play = (given: object, subject = desk) => playTest(subject, testOf(given));
const faults = (given: object, subject = desk) => play(given, subject).failures.map(({ message }) => message);

const times = ['2026-11-23T09:00', '2026-11-23T14:30', '2026-11-24T09:00'];
const calendar = [{ on: 'find_times', times }, { on: 'send_email' }];
/** Up to the question when. */
const upToTime = [
  { caller: 'a check-up' },
  { caller: 'Maria Lopez' },
  { caller: 'maria at example dot com' },
  { caller: 'yes' },
  { caller: '571 555 0123' },
  { caller: 'yes' },
];

describe('a scripted test', () => {
  it('passes where all of it comes as expected', () => {
    const verdict = play({
      actions: calendar,
      turns: [
        { caller: 'a check-up', expect: { slots: { service: 'CHECK-UP' }, says: ['what name should I'] } },
        { caller: 'Maria Lopez', expect: { node: 'contact', slots: { name: 'maria lopez', email: null } } },
        ...upToTime.slice(2),
        { caller: 'Monday at nine', expect: { actions: ['find_times'] } },
        { caller: 'yes' },
        { caller: 'no thanks' },
      ],
      expect: {
        path: ['start', 'contact', 'book'],
        actions: [{ book_time: { start: '2026-11-23T09:00', durationMinutes: 30 } }],
        not_says: ['something went wrong'],
      },
    });
    const text = verdict.lines.map(({ by, text: words }) => `${by}: ${words}`).join('\n');
    expect(verdict.failures, text).toEqual([]);
    expect(verdict).toMatchObject({ passed: true, turns: 9, runs: 1 });
  });

  it('names the expectation that is not met, what came, and at which turn', () => {
    const turns = [{ caller: 'a check-up' }, { caller: 'Maria Lopez', expect: { slots: { name: 'Mario Lopez' } } }];
    const verdict = play({ turns });
    expect(verdict.passed).toBe(false);
    expect(verdict.failures).toEqual([
      {
        expectation: 'slots.name',
        turn: 2,
        expected: 'Mario Lopez',
        got: 'Maria Lopez',
        mend: null,
        message: 'At turn 2 "name" should be Mario Lopez, but is Maria Lopez.',
      },
    ]);
    expect(verdict.lines.find(({ by, turn }) => by === 'caller' && turn === 2)?.text).toBe('Maria Lopez');
  });

  it.each([
    [{ says: ['purple'] }, 'The agent should say "purple" at turn 1, but doesn’t.'],
    [{ not_says: ['NAME'] }, 'The agent shouldn’t say "NAME" at turn 1, but does.'],
    [{ node: 'end' }, 'After turn 1 the call should be at "end", but is at "contact".'],
    [{ actions: ['send_email'] }, 'At turn 1 "send_email" didn’t run.'],
  ])('sees at a turn that %j is not so', (wanted, message) => {
    expect(faults({ turns: [{ caller: 'a check-up', expect: wanted }] })).toEqual([message]);
  });

  it.each([
    [{ end: 'completed/success' }, 'The call should end with completed/success, but ends with caller_hangup/neutral.'],
    [{ path: ['contact', 'start'] }, 'The call should reach "start" after "contact", but doesn’t.'],
    [{ max_turns: 1 }, 'The call should take at most 1 turns, but takes 2.'],
    [{ actions: ['book_time'] }, 'At the end "book_time" didn’t run.'],
  ])('sees of the call that %j is not so', (wanted, message) => {
    expect(faults({ turns: [{ caller: 'a check-up' }, { hangup: true }], expect: wanted })).toEqual([message]);
  });

  it('fails where the flow asks for an action that it says nothing of, and says what to add', () => {
    const { failures } = play({ turns: [...upToTime, { caller: 'Monday at nine' }] });
    expect(failures[0]).toMatchObject({
      message: `The test doesn’t define "find_times". Add it to the test’s actions: { on: find_times, times: [${times[0]}] }.`,
      mend: { on: 'find_times', times: [times[0]] },
    });
  });

  it('has an action fail once, and the times answer what is left', () => {
    const verdict = play({
      actions: [...calendar, { on: 'book_time', fail: 'time_taken', once: true }],
      turns: [...upToTime, { caller: 'Monday at nine' }, { caller: 'yes' }],
      expect: { actions: ['find_times', { book_time: { start: times[0] } }] },
    });
    expect(verdict.failures).toEqual([]);
    expect(verdict.lines.at(-1)?.text).toMatch(/2:30|Tuesday/);
  });

  it('plays keys, silence, an interruption with words behind it, and a caller who hangs up', () => {
    const turns = [
      { silence: 1, expect: { says: ['still there'] } },
      { interrupt: 'What would you', caller: 'a check-up', expect: { node: 'contact' } },
      { caller: 'Maria Lopez' },
      { caller: 'maria at example dot com' },
      { keys: '1', expect: { slots: { email: 'maria@example.com' } } },
      { hangup: true },
    ];
    expect(faults({ turns, expect: { end: 'caller_hangup' } })).toEqual([]);
    expect(faults({ turns: [{ interrupt: 'Nobody said this' }] })).toEqual([
      'The agent hadn’t said "Nobody said this" before turn 1.',
    ]);
    expect(faults({ turns: [{ hangup: true }, { caller: 'hello' }] })[0]).toMatch(/had ended .* before turn 2/);
  });

  it('has its clock and zone of `at`: the same words are other moments', () => {
    const booked = (at: string) =>
      play({
        at,
        actions: [{ on: 'find_times', times: ['2026-11-23T09:00', '2026-11-24T09:00'] }, { on: 'send_email' }],
        turns: [...upToTime, { caller: 'tomorrow at nine' }, { caller: 'yes' }],
      }).lines.find(({ by, text }) => by === 'action' && text.startsWith('book_time'))?.text;
    expect(booked('2026-11-22T10:00 America/New_York')).toContain('2026-11-23T14:00:00.000Z');
    expect(booked('2026-11-23T10:00 Europe/Berlin')).toContain('2026-11-24T08:00:00.000Z');
  });

  it('sees a flow that leads nowhere', () => {
    const start = ['start', 'start', { greeting: 'Hello.' }] as [string, string, object];
    const ask = ['ask', 'ask', { slots: [{ name: 'name', type: 'name', prompt: 'Your name?' }] }] as typeof start;
    const subject = { ...desk, greeting: null, flow: flowOf([start, ask] as never, [['start', 'next', 'ask']]) };
    expect(faults({ turns: [{ caller: 'Maria Lopez' }] }, subject)[0]).toMatch(/"ask" has no next step/);
  });
});

describe('a persona', () => {
  const persona = { style: ['chatty', { corrects: 'name' }, 'silent', 'speaks_over'], noise: 0.03, seed: 7, runs: 12 };
  const actions = [...calendar, { on: 'find_appointments', appointments: [] }];

  it.each(agentTemplates.map(({ id }) => [id]))('comes to an end with %s, in many ways', (id) => {
    const verdict = play({ actions, persona }, subjectOf(id));
    expect(verdict.failures).toEqual([]);
    expect(verdict).toMatchObject({ runs: 12, failedRuns: 0, passed: true });
  });

  const languages = ['de-DE', 'es-ES', 'fr-FR'] as const;
  it.each(languages.flatMap((tag) => agentTemplates.map(({ id }) => ({ tag, id }))))(
    'speaks $tag with $id',
    ({ tag, id }) => {
      const { flow, agentName, greeting } = subjectOf(id);
      const subject = { ...spokenIn({ flow, greeting: greeting! }, 'en-US', tag), agentName, language: tag };
      for (const style of [persona.style, ['hurried', 'corrects'], ['hesitant', 'asks_aside', 'other_language']]) {
        const verdict = play({ actions, persona: { ...persona, style } }, subject);
        expect(verdict.failures).toEqual([]);
      }
    },
  );

  it('is heard in each language as in English', () => {
    const said = [
      ['de-DE', 'Maria at example punkt com'],
      ['es-ES', 'maria arroba example punto com'],
      ['fr-FR', 'maria arobase example point com'],
    ] as const;
    for (const [tag, email] of said) {
      const { flow, agentName, greeting } = desk;
      const subject = { ...spokenIn({ flow, greeting: greeting! }, 'en-US', tag), agentName, language: tag };
      const goal = { service: 'Maniküre', name: 'Maria Lopez', email };
      const styles = ['chatty', 'hurried', 'hesitant', { corrects: 'name' }];
      for (const style of styles) {
        const verdict = play(
          {
            actions,
            persona: { goal, style: [style], runs: 10 },
            expect: { slots: { name: 'Maria Lopez', email: 'maria@example.com' } },
          },
          subject,
        );
        expect([tag, style, verdict.failures]).toEqual([tag, style, []]);
      }
    }
  });

  it('is the same caller for the same seed, and another for another', () => {
    const lines = (seed: number) => play({ actions, persona: { ...persona, seed, runs: 1 } }).lines;
    expect(lines(7)).toEqual(lines(7));
    expect(lines(7)).not.toEqual(lines(8));
  });

  it('gives what it wants, whatever its ways', () => {
    const goal = { service: 'a haircut', name: 'Maria Lopez', email: 'maria at example dot com' };
    const verdict = play({
      actions,
      persona: { goal, style: ['over_answers', { corrects: 'name' }], runs: 10 },
      expect: { slots: { name: 'Maria Lopez', email: 'maria@example.com' } },
    });
    expect(verdict.failures).toEqual([]);
  });

  it('says what it wants in its own ways, one in each run', () => {
    const says = { name: ['this is Ann Lee', 'Ann Lee speaking'] };
    const verdict = play({ actions, persona: { says, runs: 10 }, expect: { slots: { name: 'Ann Lee' } } });
    expect(verdict.failures).toEqual([]);
    const said = Array.from({ length: 10 }, (_, seed) =>
      play({ actions, persona: { says, seed, runs: 1 } }).lines.find(({ text }) => text.includes('Ann Lee')),
    ).map((line) => line?.text);
    expect([...new Set(said)].sort()).toEqual([...says.name].sort());
  });

  it.each(['hurried', 'hesitant', 'wrong_answers', 'other_language', 'asks_aside', 'refuses'])('may be %s', (style) => {
    const verdict = play({ actions, persona: { style: [style], runs: 10 } });
    const plain = play({ actions, persona: { runs: 10 } });
    expect(verdict.failures).toEqual([]);
    expect(verdict.lines).not.toEqual(plain.lines);
  });

  it('leaves a run that fails as a script without what it does not need', () => {
    const given = { actions, persona: { style: ['chatty'], runs: 3 }, expect: { not_says: ['what name'] } };
    const { failedRuns, shrunk } = play(given);
    expect(failedRuns).toBe(3);
    expect(shrunk!.turns).toHaveLength(1);
    expect(faults(shrunk!)).toEqual(['The agent shouldn’t say "what name", but does.']);
  });
});

describe('what tests reach', () => {
  it('grows with them, and names what is missing', () => {
    const one = playSuite(desk, [testOf({ turns: [{ caller: 'a check-up' }] })]).coverage;
    expect(one.ports.missing).toContainEqual({ workflow: null, node: 'contact', port: 'filled' });
    expect(one.slots.missing).not.toContainEqual({ workflow: null, node: 'service', slot: 'service', way: 'filled' });
    const more = playSuite(desk, [
      testOf({ actions: calendar, turns: [...upToTime, { caller: 'Monday at nine' }, { caller: 'yes' }] }),
      testOf({ turns: [{ silence: 1 }, { caller: 'a check-up' }, { caller: '...' }] }),
    ]).coverage;
    expect(more.nodes.reached).toBeGreaterThan(one.nodes.reached);
    expect(more.ports.reached).toBeGreaterThan(one.ports.reached);
    expect(more.slots.missing).not.toContainEqual({ workflow: null, node: 'service', slot: 'service', way: 'silence' });
    expect(more.actions.missing).not.toContainEqual({ workflow: null, node: 'book', result: 'ok' });
    expect(more.actions.missing).toContainEqual({ workflow: null, node: 'book', result: 'error' });
  });

  it('is nothing where no time is left, and says so', () => {
    const { passed, verdicts } = playSuite(desk, [testOf({ turns: [] })], () => true);
    expect(passed).toBe(false);
    expect(verdicts[0]!.failures[0]!.message).toMatch(/no time left/);
  });
});
