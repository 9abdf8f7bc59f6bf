import type { Flow } from '#domain/agents/workflows.ts';
import { placesOfValues } from '#domain/platform/hidden-values.ts';
import type { Json } from '#domain/platform/json.ts';
import { slotDefsOf } from './slot-defs.ts';
import { frameOf, type Snapshot } from './snapshot.ts';

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

/** All objects and texts within a value. */
function* within(value: Json): Generator<Exclude<Json, readonly Json[]>> {
  if (Array.isArray(value)) for (const one of value) yield* within(one);
  else {
    yield value as Exclude<Json, readonly Json[]>;
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* within(one as Json);
  }
}

/** What a dialogue that speaks keeps for itself. */
const stateOf = (snapshot: Snapshot): Json => snapshot.aside?.state ?? frameOf(snapshot).step;

/** Whether a sensitive slot is what the caller is asked for: every dialogue that asks for one keeps its name. */
export const asksForHidden = (flow: Flow, snapshot: Snapshot): boolean => {
  const names = hiddenSlotsOf(flow);
  return (
    names.length > 0 && [...within(stateOf(snapshot))].some((one) => typeof one === 'string' && names.includes(one))
  );
};

interface Valued {
  value?: Json;
  spoken?: Json;
  said?: Json;
}

const textsOf = ({ value, spoken, said }: Valued): string[] =>
  [value, spoken, said].flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []));

/** What is being read back to the caller, or told apart, while a sensitive slot is asked for. */
function askedValues(flow: Flow, snapshot: Snapshot): string[] {
  if (!asksForHidden(flow, snapshot)) return [];
  return [...within(stateOf(snapshot))].flatMap((one) =>
    typeof one === 'object' && one !== null && 'spoken' in one ? textsOf(one) : [],
  );
}

/** Whether the agent's words of now read a sensitive value back: they may spell it, as no search finds it. */
export const readsHiddenBack = (flow: Flow, snapshot: Snapshot): boolean => askedValues(flow, snapshot).length > 0;

/** Sensitive values as a conversation knows them now, in each way in which they may be said. */
export function hiddenValues(names: readonly string[], { gathered, frames }: Pick<Snapshot, 'gathered' | 'frames'>) {
  const all = [gathered, ...frames.flatMap(({ slots, early }) => [slots, early])].flatMap((of) => Object.entries(of));
  return [...new Set(all.filter(([name]) => names.includes(name)).flatMap(([, one]) => textsOf(one as Valued)))];
}

/** All that a flow hides where a conversation stands: sensitive values, and those that are just being read back. */
export function valuesToHide(flow: Flow, snapshot: Snapshot): string[] {
  const names = hiddenSlotsOf(flow);
  return names.length === 0 ? [] : [...hiddenValues(names, snapshot), ...askedValues(flow, snapshot)];
}

/** Where a turn tells sensitive values, as places in its text. */
export const hiddenPlaces = (flow: Flow, snapshot: Snapshot, text: string): number[] =>
  placesOfValues(text, valuesToHide(flow, snapshot));
