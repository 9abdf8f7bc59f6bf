import { useSyncExternalStore } from 'react';

/** What no test reaches of each step, by its id, while someone wants to see it. Beside the document: it is no part of it. */
let untested: ReadonlyMap<string, readonly string[]> = new Map();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Marks steps with what no test reaches of them; an empty map takes all marks away. */
export function markUntested(found: ReadonlyMap<string, readonly string[]>): void {
  untested = found;
  for (const listener of listeners) listener();
}

/** What no test reaches of a step; undefined where it is not marked. */
export const useUntested = (id: string): readonly string[] | undefined =>
  useSyncExternalStore(subscribe, () => untested.get(id));
