import { type Outbound, OutboundError } from '#voice/engines/services/outbound.ts';

/** A way out without any checks, for tests that talk to their own server on this machine. */
export const fetchOutbound: Outbound = async ({ method, url, headers, body, signal }) => {
  const failed = (code: OutboundError['code']) => (error: unknown) => {
    throw new OutboundError(signal.aborted ? 'aborted' : code, `${new URL(url).origin} failed.`, { cause: error });
  };
  const init = {
    method,
    headers,
    signal,
    redirect: 'manual' as const,
    ...(body !== undefined && { body: body as string }),
  };
  const answer = await fetch(url, init).catch(failed('unreachable'));
  async function* read(): AsyncGenerator<Uint8Array> {
    try {
      for await (const part of answer.body ?? []) yield part;
    } catch (error) {
      failed('broken')(error);
    }
  }
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: read(),
    // A body that is being read ends with its signal.
    discard: () => void answer.body?.cancel().catch(() => undefined),
  };
};
