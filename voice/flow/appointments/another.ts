import type { FlowNode } from '#domain/agents/workflows.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import { asksForAnother, asksToAmend, wordsOf } from '#voice/understanding/matter.ts';
import { type OnTable, readWish, type Wish } from '#voice/understanding/types/wish.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { asksOfTable, isRequest } from '../caller-question.ts';
import type { Next } from '../dialogue.ts';
import type { OwnAppointment } from '../flow-actions.ts';
import { language, type Talk } from '../talk.ts';

/** One more appointment in the conversation that has booked one. */

/** Appointments that are booked in one conversation, at most. */
const mostBooked = 6;
/** Characters of the words that ask for one more. */
const longest = 300;

/** Keeps what asks for one more beside a yes to the one before: it comes when that is done. */
export function keepAnother({ snapshot }: Talk, words: string): void {
  snapshot.another = { words: words.slice(0, longest), from: null };
}

const nameOf = ({ config }: FlowNode) => String(config.name ?? 'appointment');

/** The step that has booked an appointment in this conversation. */
const bookingNode = ({ graph, frame }: Talk): FlowNode | undefined =>
  graph.nodes.findLast(
    (node) =>
      node.type === 'schedule' &&
      (node.config.does ?? 'book') === 'book' &&
      frame.variables[`${nameOf(node)}_id`] !== undefined,
  );

/** The time that was booked before, from which "right after" and "the same day" are counted. */
function before({ frame, snapshot }: Talk, name: string): OnTable {
  const start = frame.variables[`${name}_start`]?.value;
  const at = typeof start === 'string' ? Date.parse(start) : Number.NaN;
  if (Number.isNaN(at)) return { day: null, minute: null, hours: null, offered: null };
  const wall = wallTime(at, snapshot.setting.timeZone);
  return { day: wall, minute: wall.hour * 60 + wall.minute, hours: null, offered: { first: at, last: at } };
}

/** "Another one right after" is about no one o'clock. */
export const withoutCount = (words: string, another: RegExp): string =>
  words.replace(new RegExp(`(?:\\bone )?${another.source}(?: one)?(?![\\w'])`, 'gi'), ' ');

/** The time that words wish for, which ask for one more. */
export function wishForAnother(talk: Talk, words: string, name: string): Wish | null {
  const { timeZone } = talk.snapshot.setting;
  return readWish(readUtterance(withoutCount(words, language(talk).matters.another), language(talk)), {
    plain: false,
    now: talk.at,
    timeZone,
    table: before(talk, name),
  });
}

/** The appointment that was booked last in this conversation. */
export function lastBooked(talk: Talk): OwnAppointment | null {
  const node = bookingNode(talk);
  const value = (part: string) => node && talk.frame.variables[`${nameOf(node)}_${part}`]?.value;
  const [appointmentId, start] = [value('id'), value('start')];
  return typeof appointmentId === 'string' && typeof start === 'string' ? { appointmentId, start } : null;
}

/** Whether words put right the time that was booked: "no wait, Thursday", "actually, can we make it four?". */
export function putsBookedRight(talk: Talk, utterance: Utterance): boolean {
  const node = bookingNode(talk);
  if (!node || asksForAnother(utterance) || asksOfTable(utterance)) return false;
  const isCued =
    asksToAmend(utterance) ||
    utterance.language.matters.instead.test(wordsOf(utterance)) ||
    utterance.marks.some(({ value }) => value === 'repair' || value === 'wrong' || value === 'change');
  return isCued && wishForAnother(talk, utterance.text, nameOf(node)) !== null;
}

/** The new time for what was booked, as far as words name one. */
export function wishForBooked(talk: Talk, utterance: Utterance): Wish | null {
  const node = bookingNode(talk);
  return node ? wishForAnother(talk, utterance.text, nameOf(node)) : null;
}

/** Whether the caller asks for one more appointment, where one was booked. */
export function isWishForAnother(talk: Talk, utterance: Utterance): boolean {
  const node = bookingNode(talk);
  // "See you Monday" takes leave.
  if (!node || asksOfTable(utterance) || utterance.marks.some(({ value }) => value === 'closing')) return false;
  return asksForAnother(utterance) || wishForAnother(talk, utterance.text, nameOf(node)) !== null;
}

/** "Yes, can you also do my daughter": one more is asked for in so many words, where "can my wife come along" asks something. */
export const requestsAnother = (talk: Talk, utterance: Utterance): boolean =>
  isRequest(utterance) && isWishForAnother(talk, utterance);

/** Goes back to the step that books, for one more; null where none was booked, or enough were. */
export function bookAnother(talk: Talk, words: string): Next | null {
  const node = bookingNode(talk);
  const { snapshot } = talk;
  delete snapshot.another;
  if (!node || (snapshot.booked ?? 1) >= mostBooked) return null;
  snapshot.booked = (snapshot.booked ?? 1) + 1;
  snapshot.another = { words: words.slice(0, longest), from: talk.frame.node };
  return { node: node.id };
}
