import type { ActKind, LiveCall, LiveDetail } from '#domain/calls/live-calls.ts';

export const stateWords: Record<LiveCall['state'], string> = {
  speaking: 'Speaking',
  listening: 'Listening',
  working: 'Working',
  ending: 'Ending',
};

/** Who is at the other end, as far as it is known. */
export function whoCalls({ phone, channel, page, test }: LiveCall): string {
  if (phone) return phone.contact?.name ?? phone.otherNumber ?? 'Withheld number';
  if (page !== null) return 'Website visitor';
  if (test) return 'A team member';
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

/** What can be heard, said in full: no one should wonder why one side is silent. */
export const soundWords: Record<LiveDetail['sound'], string> = {
  both: 'You can hear both sides.',
  agent: 'You can hear the agent and read the caller’s side live.',
  none: 'You can’t listen to this call because the carrier handles its audio or the call is text only, but you can read it live.',
};
