import type { EditedSettings } from '#domain/agents/draft-edits.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { type History, noHistory, type Rebase, redo, remember, undo } from './history.ts';

/** What is edited and what of it is chosen. Canvas, outline and inspector are three views of it. */
export interface BuilderState {
  flow: Flow;
  /** Settings of the agent that edits in words may change; null for a workflow. */
  settings: EditedSettings | null;
  /** Steps and notes that are chosen, in the order of choosing. */
  selected: readonly string[];
  history: History;
  /** A port whose field the inspector brings into view. */
  port: string | null;
}

interface BuilderOptions {
  flow: Flow;
  settings?: EditedSettings | null;
  /** Told of each document that an edit, an undo or a redo makes, and of the settings where those changed with it. */
  onChange: (flow: Flow, settings?: EditedSettings) => void;
  rebase: Rebase;
  now: () => number;
}

const kept = (flow: Flow, ids: readonly string[]) => {
  const there = new Set([...flow.nodes, ...(flow.notes ?? [])].map(({ id }) => id));
  return ids.every((id) => there.has(id)) ? ids : ids.filter((id) => there.has(id));
};

/** Holds a flow that is being edited. Every change is an edit with a place in the history. */
export class BuilderStore {
  private state: BuilderState;
  private readonly options: BuilderOptions;
  private readonly listeners = new Set<() => void>();

  constructor(options: BuilderOptions) {
    this.options = options;
    const { flow, settings = null } = options;
    this.state = { flow, settings, selected: [], history: noHistory, port: null };
  }

  readonly get = (): BuilderState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private set(change: Partial<BuilderState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  /**
   * Changes the flow. Edits of one `place` within a second are undone as one. An edit that changes nothing leaves no
   * trace. `select` chooses what it made.
   */
  edit(
    change: (flow: Flow) => Flow,
    { place = null, select }: { place?: string | null; select?: readonly string[] } = {},
  ) {
    const before = this.state.flow;
    const after = change(before);
    if (after === before) return;
    const history = remember(this.state.history, { before, after, place, at: this.options.now() });
    this.set({ flow: after, history, selected: kept(after, select ?? this.state.selected) });
    this.options.onChange(after);
  }

  /** Changes the flow and the agent's settings as one edit, which one undo takes back. */
  editBoth(
    change: (draft: { flow: Flow; settings: EditedSettings | null }) => { flow: Flow; settings: EditedSettings | null },
    select?: readonly string[],
  ): void {
    const { flow: before, settings, history } = this.state;
    const made = change({ flow: before, settings });
    const isSet = made.settings !== null && settings !== null && made.settings !== settings;
    if (made.flow === before && !isSet) return;
    const edit = {
      before,
      after: made.flow,
      place: null,
      at: this.options.now(),
      ...(isSet && { settings: { before: settings, after: made.settings! } }),
    };
    this.set({ ...made, history: remember(history, edit), selected: kept(made.flow, select ?? this.state.selected) });
    this.options.onChange(made.flow, isSet ? made.settings! : undefined);
  }

  /** The agent's settings as they are now, also where others changed them. */
  receiveSettings(settings: EditedSettings | null): void {
    this.state = { ...this.state, settings };
  }

  /** Takes over a document that someone else changed. It is no edit: undo does not take it back. */
  receive(flow: Flow): void {
    if (flow !== this.state.flow) this.set({ flow, selected: kept(flow, this.state.selected) });
  }

  select(ids: readonly string[], port: string | null = null): void {
    const { selected } = this.state;
    const isSame = ids.length === selected.length && ids.every((id, n) => selected[n] === id);
    if (!isSame || port !== this.state.port) this.set({ selected: isSame ? selected : ids, port });
  }

  undo(): void {
    this.step(undo(this.state.history, this.state, this.options.rebase));
  }

  redo(): void {
    this.step(redo(this.state.history, this.state, this.options.rebase));
  }

  private step(next: { history: History; flow: Flow; settings?: EditedSettings } | null): void {
    if (!next) return;
    this.set({ ...next, selected: kept(next.flow, this.state.selected) });
    this.options.onChange(next.flow, next.settings);
  }
}
