import type { StreamDialect } from '#server/carriers/carrier-wire.ts';
import { StreamMessage } from '#voice/transports/media-stream.ts';

/** Twilio's media streams: twilio.com/docs/voice/media-streams/websocket-messages. SignalWire's are the same. */
export const twilioStream: StreamDialect = {
  messages: StreamMessage,
  address: (streamSid) => ({ streamSid }),
};
