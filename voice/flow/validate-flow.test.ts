import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { countSteps, Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { testFlows } from './dialogues/test-flows.data.ts';
import { validateFlow } from './validate-flow.ts';

const errorsOf = (flow: Flow) => validateFlow(flow).filter(({ level }) => level === 'error');

/** A flow that has no fault: greet, ask, decide, say goodbye. */
function good(): Flow {
  const node = (id: string, type: string, config: Record<string, Json> = {}) => ({
    id,
    type,
    title: id,
    config,
    x: 0,
    y: 0,
  });
  return {
    name: 'Good',
    nodes: [
      node('start', 'start', { greeting: 'Hello.' }),
      node('ask', 'ask', { slots: [{ name: 'age', type: 'number', prompt: 'How old are you?' }] }),
      node('check', 'decision', {
        branches: [{ port: 'adult', label: 'Adult', when: { op: 'gte', args: [{ var: 'age' }, 18] } }],
      }),
      node('bye', 'end', { message: 'You are {{age}}. Goodbye.' }),
    ],
    edges: [
      { from: 'start', port: 'next', to: 'ask' },
      { from: 'ask', port: 'filled', to: 'check' },
      { from: 'check', port: 'adult', to: 'bye' },
      { from: 'check', port: 'else', to: 'ask' },
    ],
  };
}

/** The good flow with one thing broken. */
function broken(change: (flow: Flow) => void): string[] {
  const flow = good();
  change(flow);
  return errorsOf(flow).map(({ nodeId, message }) => `${nodeId}: ${message}`);
}

const configOf = (flow: Flow, id: string) => flow.nodes.find((node) => node.id === id)!.config;
const slotOf = (flow: Flow) => (configOf(flow, 'ask').slots as Record<string, Json>[])[0]!;

it('a key that stands in a request is told of, one of the vault is not', () => {
  const told = (value: string) => {
    const flow = good();
    const headers = [{ name: 'Authorization', value }];
    const place = { title: 'Ask', x: 0, y: 0 };
    flow.nodes.push({ ...place, id: 'shop', type: 'api_request', config: { url: 'https://api.example.com', headers } });
    flow.edges.push({ from: 'shop', port: 'next', to: 'bye' });
    return validateFlow(flow).filter(({ message }) => message.includes('vault'));
  };
  expect(told('Bearer sk-1')).toMatchObject([{ nodeId: 'shop', level: 'warning' }]);
  expect(told('Bearer {{secret.SHOP_KEY}}')).toEqual([]);
});

describe('a valid flow', () => {
  it.each(
    [...agentTemplates.map(({ flow }) => flow), ...Object.values(testFlows), good()].map(
      (flow) => [flow.name, flow] as const,
    ),
  )('has no errors: %s', (_, flow) => {
    expect(errorsOf(flow)).toEqual([]);
    expect(Flow.parse(flow)).toEqual(flow);
  });

  it('is told which ways out have only the default', () => {
    const open = (about: string) => ({ kind: 'open_way', about });
    const [silence, unclear] = ['says goodbye and ends the call', 'offers a callback and ends the call'];
    expect(validateFlow(good()).filter(({ level }) => level === 'warning')).toEqual(
      [
        { message: `"Silence" doesn’t lead anywhere, so the agent ${silence}.`, mend: open('no_input') },
        { message: `"Not understood" doesn’t lead anywhere, so the agent ${unclear}.`, mend: open('no_match') },
        { message: `"Refused" doesn’t lead anywhere, so the agent ${unclear}.`, mend: open('refused') },
      ].map((problem) => ({ level: 'warning', nodeId: 'ask', ...problem })),
    );
  });

  it('shows as many steps as its template promises', () => {
    expect(agentTemplates.map(({ flow }) => [flow.name, countSteps(flow)])).toEqual([
      ['Lead Qualification Flow', 8],
      ['Customer Support Triage', 6],
      ['Appointment Booking', 4],
      ['Survey Collection', 8],
    ]);
  });
});

describe('a fault is named', () => {
  it.each<[string, (flow: Flow) => void, string]>([
    ['no start', (flow) => flow.nodes.shift(), 'null: The flow has no Start Call step.'],
    [
      'two starts',
      (flow) => flow.nodes.push({ ...flow.nodes[0]!, id: 'again' }),
      'null: The flow has more than one Start Call step.',
    ],
    ['no end', (flow) => flow.nodes.pop(), 'null: The flow has no End Call step.'],
    ['two nodes of one id', (flow) => flow.nodes.push({ ...flow.nodes[1]! }), 'ask: Two steps have the ID "ask".'],
    ['an unknown step', (flow) => (flow.nodes[1]!.type = 'dance'), 'ask: There’s no step type "dance".'],
    ['a wrong setting', (flow) => (slotOf(flow).type = 'colour'), 'ask: slots.0.type: Invalid option'],
    ['an unknown setting', (flow) => (configOf(flow, 'bye').volume = 11), 'bye: Settings: Unrecognized key: "volume"'],
    ['a way out that leads nowhere', (flow) => flow.edges.pop(), 'check: "Else" doesn’t lead anywhere.'],
    [
      'an edge to nowhere',
      (flow) => (flow.edges[1]!.to = 'moon'),
      'null: An edge connects "ask" and "moon", but one of these steps is missing.',
    ],
    ['an unknown way out', (flow) => (flow.edges[1]!.port = 'sideways'), 'ask: There’s no "sideways" port.'],
    [
      'two edges by one way out',
      (flow) => flow.edges.push({ from: 'ask', port: 'filled', to: 'bye' }),
      'ask: Two edges leave from "filled".',
    ],
    ['a way back to the start', (flow) => (flow.edges[3]!.to = 'start'), 'check: Steps can’t lead back to Start Call.'],
    [
      'a node that nothing reaches',
      (flow) => flow.nodes.push({ ...flow.nodes[3]!, id: 'island' }),
      'island: "bye" is never reached.',
    ],
    [
      'a node that reaches no end',
      (flow) => (flow.edges[2]!.to = 'ask'),
      'ask: "ask" never leads to an End Call step.',
    ],
    [
      'a circle without the caller',
      (flow) => (flow.edges[3]!.to = 'check'),
      'check: This loop never lets the caller speak.',
    ],
    [
      'an unknown name in a text',
      (flow) => (configOf(flow, 'bye').message = 'Bye {{nobody}}.'),
      'bye: No step sets "nobody".',
    ],
    [
      'a broken reference',
      (flow) => (configOf(flow, 'bye').message = 'Bye {{Age}}.'),
      'bye: Write it as {{name}}: "Bye {{Age}}.".',
    ],
    ['an unknown name in a condition', (flow) => (slotOf(flow).name = 'years'), 'check: Adult: No step sets "age".'],
    ['a name that is taken', (flow) => (slotOf(flow).name = 'agent_name'), 'ask: "agent_name" is a reserved name.'],
    [
      'a wrong comparison',
      (flow) => (slotOf(flow).type = 'name'),
      'check: Adult: "age" is a text, so it can’t be compared to 18.',
    ],
    ['a choice without choices', (flow) => (slotOf(flow).type = 'choice'), 'ask: "age" needs at least two choices.'],
    [
      'bounds the wrong way round',
      (flow) => Object.assign(slotOf(flow), { min: 5, max: 2 }),
      'ask: "age": the minimum must be less than the maximum.',
    ],
    [
      'two questions at once',
      (flow) => (slotOf(flow).prompt = 'How old? And who?'),
      'ask: "age" asks more than one question at a time.',
    ],
    [
      'a link in speech',
      (flow) => (configOf(flow, 'bye').message = 'See https://example.com.'),
      'bye: Spoken text can’t have links or formatting: "See https://example.com.".',
    ],
    [
      'formatting in speech',
      (flow) => (configOf(flow, 'bye').message = '**Bye**'),
      'bye: Spoken text can’t have links or formatting: "**Bye**".',
    ],
    [
      'a slot that may not be set',
      (flow) => (slotOf(flow).required = false),
      'bye: "age" may not be set here yet. Use {{age|other words}} for that case.',
    ],
  ])('%s', (_, change, message) => {
    expect(
      broken(change).some((fault) => fault.startsWith(message)),
      broken(change).join('\n'),
    ).toBe(true);
  });

  it('but a slot that may not be set is fine with other words for that case', () => {
    expect(
      broken((flow) => {
        slotOf(flow).required = false;
        configOf(flow, 'bye').message = 'You are {{age|of some age}}. Goodbye.';
      }),
    ).toEqual([]);
  });

  it('when there are more slots than a conversation can carry', () => {
    const flow = good();
    for (let index = 0; index < 60; index++)
      flow.nodes.push({
        ...flow.nodes[1]!,
        id: `more_${index}`,
        config: { slots: [{ name: `slot_${index}`, type: 'text', prompt: 'What?' }] },
      });
    expect(errorsOf(flow).map(({ message }) => message)).toContain('The flow asks for more than 60 values.');
  });

  it('when one name is asked for as two types', () => {
    const flow = good();
    flow.nodes.push({
      ...flow.nodes[1]!,
      id: 'again',
      config: { slots: [{ name: 'age', type: 'text', prompt: 'How old?' }] },
    });
    expect(errorsOf(flow).map(({ message }) => message)).toContain('"age" is collected as both number and text.');
  });
});

describe('what may go wrong in a talk', () => {
  const messages = (flow: Flow) => validateFlow(flow).map(({ level, message }) => `${level}: ${message}`);
  const change = (id: string, config: Record<string, Json>) => {
    const flow = good();
    const node = flow.nodes.find((one) => one.id === id)!;
    node.config = { ...node.config, ...config };
    return flow;
  };

  it('is a circle whose question may be answered already', () => {
    const flow = change('ask', { slots: [{ name: 'age', type: 'number', prompt: 'How old are you?', prefill: true }] });
    expect(messages(flow)).toContain('error: This loop never lets the caller speak.');
  });

  it('is a promise of which nobody hears', () => {
    const flow = change('bye', { message: 'Thank you. Somebody will call you back.' });
    expect(messages(flow).join()).toContain('makes a promise, but no one is told');
    flow.nodes.push({ id: 'task', type: 'leave_task', title: 'Task', config: {}, x: 0, y: 0 });
    flow.edges = flow.edges.map((edge) => (edge.to === 'bye' ? { ...edge, to: 'task' } : edge));
    flow.edges.push({ from: 'task', port: 'next', to: 'bye' });
    flow.nodes.find(({ id }) => id === 'task')!.config = { phone: '' };
    expect(messages(flow).join()).not.toContain('promises');
  });

  it('is a message to a number that was only heard', () => {
    const flow = good();
    const text = (confirm: string) => ({ slots: [{ name: 'age', type: 'text', prompt: 'Which number?', confirm }] });
    flow.nodes = flow.nodes.map((node) =>
      node.id === 'check' ? { ...node, type: 'send_sms', config: { to: '{{age}}', text: 'Hi' } } : node,
    );
    flow.edges = [
      { from: 'start', port: 'next', to: 'ask' },
      { from: 'ask', port: 'filled', to: 'check' },
      { from: 'check', port: 'ok', to: 'bye' },
    ];
    const asking = (config: Record<string, Json>): Flow => ({
      ...flow,
      nodes: flow.nodes.map((node) => (node.id === 'ask' ? { ...node, config } : node)),
    });
    expect(messages(asking(text('auto'))).join()).toContain('error: “age” is used to reach someone');
    expect(messages(asking(text('never'))).join()).toContain('warning: “age” is used to reach someone');
    expect(messages(asking(text('explicit'))).join()).not.toContain('used to reach');
  });

  it('is no circle that goes round only so often', () => {
    const flow = good();
    flow.nodes.push({ id: 'more', type: 'repeat', title: 'More', config: { times: 2 }, x: 0, y: 0 });
    flow.edges = flow.edges.map((edge) => (edge.port === 'else' ? { ...edge, to: 'more' } : edge));
    flow.edges.push({ from: 'more', port: 'again', to: 'check' }, { from: 'more', port: 'done', to: 'bye' });
    expect(errorsOf(flow)).toEqual([]);
    flow.edges = flow.edges.map((edge) => (edge.port === 'done' ? { ...edge, to: 'check' } : edge));
    expect(errorsOf(flow).map(({ message }) => message)).toContain('This loop never lets the caller speak.');
  });
});
