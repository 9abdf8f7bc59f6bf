import type { Flow, FlowNode } from '#domain/agents/workflows.ts';
import { inOrder, viewOf } from '../step-view.ts';

/** A line of the outline: a step, or one of its ways out. */
export type OutlineRow =
  | { kind: 'step'; key: string; node: FlowNode; number: number; isOpen: boolean }
  | { kind: 'way'; key: string; node: FlowNode; port: string; label: string; required: boolean; to: FlowNode | null };

/** The lines of the outline in the order of the conversation. Ways of steps that are `closed` are left out. */
export function outlineRows(flow: Flow, closed: ReadonlySet<string>): OutlineRow[] {
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]));
  return inOrder(flow).flatMap((node, n): OutlineRow[] => {
    const step: OutlineRow = { kind: 'step', key: node.id, node, number: n + 1, isOpen: !closed.has(node.id) };
    if (closed.has(node.id)) return [step];
    const ways = viewOf(node).ports.map(({ id, label, required }): OutlineRow => {
      const to = flow.edges.find(({ from, port }) => from === node.id && port === id)?.to;
      return { kind: 'way', key: `${node.id}.${id}`, node, port: id, label, required, to: nodes.get(to ?? '') ?? null };
    });
    return [step, ...ways];
  });
}
