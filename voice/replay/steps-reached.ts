import type { Flow } from '#domain/agents/workflows.ts';
import type { Again } from './run-again.ts';

/** The steps of one graph that a conversation reached. */
export interface ReachedSteps {
  /** The workflow that they are of; null for the agent's own flow. */
  workflowId: string | null;
  /** Sorted, each once. */
  steps: string[];
  /** Where the conversation stood at its end; null where it had left the workflow before. */
  last: string | null;
}

/**
 * The steps that a conversation reached. Anyone who ends within a workflow ends at the step that runs it, too. A workflow
 * that only this flow has is none of the workspace's, and left out.
 */
export function stepsReached(flow: Flow, run: readonly Again[]): ReachedSteps[] {
  const found = new Map<string | null, { steps: Set<string>; last: string | null }>();
  const graphOf = (workflow: string | null) => {
    const workflowId = workflow === null ? null : (flow.workflows?.[workflow]?.workflowId ?? undefined);
    if (workflowId === undefined) return undefined;
    const known = found.get(workflowId) ?? { steps: new Set(), last: null };
    found.set(workflowId, known);
    return known;
  };
  for (const { passed } of run) for (const { workflow, node } of passed) graphOf(workflow)?.steps.add(node);
  for (const { workflow, node } of run.at(-1)?.snapshot.frames ?? []) {
    const graph = graphOf(workflow);
    graph?.steps.add(node);
    if (graph) graph.last = node;
  }
  return [...found].map(([workflowId, { steps, last }]) => ({ workflowId, steps: [...steps].sort(), last }));
}
