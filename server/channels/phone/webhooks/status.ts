import { AppError } from '#domain/platform/errors.ts';
import { findBySid, makeLive } from '../calls/begin-call.ts';
import { nothingBeside, stepCall } from '../calls/step-call.ts';
import { stateOf } from '../dials/apply-event.ts';
import { mayGoOn } from '../dials/dial.ts';
import { noteDial } from '../dials/note-dial.ts';
import { leaveLine } from '../queue/line.ts';
import { scopeOf, type WebhookRequest } from './asked.ts';

/** The carrier tells how a call stands. A call that is over is ended here, too. */
export async function status(asked: WebhookRequest, callId: string | null): Promise<void> {
  const { event, services, account } = asked;
  const { call: sid, result } = event;
  if (callId !== null) {
    const dial = await noteDial(services, account.workspaceId, callId, { type: 'heard', callSid: sid, result });
    // A leg of it that a transfer has called: how that one stands is no end of the call.
    if (dial !== undefined && dial.carrierSid !== null && dial.carrierSid !== sid) return;
  }
  if (result === null) return;
  const scope = scopeOf(asked);
  await leaveLine(scope, sid, 'left');
  const known = callId ?? (await findBySid(scope, sid))?.id;
  if (known === undefined) return;
  const live = services.calls.find(known)?.session;
  if (result === 'completed' && live !== undefined) {
    // It knows how far the caller listened.
    live.hangUp();
    await live.done;
  }
  const reason = result === 'completed' ? 'caller_hangup' : 'failed';
  await stepCall(scope, known, { look: nothingBeside, happens: (call) => call.ended(reason) });
}

/**
 * Whether a call that was answered is one that this server sent, and may go on. The first request makes it live.
 * What is no one's attempt is hung up.
 */
export async function takeAnswered(asked: WebhookRequest, callId: string): Promise<boolean> {
  const { event, services, account } = asked;
  const callSid = event.call;
  const { workspaceId } = account;
  const row = await noteDial(services, workspaceId, callId, { type: 'heard', callSid, result: null });
  if (row === undefined || !mayGoOn(stateOf(row), callSid)) return false;
  try {
    await makeLive(scopeOf(asked), callId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Live already: the request came twice. Any other reason leaves it waiting.
    return error.code === 'conflict';
  }
  return true;
}
