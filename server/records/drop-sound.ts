import { findAccount, openCarrier } from '#server/carriers/accounts.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callRecordings, type RecordingRow } from '#server/platform/db/schema/recordings.table.ts';
import type { Services } from '#server/services.ts';
import { dropFile } from '#server/usage/keep-file.ts';
import { accountOfCall, ofCall, soundKey } from './recorded-call.ts';

/** Removes the sound of a recording, here and at the carrier that has it yet. */
export const dropJob = 'recordings.drop';

interface Dropped {
  workspaceId: string;
  callId: string;
  /** Where the carrier has it, too. */
  there: { accountId: string; sid: string } | null;
}

/**
 * Leaves the sound of a recording to be removed; that there was one stays known as long as its call.
 * @param days how long it was kept, where it goes because of that
 */
export async function dropSound(
  tx: Tx,
  { clock, jobs }: Services,
  row: RecordingRow,
  days: number | null = null,
): Promise<void> {
  const { workspaceId, callId, carrierSid, atCarrier } = row;
  const accountId = atCarrier ? await accountOfCall(tx, workspaceId, callId) : undefined;
  await tx
    .update(callRecordings)
    .set({
      state: 'removed',
      bytes: null,
      waveform: null,
      atCarrier: false,
      removedAt: new Date(clock.now()),
      removedDays: days,
    })
    .where(ofCall(workspaceId, callId));
  const there = accountId !== undefined && carrierSid !== null ? { accountId, sid: carrierSid } : null;
  await jobs.enqueue(tx, dropJob, { workspaceId, callId, there } satisfies Dropped);
}

/** The same for a call that is deleted, if it has one. */
export async function dropSoundOf(tx: Tx, services: Services, workspaceId: string, callId: string): Promise<void> {
  const [row] = await tx.select().from(callRecordings).where(ofCall(workspaceId, callId));
  if (row !== undefined) await dropSound(tx, services, row);
}

/** What the job does. Done again, it changes nothing. */
export async function dropNow(services: Services, { workspaceId, callId, there }: Dropped): Promise<void> {
  await dropFile(services, workspaceId, soundKey(workspaceId, callId));
  if (there === null) return;
  const account = await services.db.tenant(workspaceId, (tx) => findAccount(tx, workspaceId, there.accountId));
  if (account === undefined) return;
  try {
    await openCarrier(services, account).removeRecording(there.sid);
  } catch (error) {
    if (!(error instanceof CarrierError) || error.kind !== 'not_found') throw error;
  }
}
