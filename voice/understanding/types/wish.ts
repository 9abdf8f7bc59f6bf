import { addDays, type CalendarDate, dayNumber, instantOf, type WallTime, wallTime, weekdayOf } from '../calendar.ts';
import { bestCover } from '../grammar/select.ts';
import type { Utterance } from '../utterance.ts';
import { type Clock, resolveClock } from '../values/clock.ts';
import { type Days, resolveDate, resolveSpan } from '../values/date-expression.ts';
import type { Moment } from '../values/moment.ts';
import type { Relative } from '../values/relative.ts';
import { wallAfter, wallOn, whenOf } from './date-time.ts';
import { readWhen, type When } from './when.ts';

/** Minutes of the day, `to` not included. */
export type HourSpan = { from: number; to: number };

/** When someone would like to come: a moment, or a span in which any time will do. */
export interface Wish {
  /** Milliseconds since the epoch; `to` is not included. */
  from: number;
  to: number;
  /** The very moment, when one was named. */
  exact: number | null;
  /** The part of each day that is meant; null for any. */
  hours: HourSpan | null;
  /** The weekdays that are meant, 0 is Sunday; null for any. */
  weekdays: number[] | null;
  /** The day or moment that was named, for saying that it is not free; empty for a longer span. */
  spoken: string;
  /** The moment that what is looked for should be close to, where none is named: "a bit earlier". */
  around?: number;
  /** The minute of each day that it should be close to: "not Wednesday", where Wednesday at four was talked about. */
  minute?: number;
  /** "The last appointment on Wednesday". */
  edge?: 'first' | 'last';
}

/** What has been talked about: what a wish leaves unsaid is taken from it. */
export interface OnTable {
  day: CalendarDate | null;
  /** The minute of the day that was named or offered alone; null where any will do. */
  minute: number | null;
  hours: HourSpan | null;
  /** The first and the last moment that was offered, in milliseconds since the epoch; null before anything was. */
  offered: { first: number; last: number } | null;
}

/** What a wish is read by. */
export interface WishContext {
  /** Milliseconds since the epoch. */
  now: number;
  timeZone: string;
  /** Null where nothing was talked about. */
  table: OnTable | null;
  /** Only what says plainly that it is a day or a time counts: no bare number. */
  plain?: boolean;
}

/** Days to look at when any time will do, or when only the hour matters. */
const openDays = 14;
const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;
const allWeekdays = [0, 1, 2, 3, 4, 5, 6];

/** The instant at which a day begins. */
const midnight = (date: CalendarDate, timeZone: string) => instantOf({ ...date, hour: 0, minute: 0 }, timeZone);

const clockAt = (minute: number) => ({ hour: Math.floor(minute / 60), minute: minute % 60 });

/** All days that are said, from the first to the last, and which weekdays of them. */
function daysOf({ day }: When, today: CalendarDate): (Days & { weekdays: number[] | null }) | null {
  if (!day) return null;
  const of = ({ date, span }: Moment): Days | null => {
    const found = date && resolveDate(date, today);
    return found ? { from: found, to: found } : span ? resolveSpan(span, today) : null;
  };
  const all = [day.piece, ...day.others].flatMap(({ value }) => of(value) ?? []);
  const sorted = all.sort((a, b) => dayNumber(a.from) - dayNumber(b.from));
  const [first] = sorted;
  if (!first) return null;
  const last = sorted.reduce((a, b) => (dayNumber(b.to) > dayNumber(a.to) ? b : a));
  const { span } = day.piece.value;
  const named = span?.of === 'weekdays' ? span.weekdays : null;
  const isSingle = sorted.every(({ from, to }) => dayNumber(from) === dayNumber(to));
  const several = sorted.length > 1 && isSingle ? sorted.map(({ from }) => weekdayOf(from)) : null;
  return { from: first.from, to: last.to, weekdays: named ?? several };
}

/** The weekdays that someone cannot come: "not Monday", "I can't do Tuesdays". */
function withoutDenied({ taken, day }: When, today: CalendarDate): number[] | null {
  const meant = new Set([day?.piece, ...(day?.others ?? [])].map((piece) => piece?.from));
  const denied = taken.filter(({ from }) => !meant.has(from)).flatMap(({ value }) => value);
  const out = new Set(
    denied.flatMap(({ date, span }) => {
      const found = date?.of === 'weekday' ? resolveDate(date, today) : null;
      return found ? [weekdayOf(found)] : span?.of === 'weekdays' ? span.weekdays : [];
    }),
  );
  return out.size > 0 ? allWeekdays.filter((weekday) => !out.has(weekday)) : null;
}

/** The one day that is named and turned down: "Monday's too soon". */
function deniedDay({ taken, day }: When, today: CalendarDate): CalendarDate | null {
  const meant = new Set([day?.piece, ...(day?.others ?? [])].map((piece) => piece?.from));
  const days = taken.flatMap(({ from, value: { date } }) =>
    date && !meant.has(from) ? [resolveDate(date, today)] : [],
  );
  return days.length === 1 ? (days[0] ?? null) : null;
}

/** The rest of the day, where a part of it is denied: "mornings don't work"; the part itself in "any morning but Monday". */
function hoursBesideDenied({ marks }: Utterance, { taken, part, time }: When): HourSpan | null {
  const denied = part || time ? undefined : taken.find(({ value }) => value.part && !value.date && !value.clock);
  if (!denied) return null;
  const { from, to } = denied.value.part!;
  const isWithin = marks.some(
    (mark) => mark.value === 'negation' && mark.from <= denied.from && mark.to >= denied.to && mark.to - mark.from > 1,
  );
  if (isWithin) return { from, to: Math.min(to, dayMinutes) };
  return from < noon ? { from: Math.min(to, dayMinutes), to: dayMinutes } : { from: 0, to: from };
}

const noon = 720;
const dayMinutes = 1440;

/** The next instant at which the clock shows this time: today, or tomorrow when it has passed. */
function nextAt(clock: Clock, now: number, timeZone: string): WallTime {
  const today = wallTime(now, timeZone);
  const { hour, minute } = resolveClock(clock);
  const at = { ...today, hour, minute };
  return instantOf(at, timeZone) > now ? at : { ...addDays(today, 1), hour, minute };
}

/** What is said by what is on the table, but what is denied: "not the same day". */
export function readRelatives({ readings, marks, words, language }: Utterance): Relative[] {
  const isDenied = (from: number) =>
    marks.some(
      (mark) => mark.value === 'negation' && mark.to === from && !language.denials.has(words[mark.from]!.text),
    );
  return bestCover(
    readings.filter(({ category }) => category === 'relative'),
    words.length,
    () => true,
  )
    .filter(({ from }) => !isDenied(from))
    .map(({ value }) => value as Relative);
}

/** Whether a time of day is the one on the table, in either half of the day where none is said. */
function isMinuteOf(clock: Clock, table: OnTable | null): boolean {
  if (table === null || table.minute === null) return false;
  const { hour, minute, sure } = resolveClock(clock);
  const off = Math.abs(hour * 60 + minute - table.minute);
  return off === 0 || (!sure && off === dayMinutes / 2);
}

/** "Not nine thirty, too early": the one time that is turned down, of the day that was offered. */
function deniedAt({ taken, time }: When, table: OnTable | null, timeZone: string): OnTable['offered'] {
  const clocks = taken.flatMap(({ value }) => (value.clock ? [value.clock] : []));
  const [clock] = clocks;
  if (!clock || clocks.length > 1 || time || !table?.offered) return null;
  const { first, last } = table.offered;
  const { hour, minute, sure } = resolveClock(clock);
  const ways = sure ? [hour] : [hour, (hour + 12) % 24];
  const at = ways
    .map((one) => instantOf({ ...wallTime(first, timeZone), hour: one, minute }, timeZone))
    .find((one) => one >= first && one <= last);
  return at === undefined ? null : { first: at, last: at };
}

type Edge = NonNullable<Wish['edge']>;

const edgeOf = (relatives: readonly Relative[]): Edge | null => {
  const found = relatives.find((one) => one.of === 'first' || one.of === 'last');
  return (found?.of as Edge | undefined) ?? null;
};

/** "The first one on Thursday": a place in the row that is no part of the day. */
function placedEdge({ readings }: Utterance, { taken }: When): Edge | null {
  const isFree = ({ from, to }: { from: number; to: number }) => taken.every((one) => one.to <= from || one.from >= to);
  const place = readings.find(
    (one) => one.category === 'place' && one.weight > -1 && one.to - one.from > 1 && isFree(one),
  );
  return place?.value === 1 ? 'first' : place?.value === -1 ? 'last' : null;
}

/** The day that is said by the one on the table: "the day after", "the Friday after that". */
function relativeDay(relatives: readonly Relative[], day: CalendarDate): CalendarDate | null {
  for (const one of relatives) {
    if (one.of === 'days') return addDays(day, one.days);
    if (one.of === 'same' && one.part === 'day') return day;
    if (one.of !== 'weekday') continue;
    if (one.way === 0) return addDays(day, ((one.weekday + 6) % 7) - ((weekdayOf(day) + 6) % 7));
    const days = (one.way * (one.weekday - weekdayOf(day)) + 7) % 7 || 7;
    return addDays(day, one.way * days);
  }
  return null;
}

/** Times before or after those that were offered, the nearest first. */
function beside(
  relatives: readonly Relative[],
  { now, timeZone, table }: WishContext,
  hours: HourSpan | null,
  anchor: OnTable['offered'] = null,
): Wish | null {
  const way = relatives.find((one) => one.of === 'earlier' || one.of === 'later');
  if (!way || !table?.offered) return null;
  const { first, last } = anchor ?? table.offered;
  const isEarlier = way.of === 'earlier';
  const isDay = 'by' in way && way.by === 'day';
  const isSameDay = relatives.some((one) => one.of === 'same' && one.part === 'day');
  const edge = wallTime(isEarlier ? first : last, timeZone);
  const dayStart = midnight(edge, timeZone);
  const dayEnd = midnight(addDays(edge, 1), timeZone);
  const span = isEarlier
    ? { from: isSameDay ? Math.max(now, dayStart) : now, to: isDay ? dayStart : first }
    : { from: isDay ? dayEnd : last + minuteMs, to: isSameDay ? dayEnd : last + weekMs };
  if (span.from >= span.to) return null;
  const near = isDay ? (table.minute === null ? {} : { minute: table.minute }) : { around: isEarlier ? first : last };
  return { ...span, exact: null, hours, weekdays: null, spoken: '', ...near };
}

const timely = new Set(['clock', 'date', 'span', 'moment', 'length', 'part']);

/** Without times that are part of a phrase: "a later one" is not at one, "earlier in the day" not in a day. */
function withoutTorn(utterance: Utterance): Utterance {
  const { readings } = utterance;
  const around = readings.filter(({ category, from, to }) => category === 'relative' && to - from > 1);
  const isTorn = ({ category, from, to }: (typeof readings)[number]) =>
    timely.has(category) && around.some((one) => one.from <= from && one.to >= to);
  return { ...utterance, readings: readings.filter((one) => !isTorn(one)) };
}

/** Any time in the next days. @param now milliseconds since the epoch */
export function anyTime(now: number, timeZone: string): Wish {
  const to = midnight(addDays(wallTime(now, timeZone), openDays + 1), timeZone);
  return { from: now, to, exact: null, hours: null, weekdays: null, spoken: '' };
}

/** When someone would like to come. Null when the words name no time at all. */
export function readWish(said: Utterance, context: WishContext): Wish | null {
  const { now, timeZone, table, plain = false } = context;
  const utterance = plain ? said : withoutTorn(said);
  const today = wallTime(now, timeZone);
  const { say } = utterance.language;
  const when = plain ? readWhen(utterance, new Set(), today, true) : whenOf(utterance, today, true);
  const part = when.part?.piece.value.part ?? null;
  const hours = (part && { from: part.from, to: Math.min(part.to, 1440) }) ?? hoursBesideDenied(utterance, when);
  const away = when.day?.piece.value.away ?? when.time?.piece.value.away;
  const isSoon = utterance.readings.some(({ category }) => category === 'any');
  const relatives = plain ? [] : readRelatives(utterance);
  const isPlaced = when.day !== null || when.part !== null || table !== null;
  const edge = isPlaced && !plain ? (edgeOf(relatives) ?? (when.day && placedEdge(utterance, when))) : null;
  // "Ten is when my bus leaves, half an hour later": the time on the table is none that is wished for.
  const isOnTable =
    when.clock !== null && isMinuteOf(when.clock, table) && when.taken.filter(({ value }) => value.clock).length === 1;
  if (!when.day && (!when.clock || isOnTable)) {
    const found = beside(relatives, context, hours, deniedAt(when, table, timeZone));
    if (found) return found;
  }
  if (away && away.days + away.months + away.years + away.minutes > 0) return exactly(wallAfter(today, away), null);
  const before = table?.day && dayNumber(table.day) >= dayNumber(today) ? table.day : null;
  const told = daysOf(when, today);
  // "Monday at one, hm, make that two days later": counted from the day that was named.
  const counted = relatives.find((one) => one.of === 'days');
  const isShifted = told !== null && counted?.of === 'days' && utterance.marks.some(({ value }) => value === 'repair');
  const shift = isShifted && counted?.of === 'days' ? counted.days : 0;
  const named = told && shift !== 0 ? { ...told, from: addDays(told.from, shift), to: addDays(told.to, shift) } : told;
  // "Tomorrow's too soon, the Saturday after that": counted from the one day that is turned down.
  const anchor = deniedDay(when, today) ?? before;
  const byTable = anchor && !named ? relativeDay(relatives, anchor) : null;
  const days = named ?? (byTable && { from: byTable, to: byTable, weekdays: null });
  const isOneDay = days !== null && dayNumber(days.from) === dayNumber(days.to);
  if (when.clock && (isOneDay || !days)) {
    const day = days?.from ?? before;
    return exactly(day ? wallOn(day, when.clock, today) : nextAt(when.clock, now, timeZone), hours);
  }
  const denied = withoutDenied(when, today);
  const isOther = relatives.some((one) => one.of === 'other' && one.part === 'day');
  const isSameTime = relatives.some((one) => one.of === 'same' && one.part === 'time');
  if (!days && !hours && !isSoon && !denied && !when.clock && !(isOther && before) && !isSameTime && !edge) return null;
  // "Thursday instead", where Wednesday at four was talked about: at four.
  const kept = !hours && !when.clock && !isSoon && edge === null ? (table?.minute ?? null) : null;
  if (kept !== null && (isOneDay || (isSameTime && !days && before && !isOther && !denied))) {
    const day = days?.from ?? before!;
    return exactly({ ...day, ...clockAt(kept) }, null);
  }
  const open = { from: today, to: addDays(today, openDays) };
  const { from, to } = days ?? ((hours || edge) && before && !denied && !isOther ? { from: before, to: before } : open);
  const other = isOther && before ? allWeekdays.filter((weekday) => weekday !== weekdayOf(before)) : null;
  const minute = when.clock && resolveClock(when.clock);
  return {
    from: Math.max(midnight(from, timeZone), now),
    to: midnight(addDays(to, 1), timeZone),
    exact: null,
    // "Next week at three": about that hour of any day.
    hours: minute
      ? { from: minute.hour * 60 + minute.minute, to: minute.hour * 60 + minute.minute + 60 }
      : (hours ?? (kept === null && !isSoon && table ? table.hours : null)),
    weekdays: days?.weekdays ?? (byTable ? null : denied) ?? other,
    spoken: isOneDay ? say.date(from, today) : '',
    ...(kept !== null && { minute: kept }),
    ...(edge !== null && { edge }),
  };

  /** A week from that day on is looked at, so that other times can be offered when the moment is taken. */
  function exactly(wall: WallTime, within: HourSpan | null): Wish {
    return {
      from: Math.max(now, midnight(wall, timeZone)),
      to: midnight(addDays(wall, 7), timeZone),
      exact: instantOf(wall, timeZone),
      hours: within,
      weekdays: null,
      spoken: say.moment(wall, today),
    };
  }
}

/** A time that someone names in passing, as in "a haircut tomorrow at three": a near day or moment still to come. */
export function readPassingWish(utterance: Utterance, now: number, timeZone: string): Wish | null {
  const today = wallTime(now, timeZone);
  const said = readWhen(utterance, new Set(), today);
  if (!said.day && !said.time && !said.part) return null;
  // "A toothache since Sunday", "it broke last night": what is told of is past.
  const days = daysOf(said, today);
  const span = said.day?.piece.value.span;
  const isSince = span?.of === 'days' && span.to.of === 'today' && span.to.days === 0;
  if (isSince || (days && dayNumber(days.to) < dayNumber(today))) return null;
  const wish = readWish(utterance, { now, timeZone, table: null });
  if (!wish || wish.to - wish.from > weekMs + 60 * minuteMs) return null;
  return (wish.exact ?? wish.to) > now ? wish : null;
}
