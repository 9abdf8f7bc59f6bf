import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { newId } from '#server/infra/db/new-id.ts';
import type { CallSession } from '#voice/call/call-session.ts';

/** Calls that this process takes at a time: the frames of 400 fill a core, flow, speech and database need the rest. */
const callsPerCore = 100;

/** The calls whose sessions live in this process. */
export interface LiveCalls {
  /** This process, in the leases of its calls. */
  readonly owner: string;
  readonly size: number;
  ids(): string[];
  /** No new calls: the server stops, or this process has as many as it can carry. */
  readonly full: boolean;
  readonly draining: boolean;
  /** The session of a call, or the one that `open` makes; two callers at once get the same. */
  open(callId: string, open: () => Promise<CallSession>): Promise<CallSession>;
  find(callId: string): CallSession | undefined;
  /** Lets each call reach a border between turns, then leaves it to another process; after `ms` wherever it is. */
  drain(ms: number): Promise<void>;
}

/** How long a call may take to leave once it has to, in ms. */
const suspendMs = 1_000;

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false });

/** An empty registry. */
export function openLiveCalls(): LiveCalls {
  const sessions = new Map<string, CallSession>();
  const opening = new Map<string, Promise<CallSession>>();
  const most = availableParallelism() * callsPerCore;
  let draining = false;

  function keep(session: CallSession): CallSession {
    sessions.set(session.callId, session);
    void session.done.then(() => sessions.delete(session.callId));
    if (draining) session.drain();
    return session;
  }

  return {
    owner: newId(),
    get size() {
      return sessions.size;
    },
    get full() {
      return draining || sessions.size + opening.size >= most;
    },
    get draining() {
      return draining;
    },
    ids: () => [...sessions.keys()],
    find: (callId) => sessions.get(callId),
    open(callId, open) {
      const known = sessions.get(callId);
      if (known) return Promise.resolve(known);
      const underway = opening.get(callId);
      if (underway) return underway;
      const made = open()
        .then(keep)
        .finally(() => opening.delete(callId));
      opening.set(callId, made);
      return made;
    },
    async drain(ms) {
      draining = true;
      await Promise.allSettled(opening.values());
      const left = [...sessions.values()];
      const gone = Promise.all(left.map((session) => session.done));
      for (const session of left) session.drain();
      await Promise.race([gone, wait(ms)]);
      for (const session of left) session.suspend();
      // A step that hangs in the database must not keep the server from stopping.
      await Promise.race([gone, wait(suspendMs)]);
    },
  };
}
