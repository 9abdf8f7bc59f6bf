import { type FoundDate, findDate } from './find-date.ts';
import { findTime, resolveHour, type SaidTime } from './find-time.ts';
import { digitize } from './number-words.ts';
import { plain } from './spoken-text.ts';
import { addDays, type CalendarDate, dayNumber, instantOf, type WallTime, wallTime } from './zone.ts';

/** What a sentence says about when: a day, a time of day, or both. */
export interface When {
  date: CalendarDate | null;
  time: SaidTime | null;
  /** "in two hours": an instant of its own, milliseconds since the epoch. */
  instant: number | null;
  rest: string;
}

/** What is taken back in the same breath: "not Monday, Tuesday", "not at three but at four". */
const rejected = /\b(?:not|rather than|instead of) (?!before\b|after\b)[^,]{2,25}?(?:,| but\b)\s*/g;

/** Number words as digits, without the commas that writers put into dates. */
export function whenWords(text: string): string {
  return digitize(
    plain(text)
      .replace(rejected, '')
      .replace(/\b(\d+),(?=\d{3}\b)/g, '$1'),
  )
    .replace(/,/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const relative =
  /\bin (?:(?:a|an|1|(half an)|(\d{1,3}|a couple(?: of)?))) (minutes?|hours?)(?: and (?:a half|30 minutes?))?\b/;
const fromNow = /\b(an?|half an|\d{1,3}) (minutes?|hours?)(?: and (?:a half|30 minutes?))? from now\b/g;

function relativeInstant(words: string, now: number): { instant: number; rest: string } | null {
  const match = relative.exec(words);
  if (!match) return null;
  const [all, half, count = '1', unit = ''] = match;
  const amount = half ? 0.5 : count.startsWith('a') ? 2 : Number(count);
  const minutes = unit.startsWith('hour') ? amount * 60 + (/and/.test(all) ? 30 : 0) : amount;
  const minute = 60_000;
  const instant = Math.ceil(now / minute) * minute + minutes * minute;
  return { instant, rest: words.replace(all, ' ').replace(/\s+/g, ' ').trim() };
}

/**
 * Reads day and time from a caller's words.
 * @param asked whether a lone number counts as a time
 */
export function findWhen(text: string, now: number, timeZone: string, asked: boolean): When | null {
  const words = whenWords(text).replace(fromNow, (phrase) => `in ${phrase.replace(' from now', '')}`);
  const soon = relativeInstant(words, now);
  if (soon) return { date: null, time: null, instant: soon.instant, rest: soon.rest };
  const date: FoundDate | null = findDate(words, wallTime(now, timeZone));
  const time = findTime(date?.rest ?? words, asked) ?? (date && !asked ? null : findTime(words, false));
  if (!date && !time) return null;
  const half = time && !time.time.half && date ? halfIn(words, time.time) : null;
  return {
    date: date?.date ?? null,
    time: time ? { ...time.time, half: time.time.half ?? half } : null,
    instant: null,
    rest: time?.rest ?? date?.rest ?? '',
  };
}

/** "Tonight" and "this morning" are taken out with the date but still tell the half of the day. */
function halfIn(words: string, time: SaidTime): SaidTime['half'] {
  if (/\bmorning\b/.test(words)) return 'am';
  if (/\bafternoon\b|\bevening\b/.test(words)) return 'pm';
  return /\btonight\b/.test(words) && time.hour >= 5 && time.hour < 12 ? 'pm' : null;
}

/** The wall clock's time on a day. Today, a morning time that has passed means the evening one still to come. */
export function wallOn(date: CalendarDate, time: SaidTime, now: WallTime): WallTime {
  const { hour, minute, sure } = resolveHour(time);
  const wall = { year: date.year, month: date.month, day: date.day, hour, minute };
  const passed = dayNumber(date) === dayNumber(now) && hour * 60 + minute <= now.hour * 60 + now.minute;
  return passed && !sure && hour < 12 ? { ...wall, hour: hour + 12 } : wall;
}

/** The next instant at which the clock shows this time: today, or tomorrow when it has passed. */
export function nextAt(time: SaidTime, now: number, timeZone: string): number {
  const today = wallTime(now, timeZone);
  const { hour, minute } = resolveHour(time);
  const at = instantOf({ ...today, hour, minute }, timeZone);
  return at > now ? at : instantOf({ ...addDays(today, 1), hour, minute }, timeZone);
}
