import { timesIn } from '#voice/understanding/acts.ts';
import { dayNumber, wallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { readPlace } from '#voice/understanding/types/choice.ts';
import { leftOver, type Part } from '#voice/understanding/types/left-over.ts';
import { readWhen } from '#voice/understanding/types/when.ts';
import type { Wish } from '#voice/understanding/types/wish.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { type Clock, resolveClock } from '#voice/understanding/values/clock.ts';
import { type DateExpression, resolveDate } from '#voice/understanding/values/date-expression.ts';

import { clausesIn } from '../clauses-in.ts';

/** Offers lie at least this far apart where there is a choice: "nine, nine thirty or ten" is hardly one. */
const apartMs = 90 * 60_000;

const iso = (at: number) => new Date(at).toISOString();

const minuteOf = (at: number, timeZone: string) => {
  const wall = wallTime(at, timeZone);
  return wall.hour * 60 + wall.minute;
};

/** Of each day, the time that is closest to a minute of it. */
function closestOfDays(all: readonly number[], minute: number, timeZone: string): number[] {
  const off = (at: number) => Math.abs(minuteOf(at, timeZone) - minute);
  const days = Map.groupBy(all, (at) => dayNumber(wallTime(at, timeZone)));
  return [...days.values()].map((times) => times.reduce((best, at) => (off(at) < off(best) ? at : best)));
}

/** Those first that are least before or after hours in which nothing is free: "before work". */
function closestTo(all: readonly number[], hours: { from: number; to: number }, timeZone: string): number[] {
  const off = (at: number) => {
    const minute = minuteOf(at, timeZone);
    return Math.max(hours.from - minute, minute - hours.to, 0);
  };
  return all.toSorted((a, b) => off(a) - off(b));
}

/** The times to offer, in order: within the wished hours if any are, near the wished moment, and spread. */
export function chooseOffers(times: string[], wish: Wish | null, timeZone: string, count: number): string[] {
  const all = [...new Set(times.map((time) => Date.parse(time)))].sort((a, b) => a - b);
  const hours = wish?.hours;
  const weekdays = wish?.weekdays;
  const onDays = weekdays ? all.filter((at) => weekdays.includes(weekdayOf(wallTime(at, timeZone)))) : all;
  const fitting = hours ? onDays.filter((at) => within(at, hours, timeZone)) : onDays;
  const from = fitting.length > 0 ? fitting : onDays;
  if (wish?.edge) return [wish.edge === 'first' ? from[0] : from.at(-1)].flatMap((at) => (at ? [iso(at)] : []));
  const near = wish?.exact ?? wish?.around ?? null;
  const ranked =
    near !== null
      ? [...from].sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
      : hours && fitting.length === 0
        ? closestTo(from, hours, timeZone)
        : wish?.minute === undefined
          ? from
          : closestOfDays(from, wish.minute, timeZone);
  const chosen: number[] = [];
  for (const spread of [near === null ? apartMs : 0, 0])
    for (const at of ranked)
      if (chosen.length < count && !chosen.includes(at) && chosen.every((other) => Math.abs(other - at) >= spread))
        chosen.push(at);
  return chosen.sort((a, b) => a - b).map(iso);
}

/** Whether some of the times are in the wished hours of a day. */
export const fitsHours = (times: readonly string[], wish: Wish | null, timeZone: string) =>
  !wish?.hours || times.some((time) => within(Date.parse(time), wish.hours!, timeZone));

function within(at: number, hours: { from: number; to: number }, timeZone: string): boolean {
  const wall = wallTime(at, timeZone);
  const minute = wall.hour * 60 + wall.minute;
  return minute >= hours.from && minute < hours.to;
}

/** What words say about the times on the table. */
export interface Pick {
  /** The one that they name, by place, day or time. */
  picked: number | null;
  /** By its place in the row. */
  isPlace: boolean;
  /** The words of a day on which none of them is. */
  elsewhere: Part | null;
  /** Those that they do not turn down. */
  left: number[];
  /** Words of weight that have nothing to do with it. */
  beside: number;
  /** "But", "if" or "not" is among them. */
  turns: boolean;
}

/** Words beside a place in the row at most: "I had a crash last week" points at nothing. */
const mostBesidePlace = 1;

/** Which of the offered moments the caller names, and which of them they turn down. */
export function pickOffer(utterance: Utterance, offers: readonly number[], timeZone: string, now: number): Pick {
  const { chosen, denied, parts } = readPlace(utterance, offers.length);
  const byPlace = leftOver(utterance, parts, parts);
  const isMeant = denied.length > 0 || byPlace.beside <= mostBesidePlace;
  const isPlace = offers.length > 1 && parts.length > 0 && isMeant;
  const left = isPlace ? offers.filter((_, index) => !denied.includes(index)) : [...offers];
  const evidence = { beside: byPlace.beside, turns: byPlace.turns };
  const [first] = chosen;
  const moment = byMoment(utterance, left, timeZone, now);
  // "The first one on Thursday", where all are on Wednesday, is none of them.
  const { elsewhere } = moment;
  const isDay = elsewhere !== null && !parts.some(({ from, to }) => from <= elsewhere.from && to >= elsewhere.to);
  if (isPlace && chosen.length > 0 && !isDay)
    return {
      picked: chosen.length === 1 ? (offers[first!] ?? null) : null,
      isPlace,
      elsewhere: null,
      left,
      ...evidence,
    };
  return moment;
}

/** "Nine, no, ten thirty", "the second, no, the first one": one is named, taken back, and another of them is named. */
export function pickedAfterAll(
  { text, words, marks, language }: Utterance,
  offers: readonly number[],
  timeZone: string,
  now: number,
): number | null {
  const pick = (said: string) => pickOffer(readUtterance(said, language), offers, timeZone, now).picked;
  const repairs = marks.filter(({ value, from }) => value === 'repair' && from > 0);
  const denials = words.flatMap((word, at) =>
    at > 0 && language.denials.has(word.text) ? [{ from: at, to: at + 1 }] : [],
  );
  for (const { from, to } of [...repairs, ...denials].toSorted((a, b) => b.to - a.to)) {
    if (to >= words.length) continue;
    const before = text.slice(0, words[from]!.from);
    if (pick(before) === null && !isTimely(readUtterance(before, language))) continue;
    // "Noon, no, that's lunch, nine": a time alone at the end, and none that only tells why, "I have school at nine".
    const end = words.length - Number(language.spelling.ones.has(words.at(-1)!.text));
    const ends = [2, 1].flatMap((count) => {
      const begin = end - count;
      return begin > to && !language.around.joins.has(words[begin - 1]!.text) ? [words[begin]!.from] : [];
    });
    for (const begin of [words[to]!.from, ...ends]) {
      const after = pick(text.slice(begin, begin === words[to]!.from ? undefined : words[end - 1]!.to));
      if (after !== null) return after;
    }
  }
  return null;
}

const isTimely = (said: Utterance): boolean =>
  timesIn(said).length > 0 || said.readings.some(({ category }) => category === 'clock');

/** "Nine is what I had last time, I want ten": the last sentence with a time, without what leads to it, where one before it names another. */
export function ledPart(utterance: Utterance): Utterance | null {
  const { puts } = utterance.language.restatements;
  const clauses = clausesIn(utterance);
  const last = clauses.findLast(isTimely);
  const lead = last && (puts.exec(`${wordsOf(last)} `)?.[0].trim() ?? '');
  if (!last || !lead || !clauses.slice(0, clauses.indexOf(last)).some(isTimely)) return null;
  const rest = last.words[lead.split(' ').length];
  return rest ? readUtterance(last.text.slice(rest.from), last.language) : null;
}

/** Whether a day that is said is that of a moment. */
function isOn(date: DateExpression, at: number, timeZone: string, now: number): boolean {
  const wall = wallTime(at, timeZone);
  // "The 5th" of what was offered, whatever the month.
  if (date.of === 'day' && date.month === undefined) return date.day === wall.day;
  const named = resolveDate(date, wallTime(now, timeZone));
  if (named === null) return false;
  if (dayNumber(named) === dayNumber(wall)) return true;
  return date.of === 'weekday' && date.week === undefined && date.weekday === weekdayOf(wall);
}

function isAtClock(said: Clock, at: number, timeZone: string): boolean {
  const wall = wallTime(at, timeZone);
  const { hour, minute, sure } = resolveClock(said);
  return minute === wall.minute && (hour === wall.hour || (!sure && hour % 12 === wall.hour % 12));
}

/**
 * Words without the day or the time on the table where they name another one beside it, whatever they say of it: "ah, Tuesday
 * is my court date. Wednesday?" is about Wednesday.
 */
export function besideOffer(utterance: Utterance, offer: number, timeZone: string, now: number): Utterance {
  const { text, words, marks, language } = utterance;
  const when = readWhen(utterance, new Set(['clock', 'date']), wallTime(now, timeZone));
  // What is turned down in as many words is understood without.
  const meant = new Set([when.day, when.time].flatMap((one) => (one ? [one.piece, ...one.others] : [])));
  const isOpen = when.taken.every((piece) => meant.has(piece));
  if (!isOpen || marks.some(({ value }) => value === 'or')) return utterance;
  const { taken } = when;
  const days = taken.filter(({ value }) => value.date && !value.clock);
  const clocks = taken.filter(({ value }) => value.clock && !value.date);
  const isDay = (piece: (typeof taken)[number]) => isOn(piece.value.date!, offer, timeZone, now);
  const isTime = (piece: (typeof taken)[number]) => isAtClock(piece.value.clock!, offer, timeZone);
  const left = [
    ...(days.some((piece) => !isDay(piece)) ? days.filter(isDay) : []),
    ...(clocks.some((piece) => !isTime(piece)) ? clocks.filter(isTime) : []),
  ];
  if (left.length === 0) return utterance;
  let rest = text;
  for (const { from, to } of left.toSorted((a, b) => b.from - a.from))
    rest = `${rest.slice(0, words[from]!.from)}, ${rest.slice(words[to - 1]!.to)}`;
  return readUtterance(rest.replace(/(?:\s*,)+/g, ',').replace(/^[\s,]+/, ''), language);
}

/** The same by the day and the time that the words name. */
function byMoment(utterance: Utterance, offers: readonly number[], timeZone: string, now: number): Pick {
  const today = wallTime(now, timeZone);
  const when = readWhen(utterance, new Set(['clock', 'date']), today);
  const { day, clock, part, taken } = when;
  const { beside, turns } = leftOver(utterance, taken, [...taken, ...when.passed]);
  const meant = new Set([day, when.time, part].flatMap((one) => (one ? [one.piece, ...one.others] : [])));
  const denied = taken.filter((piece) => !meant.has(piece)).map(({ value }) => value);
  const on = (date: DateExpression, at: number) => isOn(date, at, timeZone, now);
  const isAt = (said: Clock, at: number) => isAtClock(said, at, timeZone);
  const left = offers.filter(
    (at) => !denied.some((one) => (one.clock ? isAt(one.clock, at) : one.date ? on(one.date, at) : false)),
  );
  const date = day?.piece.value.date;
  const hours = part?.piece.value.part;
  if ((!date && !clock && !hours) || day?.piece.value.away)
    return { picked: null, isPlace: false, elsewhere: null, left, beside, turns };
  // "Half past nine or eleven" takes none of them yet.
  const dates = [date, ...(day?.others ?? []).map(({ value }) => value.date)].flatMap((one) => one ?? []);
  const clocks = [clock, ...(when.time?.others ?? []).map(({ value }) => value.clock)].flatMap((one) => one ?? []);
  const fitting = offers.filter((at) => {
    if (dates.length > 0 && !dates.some((one) => on(one, at))) return false;
    const minute = minuteOf(at, timeZone);
    if (clocks.length > 0) return clocks.some((one) => isAt(one, at));
    return !hours || (minute >= hours.from && minute < hours.to);
  });
  if (fitting.length > 1 && fitting.length < left.length && dates.length + clocks.length > 1)
    return { picked: null, isPlace: false, elsewhere: null, left: fitting, beside, turns };
  const elsewhere = date !== undefined && !offers.some((at) => on(date, at)) ? day!.piece : null;
  return { picked: fitting.length === 1 ? fitting[0]! : null, isPlace: false, elsewhere, left, beside, turns };
}

/** "Half past nine, no, eleven": a no between two times takes the first back, and turns down none that is offered. */
export function isBetweenTimes({ words, language }: Utterance, taken: readonly Part[]): boolean {
  const no = words.findIndex(({ text }) => language.plainAnswers.no.has(text));
  return no > 0 && taken.some(({ to }) => to <= no) && taken.some(({ from }) => from > no);
}

/** Digits behind each other that are of a number and of no time, at least: "the number ends in one seven one". */
const fewestDigits = 3;

/** Words without rows of single digits, in which there is no time. */
export function withoutDigits(utterance: Utterance): Utterance {
  const { text, words, language } = utterance;
  const isDigit = (at: number) => /^\d$/.test(language.spelling.numbers[words[at]?.text ?? ''] ?? '');
  let rest = text;
  for (let to = words.length; to > 0; to -= 1) {
    let from = to;
    while (isDigit(from - 1)) from -= 1;
    if (to - from >= fewestDigits) rest = `${rest.slice(0, words[from]!.from)}, ${rest.slice(words[to - 1]!.to)}`;
    if (from < to) to = from + 1;
  }
  return rest === text ? utterance : readUtterance(rest, language);
}
