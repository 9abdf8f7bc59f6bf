import { readForm } from '#server/carriers/carrier-form.ts';
import type { CarrierWire } from '#server/carriers/carrier-wire.ts';
import { eventOfForm } from '#server/carriers/twilio/event-of-form.ts';
import { isSigned, isSignedAsGiven } from '#server/carriers/twilio/signature.ts';
import { twilioStream } from '#server/carriers/twilio/twilio-stream.ts';
import { twiml } from '#server/carriers/twilio/twiml.ts';

/**
 * SignalWire's requests: Twilio's forms, signed with the project's signing key (signalwire.com/docs/platform/webhooks). What stands several
 * times in a form is signed in the order in which it came.
 */
export const signalWireWire: CarrierWire = {
  verify({ url, header, body }, key) {
    const fields = readForm(body);
    const signature = header('x-signalwire-signature') ?? header('x-twilio-signature');
    return isSigned(key, url, fields, signature) || isSignedAsGiven(key, url, fields, signature);
  },
  eventOf: ({ body }) => eventOfForm(readForm(body)),
  write: twiml,
  signsSockets: false,
  stream: twilioStream,
};
