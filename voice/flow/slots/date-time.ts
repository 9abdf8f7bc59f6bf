import type { Json } from '#domain/json.ts';
import { resolveHour } from './find-time.ts';
import { sayDate, sayMoment, sayTime } from './say-when.ts';
import type { Parsed, SlotContext, SlotKind } from './slot-kind.ts';
import { findWhen, type When, wallOn } from './when.ts';
import { instantOf, wallTime } from './zone.ts';

function moment(at: number, { now, timeZone }: SlotContext): Parsed {
  return { value: new Date(at).toISOString(), spoken: sayMoment(at, timeZone, now) };
}

function instant(when: When, { now, timeZone }: SlotContext): number | null {
  if (when.instant !== null) return when.instant;
  if (!when.date || !when.time) return null;
  return instantOf(wallOn(when.date, when.time, wallTime(now, timeZone)), timeZone);
}

function pick(text: string, context: SlotContext, asked: boolean) {
  const when = findWhen(text, context.now, context.timeZone, asked);
  const at = when && instant(when, context);
  return when && at !== null ? { parsed: moment(at, context), rest: when.rest } : null;
}

/** Half of the answer is kept as words that the other half is put behind. */
function begin(text: string, context: SlotContext) {
  const when = findWhen(text, context.now, context.timeZone, false);
  if (!when || when.instant !== null) return null;
  if (when.date)
    return { carry: text, ask: `And at what time on ${sayDate(when.date, wallTime(context.now, context.timeZone))}?` };
  return when.time ? { carry: text, ask: `And on which day at ${sayTime(resolveHour(when.time))}?` } : null;
}

/** "Actually at four" keeps the day, "no, Thursday" keeps the time. */
function amend(text: string, old: Json, context: SlotContext): Parsed | null {
  const whole = pick(text, context, true);
  if (whole) return whole.parsed;
  const when = findWhen(text, context.now, context.timeZone, true);
  if (!when || typeof old !== 'string') return null;
  const before = wallTime(Date.parse(old), context.timeZone);
  if (when.time)
    return moment(
      instantOf(wallOn(before, when.time, wallTime(context.now, context.timeZone)), context.timeZone),
      context,
    );
  if (!when.date) return null;
  return moment(instantOf({ ...when.date, hour: before.hour, minute: before.minute }, context.timeZone), context);
}

/** A moment, as an ISO instant in UTC. The caller's clock is that of the conversation's time zone. */
export const dateTime: SlotKind = {
  type: 'date_time',
  free: false,
  confirm: 'explicit',
  written: 'spoken',
  words: ['date', 'time', 'day', 'appointment'],
  parse: (text, context) => pick(text, context, true)?.parsed ?? null,
  begin,
  amend,
  pick: (text, context) => pick(text, context, false),
  hint: () => 'You can say, for example, tomorrow at half past two, or next Tuesday at nine.',
};
