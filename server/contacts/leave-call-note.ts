import type { Tx } from '#server/platform/db/open-database.ts';
import type { Services } from '#server/services.ts';
import { readCrm } from './crm-connections.ts';

export const callNoteJob = 'crm.note-call';

/** Leaves the note of a call in the CRM to the queue, in the transaction that ends the call, where notes are wanted. */
export async function leaveCallNote(tx: Tx, { jobs }: Services, workspaceId: string, callId: string): Promise<void> {
  const crm = await readCrm(tx, workspaceId);
  if (crm?.notesCalls) await jobs.enqueue(tx, callNoteJob, { workspaceId, callId }, { key: callId });
}
