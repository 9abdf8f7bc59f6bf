import { Graph as DagreGraph, layout } from '@dagrejs/dagre';
import type { Place } from '#domain/agents/flow-edits/places.ts';
import type { Flow, Graph } from '#domain/agents/workflows.ts';
import { mainPort, viewOf } from '../step-view.ts';
import { cardSize } from './card-size.ts';
import type { FlowDirection } from './direction.ts';
import { edgeId, stubEdges } from './stubs.ts';

/** Pixels between columns, or rows, and between the cards of one. */
export const gaps = { column: 72, card: 40, row: 56 } as const;

/** How much wider than tall the canvas is where a flow is looked at whole. */
const canvasShape = 1.7;

interface Box extends Place {
  id: string;
  width: number;
  height: number;
}

/** The places that dagre gives, one rank below the other or beside it. */
function ranked(graph: Graph, chosen: Graph['nodes'], direction: FlowDirection): Box[] {
  const drawn = new DagreGraph({ multigraph: true });
  const isDown = direction === 'down';
  drawn.setGraph({
    rankdir: isDown ? 'TB' : 'LR',
    acyclicer: 'greedy',
    ranksep: isDown ? gaps.row : gaps.column,
    nodesep: gaps.card,
  });
  drawn.setDefaultEdgeLabel(() => ({}));
  for (const node of chosen) drawn.setNode(node.id, cardSize(node, graph, direction));
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
  return chosen.map(({ id }) => {
    const { x = 0, y = 0, width = 0, height = 0 } = drawn.node(id) as Partial<Box>;
    return { id, x: x - width / 2, y: y - height / 2, width, height };
  });
}

/** The boxes from the top to the bottom, in bands that no card reaches out of: between two of them a column may end. */
function bandsOf(boxes: readonly Box[]): Box[][] {
  const bands: Box[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const box of boxes.toSorted((a, b) => a.y - b.y)) {
    if (box.y >= end) bands.push([]);
    bands.at(-1)!.push(box);
    end = Math.max(end, box.y + box.height);
  }
  return bands;
}

const heightOf = (bands: readonly Box[][]) => {
  const boxes = bands.flat();
  return Math.max(...boxes.map(({ y, height }) => y + height)) - Math.min(...boxes.map(({ y }) => y));
};

/** Bands one below the other until the column is as tall as it may be, then in the next one. */
function columnsOf(bands: readonly Box[][], tallest: number): Box[][][] {
  const columns: Box[][][] = [];
  for (const band of bands) {
    const column = columns.at(-1);
    if (column && heightOf([...column, band]) <= tallest) column.push(band);
    else columns.push([band]);
  }
  return columns;
}

/** Each column at the right of the one before, all of them from the same height on. */
function beside(columns: readonly Box[][][]): { boxes: Box[]; width: number; height: number } {
  const boxes: Box[] = [];
  let left = 0;
  for (const column of columns) {
    const own = column.flat();
    const x = Math.min(...own.map((box) => box.x));
    const y = Math.min(...own.map((box) => box.y));
    boxes.push(...own.map((box) => ({ ...box, x: box.x - x + left, y: box.y - y })));
    left += Math.max(...own.map((box) => box.x + box.width)) - x + 1.5 * gaps.column;
  }
  const height = Math.max(...boxes.map((box) => box.y + box.height));
  return { boxes, width: left - 1.5 * gaps.column, height };
}

/**
 * A long conversation goes on at the top of a next column, as a text does: one long line of cards would have to be drawn so
 * small that no one could read it. Of all numbers of columns the one that lets the cards be drawn largest.
 */
function inColumns(boxes: readonly Box[]): readonly Box[] {
  const bands = bandsOf(boxes);
  const whole = heightOf(bands);
  let best = beside([bands]);
  const shown = ({ width, height }: typeof best) => Math.min(canvasShape / width, 1 / height);
  const fewest = Math.max(...bands.map((band) => heightOf([band])));
  for (let count = 2; count <= bands.length; count += 1) {
    const made = beside(columnsOf(bands, Math.max(fewest, whole / count + gaps.row)));
    // Worth it only where it shows.
    if (shown(made) > shown(best) * 1.1) best = made;
  }
  return best.boxes;
}

/**
 * Places for steps in the order in which a conversation meets them (Sugiyama's layers, by dagre), from left to right or from top
 * to bottom. `ids` lays out only those, where they are now; all when left out.
 */
export function layOut(graph: Graph, ids?: readonly string[], direction: FlowDirection = 'down'): Map<string, Place> {
  const chosen = graph.nodes.filter(({ id }) => ids === undefined || ids.includes(id));
  if (chosen.length === 0) return new Map();
  const line = ranked(graph, chosen, direction);
  const boxes = direction === 'down' && ids === undefined ? inColumns(line) : line;
  // The picture stays where it was: its upper left corner is that of the steps now.
  const corner = (items: readonly Place[], axis: 'x' | 'y') => Math.min(...items.map((item) => item[axis]));
  const by = { x: corner(chosen, 'x') - corner(boxes, 'x'), y: corner(chosen, 'y') - corner(boxes, 'y') };
  return new Map(boxes.map(({ id, x, y }) => [id, { x: x + by.x, y: y + by.y }]));
}

/** Whether no one has arranged the steps yet: all stand in one column and cover each other, as templates leave them. */
export function isUnarranged(flow: Flow): boolean {
  const { nodes } = flow;
  if (nodes.length < 2 || nodes.some(({ x }) => x !== nodes[0]!.x)) return false;
  const column = nodes.toSorted((a, b) => a.y - b.y);
  return column.some((node, n) => n > 0 && node.y < column[n - 1]!.y + cardSize(column[n - 1]!, flow, 'down').height);
}
