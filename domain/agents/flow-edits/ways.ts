import type { Graph } from '#domain/agents/workflows.ts';
import { addStep, type NewStep } from './steps.ts';

/** A way out of a step, by the step's id and the port's. */
export interface WayOut {
  from: string;
  port: string;
}

const isSame = (way: WayOut) => (edge: WayOut) => edge.from === way.from && edge.port === way.port;

/** Where a way leads; null where it is open. */
export const targetOf = (graph: Graph, way: WayOut): string | null => graph.edges.find(isSame(way))?.to ?? null;

/** Leads a way to a step, in the place of where it led. Nothing happens where there is no such step. */
export function connect<G extends Graph>(graph: G, way: WayOut, to: string): G {
  if (!graph.nodes.some(({ id }) => id === to) || targetOf(graph, way) === to) return graph;
  const edge = { from: way.from, port: way.port, to };
  const others = graph.edges.filter((other) => !isSame(way)(other));
  return { ...graph, edges: [...others, edge] };
}

/** Opens a way: it leads nowhere. */
export const disconnect = <G extends Graph>(graph: G, way: WayOut): G => ({
  ...graph,
  edges: graph.edges.filter((edge) => !isSame(way)(edge)),
});

/**
 * Adds a step behind a way. Where the way led somewhere, the new step leads there by its `mainPort`; null for one that
 * ends or has no ways.
 */
export function insertStep<G extends Graph>(
  graph: G,
  way: WayOut,
  step: NewStep,
  mainPort: string | null,
): { graph: G; id: string } {
  const before = targetOf(graph, way);
  const added = addStep(graph, step);
  const led = connect(added.graph, way, added.id);
  const onward = before !== null && mainPort !== null;
  return { graph: onward ? connect(led, { from: added.id, port: mainPort }, before) : led, id: added.id };
}

/** Drops the ways of a step whose ports are gone, as when a branch was deleted. */
export function keepPorts<G extends Graph>(graph: G, id: string, ports: readonly string[]): G {
  const kept = graph.edges.filter(({ from, port }) => from !== id || ports.includes(port));
  return kept.length === graph.edges.length ? graph : { ...graph, edges: kept };
}
