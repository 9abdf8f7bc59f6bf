import type { DraftConflict } from '#domain/agents/flow-edits/merge-draft.ts';
import { sameJson } from '#domain/platform/json.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';

/** Milliseconds from the last change to saving it. */
export const saveAfterMs = 800;
/** Milliseconds between tries while the server cannot be reached: doubled each time, up to the second. */
const retryMs = [1_000, 30_000] as const;

/**
 * saved: the server has it. saving: it is on its way. offline: this browser keeps it, and tries again. refused: the
 * server does not take it, and says why.
 */
export type SaveState = 'saved' | 'saving' | 'offline' | 'refused';

/** What came from someone else and was put together with one's own. */
export interface TakenIn {
  by: string | null;
  conflicts: DraftConflict[];
}

/** A draft as the server has it. */
export interface ServedDraft<C> {
  revision: number;
  configuration: C;
  changedBy: { name: string } | null;
}

export interface DraftView<C, D extends ServedDraft<C>> {
  configuration: C;
  /** As the server answered last: its revision, problems and who has changed it. */
  draft: D;
  state: SaveState;
  /** Why it was refused. */
  problem: string | null;
  takenIn: TakenIn | null;
}

/** What this browser keeps of a draft until the server has it. */
export interface KeptDraft<C> {
  revision: number;
  base: C;
  mine: C;
}

/** What a saver needs of the world; tests stand in for it. */
export interface DraftWorld<C, D extends ServedDraft<C>> {
  read(): Promise<D>;
  save(revision: number, configuration: C, leaving: boolean): Promise<D>;
  /** Puts one's own changes on what someone else has saved. */
  merge(base: C, mine: C, theirs: C): { merged: C; conflicts: DraftConflict[] };
  keep(kept: KeptDraft<C> | null): void;
  kept(): KeptDraft<C> | null;
  /** Calls once after so many milliseconds, unless what it answers is called. */
  after(ms: number, run: () => void): () => void;
}

/**
 * Saves a draft by itself: a while after the last change, one request at a time. What someone else has saved meanwhile
 * is put together with one's own. What the server does not have yet, this browser keeps.
 */
export class DraftSaver<C, D extends ServedDraft<C>> {
  readonly #world: DraftWorld<C, D>;
  readonly #listeners = new Set<() => void>();
  #view: DraftView<C, D>;
  #sending = false;
  #cancel: (() => void) | undefined;
  #wait: number = retryMs[0];
  /** The newest revision that the server has told of. */
  #heard = 0;

  constructor(draft: D, world: DraftWorld<C, D>) {
    this.#world = world;
    this.#view = { configuration: draft.configuration, draft, state: 'saved', problem: null, takenIn: null };
    const kept = world.kept();
    if (kept === null) return;
    if (sameJson(kept.mine, draft.configuration)) {
      world.keep(null);
      return;
    }
    const { merged, conflicts } = world.merge(kept.base, kept.mine, draft.configuration);
    this.#view = { ...this.#view, configuration: merged, state: 'saving' };
    if (conflicts.length > 0) this.#view.takenIn = { by: draft.changedBy?.name ?? null, conflicts };
    this.#plan(0);
  }

  getView = (): DraftView<C, D> => this.#view;

  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => this.#listeners.delete(notify);
  };

  #show(change: Partial<DraftView<C, D>>): void {
    this.#view = { ...this.#view, ...change };
    for (const notify of this.#listeners) notify();
  }

  get #isDirty(): boolean {
    return !sameJson(this.#view.configuration, this.#view.draft.configuration);
  }

  #keep(): void {
    const { draft, configuration } = this.#view;
    const { revision, configuration: base } = draft;
    this.#world.keep(this.#isDirty ? { revision, base, mine: configuration } : null);
  }

  /** Shows a change at once, keeps it in this browser, and saves it a little later. */
  change = (configuration: C): void => {
    this.#show({ configuration, problem: null, state: this.#view.state === 'offline' ? 'offline' : 'saving' });
    this.#keep();
    this.#plan(saveAfterMs);
  };

  /** Nothing more is to be read of what was put together. */
  dismiss = (): void => this.#show({ takenIn: null });

  /** The server has told of a revision. */
  hear = (revision: number): void => {
    this.#heard = Math.max(this.#heard, revision);
    if (!this.#sending && revision > this.#view.draft.revision) this.#plan(0);
  };

  #plan(ms: number): void {
    this.#cancel?.();
    this.#cancel = this.#world.after(ms, () => void this.flush());
  }

  /** Stops planning; what is not saved stays in this browser. */
  stop(): void {
    this.#cancel?.();
  }

  /** Saves now what is not saved. @param leaving whether the page is being left */
  flush = async (leaving = false): Promise<void> => {
    if (this.#sending) return;
    this.#cancel?.();
    this.#cancel = undefined;
    if (!this.#isDirty && this.#heard <= this.#view.draft.revision) {
      this.#keep();
      if (this.#view.state !== 'saved') this.#show({ state: 'saved' });
      return;
    }
    this.#sending = true;
    try {
      if (this.#isDirty) await this.#send(leaving);
      else await this.#takeIn();
      this.#wait = retryMs[0];
    } catch (error) {
      this.#failed(error);
      return;
    } finally {
      this.#sending = false;
    }
    const isMore = this.#isDirty || this.#heard > this.#view.draft.revision;
    this.#keep();
    if (isMore) this.#plan(0);
    else this.#show({ state: 'saved' });
  };

  async #send(leaving: boolean): Promise<void> {
    const { draft, configuration: sent } = this.#view;
    try {
      const saved = await this.#world.save(draft.revision, sent, leaving);
      // The server may have put a text in order; what is being typed is left alone, unless it is that very text.
      const isStill = this.#view.configuration === sent;
      this.#show({ draft: saved, problem: null, ...(isStill && { configuration: saved.configuration }) });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'draft_changed')) throw error;
      await this.#takeIn();
    }
  }

  /** Reads what the server has, and puts one's own changes on it. */
  async #takeIn(): Promise<void> {
    const theirs = await this.#world.read();
    const { configuration, draft: base } = this.#view;
    const { merged, conflicts } = this.#world.merge(base.configuration, configuration, theirs.configuration);
    const hadOwn = this.#isDirty;
    this.#show({
      configuration: merged,
      draft: theirs,
      ...(hadOwn && { takenIn: { by: theirs.changedBy?.name ?? null, conflicts } }),
    });
  }

  #failed(error: unknown): void {
    this.#keep();
    const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    if (isFinal) {
      this.#show({ state: 'refused', problem: messageOf(error) });
      return;
    }
    this.#show({ state: 'offline' });
    this.#plan(this.#wait);
    this.#wait = Math.min(this.#wait * 2, retryMs[1]);
  }
}
