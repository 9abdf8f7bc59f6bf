import type { Graph } from '#domain/agents/workflows.ts';
import { factsOfSlot, factsOfVariable, type Names } from '#voice/flow/expressions/check.ts';
import { stepOf } from '#voice/flow/steps/catalog.ts';

const known = new WeakMap<Graph, Names>();

/** Every name that texts and conditions of a flow may read: what is asked for, variables, what steps set. */
export function namesOf(graph: Graph): Names {
  const before = known.get(graph);
  if (before) return before;
  const names = new Map<string, ReturnType<typeof factsOfVariable>>();
  for (const { name, type } of graph.variables ?? []) names.set(name, factsOfVariable(type));
  for (const node of graph.nodes) {
    const configured = stepOf(node);
    if (!configured) continue;
    const { step, config } = configured;
    for (const slot of step.slots(config)) if (!names.has(slot.name)) names.set(slot.name, factsOfSlot(slot));
    for (const { id } of step.ports(config))
      for (const name of step.sets(config, id)) if (!names.has(name)) names.set(name, { type: 'any' });
  }
  for (const name of ['agent_name', 'business_name']) names.set(name, { type: 'text' });
  known.set(graph, names);
  return names;
}
