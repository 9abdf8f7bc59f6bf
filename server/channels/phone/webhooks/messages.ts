import { textOf } from '#server/carriers/twilio/form.ts';
import type { Verb } from '#server/carriers/twilio/twiml.ts';
import { applyEvent } from '../messages/apply-event.ts';
import { wordOf } from '../messages/outgoing.ts';
import { receive } from '../messages/receive.ts';
import { scopeOf, type WebhookRequest } from './asked.ts';
import { findNumber } from './voice.ts';

/** Characters of a message that is kept: several times what carriers take. */
const longest = 5_000;
/** Who writes: a number, the short one of a service, or a name in its place. */
const sender = /^[+\p{L}\p{N}][\p{L}\p{N} ._-]{1,19}$/u;

/** A message comes in. What is answered is sent by itself, so that the carrier is told nothing here. */
export async function sms(asked: WebhookRequest): Promise<Verb[]> {
  const { fields, account, services } = asked;
  const carrierSid = textOf(fields, 'MessageSid', 64) || textOf(fields, 'SmsSid', 64);
  const [own, other] = [textOf(fields, 'To', 40), textOf(fields, 'From', 40)];
  const number = await findNumber(asked, own);
  if (number === undefined || carrierSid === '' || !sender.test(other)) {
    services.log.warn({ account: account.id }, 'a text message came in that fits no number');
    return [];
  }
  await receive(
    scopeOf(asked),
    { number, account, other },
    {
      carrierSid,
      // A byte of zero cannot be stored.
      text: textOf(fields, 'Body', longest).replaceAll('\0', ''),
      media: Math.min(10, Math.max(0, Math.trunc(Number(textOf(fields, 'NumMedia', 4))) || 0)),
      carrierAnswered: textOf(fields, 'OptOutType') !== '',
    },
  );
  return [];
}

/** The carrier tells how a message goes. */
export async function messageStatus({ fields, services, account }: WebhookRequest, messageId: string): Promise<void> {
  const sid = textOf(fields, 'MessageSid', 64) || textOf(fields, 'SmsSid', 64);
  const word = wordOf(textOf(fields, 'MessageStatus') || textOf(fields, 'SmsStatus'));
  if (sid === '' || word === null) return;
  const code = Math.trunc(Number(textOf(fields, 'ErrorCode', 8))) || null;
  await applyEvent(services, account.workspaceId, messageId, { type: 'heard', sid, word, code });
}
