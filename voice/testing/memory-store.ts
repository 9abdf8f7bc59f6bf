import type { StoredCall } from '#voice/call/call-record.ts';
import type { CallChange, CallEvent, CallStore, StoredTurn } from '#voice/call/ports.ts';

/** A store that keeps calls in memory and holds to what the database promises: all of a change or nothing. */
export interface MemoryStore extends CallStore {
  readonly events: readonly CallEvent[];
  readonly runIds: readonly string[];
  readonly ended: CallChange['ended'];
  /** Transactions that were made. */
  readonly commits: number;
  /** Awaited before each commit: a test's way to be slow or to fail. */
  before: (change: CallChange) => Promise<void> | void;
  turns(): StoredTurn[];
  /** The call as another process would find it. */
  load(): StoredCall;
}

/** Makes an empty store for one call. */
export function memoryStore(): MemoryStore {
  const events: CallEvent[] = [];
  const turns = new Map<number, StoredTurn>();
  const runIds: string[] = [];
  let last: CallChange | null = null;
  let ended: CallChange['ended'] = null;
  let commits = 0;
  const sorted = () => [...turns.values()].sort((a, b) => a.seq - b.seq);

  const store: MemoryStore = {
    events,
    runIds,
    before: () => {},
    get ended() {
      return ended;
    },
    get commits() {
      return commits;
    },
    async commit(change) {
      await store.before(change);
      if (ended !== null) throw new Error('The call has ended.');
      for (const event of change.events) {
        if (event.seq !== events.length) throw new Error(`Event ${event.seq} where ${events.length} was expected.`);
        events.push(event);
      }
      for (const turn of change.turns) turns.set(turn.seq, structuredClone(turn));
      runIds.push(...change.runs.map((run) => run.runId));
      last = structuredClone(change);
      ended = change.ended;
      commits += 1;
    },
    turns: sorted,
    load() {
      if (last === null) throw new Error('Nothing was stored.');
      return structuredClone({ snapshot: last.snapshot, memory: last.memory, turns: sorted() });
    },
  };
  return store;
}
