import { turnsOf } from '#server/platform/turns.ts';
import { workerThread } from '#server/platform/worker-thread.ts';
import type { ImportPlan, RowRead } from './row-contact.ts';

export interface ToReadRows {
  rows: readonly (readonly string[])[];
  plan: ImportPlan;
}

/** Rows that take longer have a fault of ours, in ms. */
const patience = 60_000;
/** An import is looked at and run in many pieces, in ms. */
const staysFor = 60_000;

const ask = workerThread<ToReadRows, RowRead[]>(new URL('./read-rows.worker.ts', import.meta.url), {
  patience,
  staysFor,
  lost: 'Couldn’t read the file’s rows. Try importing the file again.',
});

/**
 * Reads rows in a thread of its own, outside of any transaction: five hundred of them are some tenths of a second, in which
 * calls go on and no one waits for a lock.
 */
export async function readRows(rows: ToReadRows['rows'], plan: ImportPlan): Promise<RowRead[]> {
  if (rows.length === 0) return [];
  const { columns, country, tags, fields } = plan;
  return ask({ rows, plan: { columns, country, tags, fields } });
}

/** The same for people, of whom so many wait at most. @throws AppError too_many_requests */
const inTurn = turnsOf({
  mostAtOnce: 2,
  mostWaiting: 20,
  busy: 'Other imports are being checked. Try again in a few seconds.',
});
export const readRowsFor = (rows: ToReadRows['rows'], plan: ImportPlan) => inTurn(() => readRows(rows, plan));
