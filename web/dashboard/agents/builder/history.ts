import type { Flow } from '#domain/agents/workflows.ts';

/** One edit that can be undone. Documents share what did not change, so a long history costs little memory. */
interface Edit {
  before: Flow;
  after: Flow;
  /** Edits of the same place within a second are one: typing is undone by words, not by letters. */
  place: string | null;
  at: number;
}

export interface History {
  done: readonly Edit[];
  undone: readonly Edit[];
}

export const noHistory: History = { done: [], undone: [] };

/** Milliseconds within which edits of one place are undone as one. */
const oneEditMs = 1000;

/** Remembers an edit. What was undone before is gone. */
export function remember(history: History, edit: Edit): History {
  const last = history.done.at(-1);
  const goesOn = last && last.place !== null && last.place === edit.place && edit.at - last.at < oneEditMs;
  const done = goesOn ? [...history.done.slice(0, -1), { ...edit, before: last.before }] : [...history.done, edit];
  return { done, undone: [] };
}

/** Takes the work of an edit out of a document, or puts it in again, when others have changed the document since. */
export type Rebase = (base: Flow, wanted: Flow, present: Flow) => Flow;

const carried = (present: Flow, from: Flow, to: Flow, rebase: Rebase) =>
  present === from ? to : rebase(from, to, present);

/** Undoes the last edit; null when there is none. */
export function undo(history: History, present: Flow, rebase: Rebase): { history: History; flow: Flow } | null {
  const edit = history.done.at(-1);
  if (!edit) return null;
  const flow = carried(present, edit.after, edit.before, rebase);
  return {
    flow,
    history: {
      done: history.done.slice(0, -1),
      undone: [...history.undone, { ...edit, before: flow, after: present }],
    },
  };
}

/** Does again what was undone last; null when there is nothing. */
export function redo(history: History, present: Flow, rebase: Rebase): { history: History; flow: Flow } | null {
  const edit = history.undone.at(-1);
  if (!edit) return null;
  const flow = carried(present, edit.before, edit.after, rebase);
  return {
    flow,
    history: {
      undone: history.undone.slice(0, -1),
      done: [...history.done, { ...edit, before: present, after: flow }],
    },
  };
}
