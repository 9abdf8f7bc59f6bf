import { keepSound } from '#server/calls/recordings/keep-sound.ts';
import { callRecordings } from '#server/platform/db/schema/recordings.table.ts';
import { ofCall, setRecording } from '#server/records/recorded-call.ts';
import type { Services } from '#server/services.ts';
import { dropSpool, readSpool } from './spool.ts';

/** The recording lies at another server, or is being kept just now: the queue tries again. */
class NotHere extends Error {}

/** Recordings that are being kept by this process. */
const busy = new Set<string>();

/**
 * Keeps the recording of a browser call that is over. Done again, it changes nothing.
 * @throws Error while it is not here
 */
export async function keepSpool(
  services: Services,
  { workspaceId, callId }: { workspaceId: string; callId: string },
  { isLast }: { isLast: boolean },
): Promise<void> {
  const { dataDir } = services.config;
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx.select().from(callRecordings).where(ofCall(workspaceId, callId)),
  );
  if (row?.state !== 'running') return;
  if (busy.has(callId)) throw new NotHere('The recording is being saved.');
  busy.add(callId);
  try {
    const sound = await readSpool(dataDir, callId);
    if (sound === null) {
      if (!isLast) throw new NotHere('The recording isn’t on this server.');
      await setRecording(services, workspaceId, callId, {
        state: 'failed',
        problem: 'No audio was saved for this call.',
      });
      return;
    }
    const problem = await keepSound(services, { workspaceId, callId }, sound);
    if (problem !== null) await setRecording(services, workspaceId, callId, { state: 'failed', problem });
    await dropSpool(dataDir, callId);
  } finally {
    busy.delete(callId);
  }
}
