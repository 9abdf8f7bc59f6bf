import type { EditedSettings } from '#domain/agents/draft-edits.ts';
import { carriedSettings } from '#domain/agents/edited-settings.ts';
import type { Flow } from '#domain/agents/workflows.ts';

/** One edit that can be undone. Documents share what did not change, so a long history costs little memory. */
interface Edit {
  before: Flow;
  after: Flow;
  /** Where settings of the agent changed with it. */
  settings?: { before: EditedSettings; after: EditedSettings };
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

/** What is edited, as it is now: a flow, and the settings of the agent that has it; null for a workflow. */
interface Present {
  flow: Flow;
  settings: EditedSettings | null;
}

/** A step back or forth: the document, and the settings where the edit had changed them. */
interface Stepped {
  history: History;
  flow: Flow;
  settings?: EditedSettings;
}

const settingsFrom = ({ settings: now }: Present, from: EditedSettings, to: EditedSettings) =>
  now === null ? {} : { settings: carriedSettings(now, from, to) };

/** Undoes the last edit; null when there is none. */
export function undo(history: History, now: Present, rebase: Rebase): Stepped | null {
  const present = now.flow;
  const edit = history.done.at(-1);
  if (!edit) return null;
  const flow = carried(present, edit.after, edit.before, rebase);
  return {
    flow,
    ...(edit.settings && settingsFrom(now, edit.settings.after, edit.settings.before)),
    history: {
      done: history.done.slice(0, -1),
      undone: [...history.undone, { ...edit, before: flow, after: present }],
    },
  };
}

/** Does again what was undone last; null when there is nothing. */
export function redo(history: History, now: Present, rebase: Rebase): Stepped | null {
  const present = now.flow;
  const edit = history.undone.at(-1);
  if (!edit) return null;
  const flow = carried(present, edit.before, edit.after, rebase);
  return {
    flow,
    ...(edit.settings && settingsFrom(now, edit.settings.before, edit.settings.after)),
    history: {
      undone: history.undone.slice(0, -1),
      done: [...history.done, { ...edit, before: present, after: flow }],
    },
  };
}
