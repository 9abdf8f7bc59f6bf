import { speechModelOf } from '#domain/agents/prompt-agents.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { graphOf } from '#voice/flow/frames.ts';
import { asksForHidden } from '#voice/flow/hidden-values.ts';
import { frameOf, type Snapshot } from '#voice/flow/snapshot.ts';

/**
 * Whether the caller's sound is for a model that hears: at a step that such a model leads, as long as no script leads it, and
 * never while the caller is asked for something that is for the conversation alone.
 */
export function isHeardByModel(flow: Flow, snapshot: Snapshot | null): boolean {
  if (snapshot === null || snapshot.waiting === null || snapshot.prompted?.script !== undefined) return false;
  const frame = frameOf(snapshot);
  const node = graphOf({ flow }, frame)?.nodes.find(({ id }) => id === frame.node);
  return node !== undefined && speechModelOf(node) !== null && !asksForHidden(flow, snapshot);
}
