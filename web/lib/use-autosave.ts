import { useEffect, useRef, useState } from 'react';
import { sameJson } from '#domain/platform/json.ts';

/** What the note beside a form says: nothing before the first change. `unfit` is what cannot be kept as it stands. */
export type AutosaveState = 'idle' | 'saved' | 'saving' | 'unfit' | 'refused';

interface Autosave<V> {
  /** What the form holds. */
  value: V;
  /** What the server has. */
  saved: V;
  /** Whether it may be sent as it stands. */
  isFit?: boolean;
  send: (value: V) => Promise<unknown>;
}

/** How long the hands rest before it is sent, in milliseconds. */
const restMs = 600;

/**
 * Saves a form by itself once the hands rest, and when it is left. What was refused is sent again with the next change.
 */
export function useAutosave<V>({ value, saved, isFit = true, send }: Autosave<V>): AutosaveState {
  const wanted = JSON.stringify(value);
  /** What the server has answered for last: it may keep it in other words. */
  const [kept, setKept] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const isDue = isFit && !sameJson(value, saved) && wanted !== kept && wanted !== refused;

  const run = useRef(() => {});
  run.current = () => {
    if (!isDue) return;
    send(value).then(
      () => setKept(wanted),
      () => setRefused(wanted),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change waits anew.
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => run.current(), restMs);
    return () => clearTimeout(timer);
  }, [wanted, isDue]);
  useEffect(() => () => run.current(), []);

  if (!isFit) return 'unfit';
  if (isDue) return 'saving';
  if (wanted === refused) return 'refused';
  return kept === null ? 'idle' : 'saved';
}
