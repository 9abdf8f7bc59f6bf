import { describe, expect, it } from 'vitest';
import type { Flow, Subflow, VariableDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { flowOf, talk, texts } from '../dialogues/told.ts';
import { collected, Snapshot } from '../snapshot.ts';
import { validateFlow } from '../validate-flow.ts';

const variable = (name: string, type: VariableDef['type'], own: Partial<VariableDef> = {}): VariableDef => ({
  name,
  type,
  initial: null,
  given: false,
  sensitive: false,
  ...own,
});

const errors = (flow: Flow) => validateFlow(flow).filter(({ level }) => level === 'error');
const yesNo = (name: string) => ({ slots: [{ name, type: 'yes_no', prompt: `${name}?` }] });
const ends = (...says: string[]) =>
  says.map((message, at): [string, string, Record<string, Json>] => [`end${at}`, 'end', { message }]);

describe('variables', () => {
  const flow: Flow = {
    ...flowOf(
      [
        ['start', 'start', {}],
        ['guests', 'ask', { slots: [{ name: 'guests', type: 'number', prompt: 'How many guests?' }] }],
        [
          'sum',
          'set_variable',
          {
            set: [
              { name: 'total', value: { op: 'multiply', args: [{ var: 'guests' }, { var: 'price' }] } },
              { name: 'due', value: { op: 'add_days', args: [{ op: 'today', args: [] }, 14] } },
            ],
          },
        ],
        ...ends('That is {{total}}, due {{due:date}}. Your plan is {{plan:upper|unknown}}.'),
      ],
      [
        ['start', 'next', 'guests'],
        ['guests', 'filled', 'sum'],
        ['sum', 'next', 'end0'],
      ],
    ),
    variables: [
      variable('price', 'money', { initial: { amount: 12.5, currency: 'USD' } }),
      variable('total', 'money'),
      variable('due', 'date'),
      variable('plan', 'text', { given: true }),
    ],
  };

  it('are worked out, shown through filters, and given from outside', () => {
    expect(errors(flow)).toEqual([]);
    const call = talk(flow, { known: { plan: 'gold', price: 1, surprise: 'x' } });
    expect(texts(call.say('four')).at(-1)).toBe('That is $50, due Friday, December 4. Your plan is GOLD.');
    expect(call.snapshot.frames[0]!.variables.plan).toMatchObject({ value: 'gold', source: 'known' });
    expect(call.snapshot.setting.known).toEqual({ plan: 'gold' });
  });

  it.each<[string, Record<string, Json>, string]>([
    ['an unknown one', { set: [{ name: 'nothing_here', value: 1 }] }, 'The flow has no variable named "nothing_here".'],
    ['a wrong type', { set: [{ name: 'total', value: 'much' }] }, 'total: "much" is a text, not money.'],
    ['an unknown name', { set: [{ name: 'due', value: { var: 'nobody' } }] }, 'due: No step sets "nobody".'],
  ])('cannot be set to %s', (_, config, fault) => {
    const nodes = flow.nodes.map((node) => (node.id === 'sum' ? { ...node, config } : node));
    expect(errors({ ...flow, nodes }).map(({ message }) => message)).toContain(fault);
  });
});

describe('a switch', () => {
  const flow = flowOf(
    [
      ['start', 'start', {}],
      ['ask', 'ask', { slots: [{ name: 'size', type: 'number', prompt: 'Which size?' }] }],
      [
        'which',
        'switch',
        {
          on: { var: 'size' },
          cases: [
            { port: 'small', label: 'Small', values: [1, 2] },
            { port: 'large', label: 'Large', values: [9] },
          ],
        },
      ],
      ...ends('Small it is.', 'Large it is.', 'Something else.'),
    ],
    [
      ['start', 'next', 'ask'],
      ['ask', 'filled', 'which'],
      ['which', 'small', 'end0'],
      ['which', 'large', 'end1'],
      ['which', 'else', 'end2'],
    ],
  );

  it.each([
    ['two', 'Small it is.'],
    ['nine', 'Large it is.'],
    ['five', 'Something else.'],
  ])('goes by the value: %s', (said, heard) => expect(texts(talk(flow).say(said)).at(-1)).toBe(heard));
});

describe('a repeat', () => {
  const flow = flowOf(
    [
      ['start', 'start', {}],
      ['again', 'ask', yesNo('again')],
      [
        'want',
        'decision',
        { branches: [{ port: 'yes', label: 'Yes', when: { op: 'eq', args: [{ var: 'again' }, true] } }] },
      ],
      ['round', 'repeat', { times: 2, counter: 'rounds' }],
      ...ends('Round {{rounds}} was the last.', 'Goodbye.'),
    ],
    [
      ['start', 'next', 'again'],
      ['again', 'filled', 'want'],
      ['want', 'yes', 'round'],
      ['want', 'else', 'end1'],
      ['round', 'again', 'again'],
      ['round', 'done', 'end0'],
    ],
  );

  it('goes round so often and no more', () => {
    const counted = { ...flow, variables: [variable('rounds', 'number')] };
    expect(errors(counted)).toEqual([]);
    const call = talk(counted);
    call.say('yes');
    call.say('yes');
    expect(texts(call.say('yes')).at(-1)).toBe('Round 2 was the last.');
  });
});

describe('a wait', () => {
  const flow = flowOf(
    [['start', 'start', {}], ['pause', 'wait', { seconds: 3, text: 'Let me look.' }], ...ends('Found.')],
    [
      ['start', 'next', 'pause'],
      ['pause', 'next', 'end0'],
    ],
  );

  it('goes on when its time is over, and by no other event', () => {
    const call = talk(flow);
    expect(call.intents.find(({ type }) => type === 'set_timer')).toMatchObject({ ms: 3000 });
    expect(texts(call.say('hello?'))).toEqual(['One moment, please.']);
    call.tell({ type: 'timer_fired', at: 0, timerId: 'other-1' });
    call.done({ ok: true, output: null }, 'pause-1');
    expect(call.snapshot.waiting?.for).toBe('timer');
    expect(texts(call.tell({ type: 'timer_fired', at: 0, timerId: 'pause-1' }))).toEqual(['Found.']);
  });
});

describe('a workflow within a flow', () => {
  const inner: Subflow = {
    ...flowOf(
      [
        ['start', 'start', { greeting: 'Never said.' }],
        ['ask', 'ask', { slots: [{ name: 'email', type: 'text', prompt: 'Which address, {{name|you}}?' }] }],
        [
          'good',
          'decision',
          { branches: [{ port: 'yes', label: 'Yes', when: { op: 'contains', args: [{ var: 'email' }, 'at'] } }] },
        ],
        ['done', 'end', { message: 'Never said either.' }],
        ['failed', 'end', { outcome: 'failure' }],
      ],
      [
        ['start', 'next', 'ask'],
        ['ask', 'filled', 'good'],
        ['good', 'yes', 'done'],
        ['good', 'else', 'failed'],
      ],
    ),
    variables: [variable('name', 'text', { given: true })],
    workflowId: null,
    workflowVersion: 1,
    outputs: ['email'],
  };
  const flow: Flow = {
    ...flowOf(
      [
        ['start', 'start', {}],
        ['who', 'ask', { slots: [{ name: 'name', type: 'name', prompt: 'Who?' }] }],
        [
          'run',
          'run_workflow',
          { workflow: 'address', inputs: { name: { var: 'name' } }, outputs: { email: 'address' } },
        ],
        ...ends('Thank you, {{name}}: {{address|none}}.', 'That did not work.'),
      ],
      [
        ['start', 'next', 'who'],
        ['who', 'filled', 'run'],
        ['run', 'done', 'end0'],
        ['run', 'not_done', 'end1'],
      ],
    ),
    variables: [variable('address', 'text')],
    workflows: { address: inner },
  };

  it('has values of its own, and gives back what is asked of it', () => {
    expect(errors(flow)).toEqual([]);
    const call = talk(flow);
    expect(texts(call.say('Ann Lee')).at(-1)).toBe('Which address, Ann Lee?');
    expect(call.snapshot.frames.map(({ workflow }) => workflow)).toEqual([null, 'address']);
    expect(Snapshot.parse(call.snapshot)).toEqual(call.snapshot);
    expect(texts(call.say('ann at example')).at(-1)).toBe('Thank you, Ann Lee: ann at example.');
    expect(collected(call.snapshot).map(([name]) => name)).toEqual(['name', 'email']);
  });

  it('goes back by the way that tells how it went', () => {
    const call = talk(flow);
    call.say('Ann Lee');
    expect(texts(call.say('somewhere')).at(-1)).toBe('That did not work.');
  });

  it('is left when the caller starts over', () => {
    const call = talk(flow);
    call.say('Ann Lee');
    expect(texts(call.say('start over')).at(-1)).toBe('Who?');
    expect(call.snapshot.frames).toHaveLength(1);
  });

  it('that is not there, runs itself, or takes other values is a fault', () => {
    const node = (config: Record<string, Json>) => ({
      ...flow,
      nodes: flow.nodes.map((one) => (one.id === 'run' ? { ...one, config } : one)),
    });
    const messages = (changed: Flow) => errors(changed).map(({ message }) => message);
    expect(messages(node({ workflow: 'gone' }))).toContain('The flow has no workflow named "gone".');
    expect(messages(node({ workflow: 'address', inputs: { age: 3 } }))).toContain(
      '"Test" doesn’t take a value named "age".',
    );
    expect(messages(node({ workflow: 'address', outputs: { phone: 'address' } }))).toContain(
      '"Test" doesn’t return a value named "phone".',
    );
    const circle: Subflow = {
      ...inner,
      nodes: inner.nodes.map((one) =>
        one.id === 'ask' ? { ...one, type: 'run_workflow', config: { workflow: 'address' } } : one,
      ),
      edges: inner.edges.map((edge) => (edge.from === 'ask' ? { ...edge, port: 'done' } : edge)),
    };
    expect(messages({ ...flow, workflows: { address: circle } })).toContain('The "address" workflow runs itself.');
  });
});

describe('tags and outcome', () => {
  it('are told, and stay whatever happens after', () => {
    const flow = flowOf(
      [
        ['start', 'start', {}],
        ['mark', 'tag', { tags: ['lead', 'hot'], outcome: 'success' }],
        ['ask', 'ask', yesNo('more')],
        ...ends('Bye.'),
      ],
      [
        ['start', 'next', 'mark'],
        ['mark', 'next', 'ask'],
        ['ask', 'filled', 'end0'],
      ],
    );
    const call = talk(flow);
    expect(call.intents).toContainEqual({ type: 'tag', tags: ['lead', 'hot'] });
    call.tell({ type: 'ended', at: 0, reason: 'caller_hangup' });
    expect(call.snapshot.end).toEqual({ reason: 'caller_hangup', outcome: 'success' });
  });
});
