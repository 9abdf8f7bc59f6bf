import type { z } from 'zod';
import type { StreamMessage } from '#voice/transports/media-stream.ts';
import type { CarrierEvent } from './carrier-event.ts';
import type { Verb } from './verbs.ts';

/** A request of a carrier, as it came. */
export interface WireRequest {
  /** As it was set at the carrier, made from the public URL: never from what the request calls its host. */
  url: string;
  header(name: string): string | undefined;
  /** Bytes as they came: they are signed. */
  body: Buffer;
  /** Of this server's clock, in ms. */
  now: number;
}

/** How a carrier speaks over a media stream, where Twilio's words are not its own. */
export interface StreamDialect {
  /** Its messages, read into Twilio's. */
  messages: z.ZodType<StreamMessage>;
  /** What each message to it says of the stream. */
  address(streamSid: string): object;
}

/** How a carrier's requests are read, and answered. */
export interface CarrierWire {
  /** Whether the carrier has signed it for an account. @param key what the account's requests are signed with, or checked by */
  verify(request: WireRequest, key: string): boolean;
  /** @throws AppError bad_request */
  eventOf(request: WireRequest): CarrierEvent;
  /** A document that has the carrier do this. */
  write(verbs: readonly Verb[]): string;
  /** Whether it signs the opening of a websocket. Where it does not, the websocket's address has the ticket of its call. */
  signsSockets: boolean;
  stream: StreamDialect;
}
