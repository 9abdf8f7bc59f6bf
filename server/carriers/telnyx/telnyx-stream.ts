import { z } from 'zod';
import type { StreamDialect } from '#server/carriers/carrier-wire.ts';
import { phoneRate, StreamMessage } from '#voice/transports/media-stream.ts';

const Start = z.object({
  event: z.literal('start'),
  stream_id: z.string().max(64),
  start: z.object({
    user_id: z.string().max(64).optional(),
    call_control_id: z.string().max(120),
    media_format: z.object({
      encoding: z.literal('PCMU'),
      sample_rate: z.coerce.number().pipe(z.literal(phoneRate)),
      channels: z.coerce.number().pipe(z.literal(1)).optional(),
    }),
  }),
});

/** The caller's sound alone: `outbound` is what we sent. */
const Media = z.object({
  event: z.literal('media'),
  media: z.object({ track: z.literal('inbound').optional(), payload: z.string(), chunk: z.unknown() }),
});

const words = (message: unknown): unknown => {
  const start = Start.safeParse(message).data;
  if (start === undefined) return Media.safeParse(message).data ?? message;
  const { call_control_id: callSid, user_id: accountSid = '' } = start.start;
  return {
    event: 'start',
    streamSid: start.stream_id,
    start: {
      accountSid,
      callSid,
      customParameters: {},
      mediaFormat: { encoding: 'audio/x-mulaw', sampleRate: phoneRate, channels: 1 },
    },
  };
};

/**
 * Telnyx's media streams: developers.telnyx.com/api-reference/websockets/stream-call-media-over-websocket. Its marks, keys, and ends are
 * Twilio's; what is sent to it names no stream, since a socket has one.
 */
export const telnyxStream: StreamDialect = {
  messages: z.preprocess(words, StreamMessage),
  address: () => ({}),
};
