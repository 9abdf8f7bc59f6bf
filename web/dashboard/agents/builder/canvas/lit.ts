import { useSyncExternalStore } from 'react';

/** The steps that a conversation or a problem's path is at. A store of its own: a running call draws two cards, not all. */
let lit: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Lights up steps on the canvas and in the outline; none puts all out. */
export function light(ids: readonly string[]): void {
  lit = new Set(ids);
  for (const listener of listeners) listener();
}

/** Whether a step is lit. */
export const useIsLit = (id: string): boolean => useSyncExternalStore(subscribe, () => lit.has(id));

/** The last of the steps that are lit; undefined when none is. */
export const useLastLit = (): string | undefined => useSyncExternalStore(subscribe, () => [...lit].at(-1));
