import type { FlowEdge } from '#domain/agents/workflows.ts';
import type { Graph } from './graph.ts';
import type { Reading } from './texts.ts';

/** How often a conversation goes back to the same place. */
const mostRounds = 5;

/** Edges that lead back to where their own way came from, seen from the start. */
function backEdges({ flow }: Graph): FlowEdge[] {
  const out = new Map<string, FlowEdge[]>();
  for (const edge of flow.edges) out.set(edge.from, [...(out.get(edge.from) ?? []), edge]);
  const state = new Map<string, 'open' | 'done'>();
  const found: FlowEdge[] = [];
  const visit = (id: string) => {
    state.set(id, 'open');
    for (const edge of out.get(id) ?? []) {
      if (state.get(edge.to) === 'open') found.push(edge);
      else if (!state.has(edge.to)) visit(edge.to);
    }
    state.set(id, 'done');
  };
  // At most a hundred steps deep.
  for (const { id } of flow.nodes) if (!state.has(id)) visit(id);
  return found;
}

/** Leads each way back through a counter, so that no conversation goes round for ever. */
export function boundLoops(graph: Graph, { ledger }: Reading): void {
  const counters = new Map<string, string>();
  const back = backEdges(graph);
  if (back.length === 0) return;
  for (const edge of back) {
    let counter = counters.get(edge.to);
    if (!counter) {
      const title = graph.flow.nodes.find(({ id }) => id === edge.to)!.title;
      counter = graph.add(`again_${edge.to}`, 'repeat', `Again: ${title.slice(0, 70)}`, { times: mostRounds });
      graph.link(counter, 'again', edge.to);
      const known = graph.flow.nodes.find(({ type, config }) => type === 'end' && config.outcome === 'neutral');
      const end =
        known?.id ??
        graph.add('end_of_rounds', 'end', 'End Call, too many rounds', {
          message: 'Thank you for your call. Goodbye!',
          outcome: 'neutral',
        });
      graph.link(counter, 'done', end);
      counters.set(edge.to, counter);
    }
    edge.to = counter;
  }
  ledger.remark(`Paths back to an earlier step. Each is taken up to ${mostRounds} times, then the call ends.`);
}
