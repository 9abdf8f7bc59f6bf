import type { FlowNode } from '#domain/agents/workflows.ts';
import { viewOf } from '../step-view.ts';

/** Pixels. Fixed, so that a layout needs no measuring and no card moves its neighbours when it appears. */
export const card = { width: 240, head: 44, text: 44, port: 28, foot: 6 } as const;

/** How large a step is drawn, in pixels. */
export function cardSize(node: FlowNode): { width: number; height: number } {
  const { ports, says } = viewOf(node);
  const text = says.length > 0 ? card.text : 0;
  return {
    width: card.width,
    height: card.head + text + ports.length * card.port + (ports.length > 0 ? card.foot : 0),
  };
}
