import { describe, expect, it } from 'vitest';
import type { Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import type { ActionResult } from './conversation.ts';
import { flowOf, talk, texts } from './dialogues/told.ts';
import { advance } from './flow-runner.ts';
import { Snapshot } from './snapshot.ts';

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

describe('bounds', () => {
  it('end a flow that runs in a circle', () => {
    const circle = {
      branches: [
        { port: 'again', label: 'Again', when: { op: 'not', args: [{ op: 'is_set', args: [{ var: 'x' }] }] } },
      ],
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
    for (let sends = 0; sends < 99; sends++) call.done(sent);
    expect(call.snapshot.waiting?.for).toBe('action');
    for (let sends = 0; sends < 100; sends++) call.done(sent);
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
      "I'm sorry, something went wrong on my end. Please call back later. Goodbye.",
    );
  });

  it('keep all that a caller says, with as many and as long answers as a flow can take', () => {
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
      expect(Buffer.byteLength(JSON.stringify(call.snapshot))).toBeLessThan(800_000);
    }
    expect(call.snapshot.end?.outcome).toBe('success');
    expect(Object.keys(call.snapshot.frames[0]!.slots)).toHaveLength(24);
    expect(String(call.snapshot.frames[0]!.slots[names[0]!]?.value).length).toBe(5000);
    expect(Snapshot.parse(call.snapshot)).toEqual(call.snapshot);
  });

  it('bring a time that is no time into the calendar', () => {
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, -1e20, 1e300]) {
      const { snapshot } = advance(booking, talk(booking).snapshot, {
        type: 'caller_said',
        at: odd,
        text: 'tomorrow at nine',
      });
      expect(snapshot.waiting?.for).toBe('action');
    }
  });
});
