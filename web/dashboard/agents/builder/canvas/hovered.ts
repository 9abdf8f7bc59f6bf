import { useSyncExternalStore } from 'react';

/** How long a way stays hovered after the pointer left it, in milliseconds: long enough to reach its button. */
const lingerMs = 350;

let hovered: string | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function set(id: string | null): void {
  hovered = id;
  for (const listener of listeners) listener();
}

export function hover(id: string): void {
  clearTimeout(leaving);
  set(id);
}

export function leave(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => set(null), lingerMs);
}

/** Whether the pointer is on a way. A store of its own: two lines are drawn again, not two hundred. */
export const useIsHovered = (id: string): boolean => useSyncExternalStore(subscribe, () => hovered === id);
