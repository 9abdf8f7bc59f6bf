import type { Json } from '#domain/json.ts';
import type { Flow, SlotDef } from '#domain/workflows.ts';
import { callbackSlot } from './repair/hand-off.ts';
import { stepOf } from './steps/catalog.ts';

const known = new WeakMap<Flow, ReadonlyMap<string, SlotDef>>();

/** All slots that a flow's nodes ask for, by name. The first definition of a name counts. */
export function slotDefsOf(flow: Flow): ReadonlyMap<string, SlotDef> {
  const before = known.get(flow);
  if (before) return before;
  const defs = new Map<string, SlotDef>([[callbackSlot.name, callbackSlot]]);
  for (const node of flow.nodes) {
    const configured = stepOf(node);
    for (const slot of configured?.step.slots(configured.config) ?? [])
      if (!defs.has(slot.name)) defs.set(slot.name, slot);
  }
  known.set(flow, defs);
  return defs;
}

/** What of the known facts the conversation can use: short ones that some slot takes over, and the phone number. */
export function usefulFacts(defs: ReadonlyMap<string, SlotDef>, facts: Record<string, Json>): Record<string, Json> {
  const useful = Object.entries(facts).filter(([name, value]) => {
    const isShort =
      (typeof value === 'string' && value.length <= 200) || typeof value === 'number' || typeof value === 'boolean';
    return isShort && (defs.get(name)?.prefill || name === 'phone');
  });
  return Object.fromEntries(
    useful.map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]),
  );
}
