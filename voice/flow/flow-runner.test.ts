import { describe, expect, it } from 'vitest';
import type { Json } from '#domain/json.ts';
import type { Flow } from '#domain/workflows.ts';
import type { ActionResult, FlowEvent, Intent, Setting } from './conversation.ts';
import { testFlows } from './dialogues/test-flows.data.ts';
import { advance } from './flow-runner.ts';
import { Snapshot } from './snapshot.ts';

const at = Date.parse('2026-11-20T15:00:00Z');
const setting: Setting = {
  agentName: 'Emma',
  businessName: 'Acme',
  timeZone: 'America/New_York',
  channel: 'test',
  greeting: null,
  known: {},
};

function flowOf(
  nodes: [id: string, type: string, config: Record<string, Json>][],
  edges: [from: string, port: string, to: string][],
): Flow {
  return {
    name: 'Test',
    nodes: nodes.map(([id, type, config]) => ({ id, type, title: id, config, x: 0, y: 0 })),
    edges: edges.map(([from, port, to]) => ({ from, port, to })),
  };
}

/** A conversation under way, told event by event. */
function talk(flow: Flow, own: Partial<Setting> = {}) {
  let last = advance(flow, null, { type: 'started', at, setting: { ...setting, ...own } });
  const tell = (event: FlowEvent) => {
    last = advance(flow, last.snapshot, event);
    return last.intents;
  };
  return {
    tell,
    say: (text: string) => tell({ type: 'caller_said', at, text }),
    done: (result: ActionResult, runId = last.snapshot.pending ?? '') =>
      tell({ type: 'action_done', at, runId, result }),
    silence: () => tell({ type: 'silence', at }),
    get snapshot() {
      return last.snapshot;
    },
    get intents() {
      return last.intents;
    },
  };
}

const texts = (intents: Intent[]) => intents.flatMap((intent) => (intent.type === 'say' ? [intent.text] : []));
const waitsFor = (intents: Intent[]) =>
  intents.flatMap((intent) => (intent.type === 'listen' ? [intent.silenceMs] : []));

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
    expect(call.snapshot.phase).toBe('waiting_action');
    call.say('goodbye');
    expect(call.snapshot.end).toEqual({ reason: 'caller_hangup', outcome: 'neutral' });
    expect(call.done({ ok: true, output: { times: [] } }, 'book-1')).toEqual([]);
  });

  it('is not answered by another run, nor twice', () => {
    const call = talk(booking);
    call.say('Monday at nine');
    const found: ActionResult = { ok: true, output: { times: ['2026-11-23T14:00:00.000Z'] } };
    expect(call.done(found, 'book-7')).toEqual([]);
    expect(texts(call.done(found, 'book-1'))).toEqual([
      'I have Monday, November 23 at 9 AM. Shall I book that for you?',
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
    expect(call.snapshot.slots.appointment_spoken?.value).toBe('Monday, November 23 at 9 AM');
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

describe('a correction', () => {
  const decide = (left: string) => ({
    branches: [{ port: 'yes', label: 'Yes', when: { op: 'eq', left, right: true } }],
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
        { branches: [{ port: 'small', label: 'Small', when: { op: 'lt', left: 'count', right: 10 } }] },
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
    expect(call.snapshot.slots.enough?.value).toBe(true);
    expect(texts(call.say('I meant sixty'))).toEqual(["I've changed that to 60.", 'Many for whom?']);
  });
});

describe('bounds', () => {
  it('end a flow that runs in a circle', () => {
    const circle = {
      branches: [{ port: 'again', label: 'Again', when: { op: 'not', arg: { op: 'is_set', left: 'x' } } }],
    };
    const flow = flowOf(
      [
        ['start', 'start', {}],
        ['turn', 'decision', circle],
        ['bye', 'end', {}],
      ],
      [
        ['start', 'next', 'turn'],
        ['turn', 'again', 'turn'],
        ['turn', 'else', 'bye'],
      ],
    );
    expect(talk(flow).snapshot.end).toEqual({ reason: 'failed', outcome: 'failure' });
  });

  it('end a flow that goes in a circle of actions, without the caller having a word', () => {
    const flow = flowOf(
      [
        ['start', 'start', {}],
        ['mail', 'send_email', { to: 'team', subject: 'Hi', body: 'Hello', wait: true }],
      ],
      [
        ['start', 'next', 'mail'],
        ['mail', 'ok', 'mail'],
      ],
    );
    const call = talk(flow);
    const sent: ActionResult = { ok: true, output: null };
    call.done(sent);
    call.done(sent);
    expect(call.snapshot.phase).toBe('waiting_action');
    call.done(sent);
    expect(call.snapshot.end).toEqual({ reason: 'failed', outcome: 'failure' });
  });

  it.each<[string, Flow]>([
    ['is empty', { name: 'x', nodes: [], edges: [] }],
    ['leads nowhere', flowOf([['start', 'start', {}]], [])],
    [
      'has an unknown step',
      flowOf(
        [
          ['start', 'start', {}],
          ['x', 'dance', {}],
        ],
        [['start', 'next', 'x']],
      ),
    ],
    [
      'has a broken step',
      flowOf(
        [
          ['start', 'start', {}],
          ['x', 'ask', { slots: [] }],
        ],
        [['start', 'next', 'x']],
      ),
    ],
    ['misses a node', flowOf([['start', 'start', {}]], [['start', 'next', 'gone']])],
  ])('end a flow that %s, without an exception', (_, flow) => {
    const call = talk(flow);
    expect(call.snapshot.end).toEqual({ reason: 'failed', outcome: 'failure' });
    expect(texts(call.intents).at(-1)).toBe(
      "I'm sorry, something went wrong on my side. Please call again later. Goodbye.",
    );
  });

  it('keep the snapshot under 16 kB with as many and as long answers as a flow can take', () => {
    const names = Array.from({ length: 24 }, (_, index) => `a_rather_long_name_of_a_slot_number_${index}`);
    const asks = names.map(
      (name) =>
        [
          `ask_${name.slice(-2).replace('_', 'n')}`,
          'ask',
          { slots: [{ name, type: 'text', prompt: '何ですか?' }] },
        ] as [string, string, Record<string, Json>],
    );
    const flow = flowOf(
      [['start', 'start', {}], ...asks, ['bye', 'end', { message: `{{${names[0]}}} {{${names[23]}}}` }]],
      [
        ['start', 'next', asks[0]![0]],
        ...asks.map(([id], index) => [id, 'filled', asks[index + 1]?.[0] ?? 'bye'] as [string, string, string]),
      ],
    );
    const call = talk(flow, { agentName: '長'.repeat(500), businessName: '名'.repeat(500) });
    for (const _ of names) {
      call.say('目'.repeat(5000));
      expect(Buffer.byteLength(JSON.stringify(call.snapshot))).toBeLessThan(16_000);
    }
    expect(call.snapshot.end?.outcome).toBe('success');
    expect(Object.keys(call.snapshot.slots)).toHaveLength(24);
    expect(String(call.snapshot.slots[names[0]!]?.value).length).toBeGreaterThan(1500);
    expect(Snapshot.parse(call.snapshot)).toEqual(call.snapshot);
  });

  it('bring a time that is no time into the calendar', () => {
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, -1e20, 1e300]) {
      const { snapshot } = advance(booking, talk(booking).snapshot, {
        type: 'caller_said',
        at: odd,
        text: 'tomorrow at nine',
      });
      expect(snapshot.phase).toBe('waiting_action');
    }
  });
});
