import { type CalendarDate, dayNumber } from '#voice/understanding/calendar.ts';
import type { Reading } from '../grammar/chart.ts';
import { bestCover, latent } from '../grammar/select.ts';
import type { Utterance } from '../utterance.ts';
import { type Clock, type DayPart, inPart } from '../values/clock.ts';
import { type DateExpression, resolveDate, type Span } from '../values/date-expression.ts';
import type { Length } from '../values/length.ts';
import type { Moment } from '../values/moment.ts';
import type { Part } from './left-over.ts';
import { isThoughtOf, meantOf, settleMeant } from './meant.ts';
import type { Piece, Settled } from './settle.ts';

const timely = new Set(['date', 'span', 'clock', 'part', 'moment']);

const momentOf = ({ category, value }: Reading): Moment => {
  if (category === 'date') return { date: value as DateExpression };
  if (category === 'span') return { span: value as Span };
  if (category === 'clock') return { clock: value as Clock };
  return category === 'part' ? { part: value as DayPart } : (value as Moment);
};

const signs = /^[-/:.,]$/;
/** A bare number inside one of these is part of it. */
const numeric = new Set(['count', 'quantity', 'place', 'ordinal', 'length', 'heads', 'money']);
/** Numbers that are not cut through: "thirty-one" is no "thirty" with "one" behind it. */
const whole = new Set(['count', 'ordinal']);

/** Whether a reading is torn out of something longer: half of a number, or of digits with signs between. */
function isTorn(
  utterance: Utterance,
  fitting: readonly Reading[],
  longer: readonly Reading[],
  { from, to, weight, category, value }: Reading,
): boolean {
  const { words } = utterance;
  const [before, first, last, after] = [words[from - 1], words[from]!, words[to - 1]!, words[to]];
  const isDigits = (text: string | undefined) => text !== undefined && /^\d+$/.test(text);
  if (first.glued && before && isDigits(first.text) && (signs.test(before.text) || isDigits(before.text))) return true;
  if (after?.glued && isDigits(last.text) && signs.test(after.text) && isDigits(words[to + 1]?.text)) return true;
  // "Ten, uh, eleven" and "not ten, eleven" are two hours; "three, uh, thirty" is one time.
  const minute = category === 'clock' ? (value as Clock).minute : 0;
  const isDenial = (mark: Reading) => utterance.language.denials.has(words[mark.from]!.text);
  const isParted =
    words.some((_, at) => at > from && at < to && isThoughtOf(utterance, at)) ||
    utterance.marks.some((mark) => mark.value === 'negation' && mark.to === from && !isDenial(mark));
  // "Nine, uh, ten thirty" is no ten past nine.
  const isBegunAnew = words.some(
    (_, at) =>
      at > from &&
      at < to &&
      isThoughtOf(utterance, at) &&
      fitting.some((one) => one.category === 'clock' && one.from === at && one.to > to && one.weight >= -1),
  );
  if ((minute % 5 !== 0 && isParted) || (minute !== 0 && isBegunAnew)) return true;
  // Not where something whole stands on the other side: "nine thirty nine forty-five".
  const isMet = (at: number) =>
    weight > -1 &&
    fitting.some((one) => one.to - one.from > 1 && one.weight > -1 && (at === from ? one.to : one.from) === at);
  const isCut = (one: Reading) =>
    (one.from < from && one.to > from && one.to < to && !isMet(from)) ||
    (one.from > from && one.from < to && one.to > to && !isMet(to));
  if (longer.some((one) => whole.has(one.category) && isCut(one))) return true;
  const isAround = (one: Reading) => one.from <= from && one.to >= to && one.to - one.from > to - from;
  // A day that does not exist is not replaced by one that some of its words say.
  if (category === 'date' && longer.some((one) => one.category === 'date' && isAround(one))) return true;
  const isBefore = (thing: string) =>
    longer.some((one) => one.category === 'thing' && one.value === thing && one.from <= to && one.to > to);
  const isOrdinal =
    category === 'date' && (value as DateExpression).of === 'day' && (value as { month?: number }).month === undefined;
  if (weight > latent) {
    // "The second one", "the second week", "the first opening".
    return (
      isOrdinal &&
      (isBefore('placed') ||
        longer.some(
          (one) =>
            (one.category === 'place' && one.from <= from && one.to > to) ||
            (one.category === 'period' && one.from === to),
        ))
    );
  }
  return (
    // "First available".
    (isOrdinal &&
      utterance.readings.some((one) => one.category === 'any' && one.from <= from && one.to >= to && isAround(one))) ||
    isBefore('counted') ||
    longer.some((one) => one.category !== 'period' && one.category !== 'date' && isAround(one))
  );
}

/** Days ahead, at most, in which "Monday nine" is the ninth. */
const farthestDay = 35;

/** "Monday nine", where the next Monday that is a ninth is months away: it is Monday at nine. */
function isFarHour(
  { readings, words, language }: Utterance,
  { value, from, to }: Reading,
  today: CalendarDate,
): boolean {
  const date = value as DateExpression;
  if (date.of !== 'both' || date.date.of !== 'day' || date.date.month !== undefined) return false;
  const found = resolveDate(date, today);
  const isFar = found !== null && dayNumber(found) - dayNumber(today) > farthestDay;
  const isHour = readings.some((one) => one.category === 'clock' && one.from > from && one.to === to);
  return isFar && isHour && !words.slice(from, to).some(({ text }) => language.articles.has(text));
}

const isNow = ({ years, months, days, minutes }: Length) => years === 0 && months === 0 && days === 0 && minutes === 0;

/** All that is said about when, settled by its kind: the day, the time, the part of the day. */
export interface When {
  day: Settled<Moment> | null;
  time: Settled<Moment> | null;
  part: Settled<Moment> | null;
  /** All words that say something about when, also what is not meant. */
  taken: Piece<Moment>[];
  /** Words that say which of it is meant. */
  passed: Part[];
  /** The time, with the half of the day that its part of the day tells. */
  clock: Clock | null;
}

/** "In the afternoon, from five on": what both parts of the day have. */
function withinBoth(settled: Settled<Moment> | null): Settled<Moment> | null {
  const all = settled ? [settled.piece, ...settled.others].flatMap(({ value }) => value.part ?? []) : [];
  const bounds = all.find(({ open }) => open);
  if (!settled || all.length < 2 || !bounds) return settled;
  const from = Math.max(...all.map((part) => part.from));
  const to = Math.min(...all.map((part) => part.to));
  if (from >= to) return settled;
  return { piece: { ...settled.piece, value: { ...settled.piece.value, part: { ...bounds, from, to } } }, others: [] };
}

/**
 * @param asked the categories that an answer is wanted of: a bare number may be one
 * @param isWish of two days or times that nothing joins, the last is meant: it is put to the caller once more
 */
export function readWhen(utterance: Utterance, asked: ReadonlySet<string>, today: CalendarDate, isWish = false): When {
  const isUnreal = ({ category, value }: Reading) =>
    category === 'date' && resolveDate(value as DateExpression, today) === null;
  const isHour = (one: Reading) => one.category === 'date' && isFarHour(utterance, one, today);
  // "The one before that" is at no one o'clock.
  const { words, language } = utterance;
  const isOne = ({ category, from, to }: Reading) =>
    category === 'clock' &&
    to - from === 1 &&
    language.spelling.ones.has(words[from]!.text) &&
    language.articles.has(words[from - 1]?.text ?? '');
  const fitting = utterance.readings.filter(
    (reading) => timely.has(reading.category) && !isUnreal(reading) && !isOne(reading) && !isHour(reading),
  );
  // "Friday ten thirty" is not the tenth.
  const isTime = ({ from, to }: Reading) =>
    fitting.some(
      (one) => one.category === 'clock' && one.weight >= -1 && one.from > from && one.from < to && one.to > to,
    );
  // "Ten eleven" is no price where it may be a time; "eleven seventy" is.
  const isPrice = ({ category, value, from, to }: Reading) =>
    category === 'money' &&
    (value as { currency: string | null }).currency === null &&
    fitting.some((one) => one.category === 'clock' && one.from === from && one.to === to);
  const longer = utterance.readings.filter(
    (one) =>
      one.category === 'period' ||
      one.category === 'thing' ||
      (numeric.has(one.category) && one.to - one.from > 1 && !isPrice(one)) ||
      (one.weight > -1 && isUnreal(one) && !isTime(one)),
  );
  const untorn = fitting.filter((reading) => !isTorn(utterance, fitting, longer, reading));
  const cover = bestCover(untorn, utterance.words.length, ({ category }) => asked.has(category));
  const all = cover.map((reading) => ({ ...reading, value: momentOf(reading) }));
  // "Now" beside a day or a time is no moment of its own.
  const isPlain = all.some(({ value: { date, span, clock } }) => date ?? span ?? clock);
  const isAny = ({ value: { date, span, away, clock, part } }: Piece<Moment>) => date ?? span ?? away ?? clock ?? part;
  const taken = all.filter((piece) => isAny(piece) && !(isPlain && piece.value.away && isNow(piece.value.away)));
  const passed = all.filter((piece) => !taken.includes(piece));
  const meant = meantOf(utterance, taken);
  const of = (wanted: (moment: Moment) => unknown) =>
    settleMeant(
      utterance,
      meant,
      meant.pieces.filter(({ value }) => wanted(value)),
      isWish,
    );
  const day = of(({ date, span, away }) => date ?? span ?? away);
  const time = of(({ clock, away }) => clock ?? away);
  const part = withinBoth(of(({ part }) => part));
  const said = time?.piece.value.clock ?? null;
  const hours = part?.piece.value.part;
  return {
    day,
    time,
    part,
    taken,
    passed: [...passed, ...meant.passed],
    clock: said && hours ? (inPart(said, hours) ?? said) : said,
  };
}

/** Whether a day is said that there is not: "Friday the 5th" where that is a Saturday, "February 30". */
export function hasUnrealDay({ readings }: Utterance, today: CalendarDate): boolean {
  const dates = readings.filter(({ category, weight }) => category === 'date' && weight > -1);
  const isReal = ({ value }: Reading) => resolveDate(value as DateExpression, today) !== null;
  return dates.some(
    (one) =>
      !isReal(one) &&
      !dates.some((other) => isReal(other) && other.from <= one.from && other.to >= one.to) &&
      // "Monday 3" is Monday at three.
      !readings.some(
        ({ category, from, to, weight }) => category === 'clock' && weight > -4 && to > one.from && from < one.to,
      ),
  );
}
