import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { findTimes, type TimesWanted } from '#server/scheduling/booking.ts';
import { type BusyElsewhere, readBusy } from '#server/scheduling/read-busy.ts';
import type { Scope } from '#server/scope.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';

/** Other times are looked for a week to each side, in milliseconds. */
const searchMs = 7 * 24 * 3_600_000;
const othersOffered = 6;
const dayMs = 24 * 3_600_000;

/** What has to be known of connected calendars to book a time, or to offer others. */
export const lookAround = (scope: Scope, start: string): Promise<BusyElsewhere> => {
  const at = Date.parse(start);
  return readBusy(scope, { start: Math.max(at - searchMs, scope.services.clock.now()), end: at + searchMs + dayMs });
};

/** Does what needs a time. The refusal brings what is free instead, so that the agent can offer it in the same breath. */
export async function orOtherTimes(
  tx: Tx,
  scope: Scope,
  {
    start,
    ...wanted
  }: Pick<TimesWanted, 'durationMinutes' | 'calendarIds' | 'except' | 'test' | 'elsewhere'> & { start: number },
  run: () => Promise<Json>,
): Promise<ActionResult> {
  try {
    return { ok: true, output: await run() };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'time_taken')) throw error;
    const within = { start: start - searchMs, end: start + searchMs };
    const times = await findTimes(tx, scope, { ...wanted, within, wish: start, count: othersOffered });
    const output = { times: times.map((time) => new Date(time).toISOString()) };
    return { ok: false, code: error.code, message: error.message, output };
  }
}
