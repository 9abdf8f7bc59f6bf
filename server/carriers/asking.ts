import type { CarrierFault } from '#server/platform/db/schema/phone.table.ts';
import { type OutboundAnswer, OutboundError, textOf } from '#voice/engines/services/outbound.ts';
import { CarrierError } from './carrier.ts';

/** How long a carrier is waited for, in ms, and bytes of its answer. Twilio gives its own work some 26 s. */
export const askLimits = { firstByteMs: 10_000, idleMs: 5_000, totalMs: 15_000, maxBytes: 2 * 1024 * 1024 };

/** Nothing was sent: no connection came about. */
const neverLeft = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ERR_INVALID_URL'];

/** What it comes to that a request got no answer. */
export function lostBy(error: unknown): CarrierError {
  const { code, cause } = error as OutboundError;
  const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  const isSure = code === 'forbidden' || (code === 'unreachable' && neverLeft.includes(reason));
  const message = isSure ? 'Can’t reach the carrier.' : 'The carrier didn’t confirm whether the request went through.';
  return new CarrierError(isSure ? 'never_left' : 'unsure', message, null, { cause: error });
}

/** The same, of what may be another error. */
export const lostOr = (error: unknown): unknown => (error instanceof OutboundError ? lostBy(error) : error);

export function faultOf(status: number): CarrierFault {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'not_found';
  if (status === 429) return 'too_many';
  return status < 500 ? 'refused' : 'unsure';
}

/** An answer as JSON; null where it is empty or, with a refusal, none. @throws CarrierError */
export async function jsonOf(answer: OutboundAnswer): Promise<unknown> {
  const text = await textOf(answer).catch((error: unknown) => {
    throw lostBy(error);
  });
  try {
    return text === '' ? null : JSON.parse(text);
  } catch (error) {
    // A proxy between us speaks for itself.
    if (answer.status >= 400) return null;
    throw new CarrierError('unsure', 'Couldn’t read the carrier’s response. Try again.', null, { cause: error });
  }
}
