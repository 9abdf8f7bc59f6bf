import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Services } from '#server/services.ts';
import type { CallChange } from '#voice/call/ports.ts';
import type { Snapshot } from '#voice/flow/snapshot.ts';
import { consentVariable } from '#voice/flow/steps/start-call.ts';

/** Jobs: has the carrier begin, and fetches what there is. */
export const beginJob = 'recordings.begin';
export const fetchJob = 'recordings.fetch';
/** After the end of a call, in ms; a callback that tells of the recording comes before as a rule. */
const fetchAfterMs = 5_000;

type Step = Pick<CallChange, 'events' | 'ended' | 'snapshot'>;

/** Whether a step says that the caller may be recorded. */
const begins = ({ events }: Step) =>
  events.some(({ kind, data }) => kind === 'record' && (data as { on: boolean }).on === true);
const isAgreed = (snapshot: Snapshot | null) =>
  snapshot?.frames.some(({ variables }) => variables[consentVariable]?.value === true) === true;

/** Whether a step of a call concerns its recording. */
export const concernsRecording = (step: Step): boolean =>
  begins(step) || (step.ended !== null && isAgreed(step.snapshot));

/** Leaves to the queue what a step means for the recording of a phone call, in the transaction that stores it. */
export async function noteRecording(
  tx: Tx,
  { jobs, clock }: Services,
  workspaceId: string,
  callId: string,
  step: Step,
): Promise<void> {
  if (begins(step)) {
    const { rowCount } = await tx.execute(sql`
      insert into call_recordings (workspace_id, call_id, state, created_at)
      select workspace_id, id, 'wanted', ${new Date(clock.now()).toISOString()}::timestamptz from calls
      where workspace_id = ${workspaceId}::uuid and id = ${callId}::uuid and channel = 'phone'
      on conflict do nothing`);
    if (rowCount === 0) return;
    await jobs.enqueue(tx, beginJob, { workspaceId, callId }, { key: callId });
  }
  if (step.ended !== null && isAgreed(step.snapshot)) {
    const startAfter = new Date(clock.now() + fetchAfterMs);
    await jobs.enqueue(tx, fetchJob, { workspaceId, callId }, { key: callId, startAfter });
  }
}

/** Has the queue look at once for a recording that is said to be there. */
export const fetchSoon = ({ jobs }: Services, workspaceId: string, callId: string): Promise<void> =>
  jobs.enqueue(null, fetchJob, { workspaceId, callId }, { key: `${callId}:told` });
