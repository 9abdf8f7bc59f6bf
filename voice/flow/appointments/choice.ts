import { wallTime } from '#voice/understanding/calendar.ts';
import { type OnTable, readRelatives, readWish, type Wish } from '#voice/understanding/types/wish.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Next } from '../dialogue.ts';
import type { Talk } from '../talk.ts';
import type { Limits } from './limits.ts';

/** Where the talk about a time stands. */
export interface Choosing {
  /** wish: asking for a time. finding, booking: an action runs. offer: several times are on the table. confirm: one. */
  stage: 'wish' | 'finding' | 'offer' | 'confirm' | 'booking';
  wish: Wish | null;
  /** ISO moments on the table. */
  offers: string[];
  /** Times that the caller turned down what was offered, or nothing was free. */
  rounds: number;
}

/** What a time is chosen for. */
export interface Choice {
  talk: Talk;
  state: Choosing;
  /** The question for a time, as it is said. */
  prompt: string;
  durationMinutes: number;
  /** How many times are offered at once. */
  offer: number;
  /** What it is moved from, or comes beside, ISO: "same time", "a week later", "right after mine" are said of that. */
  standing?: string;
  /** What else the search for times is given. */
  search: { calendarIds?: string[]; except?: string };
  /** What is never offered or booked, whatever is free; left out where any time that is free will do. */
  limits?: Limits;
  /** The question whether this time is taken. */
  shall(time: string): string;
  /** The caller takes a time. */
  take(start: string): Next;
  /** They have turned down enough of them. */
  none(): Next;
  /** The calendar cannot be asked. */
  failed(): Next;
}

export const notChosen = (): Choosing => ({ stage: 'wish', wish: null, offers: [], rounds: 0 });

export const iso = (at: number) => new Date(at).toISOString();
/** The times on the table, in ms since the epoch. */
export const moments = ({ state }: Choice) => state.offers.map((time) => Date.parse(time));

/** Whether words say a time by another one that stands: "same time", "a week later". */
const saysByOther = (utterance: Utterance) =>
  readRelatives(utterance).some(({ of }) => of !== 'other' && of !== 'first' && of !== 'last');

/** What has been talked about, which a change of it keeps. */
function onTable(choice: Choice, utterance: Utterance): OnTable {
  const { state, talk, standing } = choice;
  const { timeZone } = talk.snapshot.setting;
  const offered = moments(choice);
  if (standing !== undefined && offered.length === 0 && state.wish === null) {
    const at = Date.parse(standing);
    const day = wallTime(at, timeZone);
    // "At three" is of the same day.
    if (!saysByOther(utterance)) return { day, minute: null, hours: null, offered: null };
    return { day, minute: day.hour * 60 + day.minute, hours: null, offered: { first: at, last: at } };
  }
  const [first] = offered;
  const { exact = null, hours = null } = state.wish ?? {};
  const only = offered.length === 1 ? first! : exact;
  const wall = only === null ? null : wallTime(only, timeZone);
  const day = first !== undefined ? wallTime(first, timeZone) : wall;
  return {
    day,
    minute: wall && wall.hour * 60 + wall.minute,
    hours,
    offered: first === undefined ? null : { first, last: offered.at(-1)! },
  };
}

/** The time that the caller wishes for, as seen from what is on the table. @param plain only what names a time itself */
export const wishOf = (choice: Choice, utterance: Utterance, plain = false) =>
  readWish(utterance, {
    plain,
    now: choice.talk.at,
    timeZone: choice.talk.snapshot.setting.timeZone,
    table: onTable(choice, utterance),
  });

/** Words behind a pause that name another time, at most: "eleven", "how about noon". */
const mostNamed = 4;

/** "No, I've got school run, eleven": an hour that stands alone behind why the time on the table doesn't suit. */
export function wishBehind(choice: Choice, { text, words, language }: Utterance): Wish | null {
  const at = words.findLastIndex(({ pause }) => pause);
  const next = at > 0 && words.length - at <= mostNamed ? words[at] : undefined;
  const wish = next ? wishOf(choice, readUtterance(text.slice(next.from), language)) : null;
  return wish && !hasPassed(choice, wish) ? wish : null;
}

export const hasPassed = ({ talk }: Choice, { to, exact }: Wish) =>
  to <= talk.at || (exact !== null && exact <= talk.at);
