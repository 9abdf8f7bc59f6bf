import { useCallback, useState } from 'react';
import type { ToldEdit, UnreadPart } from '#domain/agents/draft-edits.ts';
import type { FlowProblem } from '#domain/agents/workflows.ts';

/** One message, with what it came to. */
export interface WordsEntry {
  id: number;
  message: string;
  edits: readonly ToldEdit[];
  unread: readonly UnreadPart[];
  /** What the check finds with the edits and didn't find before. */
  problems: readonly FlowProblem[];
  /** The model that read it; null where it was read without one. */
  model: string | null;
  state: 'proposed' | 'applied' | 'discarded';
  /** When it was applied, by the builder's clock: its place in the history. */
  at?: number;
  /** What could not be applied, since the draft had changed. */
  missed?: readonly string[];
}

export interface Words {
  entries: readonly WordsEntry[];
  /** What is written and not sent. */
  text: string;
  setText: (text: string) => void;
  add: (entry: Omit<WordsEntry, 'id' | 'state'>) => void;
  change: (id: number, change: Partial<WordsEntry>) => void;
}

/** Messages that are kept to look at. */
const mostKept = 20;

/** What was written in words, as long as the builder is open. What is proposed and not decided on goes with the next message. */
export function useWords(): Words {
  const [entries, setEntries] = useState<readonly WordsEntry[]>([]);
  const [text, setText] = useState('');
  const add = useCallback((entry: Omit<WordsEntry, 'id' | 'state'>) => {
    setEntries((all) => {
      const decided = all.map((one) => (one.state === 'proposed' ? { ...one, state: 'discarded' as const } : one));
      const fresh: WordsEntry = { ...entry, id: (all.at(-1)?.id ?? 0) + 1, state: 'proposed' };
      return [...decided, fresh].slice(-mostKept);
    });
  }, []);
  const change = useCallback((id: number, changed: Partial<WordsEntry>) => {
    setEntries((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  }, []);
  return { entries, text, setText, add, change };
}
