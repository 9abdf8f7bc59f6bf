import type { Flow } from '#domain/agents/workflows.ts';
import { type History, noHistory, type Rebase, redo, remember, undo } from './history.ts';

/** What is edited and what of it is chosen. Canvas, outline and inspector are three views of it. */
export interface BuilderState {
  flow: Flow;
  /** Steps and notes that are chosen, in the order of choosing. */
  selected: readonly string[];
  history: History;
  /** A port whose field the inspector brings into view. */
  port: string | null;
}

interface BuilderOptions {
  flow: Flow;
  /** Told of each document that an edit, an undo or a redo makes. */
  onChange: (flow: Flow) => void;
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
    this.state = { flow: options.flow, selected: [], history: noHistory, port: null };
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
    this.step(undo(this.state.history, this.state.flow, this.options.rebase));
  }

  redo(): void {
    this.step(redo(this.state.history, this.state.flow, this.options.rebase));
  }

  private step(next: { history: History; flow: Flow } | null): void {
    if (!next) return;
    this.set({ ...next, selected: kept(next.flow, this.state.selected) });
    this.options.onChange(next.flow);
  }
}
