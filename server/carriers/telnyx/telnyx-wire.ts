import { AppError } from '#domain/platform/errors.ts';
import { readForm } from '#server/carriers/carrier-form.ts';
import type { CarrierWire } from '#server/carriers/carrier-wire.ts';
import { eventOfForm } from '#server/carriers/twilio/event-of-form.ts';
import { messageEventOf } from './message-event.ts';
import { isSignedByTelnyx } from './signature.ts';
import { telnyxStream } from './telnyx-stream.ts';
import { texml } from './texml.ts';

/** Telnyx's requests: forms with Twilio's names for calls (TeXML), JSON for text messages; signed with Telnyx's own key of the account. */
export const telnyxWire: CarrierWire = {
  verify: ({ header, body, now }, key) =>
    isSignedByTelnyx(key, {
      body,
      signature: header('telnyx-signature-ed25519'),
      timestamp: header('telnyx-timestamp'),
      now,
    }),
  eventOf({ body }) {
    // A form begins with a name.
    if (body[0] !== '{'.charCodeAt(0)) return eventOfForm(readForm(body));
    const event = messageEventOf(body.toString('utf8'));
    if (event === null) throw new AppError('bad_request', 'This webhook isn’t for text messages.');
    return event;
  },
  write: texml,
  signsSockets: false,
  stream: telnyxStream,
};
