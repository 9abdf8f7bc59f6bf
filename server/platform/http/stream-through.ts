import { type Outbound, OutboundError } from '#voice/engines/services/outbound.ts';

/** Milliseconds and bytes of an answer that comes bit by bit. */
const usual = { firstByteMs: 20_000, idleMs: 10_000, totalMs: 30_000, maxBytes: 512 * 1024 };

/** Statuses whose answers have no body. */
const bodiless = [204, 205, 304];

function streamOf(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** `fetch` as libraries want it, which leaves by our own door and hands on an answer as it comes. Redirects are refused. */
export function streamThrough(outbound: Outbound, limits: typeof usual = usual): Fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const { method = 'GET', headers, body, signal } = init;
    if (method !== 'GET' && method !== 'POST') throw new OutboundError('forbidden', `${method} isn’t sent to models.`);
    if (body !== undefined && body !== null && typeof body !== 'string')
      throw new OutboundError('forbidden', 'Only text is sent to models.');
    const answer = await outbound({
      ...limits,
      method,
      url,
      headers: Object.fromEntries(new Headers(headers)),
      signal: signal ?? new AbortController().signal,
      ...(typeof body === 'string' && { body }),
    });
    const told = Object.entries(answer.headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const isEmpty = bodiless.includes(answer.status);
    if (isEmpty) answer.discard();
    return new Response(isEmpty ? null : streamOf(answer.body), { status: answer.status, headers: told });
  };
}
