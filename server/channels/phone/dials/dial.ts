import type { dialResults } from '#domain/channels/phone-calls.ts';
import type { CarrierFault } from '#server/platform/db/schema/phone.table.ts';

/**
 * A call that is to go out, from its plan to its end. It is committed as being sent before it is sent, and is never sent
 * again on doubt: who may have been dialled is not dialled twice.
 *
 * planned → sending → placed → ended
 *              ├→ failed        the carrier has not done it, or was not reached
 *              └→ unknown → placed | not_placed
 */
export type DialState =
  | { state: 'planned' }
  /** Committed. Anyone who finds it so after a restart does not know whether it was sent. */
  | { state: 'sending' }
  | { state: 'placed'; callSid: string }
  /** No one knows. `looks` counts how often the carrier's list was read since. */
  | { state: 'unknown'; looks: number }
  /** It was looked for often enough, and is nowhere: the callee was not dialled. */
  | { state: 'not_placed' }
  | { state: 'failed'; fault: Exclude<CarrierFault, 'unsure'>; message: string }
  | { state: 'ended'; callSid: string; result: DialResult };

export type DialResult = (typeof dialResults)[number];

export type DialEvent =
  | { type: 'send' }
  | { type: 'accepted'; callSid: string }
  | { type: 'fault'; fault: CarrierFault; message: string }
  /** A webhook that carries the attempt's id and the carrier's; `result` where the call is over. */
  | { type: 'heard'; callSid: string; result: DialResult | null }
  /** The carrier's list was read: the call that is this attempt's, or none. */
  | { type: 'looked'; callSid: string | null }
  /** A process has started and found it so. */
  | { type: 'recovered' };

/** Seconds after which the carrier's list is read, one look after the other: Twilio's own time limit is some 26 s. */
export const lookAfterSeconds = [30, 120, 600] as const;

/**
 * What becomes of an attempt; the same state where the event says nothing new. Webhooks may come late, twice, in another
 * order, or before the answer to the request.
 */
export function afterDialEvent(now: DialState, event: DialEvent): DialState {
  switch (event.type) {
    case 'send':
      return now.state === 'planned' ? { state: 'sending' } : now;
    case 'accepted':
      return isOpen(now) ? { state: 'placed', callSid: event.callSid } : now;
    case 'fault':
      if (now.state !== 'sending') return now;
      if (event.fault === 'unsure') return { state: 'unknown', looks: 0 };
      return { state: 'failed', fault: event.fault, message: event.message };
    case 'heard': {
      const { callSid, result } = event;
      // What was given up and rings all the same was dialled: that is never said to be otherwise.
      const isOurs = isOpen(now) || now.state === 'not_placed' || ('callSid' in now && now.callSid === callSid);
      if (!isOurs || now.state === 'ended') return now;
      return result === null ? { state: 'placed', callSid } : { state: 'ended', callSid, result };
    }
    case 'looked': {
      if (now.state !== 'unknown') return now;
      if (event.callSid !== null) return { state: 'placed', callSid: event.callSid };
      const looks = now.looks + 1;
      return looks >= lookAfterSeconds.length ? { state: 'not_placed' } : { state: 'unknown', looks };
    }
    case 'recovered':
      return now.state === 'sending' ? { state: 'unknown', looks: 0 } : now;
  }
}

const isOpen = ({ state }: DialState) => state === 'sending' || state === 'unknown';

/** Whether a call that asks what to do is this attempt's, and may go on: any other is hung up. */
export const mayGoOn = (now: DialState, callSid: string): boolean =>
  isOpen(now) || now.state === 'not_placed' || (now.state === 'placed' && now.callSid === callSid);
