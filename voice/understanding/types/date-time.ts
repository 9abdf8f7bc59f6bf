import {
  addDays,
  type CalendarDate,
  dayNumber,
  isoDate,
  isoTime,
  isRealDate,
  type WallTime,
} from '#voice/understanding/calendar.ts';
import type { Reading } from '../grammar/chart.ts';
import { type Context, todayOf, type Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { type Clock, resolveClock } from '../values/clock.ts';
import { addLength, type DateExpression, resolveDate } from '../values/date-expression.ts';
import type { Length } from '../values/length.ts';
import { unsettled } from './date.ts';
import { confidenceOf, leastConfidence, leftOver } from './left-over.ts';
import { readWhen, type When } from './when.ts';

const asked = new Set(['date', 'clock']);

/** The wall clock so long from a moment. */
export function wallAfter(now: WallTime, length: Length): WallTime {
  const day = addLength(now, length, 1);
  const at = new Date(Date.UTC(day.year, day.month - 1, day.day, now.hour, now.minute + length.minutes));
  const date = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  return { ...date, hour: at.getUTCHours(), minute: at.getUTCMinutes() };
}

/** The time on a day. Today, a morning hour that has passed means the evening one still to come. */
export function wallOn(date: CalendarDate, clock: Clock, now: WallTime): WallTime {
  const { hour, minute, sure } = resolveClock(clock);
  // "Tonight at midnight" is the end of the day.
  if (hour === 0 && dayNumber(date) === dayNumber(now)) return { ...addDays(date, 1), hour, minute };
  const passed = dayNumber(date) === dayNumber(now) && hour * 60 + minute <= now.hour * 60 + now.minute;
  return { ...date, minute, hour: passed && !sure && hour < 12 ? hour + 12 : hour };
}

/** Of this weight and below, an hour is a number alone. */
const bareHour = -3;

/** "Monday eight" is a day and an hour where both are asked for, and else the eighth. */
export function whenOf(utterance: Utterance, today: CalendarDate, isWish = false): When {
  const when = readWhen(utterance, asked, today, isWish);
  const isHour = when.time !== null && when.time.piece.weight <= bareHour;
  if ((when.clock || when.time) && (when.day || !isHour)) return when;
  const isBare = ({ category, value, weight }: Reading) =>
    category === 'date' && weight < 0 && (value as DateExpression).of === 'both';
  const again = readWhen(
    { ...utterance, readings: utterance.readings.filter((one) => !isBare(one)) },
    asked,
    today,
    isWish,
  );
  return again.clock && again.day ? again : when;
}

export const isoWall = (wall: WallTime) => `${isoDate(wall)}T${isoTime(wall)}`;

/** A moment as the wall clock shows it, `2026-11-24T14:30`. Both the day and the time have to be said. */
export function readDateTime(utterance: Utterance, context: Context): Understood | null {
  const today = todayOf(context);
  const { day, time, clock, part, taken, passed } = whenOf(utterance, today);
  const away = day?.piece.value.away ?? time?.piece.value.away;
  const pieces = [day, time, part].flatMap((one) => (one ? [one.piece] : []));
  const left = leftOver(utterance, pieces, [...taken, ...passed]);
  const weight = Math.min(0, ...pieces.map((piece) => piece.weight));
  const confidence = confidenceOf(weight, left);
  if (away && !clock) {
    const wall = wallAfter(context.now, away);
    return isRealDate(wall) ? { value: isoWall(wall), ...left, confidence, alternatives: [] } : null;
  }
  const date = day?.piece.value.date && resolveDate(day.piece.value.date, today);
  if (!date || !clock || confidence < leastConfidence) return null;
  const value = isoWall(wallOn(date, clock, context.now));
  const days = day.others.flatMap(({ value }) => (value.date ? [resolveDate(value.date, today)] : []));
  const times = time?.others.flatMap(({ value }) => (value.clock ? [value.clock] : [])) ?? [];
  const others = [
    ...days.flatMap((other) => (other ? [isoWall(wallOn(other, clock, context.now))] : [])),
    ...times.map((other) => isoWall(wallOn(date, other, context.now))),
  ].filter((other) => other !== value);
  return others.length > 0
    ? unsettled([value, ...new Set(others)], left)
    : { value, ...left, confidence, alternatives: [] };
}
