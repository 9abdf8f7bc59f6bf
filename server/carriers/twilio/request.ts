import { CarrierError } from '#server/carriers/carrier.ts';
import type { CarrierFault } from '#server/platform/db/schema/phone.table.ts';
import { type Outbound, type OutboundAnswer, OutboundError, textOf } from '#voice/engines/services/outbound.ts';

/** Milliseconds and bytes. Twilio gives its own work some 26 s. */
const limits = { firstByteMs: 10_000, idleMs: 5_000, totalMs: 15_000, maxBytes: 2 * 1024 * 1024 };

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

/** Nothing was sent: no connection came about. */
const neverLeft = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ERR_INVALID_URL'];

function lost(error: unknown): CarrierError {
  const { code, cause } = error as OutboundError;
  const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  const isSure = code === 'forbidden' || (code === 'unreachable' && neverLeft.includes(reason));
  const message = isSure ? 'The carrier can’t be reached.' : 'The carrier didn’t confirm whether it went through.';
  return new CarrierError(isSure ? 'never_left' : 'unsure', message, null, { cause: error });
}

function faultOf(status: number): CarrierFault {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'not_found';
  if (status === 429) return 'too_many';
  return status < 500 ? 'refused' : 'unsure';
}

/** The carrier has done it, and has nothing to say of it. */
export const noContent = Symbol('no content');

/** What the carrier answers, as JSON. @throws CarrierError */
async function bodyOf(answer: OutboundAnswer): Promise<unknown> {
  const text = await textOf(answer).catch((error: unknown) => {
    throw lost(error);
  });
  let body: unknown = null;
  try {
    body = text === '' ? null : JSON.parse(text);
  } catch (error) {
    // A proxy between us speaks for itself.
    if (answer.status < 400)
      throw new CarrierError('unsure', 'The carrier’s response can’t be read.', null, { cause: error });
  }
  if (answer.status === 204) return noContent;
  if (answer.status < 400) return body;
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  const told = typeof message === 'string' && message !== '' ? message : `The carrier responded with ${answer.status}.`;
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
      throw lost(error);
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
    throw error instanceof OutboundError ? lost(error) : error;
  });
}
