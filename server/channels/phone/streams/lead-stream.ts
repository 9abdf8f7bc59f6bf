import { AppError } from '#domain/platform/errors.ts';
import { openSession } from '#server/calls/connect-call.ts';
import { readTranscriber } from '#server/channels/transcribers/open-transcriber.ts';
import type { TranscriberRow } from '#server/platform/db/schema/transcribers.table.ts';
import type { Scope } from '#server/scope.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import type { CallPorts } from '#voice/call/ports.ts';
import { takeStep } from '../calls/step-call.ts';

export interface LedStream {
  session: CallSession;
  /** BCP 47, that the caller is listened to in. */
  language: string;
  /** All that may be spoken. */
  among: readonly string[];
  transcriber: TranscriberRow;
}

/**
 * Leads a call over a stream from where its last request left it.
 * @throws AppError not_found where it is over, or no one listens any more
 */
export function leadStream(
  scope: Scope,
  callId: string,
  ports: Pick<CallPorts, 'transfer' | 'pressKeys'>,
): Promise<LedStream> {
  const { services, workspaceId } = scope;
  return services.calls.withCallLock(callId, async () => {
    const transcriber = await services.db.tenant(workspaceId, (tx) => readTranscriber(tx, scope));
    const call = transcriber && (await takeStep(scope, callId));
    if (!transcriber || !call) throw new AppError('not_found', 'You can’t listen to this call anymore.');
    const { session, language, among } = await openSession(services, call, { ports });
    return { session, language, among, transcriber };
  });
}
