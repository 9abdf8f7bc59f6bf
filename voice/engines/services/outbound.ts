/**
 * How engines reach services on the network. The server brings the only one that there is
 * (server/platform/http/outbound.ts), which knows what may be reached and watches time and size.
 */
export interface OutboundRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  signal: AbortSignal;
  /** Until the head of the answer is here, with name look-up and connection. */
  firstByteMs: number;
  /** Longest silence inside of the answer. */
  idleMs: number;
  /** Milliseconds that the other side may take in all, for head and body, however it spreads them. Five minutes by default. */
  totalMs?: number;
  /** Bytes of the answer at most. */
  maxBytes: number;
  /** Redirects that may be followed, each checked like the first address; none by default. GET only. */
  redirects?: number;
  /**
   * Origins that may be private, or have a port of their own, for this request: those that the operator's settings name for
   * its very purpose. What one is trusted for says nothing of another.
   */
  trusts?: readonly string[];
}

export interface OutboundAnswer {
  status: number;
  /** Where redirects led; absent where none was followed. */
  url?: string;
  headers: Record<string, string | undefined>;
  /** The body as it comes; reading may end early. @throws OutboundError */
  body: AsyncIterable<Uint8Array>;
  /** Gives up a body that no one reads. */
  discard(): void;
}

/** @throws OutboundError */
export type Outbound = (request: OutboundRequest) => Promise<OutboundAnswer>;

/** The same way for one client, to the addresses that the settings name for it. */
export function trusting(outbound: Outbound, ...addresses: readonly (string | null | undefined)[]): Outbound {
  const trusts = addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
  return (request) => outbound({ ...request, trusts });
}

/** Why an outgoing request failed. Its message names the origin, never a path, a header or a body. */
export class OutboundError extends Error {
  readonly code: 'forbidden' | 'unreachable' | 'timeout' | 'too_large' | 'broken' | 'aborted';

  constructor(code: OutboundError['code'], message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'OutboundError';
    this.code = code;
  }
}

/** A whole body as text. */
export async function textOf(answer: OutboundAnswer): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of answer.body) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
