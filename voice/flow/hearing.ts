import { timesIn } from '#voice/understanding/acts.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import type { Question } from './dialogue.ts';
import type { Speaker } from './speaker.ts';
import type { Talk } from './talk.ts';

/** What was heard and what was asked. */
export interface Hearing {
  talk: Talk;
  current: Speaker;
  question: Question;
  utterance: Utterance;
  /** The words are one clause of a turn, and the others answer what is asked. */
  isPart?: true;
}

/** "Do you have anything on Tuesday?" is an answer to when. */
export const isWhenAsked = ({ expects }: Question) =>
  expects.some((type) => ['date', 'time', 'date_time'].includes(type));

/** Whether a yes has something done that can't be taken back: a time booked, an appointment canceled, an action run. */
export const settles = ({ isAside }: Speaker, question: Question): boolean =>
  question.isConsent === true ||
  isWhenAsked(question) ||
  (isAside && question.kind === 'readback' && question.expects[0] === 'yes_no');

/** Whether words name a time, or a number that may be an hour: "what about five?". */
export const mayNameTime = (utterance: Utterance): boolean =>
  timesIn(utterance).length > 0 || utterance.readings.some(({ category }) => hours.has(category));
const hours: ReadonlySet<string> = new Set(['count', 'clock', 'relative']);

/** Ways to reach someone. */
export const contacts: ReadonlySet<string> = new Set(['email', 'phone']);
