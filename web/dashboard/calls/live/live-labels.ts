import type { ActKind, LiveCall, LiveDetail } from '#domain/calls/live-calls.ts';

export const stateWords: Record<LiveCall['state'], string> = {
  speaking: 'Speaking',
  listening: 'Listening',
  working: 'Working',
  ending: 'Ending',
};

/** Who is at the other end, as far as it is known. */
export function whoCalls({ phone, channel, page, test }: LiveCall): string {
  if (phone) return phone.contact?.name ?? phone.other ?? 'Withheld number';
  if (page !== null) return 'Website visitor';
  if (test) return 'Somebody of the team';
  return channel === 'browser' ? 'Caller in a browser' : 'Caller';
}

export const actWords: Record<ActKind, string> = {
  listen: 'listened in',
  whisper: 'whispered',
  set: 'set',
  take_over: 'took over',
  say: 'said',
  hand_back: 'handed back',
  end: 'ended the call',
};

/** What can be heard, said in full: nobody should wonder why one side is silent. */
export const soundWords: Record<LiveDetail['sound'], string> = {
  both: 'You hear both sides.',
  agent:
    'You hear the agent. The caller’s voice stays in the caller’s browser, which sends words alone: you read them as they come.',
  none: 'Nothing of this call can be heard here: its carrier listens and speaks, or it is written. You read all of it.',
};
