import { describe, expect, it } from 'vitest';
import type { Flow, VariableDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { flowOf, talk, texts } from '../dialogues/told.ts';
import { flowActions } from '../flow-actions.ts';
import { validateFlow } from '../validate-flow.ts';

const variable = (name: string, type: VariableDef['type']): VariableDef => ({
  name,
  type,
  initial: null,
  given: false,
  sensitive: false,
});

/** Asks for a name, does one thing, and says what came of it. */
function flowWith(type: string, config: Record<string, Json>): Flow {
  const flow = flowOf(
    [
      ['start', 'start', {}],
      ['who', 'ask', { slots: [{ name: 'name', type: 'text', prompt: 'Who?' }] }],
      ['act', type, config],
      ['good', 'end', { message: 'Your plan is {{plan|not known}}.' }],
      ['bad', 'end', { message: 'That failed.' }],
    ],
    [
      ['start', 'next', 'who'],
      ['who', 'filled', 'act'],
      ['act', 'ok', 'good'],
      ['act', 'error', 'bad'],
    ],
  );
  return { ...flow, variables: [variable('plan', 'text')] };
}

const runOf = (flow: Flow, said = 'Ann "the {{boss}}" Lee') => {
  const call = talk(flow);
  const intents = call.say(said);
  return { call, run: intents.find((intent) => intent.type === 'run_action')!, said: texts(intents) };
};

describe('an action', () => {
  const request = {
    method: 'POST',
    url: 'https://crm.example/people?q={{name}}',
    body: '{"name": "{{name}}"}',
    before: 'Let me look, {{name}}.',
    after: 'Found.',
    save: { plan: 'customer.plans.0.name' },
  };

  it('puts what the caller said where it belongs, and can break nothing with it', () => {
    const { run, said } = runOf(flowWith('api_request', request));
    expect(said.at(-1)).toBe('Let me look, Ann "the boss " Lee.');
    const { url, body } = flowActions.api_request.parse(run.input);
    expect(new URL(url).searchParams.get('q')).toBe('Ann "the {{boss}}" Lee');
    expect(JSON.parse(body!)).toEqual({ name: 'Ann "the {{boss}}" Lee' });
  });

  it('of the workspace is spoken of in its own words, where the step has none', () => {
    const actionWords = { a1: { before: 'Let me ask.', slow: 'Still asking.', after: 'They know.' } };
    const told = (config: Record<string, Json>) => {
      const call = talk(flowWith('run_action', { actionId: 'a1', ...config }), { actionWords });
      const before = texts(call.say('Ann')).at(-1);
      const { waiting } = call.snapshot;
      return [before, waiting?.for === 'action' && waiting.slow, texts(call.done({ ok: true, output: {} }))[0]];
    };
    expect(told({})).toEqual(['Let me ask.', 'Still asking.', 'They know.']);
    expect(told({ before: 'One second, {{name}}.', after: 'Done.' })).toEqual([
      'One second, Ann.',
      'Still asking.',
      'Done.',
    ]);
    expect(told({ actionId: 'a2' }).slice(1)).toEqual([undefined, 'Your plan is not known.']);
  });

  it('keeps of the answer what it is told to', () => {
    const { call } = runOf(flowWith('api_request', request));
    const output = { customer: { plans: [{ name: 'Gold' }] } };
    expect(texts(call.done({ ok: true, output }))).toEqual(['Found.', 'Your plan is Gold.']);
    expect(call.snapshot.frames[0]!.variables.plan).toMatchObject({ value: 'Gold', source: 'action', nodeId: 'act' });
  });

  it('goes another way when it failed, and says nothing that is not so', () => {
    const { call } = runOf(flowWith('api_request', request));
    expect(texts(call.done({ ok: false, code: 'timeout', message: '' }))).toEqual(['That failed.']);
  });

  it('that answers something else leaves what it has not', () => {
    const { call } = runOf(flowWith('api_request', request));
    expect(texts(call.done({ ok: true, output: { customer: null } })).at(-1)).toBe('Your plan is not known.');
  });

  it('that nobody waits for is told of later', () => {
    const flow = flowWith('api_request', { ...request, wait: false });
    const asks: Flow = {
      ...flow,
      nodes: flow.nodes.map((node) =>
        node.id === 'good'
          ? { ...node, type: 'ask', config: { slots: [{ name: 'more', type: 'yes_no', prompt: 'More?' }] } }
          : node,
      ),
      edges: [...flow.edges, { from: 'good', port: 'filled', to: 'bad' }],
    };
    const { call, run } = runOf(asks);
    expect(call.snapshot.running).toEqual([{ runId: run.runId, nodeId: 'act', workflow: null }]);
    expect(call.done({ ok: true, output: { customer: { plans: [{ name: 'Gold' }] } } }, run.runId)).toEqual([]);
    expect(call.snapshot.running).toEqual([]);
    expect(call.snapshot.frames[0]!.variables.plan?.value).toBe('Gold');
    expect(call.snapshot.waiting).toEqual({ for: 'caller' });
  });

  it.each<[string, Record<string, Json>, Json]>([
    ['send_sms', { to: '+15715550123', text: 'Hello {{name}}', wait: true }, { to: '+15715550123', text: 'Hello Ann' }],
    [
      'update_crm',
      {
        fields: [
          { name: 'name', value: '{{name}}' },
          { name: 'plan', value: '{{plan|}}' },
        ],
        wait: true,
      },
      { fields: [{ name: 'name', value: 'Ann' }], note: null },
    ],
    ['find_crm_contact', { email: '{{plan|}}', phone: '+15715550123' }, { email: null, phone: '+15715550123' }],
    ['note_crm', { phone: '', text: 'From {{name}}', wait: true }, { email: null, phone: null, text: 'From Ann' }],
    [
      'create_deal',
      { email: 'ann@example.com', name: 'Roof of {{name}}', amount: '{{plan|}}', stage: 'Won', wait: true },
      { email: 'ann@example.com', phone: null, name: 'Roof of Ann', amount: null, stage: 'Won', text: null },
    ],
    ['make_call', { to: '+15715550123', wait: true }, { to: '+15715550123', agentId: null, afterMinutes: 0 }],
    [
      'webhook',
      { url: 'https://a.example', wait: true },
      { url: 'https://a.example', event: 'call.update', values: { name: 'Ann' } },
    ],
    [
      'run_action',
      { actionId: 'a1', inputs: { who: { op: 'upper', args: [{ var: 'name' }] } } },
      { actionId: 'a1', inputs: { who: 'ANN' } },
    ],
  ])('%s asks for what its form says', (type, config, input) => {
    const flow = flowWith(type, config);
    expect(validateFlow(flow).filter(({ level }) => level === 'error')).toEqual([]);
    const { run } = runOf(flow, 'Ann');
    expect(run).toMatchObject({ action: type, input });
    flowActions[run.action as keyof typeof flowActions].parse(run.input);
  });

  it('without a number to send to is an error at once', () => {
    expect(runOf(flowWith('send_sms', { to: '{{plan|}}', text: 'Hi' })).said.at(-1)).toBe('That failed.');
  });

  it('that saves what the flow does not know is a fault', () => {
    const messages = validateFlow(flowWith('api_request', { ...request, save: { gone: 'x' } })).map(
      ({ message }) => message,
    );
    expect(messages).toContain('The flow has no variable named "gone".');
  });
});
