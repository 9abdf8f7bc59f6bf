import type { Json } from '#domain/platform/json.ts';
import { frameOf, type Snapshot } from './snapshot.ts';

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

/** Whether one of some slots is what the caller is asked for: every dialogue that asks for one keeps its name. */
export const asksForAny = (names: readonly string[], snapshot: Snapshot): boolean =>
  names.length > 0 && [...within(stateOf(snapshot))].some((one) => typeof one === 'string' && names.includes(one));

interface Valued {
  value?: Json;
  spoken?: Json;
  said?: Json;
}

const textsOf = ({ value, spoken, said }: Valued): string[] =>
  [value, spoken, said].flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []));

/** What is being read back to the caller, or told apart, while one of some slots is asked for. */
function askedValues(names: readonly string[], snapshot: Snapshot): string[] {
  if (!asksForAny(names, snapshot)) return [];
  return [...within(stateOf(snapshot))].flatMap((one) =>
    typeof one === 'object' && one !== null && 'spoken' in one ? textsOf(one) : [],
  );
}

/** Whether the agent's words of now read a value of some slots back. */
export const readsAnyBack = (names: readonly string[], snapshot: Snapshot): boolean =>
  askedValues(names, snapshot).length > 0;

/** Sensitive values as a conversation knows them now, in each way in which they may be said. */
export function hiddenValues(names: readonly string[], { gathered, frames }: Pick<Snapshot, 'gathered' | 'frames'>) {
  const all = [gathered, ...frames.flatMap(({ slots, early }) => [slots, early])].flatMap((of) => Object.entries(of));
  return [...new Set(all.filter(([name]) => names.includes(name)).flatMap(([, one]) => textsOf(one as Valued)))];
}

/** The values of some slots where a conversation stands, and those that are just being read back. */
export const valuesOf = (names: readonly string[], snapshot: Snapshot): string[] =>
  names.length === 0 ? [] : [...hiddenValues(names, snapshot), ...askedValues(names, snapshot)];
