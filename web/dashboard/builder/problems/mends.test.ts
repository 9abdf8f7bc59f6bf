import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agent-templates.data.ts';
import { addStep, changeStep, removeSteps } from '#domain/flow-edits/steps.ts';
import { Flow } from '#domain/workflows.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { mendOf } from './mends.ts';
import { pathTo } from './problems-panel.tsx';

const flow: Flow = Flow.parse(agentTemplates[0]!.flow);
const end = flow.nodes.find(({ type }) => type === 'end')!.id;

/** Flows that somebody broke, each in one way that has a mend. */
const broken: [kind: string, flow: Flow][] = [
  ['open_way', { ...flow, edges: flow.edges.filter(({ from }) => from !== 'start') }],
  ['unreached', addStep(flow, { type: 'end', title: 'Lonely', config: {}, x: 0, y: 0 }).graph],
  ['unknown_name', changeStep(flow, end, { config: { message: 'Bye {{nickname}}.' } })],
  ['unset_name', changeStep(flow, 'who', { config: { ...flow.nodes[1]!.config, intro: 'So {{budget}}.' } })],
];

describe('a mend', () => {
  it.each(broken)('of %s takes its problem away', (kind, faulty) => {
    const problem = validateFlow(faulty).find(({ mend }) => mend?.kind === kind);
    expect(problem).toBeDefined();
    const mend = mendOf(faulty, problem!);
    expect(mend?.label).toBeTruthy();
    const mended = validateFlow(mend!.apply(faulty));
    expect(mended).not.toContainEqual(problem);
  });

  it('reads back what is used to reach somebody', () => {
    const named = flow.nodes.find(({ config }) => JSON.stringify(config).includes('"email"'))!;
    const slots = (named.config.slots as { name: string }[]).map((slot) =>
      slot.name === 'email' ? { ...slot, confirm: 'never' } : slot,
    );
    const faulty = changeStep(changeStep(flow, named.id, { config: { ...named.config, slots } }), 'mail', {
      config: { to: '{{email}}', subject: 'Hi', body: 'Hello' },
    });
    for (const problem of validateFlow(faulty).filter(({ mend }) => mend?.kind === 'not_read_back'))
      expect(validateFlow(mendOf(faulty, problem)!.apply(faulty))).not.toContainEqual(problem);
  });

  it('offers nothing where only a person knows', () => {
    expect(mendOf(flow, { level: 'error', nodeId: null, message: 'Something.' })).toBeNull();
    expect(mendOf(removeSteps(flow, ['who']), { level: 'error', nodeId: 'who', message: 'Gone.' })).toBeNull();
  });
});

describe('the path to a problem', () => {
  it('leads from the start to the step', () => {
    const path = pathTo(flow, end);
    expect(path[0]).toBe('start');
    expect(path.at(-1)).toBe(end);
    for (const [n, id] of path.slice(1).entries())
      expect(flow.edges.some(({ from, to }) => from === path[n] && to === id)).toBe(true);
    expect(pathTo(flow, 'nowhere')).toEqual([]);
  });
});
