import type { MessageThread, TextMessage } from '#domain/carriers/messages.ts';

export const threadId = '019a0000-0000-7000-8000-0000000000f1';
const me = '019a0000-0000-7000-8000-0000000000aa';

/** A thread as the server shows it. */
export const aThread = (change: Partial<MessageThread> = {}): MessageThread => ({
  id: threadId,
  numberId: '019a0000-0000-7000-8000-0000000000e1',
  ownNumber: '+15715550100',
  otherNumber: '+15715550123',
  contact: null,
  takenOverBy: null,
  answered: true,
  optedOut: false,
  unread: 0,
  test: false,
  last: { text: 'Can I come tomorrow?', direction: 'inbound', status: 'received', createdAt: '2026-11-20T10:00:00Z' },
  ...change,
});

/** The same, taken over. */
export const aTakenThread = () => aThread({ takenOverBy: { id: me, name: 'Ann Lee' }, answered: false });

let messages = 0;
/** A message as the server shows it. */
export const aMessage = (change: Partial<TextMessage> = {}): TextMessage => ({
  id: `019a0000-0000-7000-8000-${String(++messages).padStart(12, '0')}`,
  threadId,
  direction: 'inbound',
  ownNumber: '+15715550100',
  otherNumber: '+15715550123',
  text: 'Can I come tomorrow?',
  author: 'contact',
  status: 'received',
  errorCode: null,
  problem: null,
  segments: 1,
  media: 0,
  callId: null,
  createdAt: '2026-11-20T10:00:00Z',
  ...change,
});
