import { MailQuestionMark, MessageSquareText, PhoneOutgoing } from 'lucide-react';
import type { Task, TaskKind } from '#domain/contacts/tasks.ts';

/** What is to be done, and to whom. */
export const kindWords: Record<TaskKind, string> = {
  call_back: 'Call back',
  message: 'Message from',
  follow_up: 'Follow up with',
};

export const kindIcons = { call_back: PhoneOutgoing, message: MessageSquareText, follow_up: MailQuestionMark };

/** `Call back John Smith`. */
export const taskTitle = ({ kind, callerName, phone }: Pick<Task, 'kind' | 'callerName' | 'phone'>): string =>
  `${kindWords[kind]} ${callerName ?? phone ?? 'a caller'}`;

/** A moment as a field for date and time wants it, by this machine's clock. */
export function toField(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
