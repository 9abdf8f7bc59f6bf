/** Ways in which a call can be, come, and end. */

export const callChannels = ['browser', 'phone', 'sms', 'chat', 'api', 'test'] as const;
export type CallChannel = (typeof callChannels)[number];
/** Of them, those without a line that stays open between two turns. */
export const textChannels = ['sms', 'chat', 'test'] as const;
export const callStatuses = ['waiting', 'live', 'ended'] as const;
export const callOutcomes = ['success', 'failure', 'neutral'] as const;
export const callEndReasons = [
  'completed',
  'caller_hangup',
  'agent_hangup',
  'silence',
  'max_duration',
  'handed_off',
  'lost_connection',
  'failed',
  'outside_hours',
  'voicemail',
  'busy',
  'no_answer',
  // No one took it, since there were no minutes, or the workspace is suspended.
  'refused',
] as const;
export type CallEndReason = (typeof callEndReasons)[number];
/** Who called whom, on a phone line. */
export const callDirections = ['inbound', 'outbound'] as const;
