import type { Graph } from '#domain/agents/workflows.ts';
import { card } from './card.ts';

/** Where a conversation goes on the canvas. */
export type FlowDirection = 'right' | 'down';

/** Pixels that a step is at least below one that leads down to it: no card is lower. */
const below = 60;

/** Which way most lines of a flow lead, as its steps stand now. What stands aslant says nothing of it. */
export function directionOf({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): FlowDirection {
  const places = new Map(nodes.map((node) => [node.id, node]));
  let lead = 0;
  for (const { from, to } of edges) {
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b) continue;
    const isRight = b.x >= a.x + card.width;
    const isBelow = b.y >= a.y + below;
    if (isBelow && !isRight) lead += 1;
    if (isRight && !isBelow) lead -= 1;
  }
  return lead > 0 ? 'down' : 'right';
}
