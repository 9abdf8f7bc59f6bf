import type { Graph } from '#domain/agents/workflows.ts';

export interface Place {
  x: number;
  y: number;
}

/** Steps and notes lie on a grid of so many pixels. */
export const gridSize = 10;

const onGrid = (value: number) => Math.round(value / gridSize) * gridSize;

/** Puts steps and notes to places, in pixels, on the grid. */
export function moveTo<G extends Graph>(graph: G, places: ReadonlyMap<string, Place>): G {
  const moved = <T extends Place & { id: string }>(item: T): T => {
    const place = places.get(item.id);
    if (!place) return item;
    const [x, y] = [onGrid(place.x), onGrid(place.y)];
    return x === item.x && y === item.y ? item : { ...item, x, y };
  };
  const nodes = graph.nodes.map(moved);
  const notes = graph.notes?.map(moved);
  return { ...graph, nodes, ...(notes && { notes }) };
}

/** Moves steps and notes by so many pixels. */
export function moveBy<G extends Graph>(graph: G, ids: readonly string[], by: Place): G {
  const items = [...graph.nodes, ...(graph.notes ?? [])].filter(({ id }) => ids.includes(id));
  return moveTo(graph, new Map(items.map(({ id, x, y }) => [id, { x: x + by.x, y: y + by.y }])));
}

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

interface Size {
  width: number;
  height: number;
}

/** Lines steps up by one of their sides or their middles. */
export function alignSteps<G extends Graph>(
  graph: G,
  ids: readonly string[],
  alignment: Alignment,
  sizeOf: (id: string) => Size,
): G {
  const nodes = graph.nodes.filter(({ id }) => ids.includes(id));
  if (nodes.length < 2) return graph;
  const boxes = nodes.map(({ id, x, y }) => ({ id, x, y, ...sizeOf(id) }));
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const placed = boxes.map(({ id, x, y, width, height }): [string, Place] => {
    const to: Record<Alignment, Place> = {
      left: { x: left, y },
      center: { x: (left + right - width) / 2, y },
      right: { x: right - width, y },
      top: { x, y: top },
      middle: { x, y: (top + bottom - height) / 2 },
      bottom: { x, y: bottom - height },
    };
    return [id, to[alignment]];
  });
  return moveTo(graph, new Map(placed));
}

/** Gives steps the same gap between each and the next, the outer two staying where they are. */
export function spreadSteps<G extends Graph>(
  graph: G,
  ids: readonly string[],
  axis: 'x' | 'y',
  sizeOf: (id: string) => Size,
): G {
  const length = axis === 'x' ? 'width' : 'height';
  const nodes = graph.nodes.filter(({ id }) => ids.includes(id)).sort((a, b) => a[axis] - b[axis]);
  if (nodes.length < 3) return graph;
  const [first, last] = [nodes[0]!, nodes.at(-1)!];
  const taken = nodes.slice(0, -1).reduce((sum, { id }) => sum + sizeOf(id)[length], 0);
  const gap = (last[axis] - first[axis] - taken) / (nodes.length - 1);
  let at = first[axis];
  const placed = nodes.map((node): [string, Place] => {
    const place = { x: node.x, y: node.y, [axis]: at };
    at += sizeOf(node.id)[length] + gap;
    return [node.id, place];
  });
  return moveTo(graph, new Map(placed));
}
