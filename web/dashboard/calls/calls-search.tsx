import { useEffect, useState } from 'react';
import { SearchInput } from '#web/ui/search-input.tsx';

/** Wait behind the last key before it is looked for, in ms. */
const waitMs = 250;

/** What is looked for in calls; the list follows while someone types. */
export function CallsSearch({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  // Another page of the history, or a view, looks for something else.
  useEffect(() => setTyped(q), [q]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed begins the wait.
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => onChange(typed.trim()), waitMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchInput
      className="w-full sm:w-72"
      placeholder="Search calls"
      title="Searches transcripts, collected values, and notes. Use quotes for exact phrases."
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && onChange(typed.trim())}
    />
  );
}
