import { useCallback, useSyncExternalStore } from 'react';

/** This tab's values: they count also where the browser refuses to store any. */
const values = new Map<string, string | null>();
const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function read(key: string): string | null {
  if (!values.has(key)) {
    try {
      values.set(key, localStorage.getItem(key));
    } catch {
      // Storage is switched off: the value lives as long as the page.
      values.set(key, null);
    }
  }
  return values.get(key) ?? null;
}

function write(key: string, value: string): void {
  values.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or switched off: the value lives as long as the page.
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
