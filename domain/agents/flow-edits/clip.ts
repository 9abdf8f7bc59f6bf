import { z } from 'zod';
import { FlowEdge, FlowNode, FlowNote, type Graph, VariableDef } from '#domain/agents/workflows.ts';
import { gridSize, type Place } from './places.ts';
import { freeName, idsOf } from './steps.ts';

/** Steps that were copied, as text on the clipboard: their own ways, the notes and the variables that they may read. */
export const FlowClip = z.object({
  parley: z.literal(1),
  nodes: z.array(FlowNode).max(100),
  edges: z.array(FlowEdge).max(200),
  notes: z.array(FlowNote).max(50).default([]),
  variables: z.array(VariableDef).max(50).default([]),
});
export type FlowClip = z.infer<typeof FlowClip>;

/** What is copied of a graph: the chosen steps and notes, the ways between them, and the graph's variables. */
export function copySteps(graph: Graph, ids: readonly string[]): FlowClip {
  const chosen = new Set(ids);
  return {
    parley: 1,
    // There is one start, and the graph that it is pasted into has its own.
    nodes: graph.nodes.filter(({ id, type }) => chosen.has(id) && type !== 'start'),
    edges: graph.edges.filter(({ from, to }) => chosen.has(from) && chosen.has(to)),
    notes: (graph.notes ?? []).filter(({ id }) => chosen.has(id)),
    variables: graph.variables ?? [],
  };
}

/** The clip that a text is; null for any other text. */
export function readClip(text: string): FlowClip | null {
  // Longer than any clip of 100 steps.
  if (text.length > 2_000_000 || !text.includes('"parley"')) return null;
  try {
    return FlowClip.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The names that a clip's steps may read, of those that the graph does not have. */
function missingVariables(graph: Graph, clip: FlowClip): VariableDef[] {
  const there = new Set((graph.variables ?? []).map(({ name }) => name));
  const text = JSON.stringify(clip.nodes);
  return clip.variables.filter(({ name }) => !there.has(name) && new RegExp(`\\b${name}\\b`).test(text));
}

/**
 * Adds what was copied, with ids of its own, its upper left corner at `at` (pixels). Ways to steps that were not copied
 * are open. What is over the limit of a graph is not added at all.
 */
export function pasteSteps<G extends Graph>(graph: G, clip: FlowClip, at: Place): { graph: G; ids: string[] } {
  const items = [...clip.nodes, ...clip.notes];
  if (items.length === 0 || graph.nodes.length + clip.nodes.length > 100) return { graph, ids: [] };
  const corner = { x: Math.min(...items.map(({ x }) => x)), y: Math.min(...items.map(({ y }) => y)) };
  const placed = <T extends Place>(item: T): T => ({
    ...item,
    x: item.x - corner.x + at.x,
    y: item.y - corner.y + at.y,
  });
  const taken = new Set([...idsOf(graph), ...(graph.notes ?? []).map(({ id }) => id)]);
  const names = new Map<string, string>();
  for (const { id } of items) {
    const name = freeName(id.replace(/_\d+$/, ''), taken);
    taken.add(name);
    names.set(id, name);
  }
  const renamed = <T extends { id: string }>(item: T): T => ({ ...item, id: names.get(item.id)! });
  const edges = clip.edges.flatMap(({ from, port, to }) => {
    const [source, target] = [names.get(from), names.get(to)];
    return source && target ? [{ from: source, port, to: target }] : [];
  });
  const notes = [...(graph.notes ?? []), ...clip.notes.map(placed).map(renamed)];
  const variables = [...(graph.variables ?? []), ...missingVariables(graph, clip)];
  return {
    graph: {
      ...graph,
      nodes: [...graph.nodes, ...clip.nodes.map(placed).map(renamed)],
      edges: [...graph.edges, ...edges],
      ...(notes.length > 0 && { notes }),
      ...(variables.length > 0 && { variables }),
    },
    ids: [...names.values()],
  };
}

/** Copies of steps, a little beside them. */
export function duplicateSteps<G extends Graph>(graph: G, ids: readonly string[]): { graph: G; ids: string[] } {
  const clip = copySteps(graph, ids);
  const items = [...clip.nodes, ...clip.notes];
  const beside = 4 * gridSize;
  return pasteSteps(graph, clip, {
    x: Math.min(...items.map(({ x }) => x)) + beside,
    y: Math.min(...items.map(({ y }) => y)) + beside,
  });
}
