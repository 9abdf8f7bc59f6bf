import type { OutboundError } from '#voice/engines/services/outbound.ts';

/**
 * How transcribers reach a websocket. The server brings the only way that there is
 * (server/platform/http/outbound-socket.ts), which knows what may be reached.
 */
export interface OutboundSocket {
  /** What is sent before it is open, or behind its end, is lost. */
  send(data: string | Uint8Array): void;
  close(): void;
}

export interface OutboundSocketEvents {
  opened(): void;
  /** A text; others are passed over. */
  message(text: string): void;
  /** It is over. `status`: what the other side answered in place of opening it. */
  closed(why: { status?: number; error?: OutboundError }): void;
}

/** @param url `ws://` or `wss://` */
export type OpenSocket = (url: string, headers: Record<string, string>, events: OutboundSocketEvents) => OutboundSocket;
