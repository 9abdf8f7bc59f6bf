import type { Language } from '#voice/languages/language.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import { leftOver } from '#voice/understanding/types/left-over.ts';
import { readWhen } from '#voice/understanding/types/when.ts';
import { type OnTable, readPassingWish, readWish, type Wish } from '#voice/understanding/types/wish.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import type { Question } from '../dialogue.ts';
import { slotsInOrder } from '../snapshot.ts';
import { language, type Talk } from '../talk.ts';

/** Times that callers name before they are asked for one: "…, and Tuesday at three would be good". */

/** Characters of what is kept of one turn, and such turns, the last of which count. */
const longest = 300;
const mostKept = 4;
const lineBreak = '\n';
const dayMs = 24 * 3_600_000;

type Node = Talk['graph']['nodes'][number];

/** Whether a step books: one of its own, or an agent by prompt that may. */
const books = ({ type, config }: Node): boolean =>
  (type === 'schedule' && (config.does ?? 'book') === 'book') ||
  (type === 'prompt' && Array.isArray(config.tools) && config.tools.includes('book'));

/** Whether people call to book an appointment. */
export const booksAppointments = ({ graph }: Talk): boolean => graph.nodes.some(books);

/** Whether the flow still has an appointment to book. */
const hasBookingAhead = ({ graph, frame }: Talk): boolean =>
  graph.nodes.some((node) => books(node) && frame.variables[`${node.config.name ?? 'appointment'}_id`] === undefined);

const timed = new Set(['date', 'time', 'date_time']);
/** Figures of these are no days. */
const figured = new Set(['phone', 'code', 'number', 'money', 'rating', 'duration']);

/** A day that words name while something else is asked, for an appointment that is still to be booked. */
export function wishAhead(talk: Talk, { kind, expects }: Question, utterance: Utterance): Wish | null {
  const { timeZone } = talk.snapshot.setting;
  const isAsked = kind === 'free' || expects.some((type) => timed.has(type));
  if (isAsked || talk.snapshot.aside !== null || !hasBookingAhead(talk)) return null;
  const { day, time } = readWhen(utterance, new Set(), wallTime(talk.at, timeZone));
  if (!day?.piece.value.date || day.piece.weight <= -1) return null;
  const isFigured = /\d/.test(utterance.text) || day.piece.value.date.of !== 'weekday';
  if (isFigured && time === null && expects.some((type) => figured.has(type))) return null;
  return readPassingWish(utterance, talk.at, timeZone);
}

const timely: ReadonlySet<string> = new Set(['clock', 'date', 'moment', 'span', 'part', 'relative', 'any']);

/** Whether a number is said, in figures or words. */
const namesNumber = ({ words, language: { spelling } }: Utterance): boolean =>
  words.some(({ text }) => /\d/.test(text) || text in spelling.numbers);

/** Whether words say a time, and nothing but how it is wished for: "do you have anything after lunch", "thursday if possible". */
export function isBareTime({ readings, words, marks, language: own }: Utterance): boolean {
  const times = readings.filter(({ category }) => timely.has(category));
  const denied = marks.filter(({ value }) => value === 'negation');
  const isTime = (at: number) => [...times, ...denied].some(({ from, to }) => at >= from && at < to);
  const beside = words.flatMap(({ text: word }, at) => (isTime(at) ? ['|'] : [word])).join(' ');
  const left = readUtterance(beside.replace(own.matters.besideTime, ' ').replaceAll('|', ' '), own);
  return times.length > 0 && leftOver(left, [], []).beside === 0;
}

/**
 * "After three", "not the morning", "do you have anything after lunch": a time without a day that is all of what is said while
 * something else is asked. An answer comes before it.
 */
export function timeAhead(talk: Talk, { kind, expects }: Question, utterance: Utterance): Wish | null {
  const isAsked = (kind === 'free' && !expects.includes('name')) || expects.some((type) => timed.has(type));
  if (isAsked || talk.snapshot.aside !== null || !hasBookingAhead(talk)) return null;
  const { text, language: own } = utterance;
  // "Two", where a number is asked for.
  const isFigure = kind !== 'readback' && expects.some((type) => figured.has(type)) && namesNumber(utterance);
  if (/^[\d\s.:]*$/.test(text) || isFigure || !isBareTime(utterance)) return null;
  const { timeZone } = talk.snapshot.setting;
  const before = wishKept(talk, own);
  return readWish(utterance, { now: talk.at, timeZone, table: before && tableOf(before, timeZone) });
}

/**
 * The words that name a day where it is asked what someone comes for, "can I come in tomorrow?": all of them, or the last
 * part that does. Null where none does.
 */
export function dayNamed(talk: Talk, { kind }: Question, utterance: Utterance): Utterance | null {
  if (kind !== 'free' || talk.snapshot.aside !== null || !hasBookingAhead(talk)) return null;
  const { text, words, language: own } = utterance;
  const now = wallTime(talk.at, talk.snapshot.setting.timeZone);
  const begins = words.flatMap(({ pause, from }, at) => (at > 0 && pause ? [from] : []));
  const parts = begins.map((from, n) => readUtterance(text.slice(from, begins[n + 1]), own)).reverse();
  const names = (said: Utterance) => {
    const { day } = readWhen(said, new Set(), now);
    return day?.piece.value.date !== undefined && day.piece.weight > -1;
  };
  return [utterance, ...parts].find(names) ?? null;
}

/** Keeps the words for when a time is asked for, behind those before: "Tuesday", and then "not too early". */
export function keepAhead({ snapshot }: Talk, { text }: Utterance): void {
  const before = snapshot.ahead?.split(lineBreak) ?? [];
  snapshot.ahead = [...before.slice(1 - mostKept), text.slice(0, longest)].join(lineBreak);
}

/** What a wish leaves for the next one to be said by. */
function tableOf({ exact, from, to, hours, minute }: Wish, timeZone: string): OnTable {
  const wall = wallTime(exact ?? from, timeZone);
  const isDay = exact !== null || to - from <= dayMs;
  return {
    day: isDay ? wall : null,
    minute: exact === null ? (minute ?? null) : wall.hour * 60 + wall.minute,
    hours,
    offered: null,
  };
}

/** Whether any time will do, and no day or part of one is named. */
function isAnyTime(utterance: Utterance, at: number, timeZone: string): boolean {
  const { day, time, part } = readWhen(utterance, new Set(), wallTime(at, timeZone));
  return !day && !time && !part && utterance.readings.some(({ category }) => category === 'any');
}

/** What was told in passing, one thing after the other: a later one changes what it names. */
function wishKept({ snapshot, at }: Talk, own: Language): Wish | null {
  const { timeZone } = snapshot.setting;
  let wish: Wish | null = null;
  for (const said of snapshot.ahead?.split(lineBreak) ?? []) {
    const utterance = readUtterance(said, own);
    // "Any time" is of the day that was named before.
    if (wish && isAnyTime(utterance, at, timeZone)) continue;
    const table: OnTable | null = wish && tableOf(wish, timeZone);
    const next: Wish | null =
      (table === null ? readPassingWish(utterance, at, timeZone) : null) ??
      readWish(utterance, { now: at, timeZone, table });
    if (next && (next.exact ?? next.to) > at) wish = next;
  }
  return wish;
}

/** The time that was named before: in passing, or where what it is for was asked. */
export function wishBefore(talk: Talk): Wish | null {
  const { snapshot, frame, defs, at } = talk;
  const kept = wishKept(talk, language(talk));
  if (kept) return kept;
  const free = slotsInOrder(frame).flatMap(([name, { said }]) => (defs.get(name)?.type === 'text' ? [said] : []));
  for (const said of free) {
    const wish = readPassingWish(readUtterance(said, language(talk)), at, snapshot.setting.timeZone);
    if (wish) return wish;
  }
  return null;
}
