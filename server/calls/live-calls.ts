import { setTimeout } from 'node:timers/promises';
import { newId } from '#server/platform/db/new-id.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import type { Lease } from './lease.ts';
import { type LoadMeter, openLoadMeter } from './load-meter.ts';
import { openStepWriter, type StepWriter } from './step-writer.ts';

/** A call that this process leads, by which right. */
export interface HeldCall {
  session: CallSession;
  lease: Lease;
}

/** The calls whose sessions live in this process. */
export interface LiveCalls {
  /** This process, in the leases of its calls. */
  readonly owner: string;
  readonly size: number;
  readonly draining: boolean;
  /** No new calls: the server stops, or does not keep up with those that it has. */
  readonly full: boolean;
  readonly load: LoadMeter;
  readonly steps: StepWriter;
  held(): Lease[];
  find(callId: string): HeldCall | undefined;
  /** What concerns the owner of one call happens one after the other. */
  withCallLock<T>(callId: string, work: () => Promise<T>): Promise<T>;
  keep(held: HeldCall): void;
  /** Lets each call reach a border between turns, then leaves it to another process; after `ms` wherever it is. */
  drain(ms: number): Promise<void>;
}

/** How long a call may take to leave once it has to, in ms. */
const suspendMs = 1_000;

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false });

/** An empty registry. */
export function openLiveCalls(): LiveCalls {
  const byId = new Map<string, HeldCall>();
  /** The end of each line of work. */
  const lines = new Map<string, Promise<unknown>>();
  const load = openLoadMeter();
  let draining = false;

  return {
    owner: newId(),
    load,
    steps: openStepWriter(load),
    get full() {
      return draining || load.overloaded;
    },
    get size() {
      return byId.size;
    },
    get draining() {
      return draining;
    },
    held: () => [...byId.values()].map(({ lease }) => lease),
    find: (callId) => byId.get(callId),
    withCallLock(callId, work) {
      const done = (lines.get(callId) ?? Promise.resolve()).then(work);
      const settled = done
        .catch(() => {})
        .then(() => {
          if (lines.get(callId) === settled) lines.delete(callId);
        });
      lines.set(callId, settled);
      return done;
    },
    keep(held) {
      const { callId } = held.lease;
      byId.set(callId, held);
      void held.session.done.then(() => {
        // Another one may have its place by now.
        if (byId.get(callId) === held) byId.delete(callId);
      });
      if (draining) held.session.drain();
    },
    async drain(ms) {
      draining = true;
      await Promise.allSettled(lines.values());
      const left = [...byId.values()].map(({ session }) => session);
      const gone = Promise.all(left.map((session) => session.done));
      for (const session of left) session.drain();
      await Promise.race([gone, wait(ms)]);
      for (const session of left) session.suspend();
      // A step that hangs in the database must not keep the server from stopping.
      await Promise.race([gone, wait(suspendMs)]);
    },
  };
}
