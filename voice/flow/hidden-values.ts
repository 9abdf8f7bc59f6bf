import type { Flow } from '#domain/agents/workflows.ts';
import { placesOfValues } from '#domain/platform/hidden-values.ts';
import { asksForAny, readsAnyBack, valuesOf } from './hidden-in-snapshot.ts';
import { slotDefsOf } from './slot-defs.ts';
import type { Snapshot } from './snapshot.ts';

const known = new WeakMap<Flow, readonly string[]>();

/** Slots whose values are for the conversation alone, by name: those that a flow, or a workflow in it, marks as sensitive. */
export function hiddenSlotsOf(flow: Flow): readonly string[] {
  const before = known.get(flow);
  if (before) return before;
  const defs = [flow, ...Object.values(flow.workflows ?? {})].flatMap((graph) => [...slotDefsOf(graph).values()]);
  const names = [...new Set(defs.filter(({ sensitive }) => sensitive).map(({ name }) => name))];
  known.set(flow, names);
  return names;
}

/** Whether a sensitive slot is what the caller is asked for. */
export const asksForHidden = (flow: Flow, snapshot: Snapshot): boolean => asksForAny(hiddenSlotsOf(flow), snapshot);

/** Whether the agent's words of now read a sensitive value back: they may spell it, as no search finds it. */
export const readsHiddenBack = (flow: Flow, snapshot: Snapshot): boolean => readsAnyBack(hiddenSlotsOf(flow), snapshot);

/** All that a flow hides where a conversation stands: sensitive values, and those that are just being read back. */
export const valuesToHide = (flow: Flow, snapshot: Snapshot): string[] => valuesOf(hiddenSlotsOf(flow), snapshot);

/** Where a turn tells sensitive values, as places in its text. */
export const hiddenPlaces = (flow: Flow, snapshot: Snapshot, text: string): number[] =>
  placesOfValues(text, valuesToHide(flow, snapshot));
