import { carrierCan } from '#domain/carriers/carrier-kinds.ts';
import type { TwilioDialect } from '#server/carriers/twilio/open-twilio.ts';
import { twiml } from '#server/carriers/twilio/twiml.ts';

/**
 * SignalWire speaks Twilio's language below its space's address. A live call takes an address to go on with, and no document
 * (developer.signalwire.com: Update a Call).
 * @param addressHolding an address that answers with a document
 */
export const signalWireDialect = (addressHolding: (document: string) => string): TwilioDialect => ({
  can: carrierCan.signalwire,
  steering: (verbs) => ({ Url: addressHolding(twiml(verbs)), Method: 'POST' }),
});
