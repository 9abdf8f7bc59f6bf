import { Graph as DagreGraph, layout } from '@dagrejs/dagre';
import type { Place } from '#domain/agents/flow-edits/places.ts';
import type { Flow, Graph } from '#domain/agents/workflows.ts';
import { mainPort, viewOf } from '../step-view.ts';
import { cardSize } from './card-size.ts';
import { edgeId, stubEdges } from './stubs.ts';

/** Pixels between columns, or rows, and between the cards of one. */
export const gaps = { column: 72, card: 40 } as const;

/** Where a conversation goes on the canvas. */
export type FlowDirection = 'right' | 'down';

/** Which way most lines of a flow lead, as its steps stand now. */
export function directionOf({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): FlowDirection {
  const places = new Map(nodes.map((node) => [node.id, node]));
  const down = edges.filter(({ from, to }) => {
    const [a, b] = [places.get(from), places.get(to)];
    return a !== undefined && b !== undefined && Math.abs(b.y - a.y) > Math.abs(b.x - a.x);
  });
  return down.length * 2 > edges.length ? 'down' : 'right';
}

/**
 * Places for steps in the order in which a conversation meets them (Sugiyama's layers, by dagre), from left to right or from top
 * to bottom. `ids` lays out only those, where they are now; all when left out.
 */
export function layOut(graph: Graph, ids?: readonly string[], direction: FlowDirection = 'right'): Map<string, Place> {
  const chosen = graph.nodes.filter(({ id }) => ids === undefined || ids.includes(id));
  if (chosen.length === 0) return new Map();
  const drawn = new DagreGraph({ multigraph: true });
  const rankdir = direction === 'down' ? 'TB' : 'LR';
  drawn.setGraph({ rankdir, acyclicer: 'greedy', ranksep: gaps.column, nodesep: gaps.card });
  drawn.setDefaultEdgeLabel(() => ({}));
  for (const node of chosen) drawn.setNode(node.id, cardSize(node));
  const stubs = stubEdges(graph);
  const among = new Map(chosen.map((node) => [node.id, node]));
  const lines = graph.edges.filter((edge) => !stubs.has(edgeId(edge)));
  const reached = new Set(lines.map(({ to }) => to));
  // What only chips lead to stands behind the first of them, not at the start.
  const firstChips = graph.edges.filter(
    ({ to }, n) => !reached.has(to) && graph.edges.findIndex((other) => other.to === to) === n,
  );
  for (const edge of [...lines, ...firstChips]) {
    const from = among.get(edge.from);
    if (!from || !among.has(edge.to)) continue;
    const isMain = edge.port === mainPort(viewOf(from).ports);
    drawn.setEdge(edge.from, edge.to, { weight: isMain ? 4 : 1 }, edge.port);
  }
  layout(drawn);
  const boxes = chosen.map(({ id }) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = drawn.node(id) as Partial<Record<'x' | 'y' | 'width' | 'height', number>>;
    return { id, x: x - width / 2, y: y - height / 2 };
  });
  // The picture stays where it was: its upper left corner is that of the steps now.
  const corner = (items: readonly Place[], axis: 'x' | 'y') => Math.min(...items.map((item) => item[axis]));
  const by = { x: corner(chosen, 'x') - corner(boxes, 'x'), y: corner(chosen, 'y') - corner(boxes, 'y') };
  return new Map(boxes.map(({ id, x, y }) => [id, { x: x + by.x, y: y + by.y }]));
}

/** Whether no one has arranged the steps yet: all stand in one column and cover each other, as templates leave them. */
export function isUnarranged({ nodes }: Flow): boolean {
  if (nodes.length < 2 || nodes.some(({ x }) => x !== nodes[0]!.x)) return false;
  const column = nodes.toSorted((a, b) => a.y - b.y);
  return column.some((node, n) => n > 0 && node.y < column[n - 1]!.y + cardSize(column[n - 1]!).height);
}
