import { wallTime } from '#voice/understanding/calendar.ts';
import { readWhen } from '#voice/understanding/types/when.ts';
import { readPassingWish, type Wish } from '#voice/understanding/types/wish.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import type { Question } from '../dialogue.ts';
import { slotsInOrder } from '../snapshot.ts';
import { language, type Talk } from '../talk.ts';

/** Times that callers name before they are asked for one: "…, and Tuesday at three would be good". */

const longest = 300;

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

/** Keeps the words for when a time is asked for. The latest count. */
export function keepAhead({ snapshot }: Talk, { text }: Utterance): void {
  snapshot.ahead = text.slice(0, longest);
}

/** The time that was named before: in passing, or where what it is for was asked. */
export function wishBefore(talk: Talk): Wish | null {
  const { snapshot, frame, defs, at } = talk;
  const free = slotsInOrder(frame).flatMap(([name, { said }]) => (defs.get(name)?.type === 'text' ? [said] : []));
  for (const said of [...(snapshot.ahead === undefined ? [] : [snapshot.ahead]), ...free]) {
    const wish = readPassingWish(readUtterance(said, language(talk)), at, snapshot.setting.timeZone);
    if (wish) return wish;
  }
  return null;
}
