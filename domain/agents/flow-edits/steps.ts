import type { FlowGroup, FlowNode, Graph } from '#domain/agents/workflows.ts';

/**
 * Edits of a flow's steps. Each is a plain function of a graph that returns another one, sharing what did not change, so
 * that a canvas, an outline, an import and an undo all do the same. None of them checks what the linter checks.
 */

/** The first of `stem`, `stem_2`, `stem_3` … that is not taken. At most 40 characters, as ids are. */
export function freeName(stem: string, taken: ReadonlySet<string>): string {
  const short = stem.slice(0, 36);
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? short : `${short}_${n}`;
    if (!taken.has(name)) return name;
  }
}

/** Ids of the steps. */
export const idsOf = (graph: Graph): Set<string> => new Set(graph.nodes.map(({ id }) => id));

/** A step that is to be added: its id is given to it. */
export type NewStep = Omit<FlowNode, 'id'>;

/** Adds a step that nothing leads to yet. */
export function addStep<G extends Graph>(graph: G, step: NewStep): { graph: G; id: string } {
  const id = freeName(step.type, idsOf(graph));
  return { graph: { ...graph, nodes: [...graph.nodes, { ...step, id }] }, id };
}

/** Changes one step; nothing where there is none of this id. */
export function changeStep<G extends Graph>(graph: G, id: string, change: Partial<Omit<FlowNode, 'id'>>): G {
  return { ...graph, nodes: graph.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) };
}

/** Takes members out of the groups; a group without any goes. */
function withoutMembers(groups: FlowGroup[] | undefined, gone: ReadonlySet<string>): FlowGroup[] | undefined {
  return groups
    ?.map((group) => ({ ...group, nodes: group.nodes.filter((id) => !gone.has(id)) }))
    .filter(({ nodes }) => nodes.length > 0);
}

/** A graph without some of its members, which keep out where there were none. */
function withGroups<G extends Graph>(graph: G, groups: FlowGroup[] | undefined): G {
  return groups === undefined ? graph : { ...graph, groups };
}

/**
 * Removes steps with their ways. Where one step goes that `mainPort` led on from, what led to it leads to where that way
 * went, so that a conversation stays whole.
 */
export function removeSteps<G extends Graph>(graph: G, ids: readonly string[], mainPort?: string): G {
  const gone = new Set(ids);
  const onward = ids.length === 1 && graph.edges.find((edge) => edge.from === ids[0] && edge.port === mainPort)?.to;
  const bridge = onward && !gone.has(onward) ? onward : null;
  const edges = graph.edges
    .filter(({ from }) => !gone.has(from))
    .flatMap((edge) => (gone.has(edge.to) ? (bridge ? [{ ...edge, to: bridge }] : []) : [edge]));
  const rest = { ...graph, nodes: graph.nodes.filter(({ id }) => !gone.has(id)), edges };
  return withGroups(rest, withoutMembers(graph.groups, gone));
}

/** Puts steps into a group of their own; they leave the ones that they were in. */
export function groupSteps<G extends Graph>(graph: G, ids: readonly string[], title: string): G {
  const members = graph.nodes.map(({ id }) => id).filter((id) => ids.includes(id));
  if (members.length === 0) return graph;
  const others = withoutMembers(graph.groups, new Set(members)) ?? [];
  const id = freeName('group', new Set(others.map((group) => group.id)));
  return { ...graph, groups: [...others, { id, title, nodes: members }] };
}

/** Renames a group; its steps stay where they are. */
export function renameGroup<G extends Graph>(graph: G, id: string, title: string): G {
  return withGroups(
    graph,
    graph.groups?.map((group) => (group.id === id ? { ...group, title } : group)),
  );
}

/** Dissolves a group; its steps stay. */
export function ungroup<G extends Graph>(graph: G, id: string): G {
  return withGroups(
    graph,
    graph.groups?.filter((group) => group.id !== id),
  );
}
