import { noteDial } from '../dials/note-dial.ts';
import type { SipPhone } from './sip-phone.ts';

/** A call that went out and was taken is over. */
export function noteOver({ services, row }: SipPhone, callId: string, sid: string): void {
  noteDial(services, row.workspaceId, callId, { type: 'heard', callSid: sid, result: 'completed' }).catch(
    (error: unknown) => services.log.error({ err: error, callId }, 'what came of a dial could not be stored'),
  );
}
