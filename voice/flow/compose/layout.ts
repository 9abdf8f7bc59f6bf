import type { Flow, FlowNode } from '#domain/agents/workflows.ts';

/** Room of a step on a canvas with what stands beside it, in its units. */
const columnWidth = 320;
const rowHeight = 160;

/** How far each step is from the first one, by the longest way that does not go round. */
function ranksOf({ nodes, edges }: Flow): Map<string, number> {
  const ranks = new Map<string, number>();
  const onWay = new Set<string>();
  const visit = (id: string, rank: number) => {
    if (onWay.has(id) || (ranks.get(id) ?? -1) >= rank) return;
    ranks.set(id, rank);
    onWay.add(id);
    for (const { from, to } of edges) if (from === id) visit(to, rank + 1);
    onWay.delete(id);
  };
  const start = nodes.find(({ type }) => type === 'start') ?? nodes[0];
  if (start) visit(start.id, 0);
  return ranks;
}

/**
 * Gives the steps places: in columns by their rank, each column around the middle. Steps that nothing leads to stand in
 * the first one.
 */
export function layOut(flow: Flow): Flow {
  const ranks = ranksOf(flow);
  const columns = new Map<number, FlowNode[]>();
  for (const node of flow.nodes) {
    const rank = ranks.get(node.id) ?? 0;
    columns.set(rank, [...(columns.get(rank) ?? []), node]);
  }
  const nodes = flow.nodes.map((node) => {
    const rank = ranks.get(node.id) ?? 0;
    const column = columns.get(rank)!;
    const place = column.indexOf(node) - (column.length - 1) / 2;
    return { ...node, x: rank * columnWidth, y: Math.round(place * rowHeight) };
  });
  return { ...flow, nodes };
}
