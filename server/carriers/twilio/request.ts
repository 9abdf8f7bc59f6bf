import { faultOf, jsonOf, askLimits as limits, lostBy, lostOr } from '#server/carriers/asking.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import type { Outbound, OutboundAnswer } from '#voice/engines/services/outbound.ts';

/** How an account is asked: by its token, or by a key of its own. */
export interface TwilioAccess {
  accountSid: string;
  /** The account's SID, or that of a key. */
  user: string;
  secret: string;
}

type Value = string | number | boolean | readonly string[] | undefined;
export type Fields = Record<string, Value>;

/** Names with several values stand several times, as Twilio reads lists. */
function encoded(fields: Fields): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [String(value)]) form.append(name, one);
  }
  return form.toString();
}

/** The carrier has done it, and has nothing to say of it. */
export const noContent = Symbol('no content');

/** What the carrier answers, as JSON. @throws CarrierError */
async function bodyOf(answer: OutboundAnswer): Promise<unknown> {
  const body = await jsonOf(answer);
  if (answer.status === 204) return noContent;
  if (answer.status < 400) return body;
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  const told = typeof message === 'string' && message !== '' ? message : `The carrier returned ${answer.status}.`;
  throw new CarrierError(faultOf(answer.status), told.slice(0, 300), typeof code === 'number' ? code : null);
}

/**
 * Asks Twilio for one thing, once: what may have been done is never asked for again here.
 * @throws CarrierError
 */
export async function ask(
  outbound: Outbound,
  access: TwilioAccess,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  fields: Fields = {},
): Promise<unknown> {
  return bodyOf(await send(outbound, access, { method, url, fields, accept: 'application/json', ...limits }));
}

/** Milliseconds and bytes of a recording: thirty minutes of two channels are 58 MB. */
const soundLimits = { firstByteMs: 10_000, idleMs: 10_000, totalMs: 240_000, maxBytes: 128 * 1024 * 1024 };

/** Fetches sound, as it comes. @throws CarrierError also while it is read */
export async function fetchSound(
  outbound: Outbound,
  access: TwilioAccess,
  url: string,
  fields: Fields,
): Promise<AsyncIterable<Uint8Array>> {
  const answer = await send(outbound, access, { method: 'GET', url, fields, accept: 'audio/*', ...soundLimits });
  if (answer.status !== 200) {
    await bodyOf(answer);
    throw new CarrierError('unsure', 'The carrier’s response isn’t audio.');
  }
  return (async function* () {
    try {
      yield* answer.body;
    } catch (error) {
      throw lostBy(error);
    }
  })();
}

type Sent = typeof limits & { method: 'GET' | 'POST' | 'DELETE'; url: string; fields: Fields; accept: string };

/** @throws CarrierError */
async function send(
  outbound: Outbound,
  { user, secret }: TwilioAccess,
  { method, url, fields, accept, ...within }: Sent,
): Promise<OutboundAnswer> {
  const form = encoded(fields);
  return outbound({
    ...within,
    method,
    url: method === 'GET' && form !== '' ? `${url}?${form}` : url,
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
      accept,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    signal: new AbortController().signal,
    ...(method === 'POST' && { body: form }),
  }).catch((error: unknown) => {
    throw lostOr(error);
  });
}
