import { fetchSoon } from '#server/calls/note-recording.ts';
import { CarrierError, type CarrierRecording } from '#server/carriers/carrier.ts';
import { findRecordedCall, type RecordedCall, setRecording } from '#server/records/recorded-call.ts';
import type { Services } from '#server/services.ts';

/** A call that is just being answered cannot be recorded yet: asked again so much later each time, in ms. */
const againMs = [1_000, 2_000, 4_000, 8_000];

const wait = ({ clock }: Services, ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const cancel = clock.after(ms, done);
    signal.addEventListener(
      'abort',
      () => {
        cancel();
        done();
      },
      { once: true },
    );
  });

/** Has the carrier record, or finds that it does or did: an answer may have been lost. Null: not yet. */
async function tryToBegin({ carrier, callSid, isOver, toldAt }: RecordedCall): Promise<CarrierRecording | null> {
  const [newest] = await carrier.recordings(callSid);
  if (newest !== undefined || isOver) return newest ?? null;
  try {
    return await carrier.record(callSid, toldAt);
  } catch (error) {
    if (error instanceof CarrierError && ['refused', 'not_found'].includes(error.kind)) return null;
    throw error;
  }
}

/** Has the carrier record a call whose caller agreed to it. @throws CarrierError when it could not be asked */
export async function beginRecording(
  services: Services,
  workspaceId: string,
  callId: string,
  { signal, isLast }: { signal: AbortSignal; isLast: boolean },
): Promise<void> {
  const set = (change: Parameters<typeof setRecording>[3]) => setRecording(services, workspaceId, callId, change);
  const fail = (problem: string) => set({ state: 'failed', problem });
  let unasked: CarrierError | null = null;
  for (const ms of [0, ...againMs]) {
    if (ms > 0) await wait(services, ms, signal);
    if (signal.aborted) throw unasked ?? new Error('The server is shutting down.');
    const found = await findRecordedCall(services, workspaceId, callId);
    if (found === undefined) {
      await fail('This call’s number is no longer connected.');
      return;
    }
    if (found.row.state !== 'wanted') return;
    try {
      const begun = await tryToBegin(found);
      if (begun !== null) {
        const beganAt = begun.startedAt ?? new Date(services.clock.now());
        await set({ state: 'running', carrierSid: begun.sid, beganAt, atCarrier: true });
        // The end of the call has asked for it in vain.
        if (found.isOver) await fetchSoon(services, workspaceId, callId);
        return;
      }
      unasked = null;
      if (found.isOver) {
        await fail('The call ended before recording started.');
        return;
      }
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      unasked = error;
    }
  }
  if (unasked === null) await fail('The carrier doesn’t record this call.');
  else if (isLast) await fail('Couldn’t reach the carrier to start recording.');
  if (unasked !== null) throw unasked;
}
