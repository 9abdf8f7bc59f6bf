import { describe, expect, it } from 'vitest';
import type { Json } from '#domain/platform/json.ts';
import type { ActionResult } from './conversation.ts';
import { testFlows } from './dialogues/test-flows.data.ts';
import { at, flowOf, setting, talk, texts, waitsFor } from './dialogues/told.ts';

const booking = flowOf(
  [
    ['start', 'start', { greeting: 'Hello.' }],
    ['book', 'schedule', {}],
    ['bye', 'end', {}],
  ],
  [
    ['start', 'next', 'book'],
    ['book', 'booked', 'bye'],
  ],
);

it.each([
  ['chat', "That's ann@example.com, right?"],
  ['sms', "That's ann@example.com, right?"],
  ['phone', "That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?"],
  ['test', "That's A, N, N, at E, X, A, M, P, L, E, dot, C, O, M, right?"],
] as const)('an address is read back as the caller of a %s gets it', (channel, told) => {
  const flow = flowOf(
    [
      ['start', 'start', {}],
      ['ask', 'ask', { slots: [{ name: 'email', type: 'email', prompt: 'Where to?' }] }],
      ['bye', 'end', {}],
    ],
    [
      ['start', 'next', 'ask'],
      ['ask', 'filled', 'bye'],
    ],
  );
  expect(texts(talk(flow, { channel }).say('ann@example.com'))).toEqual([told]);
});

describe('the beginning', () => {
  it('says the agent’s own greeting in place of the flow’s, with its names', () => {
    const { intents } = talk(testFlows.loop!, {
      greeting: 'I am {{agent_name}} of {{business_name}}, {{nobody|hello}}.',
    });
    expect(texts(intents)).toEqual(['I am Emma of Acme, hello.', 'Is it enough?']);
  });

  it('keeps only the facts that the flow can use', () => {
    const known = { name: 'Ann', phone: '571 555 0123', secret: 'x', email: { nested: true }, guests: 4 };
    const { snapshot } = talk(testFlows.visit!, { known });
    expect(snapshot.setting.known).toEqual({ phone: '571 555 0123' });
  });

  it('happens once', () => {
    const call = talk(testFlows.loop!);
    const before = call.snapshot;
    expect(call.tell({ type: 'started', at, setting })).toEqual([]);
    expect(call.snapshot).toEqual(before);
  });
});

describe('silence', () => {
  it('is borne 8, 8 and 6 seconds at each question, and starts anew with each word', () => {
    const call = talk(testFlows.loop!);
    expect(waitsFor(call.intents)).toEqual([8000]);
    expect(waitsFor(call.silence())).toEqual([8000]);
    expect(waitsFor(call.silence())).toEqual([6000]);
    expect(waitsFor(call.say('no'))).toEqual([8000]);
  });

  it('is long for somebody who asked for a moment', () => {
    expect(waitsFor(talk(testFlows.loop!).say('just a second please'))).toEqual([30_000]);
  });

  it('does not count while an action runs', () => {
    const call = talk(booking);
    call.say('Monday at nine');
    expect(call.silence()).toEqual([]);
    expect(call.snapshot.silences).toBe(0);
  });
});

describe('an action under way', () => {
  it('asks a caller who speaks for patience, and lets one who says goodbye go', () => {
    const call = talk(booking);
    call.say('Monday at nine');
    expect(texts(call.say('what about Tuesday'))).toEqual(['One moment, please.']);
    expect(call.snapshot.waiting?.for).toBe('action');
    expect(texts(call.say('goodbye'))).toEqual([]);
    expect(texts(call.done({ ok: true, output: { times: [] } }, 'book-1')).at(-1)).toMatch(/Goodbye\.$/);
    expect(call.snapshot.end).toEqual({ reason: 'caller_hangup', outcome: 'neutral' });
  });

  it('is not answered by another run, nor twice', () => {
    const call = talk(booking);
    call.say('Monday at nine');
    const found: ActionResult = { ok: true, output: { times: ['2026-11-23T14:00:00.000Z'] } };
    expect(call.done(found, 'book-7')).toEqual([]);
    expect(texts(call.done(found, 'book-1'))).toEqual([
      'I have Monday, November 23 at 9 AM. Should I book that for you?',
    ]);
    expect(call.done(found, 'book-1')).toEqual([]);
  });

  it.each<[string, ActionResult]>([
    ['fails', { ok: false, code: 'timeout', message: 'Too slow.' }],
    ['answers nonsense', { ok: true, output: { times: 'tomorrow' } }],
    ['answers nothing', { ok: true, output: null }],
  ])('that %s leads to a person', (_, result) => {
    const call = talk(booking);
    call.say('Monday at nine');
    expect(texts(call.done(result)).at(-1)).toBe('Would you like someone from Acme to call you back?');
  });

  it('that books is a success even when the caller hangs up right after', () => {
    const ask = { slots: [{ name: 'more', type: 'yes_no', prompt: 'Anything else?' }] };
    const flow = flowOf(
      [
        ...booking.nodes.map(({ id, type, config }) => [id, type, config] as [string, string, Record<string, Json>]),
        ['more', 'ask', ask],
      ],
      [
        ['start', 'next', 'book'],
        ['book', 'booked', 'more'],
        ['more', 'filled', 'bye'],
      ],
    );
    const call = talk(flow);
    call.say('Monday at nine');
    call.done({ ok: true, output: { times: ['2026-11-23T14:00:00.000Z'] } });
    call.say('yes');
    call.done({ ok: true, output: { appointmentId: 'a1', start: '2026-11-23T14:00:00.000Z' } });
    call.tell({ type: 'ended', at, reason: 'caller_hangup' });
    expect(call.snapshot.end).toEqual({ reason: 'caller_hangup', outcome: 'success' });
    expect(call.snapshot.frames[0]!.variables.appointment_spoken?.value).toBe('Monday, November 23 at 9 AM');
  });

  it('never books a time without a yes to it', () => {
    const call = talk(booking);
    call.say('Monday at nine');
    call.done({ ok: true, output: { times: ['2026-11-23T14:00:00.000Z'] } });
    for (const words of ['maybe', 'hello?', 'what?', 'how much is it']) {
      const actions = call.say(words).filter((intent) => intent.type === 'run_action');
      expect(actions).toEqual([]);
    }
  });
});

describe('an interruption', () => {
  it('cuts what was said to what was heard, and all that was to follow', () => {
    const call = talk(testFlows.visit!);
    const [greeting] = call.intents;
    call.tell({ type: 'interrupted', at, sayId: greeting?.type === 'say' ? greeting.id : '', heard: 'Hel' });
    expect(call.snapshot.said.map(({ heard }) => heard)).toEqual(['Hel', '', '']);
  });

  it('keeps of a wrong report only what was really said', () => {
    const call = talk(testFlows.loop!);
    call.tell({ type: 'interrupted', at, sayId: 'u2', heard: 'Is it raining in Spain?' });
    expect(call.snapshot.said.at(-1)?.heard).toBe('Is it ');
    const before = call.snapshot;
    call.tell({ type: 'interrupted', at, sayId: 'u99', heard: 'Is' });
    expect(call.snapshot).toEqual(before);
  });

  it('before the question makes words that are no answer harmless', () => {
    const call = talk(testFlows.loop!);
    call.tell({ type: 'interrupted', at, sayId: 'u2', heard: 'Is' });
    expect(texts(call.say('bananas'))).toEqual(['Is it enough?']);
    expect(call.snapshot.misses).toBe(0);
    expect(texts(call.say('bananas'))).toEqual(["Sorry, I didn't catch that.", 'Is it enough?']);
  });
});

describe('what the caller said', () => {
  const echo = flowOf(
    [
      ['start', 'start', {}],
      ['ask', 'ask', { slots: [{ name: 'problem', type: 'text', prompt: 'What happened?' }] }],
      ['bye', 'end', { message: Array.from({ length: 8 }, () => '{{problem}}').join(' and ') }],
    ],
    [
      ['start', 'next', 'ask'],
      ['ask', 'filled', 'bye'],
    ],
  );

  it('is never said back as markup or as a template', () => {
    const call = talk(echo);
    const [, said] = texts(call.say('**My** `{{agent_name}}` <b>broke</b> # {{problem}} [link](x)'));
    expect(said).toMatch(/^My ' agent_name ' b broke \/b problem link \(x\) and /);
    expect(call.snapshot.frames[0]!.slots.problem?.value).toBe(
      "**My** '{{agent_name}}' <b>broke</b> # {{problem}} [link](x)",
    );
  });

  it('makes no utterance longer than 600 characters', () => {
    const [, said] = texts(talk(echo).say('word '.repeat(400)));
    expect(said?.length).toBeGreaterThan(500);
    expect(said?.length).toBeLessThanOrEqual(600);
  });

  it('reaches a mail in full, once', () => {
    const flow = flowOf(
      [
        ['start', 'start', {}],
        ['ask', 'ask', { slots: [{ name: 'problem', type: 'text', prompt: 'What happened?' }] }],
        ['mail', 'send_email', { to: 'team', subject: 'About {{problem}}', body: '{{problem}}' }],
        ['bye', 'end', {}],
      ],
      [
        ['start', 'next', 'ask'],
        ['ask', 'filled', 'mail'],
        ['mail', 'ok', 'bye'],
      ],
    );
    const mail = talk(flow)
      .say(`{{agent_name}} ${'x'.repeat(1000)}`)
      .find((intent) => intent.type === 'run_action');
    expect(mail?.input).toMatchObject({ to: 'team', body: `{{agent_name}} ${'x'.repeat(1000)}` });
  });
});

describe('a correction', () => {
  const decide = (left: string) => ({
    branches: [{ port: 'yes', label: 'Yes', when: { op: 'eq', args: [{ var: left }, true] } }],
  });
  const yesNo = (name: string) => ({ slots: [{ name, type: 'yes_no', prompt: `${name}?` }] });
  const flow = flowOf(
    [
      ['start', 'start', {}],
      ['enough', 'ask', yesNo('enough')],
      ['is_enough', 'decision', decide('enough')],
      ['count', 'ask', { slots: [{ name: 'count', type: 'number', prompt: 'How many?' }] }],
      [
        'small',
        'decision',
        { branches: [{ port: 'small', label: 'Small', when: { op: 'lt', args: [{ var: 'count' }, 10] } }] },
      ],
      ['few', 'ask', { slots: [{ name: 'few', type: 'name', prompt: 'Few for whom?' }] }],
      ['many', 'ask', { slots: [{ name: 'many', type: 'name', prompt: 'Many for whom?' }] }],
      ['bye', 'end', {}],
    ],
    [
      ['start', 'next', 'enough'],
      ['enough', 'filled', 'is_enough'],
      ['is_enough', 'yes', 'count'],
      ['is_enough', 'else', 'enough'],
      ['count', 'filled', 'small'],
      ['small', 'small', 'few'],
      ['small', 'else', 'many'],
      ['few', 'filled', 'bye'],
      ['many', 'filled', 'bye'],
    ],
  );

  it('takes back the decision that rested on the slot, and no other', () => {
    const call = talk(flow);
    call.say('no');
    call.say('yes');
    expect(texts(call.say('five')).at(-1)).toBe('Few for whom?');
    expect(texts(call.say('no, I meant fifty'))).toEqual(["I've changed that to 50.", 'Many for whom?']);
    expect(call.snapshot.frames[0]!.slots.enough?.value).toBe(true);
    expect(texts(call.say('I meant sixty'))).toEqual(["I've changed that to 60.", 'Many for whom?']);
  });
});
