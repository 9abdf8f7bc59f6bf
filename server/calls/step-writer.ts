import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Database } from '#server/platform/db/open-database.ts';
import { databaseFault, sqlState } from '#server/platform/db/sql-error.ts';
import { assertStorable } from '#server/platform/db/storable-json.ts';
import { type CallChange, CallTaken } from '#voice/call/ports.ts';
import type { Lease } from './lease.ts';
import type { LoadMeter } from './load-meter.ts';

/** Steps in one transaction at most: some 10 kB each. */
const mostAtOnce = 64;
/** Transactions under way at a time: one connection of the calls' pool is left for what calls do beside their steps. */
const transactionsAtOnce = 3;

/** One step of a call that this process leads. */
export interface OwnedStep {
  lease: Lease;
  /** Of its workspace, as it was when this process took the call: a switch holds for calls that begin after it. */
  seal: ContentCipher;
  change: CallChange;
  /** How long the call may be left alone behind it, in ms; without, its process lives on with it. */
  leftForMs?: number;
  /** It is left to the process that hears of it next. */
  leaves?: boolean;
}

/** Stores steps of several calls in one transaction. Answers the calls whose leases held. */
export type StoreSteps = (steps: readonly OwnedStep[]) => Promise<Set<unknown>>;

/** Stores the steps of this process's calls. Those that are ready together share a commit. */
export interface StepWriter {
  /**
   * Resolves when the step is stored.
   * @throws CallTaken when the call has another owner, AppError for what no database can hold
   */
  write(db: Database, store: StoreSteps, step: OwnedStep): Promise<void>;
}

interface Waiting {
  store: StoreSteps;
  step: OwnedStep;
  resolve(): void;
  reject(error: unknown): void;
}

/** A writer with nothing to write. Calls of one database share commits; tests have several. */
export function openStepWriter(load: LoadMeter): StepWriter {
  const queues = new Map<Database, { waiting: Waiting[]; underWay: number }>();

  function queueOf(db: Database) {
    const known = queues.get(db);
    if (known) return known;
    const made = { waiting: [], underWay: 0 };
    queues.set(db, made);
    return made;
  }

  function next(db: Database): void {
    const queue = queueOf(db);
    if (queue.waiting.length === 0) {
      if (queue.underWay === 0) queues.delete(db);
      return;
    }
    if (queue.underWay >= transactionsAtOnce) return;
    const batch = takeBatch(queue.waiting);
    queue.underWay += 1;
    void writeBatch(batch).finally(() => {
      queue.underWay -= 1;
      next(db);
    });
  }

  return {
    async write(db, store, step) {
      assertStorable(step.change);
      const begunAt = performance.now();
      await new Promise<void>((resolve, reject) => {
        const { waiting } = queueOf(db);
        waiting.push({ store, step, resolve, reject });
        // Anyone else who is ready in this turn of the event loop comes along.
        if (waiting.length === 1) setImmediate(next, db);
      });
      load.committed(performance.now() - begunAt);
    },
  };
}

/**
 * Takes the next steps for one transaction, one of each call: beside the present owner's step may wait one of a session
 * that had the call before, in this same process, and the statement tells calls apart, not their owners.
 */
function takeBatch(waiting: Waiting[]): Waiting[] {
  const batch = new Map<string, Waiting>();
  for (let index = 0; index < waiting.length && batch.size < mostAtOnce; ) {
    const next = waiting[index]!;
    const { callId } = next.step.lease;
    if (batch.has(callId)) index += 1;
    else {
      batch.set(callId, next);
      waiting.splice(index, 1);
    }
  }
  return [...batch.values()];
}

/** lock_not_available: someone has the row of one of the calls. */
const lockedState = '55P03';

async function writeBatch(batch: Waiting[]): Promise<void> {
  const [{ store }] = batch as [Waiting];
  try {
    const steps = batch.map((waiting) => waiting.step);
    const held = await store(steps);
    for (const { step, resolve, reject } of batch) {
      if (held.has(step.lease.callId)) resolve();
      else reject(new CallTaken(step.lease.callId));
    }
  } catch (error) {
    const isOneLocked = sqlState(error) === lockedState;
    if (batch.length === 1 || (databaseFault(error) !== undefined && !isOneLocked)) {
      for (const { reject } of batch) reject(error);
      return;
    }
    // One of them cannot be stored: it must not take the others with it.
    for (const waiting of batch) await writeBatch([waiting]);
  }
}
