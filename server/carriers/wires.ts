import type { CarrierName } from '#domain/carriers/carrier-kinds.ts';
import type { CarrierWire } from './carrier-wire.ts';
import { signalWireWire } from './signalwire/signalwire-wire.ts';
import { telnyxWire } from './telnyx/telnyx-wire.ts';
import { twilioWire } from './twilio/twilio-wire.ts';

/** How requests of each carrier are read and answered; a SIP account's server makes none. */
export const wires: Readonly<Record<CarrierName, CarrierWire | null>> = {
  twilio: twilioWire,
  'stand-in': twilioWire,
  signalwire: signalWireWire,
  telnyx: telnyxWire,
  sip: null,
};
