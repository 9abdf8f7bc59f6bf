import type { Json } from '#domain/platform/json.ts';
import { suitingTimes } from '#voice/flow/appointments/suiting-times.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { BookTimeInput, CancelTimeInput, FindTimesInput, MoveTimeInput } from '#voice/flow/flow-actions.ts';
import type { Backend } from './rehearsal.ts';

const halfHourMs = 30 * 60_000;
/** As many as a real calendar is asked for. */
const mostTimes = 40;

/** Monday to Friday, nine to five on the half hour, by the wall clock of the zone. */
function isOffered(at: number, timeZone: string): boolean {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
  const { weekday, hour } = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return weekday !== 'Sat' && weekday !== 'Sun' && Number(hour) >= 9 && Number(hour) < 17;
}

function timesFor(input: Json): string[] {
  const wanted = FindTimesInput.parse(input);
  const { from, to, wish, timeZone } = wanted;
  const near = wish ? Date.parse(wish) : null;
  const all: number[] = [];
  for (let at = Math.ceil(Date.parse(from) / halfHourMs) * halfHourMs; at < Date.parse(to); at += halfHourMs)
    if (isOffered(at, timeZone)) all.push(at);
  const free = suitingTimes(all, wanted);
  if (near !== null) free.sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
  return free.slice(0, mostTimes).map((at) => new Date(at).toISOString());
}

/**
 * A calendar for trying a flow: free on weekdays from nine to five, and it forgets what is booked. Everything else that a
 * flow has done is left to anyone who tries it.
 */
export const tryCalendar: Backend = (action, input): ActionResult | null => {
  if (action === 'find_times') return { ok: true, output: { times: timesFor(input) } };
  if (action === 'book_time')
    return { ok: true, output: { appointmentId: 'tried', start: BookTimeInput.parse(input).start } };
  if (action === 'find_appointments') return { ok: true, output: { appointments: [] } };
  if (action === 'move_time') return { ok: true, output: { start: MoveTimeInput.parse(input).start } };
  if (action === 'cancel_time') {
    CancelTimeInput.parse(input);
    return { ok: false, code: 'not_found', message: 'The test calendar doesn’t keep bookings.' };
  }
  return null;
};
