import { readForm } from '#server/carriers/carrier-form.ts';
import type { CarrierWire } from '#server/carriers/carrier-wire.ts';
import { eventOfForm } from './event-of-form.ts';
import { isSigned } from './signature.ts';
import { twilioStream } from './twilio-stream.ts';
import { twiml } from './twiml.ts';

/** Twilio's requests: forms, signed with the account's Auth Token over their address and all their fields. */
export const twilioWire: CarrierWire = {
  verify: ({ url, header, body }, token) => isSigned(token, url, readForm(body), header('x-twilio-signature')),
  eventOf: ({ body }) => eventOfForm(readForm(body)),
  write: twiml,
  signsSockets: true,
  stream: twilioStream,
};
