import type { Verb } from '#server/carriers/verbs.ts';
import { applyEvent } from '../messages/apply-event.ts';
import { wordOf } from '../messages/outgoing.ts';
import { receive } from '../messages/receive.ts';
import { scopeOf, type WebhookRequest } from './asked.ts';
import { findNumber } from './look-at-line.ts';

/** Who writes: a number, the short one of a service, or a name in its place. */
const sender = /^[+\p{L}\p{N}][\p{L}\p{N} ._-]{1,19}$/u;

/** A message comes in. What is answered is sent by itself, so that the carrier is told nothing here. */
export async function sms(asked: WebhookRequest): Promise<Verb[]> {
  const { event, account, services } = asked;
  const { from: other, to: own, message } = event;
  const { sid: carrierSid, text, media, carrierAnswered } = message;
  const number = await findNumber(asked, own);
  if (number === undefined || carrierSid === '' || !sender.test(other)) {
    services.log.warn({ account: account.id }, 'a text message came in that fits no number');
    return [];
  }
  await receive(scopeOf(asked), { number, account, other }, { carrierSid, text, media, carrierAnswered });
  return [];
}

/** The carrier tells how a message goes. */
export async function messageStatus({ event, services, account }: WebhookRequest, messageId: string): Promise<void> {
  const { sid, status, code } = event.message;
  const word = wordOf(status);
  if (sid === '' || word === null) return;
  await applyEvent(services, account.workspaceId, messageId, { type: 'heard', sid, word, code });
}
