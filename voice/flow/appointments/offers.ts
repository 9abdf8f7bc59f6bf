import { dayNumber, wallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import { readPlace } from '#voice/understanding/types/choice.ts';
import { readWhen } from '#voice/understanding/types/when.ts';
import type { Wish } from '#voice/understanding/types/wish.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { type Clock, resolveClock } from '#voice/understanding/values/clock.ts';
import { type DateExpression, resolveDate } from '#voice/understanding/values/date-expression.ts';

/** Offers lie at least this far apart where there is a choice: "nine, nine thirty or ten" is hardly one. */
const apartMs = 90 * 60_000;

/** The times to offer, in order: within the wished hours if any are, near the wished moment, and spread. */
export function chooseOffers(times: string[], wish: Wish | null, timeZone: string, count: number): string[] {
  const all = [...new Set(times.map((time) => Date.parse(time)))].sort((a, b) => a - b);
  const hours = wish?.hours;
  const weekdays = wish?.weekdays;
  const onDays = weekdays ? all.filter((at) => weekdays.includes(weekdayOf(wallTime(at, timeZone)))) : all;
  const fitting = hours ? onDays.filter((at) => within(at, hours, timeZone)) : onDays;
  const from = fitting.length > 0 ? fitting : onDays;
  const exact = wish?.exact ?? null;
  const ranked = exact === null ? from : [...from].sort((a, b) => Math.abs(a - exact) - Math.abs(b - exact));
  const chosen: number[] = [];
  for (const spread of [exact === null ? apartMs : 0, 0])
    for (const at of ranked)
      if (chosen.length < count && !chosen.includes(at) && chosen.every((other) => Math.abs(other - at) >= spread))
        chosen.push(at);
  return chosen.sort((a, b) => a - b).map((at) => new Date(at).toISOString());
}

/** Whether some of the times are in the wished hours of a day. */
export const fitsHours = (times: readonly string[], wish: Wish | null, timeZone: string) =>
  !wish?.hours || times.some((time) => within(Date.parse(time), wish.hours!, timeZone));

function within(at: number, hours: { from: number; to: number }, timeZone: string): boolean {
  const wall = wallTime(at, timeZone);
  const minute = wall.hour * 60 + wall.minute;
  return minute >= hours.from && minute < hours.to;
}

/** Which of the offered moments the caller takes, by place, day or time, and which of them they turn down. */
export function pickOffer(
  utterance: Utterance,
  offers: readonly number[],
  timeZone: string,
  now: number,
): { picked: number | null; left: number[] } {
  const { chosen, denied } = readPlace(utterance, offers.length);
  const left = offers.filter((_, index) => !denied.includes(index));
  const [first] = chosen;
  if (chosen.length === 1 && first !== undefined) return { picked: offers[first] ?? null, left };
  if (chosen.length > 0) return { picked: null, left };
  const { fitting, rest } = byMoment(utterance, left, timeZone, now);
  return { picked: fitting.length === 1 ? fitting[0]! : null, left: rest };
}

/** The offers on the day and at the time that the words name, and those that they do not turn down. */
function byMoment(
  utterance: Utterance,
  offers: readonly number[],
  timeZone: string,
  now: number,
): { fitting: number[]; rest: number[] } {
  const today = wallTime(now, timeZone);
  const when = readWhen(utterance, new Set(['clock', 'date']), today);
  const { day, clock, part, taken } = when;
  const meant = new Set([day, when.time, part].flatMap((one) => (one ? [one.piece, ...one.others] : [])));
  const denied = taken.filter((piece) => !meant.has(piece)).map(({ value }) => value);
  const on = (date: DateExpression, at: number) => {
    const named = resolveDate(date, today);
    return named !== null && dayNumber(named) === dayNumber(wallTime(at, timeZone));
  };
  const isAt = (said: Clock, at: number) => {
    const wall = wallTime(at, timeZone);
    const { hour, minute, sure } = resolveClock(said);
    return minute === wall.minute && (hour === wall.hour || (!sure && hour % 12 === wall.hour % 12));
  };
  const rest = offers.filter(
    (at) => !denied.some((one) => (one.clock ? isAt(one.clock, at) : one.date ? on(one.date, at) : false)),
  );
  const date = day?.piece.value.date;
  const hours = part?.piece.value.part;
  if ((!date && !clock && !hours) || day?.piece.value.away) return { fitting: [], rest };
  const fitting = offers.filter((at) => {
    if (date && !on(date, at)) return false;
    const wall = wallTime(at, timeZone);
    const minute = wall.hour * 60 + wall.minute;
    return clock ? isAt(clock, at) : !hours || (minute >= hours.from && minute < hours.to);
  });
  return { fitting, rest };
}

/** "Something earlier", "do you have anything later?": the span before the first offer, or after the last. */
export function moveOffer(
  { words: all, marks, language }: Utterance,
  offers: readonly number[],
  now: number,
): Wish | null {
  const first = offers[0];
  const last = offers.at(-1);
  // "See you later" asks for nothing.
  const words = all.filter(
    (_, at) => !marks.some(({ value, from, to }) => value === 'closing' && at >= from && at < to),
  );
  const isEarlier = words.some(({ text }) => language.earlier.has(text));
  const isLater = words.some(({ text }) => language.later.has(text));
  if (first === undefined || last === undefined || isEarlier === isLater) return null;
  const minute = 60_000;
  const week = 7 * 24 * 60 * minute;
  const span = isEarlier ? { from: now, to: first } : { from: last + minute, to: last + week };
  return span.from < span.to ? { ...span, exact: null, hours: null, weekdays: null, spoken: '' } : null;
}
