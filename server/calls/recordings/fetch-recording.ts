import { keepSpool } from '#server/calls/sound/keep-spool.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import { findRecordedCall, type RecordedCall, setRecording } from '#server/records/recorded-call.ts';
import type { Services } from '#server/services.ts';
import { keepSound } from './keep-sound.ts';

/** The recording is not there yet: the queue tries again. */
class NotYet extends Error {}

/** Has the carrier remove what is here; it was asked for before, perhaps. */
async function removeThere(services: Services, { row, carrier }: RecordedCall): Promise<void> {
  try {
    await carrier.removeRecording(row.carrierSid!);
  } catch (error) {
    if (!(error instanceof CarrierError) || error.kind !== 'not_found') throw error;
  }
  await setRecording(services, row.workspaceId, row.callId, { atCarrier: false });
}

/**
 * Fetches the recording of a call that is over, keeps it, and has the carrier remove it. A recording that goes on behind the
 * agent's call, as someone else was put on, is stopped: the caller agreed to one of that call.
 * @throws Error while it is not there yet
 */
export async function fetchRecording(
  services: Services,
  workspaceId: string,
  callId: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const found = await findRecordedCall(services, workspaceId, callId);
  if (found === undefined) return keepSpool(services, { workspaceId, callId }, { isLast });
  if (found.row.carrierSid === null) return;
  const { row, callSid, isOver, carrier } = found;
  const fail = (problem: string) => setRecording(services, workspaceId, callId, { state: 'failed', problem });
  try {
    if (row.state === 'running') {
      const there = (await carrier.recordings(callSid)).find(({ sid }) => sid === row.carrierSid);
      if (there === undefined || there.status === 'absent') {
        await fail('The carrier has no recording.');
        return;
      }
      if (there.status === 'in-progress' && isOver) await carrier.stopRecording(callSid, there.sid);
      if (there.status !== 'completed') throw new NotYet('The recording isn’t ready yet.');
      const sound = await carrier.recordingSound(row.carrierSid!);
      const problem = await keepSound(services, { workspaceId, callId }, sound);
      if (problem !== null) {
        // What cannot be kept here stays where it is.
        await fail(problem);
        return;
      }
    }
    if (row.atCarrier) await removeThere(services, found);
  } catch (error) {
    if (isLast && row.state === 'running') await fail('The carrier didn’t provide the recording.');
    throw error;
  }
}
