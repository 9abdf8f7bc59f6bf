import { Readable } from 'node:stream';
import { waveformParts } from '#domain/calls/recordings.ts';
import { AppError } from '#domain/platform/errors.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import { setRecording, soundKey } from '#server/records/recorded-call.ts';
import type { Services } from '#server/services.ts';
import { keepFile } from '#server/usage/keep-file.ts';
import { openMeter } from './waveform.ts';

/**
 * Keeps the sound of a recording as a file of the workspace, measured as it comes, and tells webhooks that it's there. Answers why it could not be
 * kept, where that will not change.
 */
export async function keepSound(
  services: Services,
  { workspaceId, callId }: { workspaceId: string; callId: string },
  sound: AsyncIterable<Uint8Array>,
): Promise<string | null> {
  const meter = openMeter(waveformParts);
  let bytes = 0;
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
  if (found === null) return 'The recording isn’t audio.';
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
