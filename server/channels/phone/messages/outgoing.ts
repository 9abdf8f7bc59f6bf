import type { CarrierFault } from '#server/platform/db/schema/phone.table.ts';

/**
 * A text message that is to go out, from its commit to its end. It is committed as being sent before it is sent, and is
 * never sent again on doubt: only what has surely not left is tried once more.
 *
 * queued → sending → sent → delivered | undelivered | failed
 *   ↑         ├→ queued   no one was reached, or the carrier wants fewer requests: three times at most
 *   └─────────┤→ failed   the carrier has not done it
 *             └→ unknown → sent | not_sent
 */
export type OutgoingState =
  | { state: 'queued'; tries: number }
  /** Anyone who finds it so after a restart does not know whether it was sent. */
  | { state: 'sending'; tries: number }
  /** No one knows. `looks` counts how often the carrier's list was read since. */
  | { state: 'unknown'; looks: number }
  | { state: 'not_sent' }
  | { state: 'sent' | 'delivered'; sid: string }
  | { state: 'undelivered' | 'failed'; sid: string | null; code: number | null; problem: string };

/** What a carrier says of a message, as far as it makes a difference. */
export type CarrierWord = 'sent' | 'delivered' | 'undelivered' | 'failed';

export type OutgoingEvent =
  | { type: 'send' }
  | { type: 'accepted'; sid: string }
  | { type: 'fault'; fault: CarrierFault; code: number | null; message: string }
  /** A webhook that carries the message's id and the carrier's. */
  | { type: 'heard'; sid: string; word: CarrierWord; code: number | null }
  /** The carrier's list was read: the message that is this one, or none. */
  | { type: 'looked'; sid: string | null }
  /** A process has started and found it so. */
  | { type: 'recovered' }
  /** It may not be sent any more. */
  | { type: 'withdrawn'; problem: string };

/** Seconds after which it is tried again where it surely was not sent, and is not any more after the last. */
export const retryAfterSeconds = [10, 60, 300] as const;
/** Seconds after which the carrier's list is read, one look after the other: its own time limit is some 26 s. */
export const lookAfterSeconds = [30, 120, 600] as const;

/** Seconds after its sending at which a carrier that says no more is asked how a message went; then no more. */
export const askAfterSeconds = [120, 600, 3_600] as const;

/** When it is asked next. @param sentAt in ms, as `now` */
export function askAt(sentAt: number, now: number): Date | null {
  const next = askAfterSeconds.map((seconds) => sentAt + seconds * 1000).find((at) => at > now);
  return next === undefined ? null : new Date(next);
}

const surelyNotSent: readonly CarrierFault[] = ['never_left', 'too_many'];
const isOpen = ({ state }: OutgoingState) => state === 'sending' || state === 'unknown';

/** What a carrier's status comes to; null where it says nothing. */
export function wordOf(status: string): CarrierWord | null {
  if (['accepted', 'scheduled', 'queued', 'sending', 'sent'].includes(status)) return 'sent';
  if (['delivered', 'read', 'partially_delivered'].includes(status)) return 'delivered';
  if (status === 'undelivered') return 'undelivered';
  return status === 'failed' || status === 'canceled' ? 'failed' : null;
}

/**
 * What becomes of a message; the same state where the event says nothing new. Webhooks may come late, twice, in another
 * order, or before the answer to the request.
 */
export function afterEvent(now: OutgoingState, event: OutgoingEvent): OutgoingState {
  switch (event.type) {
    case 'send':
      return now.state === 'queued' ? { state: 'sending', tries: now.tries + 1 } : now;
    case 'accepted':
      return isOpen(now) ? { state: 'sent', sid: event.sid } : now;
    case 'fault': {
      if (now.state !== 'sending') return now;
      const { fault, code, message } = event;
      if (fault === 'unsure') return { state: 'unknown', looks: 0 };
      const again = surelyNotSent.includes(fault) && now.tries <= retryAfterSeconds.length;
      if (again) return { state: 'queued', tries: now.tries };
      return { state: 'failed', sid: null, code, problem: message };
    }
    case 'heard': {
      const { sid, word, code } = event;
      // What was given up and went out all the same was sent: that is never said to be otherwise.
      const wasSent = isOpen(now) || now.state === 'not_sent' || now.state === 'queued';
      const goesOn = now.state === 'sent' && now.sid === sid && word !== 'sent';
      if (!wasSent && !goesOn) return now;
      if (word === 'sent' || word === 'delivered') return { state: word, sid };
      return { state: word, sid, code, problem: problemOf(word, code) };
    }
    case 'looked': {
      if (now.state !== 'unknown') return now;
      if (event.sid !== null) return { state: 'sent', sid: event.sid };
      const looks = now.looks + 1;
      return looks >= lookAfterSeconds.length ? { state: 'not_sent' } : { state: 'unknown', looks };
    }
    case 'recovered':
      return now.state === 'sending' ? { state: 'unknown', looks: 0 } : now;
    case 'withdrawn':
      return now.state === 'queued' ? { state: 'failed', sid: null, code: null, problem: event.problem } : now;
  }
}

/** Codes of carriers that people meet, in words. */
const known: Record<number, string> = {
  21610: 'The other number has blocked messages from this one.',
  30003: 'Can’t reach the phone. It’s turned off or out of service.',
  30004: 'The phone doesn’t accept messages from this number.',
  30005: 'This number isn’t in service.',
  30006: 'This is a landline, or its carrier doesn’t accept messages.',
  30007: 'The carrier filtered the message as spam.',
  30008: 'The carrier didn’t deliver the message and gave no reason.',
};

/** Why a message did not arrive. */
export function problemOf(word: 'undelivered' | 'failed', code: number | null): string {
  const told = code === null ? undefined : known[code];
  return (
    told ?? (word === 'failed' ? 'The carrier couldn’t send the message.' : 'The carrier couldn’t deliver the message.')
  );
}
