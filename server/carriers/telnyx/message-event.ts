import { z } from 'zod';
import { type CarrierEvent, noEvent } from '#server/carriers/carrier-event.ts';

/** Characters of a message that is kept: several times what carriers take. */
const longestText = 5_000;

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const End = z.object({ phone_number: Text, status: Text });

/** A webhook of Telnyx's messaging, as far as it is needed. */
const Told = z.object({
  data: z.object({
    event_type: z.string(),
    payload: z.object({
      id: z.string(),
      from: End.partial().nullish(),
      to: z.array(End).nullish(),
      text: Text,
      media: z.array(z.unknown()).nullish(),
      errors: z.array(z.object({ code: z.union([z.string(), z.number()]) })).nullish(),
      autoresponse_type: Text,
    }),
  }),
});

/** Telnyx's words for how a message stands, in those of the field. */
const words: Readonly<Record<string, string>> = {
  delivery_failed: 'undelivered',
  expired: 'undelivered',
  sending_failed: 'failed',
  delivery_unconfirmed: 'sent',
  // Of detail records.
  dlr_unconfirmed: 'sent',
  dlr_timeout: 'sent',
  gw_reject: 'failed',
  gw_timeout: 'failed',
};
export const messageStatusOf = (status: string): string => words[status] ?? status;

/** What a webhook says of a message; null where it is of another form. */
export function messageEventOf(body: string): CarrierEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    // It is no JSON.
    return null;
  }
  const { data: told } = Told.safeParse(json);
  if (told === undefined) return null;
  const { event_type: type, payload } = told.data;
  const { id: sid, from, to, text, media, errors, autoresponse_type: answered } = payload;
  const code = Math.trunc(Number(errors?.[0]?.code)) || null;
  const message = {
    ...noEvent.message,
    sid: sid.slice(0, 64),
    status: messageStatusOf(to?.[0]?.status ?? ''),
    code,
  };
  if (type !== 'message.received') return { ...noEvent, message };
  return {
    ...noEvent,
    from: from?.phone_number?.slice(0, 40) ?? '',
    to: to?.[0]?.phone_number.slice(0, 40) ?? '',
    message: {
      ...message,
      // A byte of zero cannot be stored.
      text: text.slice(0, longestText).replaceAll('\0', ''),
      media: Math.min(10, media?.length ?? 0),
      carrierAnswered: answered !== '',
    },
  };
}
