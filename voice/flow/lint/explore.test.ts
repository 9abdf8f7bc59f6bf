import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { flowOf, talk } from '../dialogues/told.ts';
import { explore } from './explore.ts';

describe('runs of a flow', () => {
  it.each(agentTemplates.map(({ name, flow }) => [name, flow] as const))(
    'find no fault in %s, on every way',
    (_, flow) => {
      const { complete, faults, ports } = explore(flow);
      expect([complete, faults]).toEqual([true, []]);
      // What may be skipped is never refused, and no answer that is tried gives a number in place of an address.
      expect(ports.missing.every(({ node, port }) => port === 'refused' || node === 'reachable')).toBe(true);
    },
    300_000,
  );

  /** Asks until something is said to be enough, in a circle that has no end when it was known beforehand. */
  const circle = flowOf(
    [
      ['start', 'start', {}],
      ['first', 'ask', { slots: [{ name: 'enough', type: 'yes_no', prompt: 'Enough?' }] }],
      [
        'check',
        'decision',
        { branches: [{ port: 'yes', label: 'Yes', when: { op: 'eq', args: [{ var: 'enough' }, true] } }] },
      ],
      ['again', 'ask', { slots: [{ name: 'enough', type: 'yes_no', prompt: 'And now?' }] }],
      ['bye', 'end', {}],
    ],
    [
      ['start', 'next', 'first'],
      ['first', 'filled', 'check'],
      ['check', 'yes', 'bye'],
      ['check', 'else', 'again'],
      ['again', 'filled', 'check'],
    ],
  );

  it('find what goes wrong, with what the caller says to get there', () => {
    const [fault] = explore(circle).faults;
    expect(fault).toMatchObject({ nodeId: 'again', lines: ['no'] });
    const call = talk(circle);
    for (const line of fault!.lines) call.say(line);
    expect(call.snapshot.end?.reason).toBe('failed');
  });

  it('stop at their bounds, and say so', () => {
    const { flow } = agentTemplates[0]!;
    expect(explore(flow, { states: 50 })).toMatchObject({ complete: false, states: 50 });
    let looks = 0;
    expect(explore(flow, { states: 20_000, isOver: () => ++looks === 3 })).toMatchObject({
      complete: false,
      states: 2,
    });
  });

  it('go into workflows', () => {
    const inner = { ...circle, workflowId: null, workflowVersion: 1, outputs: [] };
    const outer: Flow = {
      ...flowOf(
        [
          ['start', 'start', {}],
          ['run', 'run_workflow', { workflow: 'inner' }],
          ['bye', 'end', {}],
        ],
        [
          ['start', 'next', 'run'],
          ['run', 'done', 'bye'],
        ],
      ),
      workflows: { inner },
    };
    const { faults, ports } = explore(outer);
    expect(faults).toHaveLength(1);
    expect(ports.missing).toEqual([]);
  });
});
