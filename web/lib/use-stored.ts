import { useCallback, useSyncExternalStore } from 'react';

/** Values that the browser refused to store: they count for as long as the page lives. */
const unsaved = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function read(key: string): string | null {
  const value = unsaved.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off, and nothing was written yet.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, value);
  }
  for (const notify of listeners) notify();
}

/**
 * A value that this browser keeps. `parse` returns undefined for what it does not know, then `fallback` holds; it also
 * holds in the prerendered page, so that the first render is the same everywhere.
 */
export function useStored<T>(
  key: string,
  fallback: T,
  parse: (stored: string) => T | undefined,
  format: (value: T) => string = String,
): [T, (value: T) => void] {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const set = useCallback((value: T) => write(key, format(value)), [key, format]);
  return [stored === null ? fallback : (parse(stored) ?? fallback), set];
}
