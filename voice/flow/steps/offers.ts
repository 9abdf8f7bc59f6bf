import { readPlace } from '../slots/choice.ts';
import { resolveHour } from '../slots/find-time.ts';
import { findWhen } from '../slots/when.ts';
import type { Wish } from '../slots/wish.ts';
import { dayNumber, wallTime } from '#voice/understanding/calendar.ts';

/** Offers lie at least this far apart where there is a choice: "nine, nine thirty or ten" is hardly one. */
const apartMs = 90 * 60_000;

/** The times to offer, in order: within the wished hours if any are, near the wished moment, and spread. */
export function chooseOffers(times: string[], wish: Wish | null, timeZone: string, count: number): string[] {
  const all = [...new Set(times.map((time) => Date.parse(time)))].sort((a, b) => a - b);
  const hours = wish?.hours;
  const fitting = hours ? all.filter((at) => within(at, hours, timeZone)) : all;
  const from = fitting.length > 0 ? fitting : all;
  const exact = wish?.exact ?? null;
  const ranked = exact === null ? from : [...from].sort((a, b) => Math.abs(a - exact) - Math.abs(b - exact));
  const chosen: number[] = [];
  for (const spread of [exact === null ? apartMs : 0, 0])
    for (const at of ranked)
      if (chosen.length < count && !chosen.includes(at) && chosen.every((other) => Math.abs(other - at) >= spread))
        chosen.push(at);
  return chosen.sort((a, b) => a - b).map((at) => new Date(at).toISOString());
}

function within(at: number, hours: { from: number; to: number }, timeZone: string): boolean {
  const wall = wallTime(at, timeZone);
  const minute = wall.hour * 60 + wall.minute;
  return minute >= hours.from && minute < hours.to;
}

/** Which of the offered moments the caller takes, by place, day or time; null when none or more than one fits. */
export function pickOffer(text: string, offers: readonly number[], timeZone: string, now: number): number | null {
  const place = readPlace(text, offers.length);
  if (place !== null) return offers[place] ?? null;
  const when = findWhen(text, now, timeZone, true);
  if (!when || when.instant !== null) return null;
  const fitting = offers.filter((at) => {
    const wall = wallTime(at, timeZone);
    if (when.date && dayNumber(when.date) !== dayNumber(wall)) return false;
    if (!when.time) return true;
    const said = resolveHour(when.time);
    return (
      said.minute === wall.minute && (said.hour === wall.hour || (!said.sure && said.hour % 12 === wall.hour % 12))
    );
  });
  return fitting.length === 1 ? fitting[0]! : null;
}

/** "Something earlier", "do you have anything later?": the span before the first offer, or after the last. */
export function moveOffer(text: string, offers: readonly number[], now: number): Wish | null {
  const first = offers[0];
  const last = offers.at(-1);
  const isEarlier = /\b(?:earlier|sooner)\b/i.test(text);
  const isLater = /\blater\b/i.test(text);
  if (first === undefined || last === undefined || isEarlier === isLater) return null;
  const minute = 60_000;
  const week = 7 * 24 * 60 * minute;
  const span = isEarlier ? { from: now, to: first } : { from: last + minute, to: last + week };
  return span.from < span.to ? { ...span, exact: null, hours: null, spoken: '' } : null;
}
