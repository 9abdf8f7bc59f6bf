import type { FlowNode, Graph } from '#domain/agents/workflows.ts';
import { viewOf } from '../step-view.ts';
import { card } from './card.ts';
import { rowsOf } from './card-rows.ts';
import type { FlowDirection } from './direction.ts';

/** How large a step is drawn in a flow that leads that way, in pixels. */
export function cardSize(node: FlowNode, graph: Graph, direction: FlowDirection): { width: number; height: number } {
  const text = viewOf(node).says.length > 0 ? card.text : 0;
  const { lines, chips, openRows } = rowsOf(graph, node.id);
  // Where a conversation leads down, the ways that are lines stand beside each other at the foot.
  const ways = direction === 'down' ? Math.min(1, lines.length) : lines.length;
  const rows = (ways + chips.length) * card.row + (openRows > 0 ? openRows * card.open + card.foot : 0);
  return { width: card.width, height: card.head + text + rows + (rows > 0 ? card.foot : 0) };
}
