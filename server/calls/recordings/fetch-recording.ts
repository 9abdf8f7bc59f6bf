import { Readable } from 'node:stream';
import { waveformParts } from '#domain/calls/recordings.ts';
import { AppError } from '#domain/platform/errors.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import { emitWebhookEvent } from '#server/notifications/webhooks/tell-webhooks.ts';
import { findRecordedCall, type RecordedCall, setRecording, soundKey } from '#server/records/recorded-call.ts';
import type { Services } from '#server/services.ts';
import { keepFile } from '#server/usage/files/keep-file.ts';
import { openMeter } from './waveform.ts';

/** The recording is not there yet: the queue tries again. */
class NotYet extends Error {}

/** Brings the sound here, measured as it comes. Answers why there is none, where that will not change. */
async function bring(services: Services, { row, carrier }: RecordedCall): Promise<string | null> {
  const { workspaceId, callId, carrierSid } = row;
  const meter = openMeter(waveformParts);
  let bytes = 0;
  const sound = await carrier.recordingSound(carrierSid!);
  async function* measured() {
    for await (const piece of sound) {
      meter.push(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  try {
    await keepFile(services, workspaceId, soundKey(workspaceId, callId), Readable.from(measured()));
  } catch (error) {
    if (error instanceof AppError && error.code === 'limit_reached') return error.message;
    throw error;
  }
  const found = meter.end();
  if (found === null) return 'The carrier’s recording isn’t audio.';
  await setRecording(services, workspaceId, callId, { state: 'kept', problem: null, bytes, ...found });
  await services.db.tenant(workspaceId, (tx) =>
    emitWebhookEvent(
      tx,
      { services, workspaceId },
      'recording.ready',
      () => ({
        callId,
        durationMs: found.durationMs,
        bytes,
        recordingUrl: `${services.config.publicUrl}/v1/calls/${callId}/recording`,
      }),
      { once: `recording.ready:${callId}`, callId },
    ),
  );
  return null;
}

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
 * agent's call, as somebody else was put on, is stopped: the caller agreed to one of that call.
 * @throws Error while it is not there yet
 */
export async function fetchRecording(
  services: Services,
  workspaceId: string,
  callId: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const found = await findRecordedCall(services, workspaceId, callId);
  if (found === undefined || found.row.carrierSid === null) return;
  const { row, callSid, isOver, carrier } = found;
  const fail = (problem: string) => setRecording(services, workspaceId, callId, { state: 'failed', problem });
  try {
    if (row.state === 'running') {
      const there = (await carrier.recordings(callSid)).find(({ sid }) => sid === row.carrierSid);
      if (there === undefined || there.status === 'absent') {
        await fail('The carrier recorded nothing.');
        return;
      }
      if (there.status === 'in-progress' && isOver) await carrier.stopRecording(callSid, there.sid);
      if (there.status !== 'completed') throw new NotYet('The recording isn’t ready yet.');
      const problem = await bring(services, found);
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
