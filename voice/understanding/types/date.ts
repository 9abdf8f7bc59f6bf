import { type CalendarDate, isoDate } from '#voice/understanding/calendar.ts';
import { type Context, todayOf, type Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { resolveDate } from '../values/date-expression.ts';
import type { Moment } from '../values/moment.ts';
import { confidenceOf, type LeftOver, leastConfidence, leftOver } from './left-over.ts';
import type { Piece } from './settle.ts';
import { readWhen, type When } from './when.ts';

const asked = new Set(['date']);
/** Of this weight and below, a day is said in numbers alone. */
const lean = -0.5;
/** A number alone. */
const bare = -3;

/** A calendar day, as `2026-11-26`. Days without a year lie ahead. */
export function readDate(utterance: Utterance, context: Context): Understood | null {
  const today = todayOf(context);
  const { day, taken, passed } = dayOfWords(utterance, today);
  if (!day) return null;
  const dayOf = ({ date }: Moment) => {
    const found = date && resolveDate(date, today);
    return found ? isoDate(found) : null;
  };
  const value = dayOf(day.piece.value);
  if (value === null) return null;
  // "Friday or next week".
  if (day.others.some(({ value: { span } }) => span)) return null;
  const others = new Set(
    day.others.map((other) => dayOf(other.value)).filter((other) => other !== null && other !== value),
  );
  // "3/5" may be written the other way round.
  const { from, to } = day.piece;
  const swapped = utterance.readings
    .filter((one) => one.category === 'date' && one.from === from && one.to === to && one.weight < day.piece.weight)
    .map((one) => dayOf({ date: one.value as Moment['date'] }))
    .filter((other) => other !== null && other !== value);
  if (isCutShort(utterance, day.piece, taken)) return null;
  const left = leftOver(utterance, [day.piece], [...taken, ...passed]);
  const confidence = confidenceOf(day.piece.weight, left);
  if (others.size > 0 || confidence < leastConfidence)
    return others.size > 0 ? unsettled([value, ...others], left) : null;
  const alternatives = [...new Set(swapped)] as string[];
  return {
    value,
    ...left,
    confidence: alternatives.length > 0 ? Math.min(confidence, 0.65) : confidence,
    alternatives,
  };
}

/**
 * Whether a number that belongs to no other piece stands right beside a day of numbers, or behind one without its year:
 * it may be a part of it.
 */
function isCutShort(
  { readings, words }: Utterance,
  { from, to, value, weight }: Piece<Moment>,
  taken: readonly Piece<Moment>[],
) {
  if (value.date?.of !== 'day') return false;
  const isYearless = value.date.month !== undefined && value.date.year === undefined;
  const isNumber = (at: number) =>
    words[at] !== undefined &&
    !taken.some((piece) => at >= piece.from && at < piece.to && piece.weight > bare) &&
    readings.some((one) => one.category === 'decimals' && one.from === at && one.to === at + 1);
  return ((weight <= lean || isYearless) && isNumber(from - 1)) || (value.date.year === undefined && isNumber(to));
}

/** Where a day is asked for, "twelve oh three" may be one: as soon as nothing else is. */
function dayOfWords(utterance: Utterance, today: CalendarDate): When {
  const when = readWhen(utterance, asked, today);
  const [piece, ...more] = when.taken;
  if (when.day || !piece?.value.clock || more.length > 0) return when;
  const readings = utterance.readings.filter(
    (one) => one.category === 'date' && one.from === piece.from && one.to === piece.to && one.weight === -2.5,
  );
  const again = readWhen({ ...utterance, readings }, asked, today);
  return again.day ? again : when;
}

/** Several values of which none was chosen. */
export const unsettled = (alternatives: (string | number | null)[], left: LeftOver): Understood => ({
  value: null,
  ...left,
  confidence: 0,
  alternatives,
});
