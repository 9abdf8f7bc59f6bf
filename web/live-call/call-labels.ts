import type { CallSummary } from '#domain/calls/calls.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';

/** Why a call ended, for people who read about it. */
export const endReasonWords: Record<CallEndReason, string> = {
  completed: 'Completed',
  caller_hangup: 'Caller hung up',
  agent_hangup: 'Agent hung up',
  silence: 'No one spoke',
  max_duration: 'Maximum duration reached',
  handed_off: 'Transferred to a person',
  lost_connection: 'Connection lost',
  failed: 'Failed',
  outside_hours: 'Outside business hours',
  voicemail: 'Voicemail',
  busy: 'Busy',
  no_answer: 'No answer',
  refused: 'Rejected: out of minutes or workspace suspended',
};

/** The same for the person who was just on the line. */
export const endedForCaller: Record<CallEndReason, string> = {
  ...endReasonWords,
  completed: 'The conversation is complete.',
  caller_hangup: 'You hung up.',
  agent_hangup: 'The agent ended the call.',
  silence: 'The agent didn’t hear anything for a while, so it said goodbye.',
  max_duration: 'The call reached its maximum duration.',
  handed_off: 'The agent transferred the call to a person.',
  lost_connection: 'The connection was lost.',
  failed: 'Something went wrong on our end, and the call was disconnected.',
  outside_hours: 'No one is taking calls right now.',
};

export const outcomeWords: Record<NonNullable<CallSummary['outcome']>, string> = {
  success: 'Success',
  failure: 'Failure',
  neutral: 'Neutral',
};

export const channelWords: Record<CallSummary['channel'], string> = {
  browser: 'Browser',
  phone: 'Phone',
  sms: 'SMS',
  chat: 'Chat',
  api: 'API',
  test: 'Test',
};

/** A key of a flow as people write it: `preferred_day` → `Preferred day`. */
export function keyWords(key: string): string {
  const text = key.replaceAll(/[_-]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
