import type { MessageState, MessageThread, TextMessage } from '#domain/carriers/messages.ts';
import type { SmsSegments } from '#domain/carriers/sms-segments.ts';
import { formatPhone } from '#web/lib/phone.ts';

/** Where a message stands, in a word or a sentence. */
export const stateNames: Record<MessageState, string> = {
  received: 'Received',
  queued: 'Waiting to be sent',
  sending: 'Sending',
  unknown: 'Status unknown. We’re checking and won’t resend it.',
  sent: 'Sent',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
  failed: 'Not sent',
  not_sent: 'Not sent',
};

/** The carrier's code for a pair that it has blocked itself. */
const blockedPair = 21610;

/** Whether a message did not get there. What the carrier has answered itself is no fault. */
export const isLost = ({ status: state, author, errorCode }: TextMessage): boolean =>
  ['undelivered', 'failed', 'not_sent'].includes(state) && !(author === 'house' && errorCode === blockedPair);

/** Where a message stands, in words. */
export function stateWords(message: TextMessage): string {
  const { status: state, problem, author, errorCode } = message;
  if (author === 'house' && errorCode === blockedPair) return 'Answered by the carrier';
  return isLost(message) && problem ? `${stateNames[state]}: ${problem}` : stateNames[state];
}

export const authorWords: Record<TextMessage['author'], string> = {
  contact: '',
  agent: 'Agent',
  person: 'Your team',
  house: 'Automatic',
};

/** Who a thread is with. */
export const nameOfThread = ({ contact, otherNumber }: Pick<MessageThread, 'contact' | 'otherNumber'>): string =>
  contact?.name ?? formatPhone(otherNumber);

/** What a text comes to, as carriers count. */
export function segmentWords({ segments, left, encoding }: SmsSegments): string {
  if (segments === 0) return '';
  const parts = segments === 1 ? '1 message' : `Counts as ${segments} messages`;
  const rest = `${left} ${left === 1 ? 'character' : 'characters'} left`;
  return encoding === 'UCS-2' ? `${parts}, ${rest} (special characters lower the limit)` : `${parts}, ${rest}`;
}

/** Why no one can write to a thread; null where one can. */
export function whyClosed({ optedOut, numberId, ownNumber: own, otherNumber: other }: MessageThread): string | null {
  if (optedOut) return `${other} is on the do-not-call list, so it can’t be texted.`;
  return numberId === null ? `${own} is no longer in this workspace.` : null;
}
