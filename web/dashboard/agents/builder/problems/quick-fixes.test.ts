import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { addStep, changeStep, removeSteps } from '#domain/agents/flow-edits/steps.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { pathTo } from './problems-panel.tsx';
import { quickFixOf } from './quick-fixes.ts';

const flow: Flow = Flow.parse(agentTemplates[0]!.flow);
const end = flow.nodes.find(({ type }) => type === 'end')!.id;

/** Flows that someone broke, each in one way that has a mend. */
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
    const mend = quickFixOf(faulty, problem!);
    expect(mend?.label).toBeTruthy();
    const mended = validateFlow(mend!.apply(faulty));
    expect(mended).not.toContainEqual(problem);
  });

  it('reads back what is used to reach somebody', () => {
    const named = flow.nodes.find(({ config }) => JSON.stringify(config).includes('"email"'))!;
    const slots = (named.config.slots as { name: string }[]).map((slot) =>
      slot.name === 'email' ? { ...slot, confirm: 'never' } : slot,
    );
    const mail = flow.nodes.find(({ type }) => type === 'send_email')!;
    const unread = changeStep(flow, named.id, { config: { ...named.config, slots } });
    const faulty = changeStep(unread, mail.id, { config: { to: '{{email}}', subject: 'Hi', body: 'Hello' } });
    const problem = validateFlow(faulty).find(({ mend }) => mend?.kind === 'not_read_back');
    expect(problem).toBeDefined();
    expect(validateFlow(quickFixOf(faulty, problem!)!.apply(faulty))).not.toContainEqual(problem);
  });

  it('makes a question of what is asked without a mark', () => {
    const asked = flow.nodes.find(({ id }) => id === 'need')!;
    const [slot] = asked.config.slots as Record<string, string>[];
    const faulty = changeStep(flow, 'need', { config: { slots: [{ ...slot!, prompt: 'Tell me what you need.' }] } });
    const problem = validateFlow(faulty).find(({ mend }) => mend?.kind === 'no_question');
    const mended = quickFixOf(faulty, problem!)!.apply(faulty);
    expect(JSON.stringify(mended)).toContain('Tell me what you need?');
    expect(validateFlow(mended)).not.toContainEqual(problem);
  });

  it('leaves a task where something is promised and nobody is told', () => {
    const promising: Flow = {
      name: 'Promise',
      nodes: [
        { id: 'start', type: 'start', title: 'Start Call', config: { greeting: 'Hello.' }, x: 0, y: 0 },
        { id: 'say', type: 'say', title: 'Say', config: { text: 'Somebody will call you back.' }, x: 0, y: 0 },
        { id: 'end', type: 'end', title: 'End Call', config: {}, x: 0, y: 0 },
      ],
      edges: [
        { from: 'start', port: 'next', to: 'say' },
        { from: 'say', port: 'next', to: 'end' },
      ],
    };
    const problem = validateFlow(promising).find(({ mend }) => mend?.kind === 'not_told');
    expect(problem).toBeDefined();
    const mended = quickFixOf(promising, problem!)!.apply(promising);
    expect(mended.nodes.map(({ type }) => type)).toContain('leave_task');
    expect(validateFlow(mended).filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('offers nothing where only a person knows', () => {
    expect(quickFixOf(flow, { level: 'error', nodeId: null, message: 'Something.' })).toBeNull();
    expect(quickFixOf(removeSteps(flow, ['who']), { level: 'error', nodeId: 'who', message: 'Gone.' })).toBeNull();
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
