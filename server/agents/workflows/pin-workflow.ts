import type { Flow, Subflow } from '#domain/agents/workflows.ts';
import { stepOf } from '#voice/flow/steps/catalog.ts';

/** How many values a flow may take over of a workflow. */
const mostOutputs = 30;

/** What a workflow may hand over: what it asks for, its variables, and what its steps set. */
function outputsOf(flow: Flow): string[] {
  const set = flow.nodes.flatMap((node) => {
    const configured = stepOf(node);
    if (!configured) return [];
    const { step, config } = configured;
    const filled = step.ports(config).flatMap(({ id }) => step.sets(config, id));
    return [...step.slots(config).map(({ name }) => name), ...filled];
  });
  return [...new Set([...set, ...(flow.variables ?? []).map(({ name }) => name)])].slice(0, mostOutputs);
}

/** A version of a workflow as a flow keeps it: with what it is, and apart from what it becomes. */
export function pinWorkflow(workflowId: string, workflowVersion: number, flow: Flow): Subflow {
  const { name, nodes, edges, variables } = flow;
  return {
    name,
    nodes,
    edges,
    workflowId,
    workflowVersion,
    ...(variables && { variables }),
    outputs: outputsOf(flow),
  };
}
