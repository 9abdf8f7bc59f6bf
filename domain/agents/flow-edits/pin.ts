import type { Flow, FlowNode, Subflow } from '#domain/agents/workflows.ts';
import { freeName } from './steps.ts';

/** A version of a workflow, and the workflows that it runs itself, by the keys that its steps name. */
export interface PinnedWorkflow {
  workflow: Subflow;
  workflows: Record<string, Subflow>;
}

const withKeys = (nodes: FlowNode[], keys: ReadonlyMap<string, string>): FlowNode[] =>
  nodes.map((node) => {
    const key = node.type === 'run_workflow' && keys.get(String(node.config.workflow));
    return key ? { ...node, config: { ...node.config, workflow: key } } : node;
  });

/**
 * Takes a workflow into a flow, with those that it runs, and names the key that it has there. One that the flow has
 * already is replaced by this version; a key that another one has is not taken.
 */
export function pinInto(
  flow: Flow,
  { workflow, workflows }: PinnedWorkflow,
  wanted: string,
): { flow: Flow; key: string } {
  const pinned = { ...flow.workflows };
  const keyFor = (one: Subflow, name: string) =>
    Object.keys(pinned).find((key) => one.workflowId !== null && pinned[key]!.workflowId === one.workflowId) ??
    freeName(name, new Set(Object.keys(pinned)));
  const keys = new Map<string, string>();
  for (const [name, one] of Object.entries(workflows)) {
    const key = keyFor(one, name);
    keys.set(name, key);
    pinned[key] = one;
  }
  for (const key of keys.values()) pinned[key] = { ...pinned[key]!, nodes: withKeys(pinned[key]!.nodes, keys) };
  const key = keyFor(workflow, wanted);
  pinned[key] = { ...workflow, nodes: withKeys(workflow.nodes, keys) };
  return { flow: { ...flow, workflows: pinned }, key };
}
