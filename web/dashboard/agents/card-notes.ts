import { useSyncExternalStore } from 'react';

/** What stands at the edge of a step's card, as "12 of 40 calls". */
export interface CardNote {
  text: string;
  tone: 'plain' | 'warning';
}

let notes: ReadonlyMap<string, CardNote> = new Map();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Puts notes on the cards of steps, by their ids; none takes all away. */
export function noteCards(next: ReadonlyMap<string, CardNote>): void {
  notes = next;
  for (const listener of listeners) listener();
}

/** What is noted at a step. */
export const useCardNote = (id: string): CardNote | undefined =>
  useSyncExternalStore(
    subscribe,
    () => notes.get(id),
    () => notes.get(id),
  );
