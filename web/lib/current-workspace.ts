import { useSyncExternalStore } from 'react';

/** Which workspace this tab works in. The server checks it on every request; this is only the choice. */
const storageKey = 'parley.workspace';

let chosen: string | null | undefined;
const listeners = new Set<() => void>();

/** The id that goes into X-Workspace-Id, or null before the first choice. */
export function currentWorkspaceId(): string | null {
  if (chosen === undefined) chosen = localStorage.getItem(storageKey);
  return chosen;
}

/** Chooses a workspace for this tab and for the next visit. */
export function setCurrentWorkspaceId(id: string): void {
  chosen = id;
  localStorage.setItem(storageKey, id);
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The chosen workspace's id, kept up to date. */
export function useCurrentWorkspaceId(): string | null {
  return useSyncExternalStore(subscribe, currentWorkspaceId, () => null);
}
