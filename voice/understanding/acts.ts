import { type Grammar, type Reading, readAll } from './grammar/chart.ts';
import { bestCover } from './grammar/select.ts';
import { leftOver } from './types/left-over.ts';
import type { Utterance } from './utterance.ts';
import type { Command, Decline } from './values/acts.ts';

/** Something that an utterance does beside saying a value, and what it leaves unexplained. */
export interface Act<T> {
  act: T;
  /** Words of weight that are no part of it. */
  beside: number;
  /** "But", "if" or "not" is among them. */
  turns: boolean;
  rest: string;
  /** What was said behind it. */
  tail: string;
  /** How many words say it. */
  words: number;
}

/** Commands beside which a day or a time is only said more closely: "cancel my appointment on Monday". */
const timed: ReadonlySet<unknown> = new Set<Command>([
  ...(['cancel_appointment', 'move_appointment', 'find_appointment', 'cannot_come', 'shift_it', 'hours'] as const),
]);
const timely = new Set(['date', 'span', 'clock', 'part', 'moment']);

/** The days and times that are said, each with the word that leads to it: "to Friday". */
export const timesIn = ({ readings, words, language }: Utterance) =>
  readings
    .filter(({ category, weight }) => timely.has(category) && weight > -2)
    .map((one) => (language.towards.has(words[one.from - 1]?.text ?? '') ? { ...one, from: one.from - 1 } : one));

/** "Cancel that, I don't need it anymore": why it is canceled stops nothing else. */
function withoutReasons<T>(all: readonly Reading<T>[]): readonly Reading<T>[] {
  const cancels = all.filter(({ value }) => value === 'cancel' || value === 'cancel_appointment');
  return cancels.length > 0 ? all.filter((one) => cancels.includes(one) || one.value !== 'stop') : all;
}

/** Not `from` a sentence that only holds such words: "the staff" may be what someone liked. */
function actOf<T>(utterance: Utterance, grammar: Grammar, category: 'command' | 'decline'): Act<T> | null {
  const { words } = utterance;
  // "Why not" holds no "why".
  const whole = utterance.marks.filter(({ value }) => value === 'harmless');
  const isTorn = ({ from, to }: Reading) =>
    whole.some((mark) => from < mark.to && to > mark.from && mark.to - mark.from > to - from);
  // "I forget the password" bids no one to forget it.
  const isTold = ({ value, from }: Reading) =>
    value === 'stop' && from > 0 && utterance.language.spelling.subjects.has(words[from - 1]!.text);
  // Parts of rules are no acts.
  const all = (readAll(grammar, words) as Reading<T>[]).filter(
    (reading) => reading.category === category && !isTorn(reading) && !isTold(reading),
  );
  const cover = bestCover(all, words.length, () => true);
  // "Sorry, what?" and "hello? are you there?": several that mean the same, or one that says more than a courtesy.
  const weighty = cover.filter(({ value }) => value !== 'thanks' && value !== 'presence' && value !== 'hold');
  const [first, ...others] = withoutReasons(weighty.length > 0 ? weighty : cover);
  if (!first || others.some(({ value }) => value !== first.value)) return null;
  // "Stop by stop": what stands apart belongs to something else.
  if (cover.some((one, at) => at > 0 && one.from > cover[at - 1]!.to && !words[one.from]!.pause)) return null;
  const when = timed.has(first.value) ? timesIn(utterance) : [];
  const left = leftOver(utterance, cover, [...cover, ...when]);
  return {
    act: first.value,
    beside: left.beside,
    turns: left.turns,
    rest: left.rest,
    tail: utterance.text.slice(words[cover.at(-1)!.to]?.from ?? utterance.text.length),
    words: cover.reduce((sum, { from, to }) => sum + to - from, 0),
  };
}

export const readCommand = (utterance: Utterance): Act<Command> | null =>
  actOf<Command>(utterance, utterance.language.commands, 'command');
export const readDecline = (utterance: Utterance): Act<Decline> | null =>
  actOf<Decline>(utterance, utterance.language.declines, 'decline');

/** Whether someone takes their leave at the end of what they say, or does nothing else. */
export function readClosing({ marks, words }: Utterance): { ends: boolean; only: boolean } {
  const soft = new Set(['closing', 'thanks', 'greeting']);
  const last = marks.at(-1);
  const ends = marks.some(
    ({ value, to }) =>
      value === 'closing' &&
      words
        .slice(to)
        .every((_, at) => marks.some((mark) => soft.has(mark.value) && mark.from <= to + at && mark.to > to + at)),
  );
  const only = words.every((_, at) => marks.some((mark) => soft.has(mark.value) && mark.from <= at && mark.to > at));
  return { ends: last !== undefined && ends, only: ends && only };
}
