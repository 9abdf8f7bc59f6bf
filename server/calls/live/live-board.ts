import { type LiveCall, liveEveryMs } from '#domain/calls/live-calls.ts';
import type { Services } from '#server/services.ts';
import { liveNews } from './live-news.ts';
import { BoardReader } from './read-board.ts';

/** What changed on the board: at first, all of it. */
export interface BoardChange {
  first: boolean;
  items: LiveCall[];
  gone: string[];
}
type Hear = (change: BoardChange) => void;

/** All calls are read anew this often, in ms: what no step told of, as a call that its process has lost. */
const allEveryMs = 10_000;

/**
 * The board of one workspace in this process, with one reader for all who look at it: what its calls tell of is gathered
 * for half a second, then read at once, behind whatever is more urgent.
 */
class LiveBoard {
  readonly #services: Services;
  readonly #workspaceId: string;
  readonly #reader: BoardReader;
  readonly #hears = new Set<Hear>();
  readonly #stop: () => void;
  #shown = new Map<string, LiveCall>();
  #changed = new Set<string>();
  #isAll = true;
  #isThere = false;
  #isReading = false;
  #isPlanned = false;
  #cancel = () => {};
  #cancelAll = () => {};

  constructor(services: Services, workspaceId: string) {
    this.#services = services;
    this.#workspaceId = workspaceId;
    this.#reader = new BoardReader(services, workspaceId);
    this.#stop = liveNews(services).watch(workspaceId, (callId) => {
      if (callId === null) this.#isAll = true;
      else this.#changed.add(callId);
      this.#soon(liveEveryMs.board);
    });
  }

  /** Hears all of it, then each change, until the answered function is called. */
  listen(hear: Hear): () => void {
    this.#hears.add(hear);
    if (this.#isThere) hear({ first: true, items: [...this.#shown.values()], gone: [] });
    else this.#soon(0);
    return () => {
      this.#hears.delete(hear);
      if (this.#hears.size > 0) return;
      this.#stop();
      this.#cancel();
      this.#cancelAll();
      boardsOf(this.#services).delete(this.#workspaceId);
    };
  }

  #soon(ms: number): void {
    if (this.#isPlanned || this.#isReading) return;
    this.#isPlanned = true;
    const read = () => {
      this.#isPlanned = false;
      void this.#read();
    };
    if (ms === 0) queueMicrotask(read);
    else this.#cancel = this.#services.clock.after(ms, read);
  }

  async #read(): Promise<void> {
    const { log } = this.#services;
    this.#isReading = true;
    const ids = this.#isAll ? null : [...this.#changed];
    this.#isAll = false;
    this.#changed.clear();
    try {
      this.#take(ids, await this.#load(ids));
    } catch (error) {
      // The next reading has all of it.
      log.warn({ err: error }, 'calls that go on could not be read');
      this.#isAll = true;
    }
    this.#isReading = false;
    if (this.#hears.size === 0) return;
    this.#cancelAll();
    this.#cancelAll = this.#services.clock.after(allEveryMs, () => {
      this.#isAll = true;
      this.#soon(0);
    });
    if (this.#isAll || this.#changed.size > 0) this.#soon(liveEveryMs.board);
  }

  #load(ids: string[] | null): Promise<LiveCall[]> {
    return this.#reader.load(ids);
  }

  #take(ids: string[] | null, read: LiveCall[]): void {
    const found = new Set(read.map(({ id }) => id));
    const gone = (ids ?? [...this.#shown.keys()]).filter((id) => !found.has(id) && this.#shown.has(id));
    const items = read.filter((call) => JSON.stringify(call) !== JSON.stringify(this.#shown.get(call.id)));
    for (const id of gone) this.#shown.delete(id);
    for (const call of items) this.#shown.set(call.id, call);
    const first = !this.#isThere;
    this.#isThere = true;
    if (first || items.length > 0 || gone.length > 0) for (const hear of this.#hears) hear({ first, items, gone });
  }
}

const all = new WeakMap<Services, Map<string, LiveBoard>>();
function boardsOf(services: Services): Map<string, LiveBoard> {
  const own = all.get(services) ?? new Map<string, LiveBoard>();
  all.set(services, own);
  return own;
}

/** Hears how the calls of a workspace go until the answered function is called. */
export function watchBoard(services: Services, workspaceId: string, hear: Hear): () => void {
  const boards = boardsOf(services);
  const board = boards.get(workspaceId) ?? new LiveBoard(services, workspaceId);
  boards.set(workspaceId, board);
  return board.listen(hear);
}
