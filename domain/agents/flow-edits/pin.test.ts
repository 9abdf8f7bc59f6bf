import { expect, it } from 'vitest';
import type { Flow, FlowNode, Subflow } from '#domain/agents/workflows.ts';
import { pinInto } from './pin.ts';

const runs = (workflow: string): FlowNode => ({
  id: 'run',
  type: 'run_workflow',
  title: 'Run',
  config: { workflow },
  x: 0,
  y: 0,
});
const sub = (workflowId: string, nodes: FlowNode[] = [], workflowVersion = 1): Subflow => ({
  name: workflowId,
  nodes,
  edges: [],
  workflowId,
  workflowVersion,
  outputs: [],
});
const flow: Flow = { name: 'Flow', nodes: [], edges: [], workflows: { billing: sub('b-1') } };

it('takes a workflow in under a key of its own, with those that it runs', () => {
  const pinned = pinInto(
    flow,
    { workflow: sub('a-1', [runs('billing')]), workflows: { billing: sub('b-2') } },
    'billing',
  );
  expect(pinned.key).toBe('billing_3');
  expect(Object.keys(pinned.flow.workflows!)).toEqual(['billing', 'billing_2', 'billing_3']);
  // The step still runs what it ran, under the key that that has here.
  expect(pinned.flow.workflows!.billing_3!.nodes[0]!.config).toEqual({ workflow: 'billing_2' });
  expect(flow.workflows!.billing!.workflowId).toBe('b-1');
});

it('replaces what it has by the newer version', () => {
  const { key, flow: next } = pinInto(flow, { workflow: sub('b-1', [], 2), workflows: {} }, 'other');
  expect([key, next.workflows!.billing!.workflowVersion]).toEqual(['billing', 2]);
});
