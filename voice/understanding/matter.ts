import { readCommand } from './acts.ts';
import { readUtterance, type Utterance } from './utterance.ts';
import type { Command } from './values/acts.ts';

/** What someone calls about who calls about something else than a booking, as the command that it amounts to. */
export type Matter = Extract<
  Command,
  'message' | 'cancel_appointment' | 'move_appointment' | 'find_appointment' | 'complaint'
>;

/** The words as the patterns of `matters` have them. */
export const wordsOf = ({ words }: Utterance): string => words.map(({ text }) => text).join(' ');

const isAny = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/**
 * The matter that a whole sentence is about, told by any part of it. Null where the caller wants to come, and where nothing
 * tells: most of what people come for is worded in ways that no list holds.
 */
export function readMatter(utterance: Utterance): Matter | null {
  const { matters } = utterance.language;
  const text = wordsOf(utterance);
  const isInstead = matters.instead.test(text);
  // "Do you charge for canceling?" asks, and cancels nothing.
  const isAsked = matters.terms.test(text);
  if (isAny(matters.moves, text) || (matters.has.test(text) && isInstead && !matters.books.test(text)))
    return isAsked ? null : 'move_appointment';
  const isOff = isAny(matters.cancels, text) || (matters.has.test(text) && matters.cannot.test(text));
  if (isOff && !isAsked) return isInstead ? 'move_appointment' : 'cancel_appointment';
  if (matters.books.test(text)) return null;
  if (isAny(matters.finds, text)) return 'find_appointment';
  if (isAny(matters.complains, text)) return 'complaint';
  const isTold = [matters.message, matters.late, matters.errand, matters.business].some((one) => isAny(one, text));
  return isTold ? 'message' : null;
}

/** What is done with an appointment that someone has. */
const ofOwn: ReadonlySet<unknown> = new Set(['cancel_appointment', 'move_appointment', 'find_appointment']);

/** What stands behind each of the words that take back what was said before, the last first: "move, no, cancel it". */
export function takenUp({ text, words, marks, language }: Utterance): Utterance[] {
  const ends = [
    ...marks.flatMap(({ value, from, to }) => (value === 'repair' && from > 0 ? [to] : [])),
    ...words.flatMap((word, at) => (at > 0 && language.denials.has(word.text) ? [at + 1] : [])),
  ];
  return [...new Set(ends)]
    .filter((at) => at < words.length)
    .toSorted((a, b) => b - a)
    .map((at) => readUtterance(text.slice(words[at]!.from), language));
}

/** "I'd like to move, no, cancel my appointment": the part with what is meant, where all of it would be taken for something else. */
export function otherMatter(utterance: Utterance): Utterance | null {
  const of = (said: Utterance) => [readCommand(said)?.act, readMatter(said)].find((one) => ofOwn.has(one));
  const before = of(utterance);
  return before === undefined ? null : (takenUp(utterance).find((said) => (of(said) ?? before) !== before) ?? null);
}

/** Whether the caller asks if this is some other place. */
export const asksForElsewhere = (utterance: Utterance): boolean =>
  utterance.language.matters.elsewhere.test(wordsOf(utterance)) &&
  (!utterance.language.matters.stated.test(wordsOf(utterance)) || /\?\s*$/.test(utterance.text));

/** Whether the caller wants to talk to someone. */
export const asksForPerson = (utterance: Utterance): boolean =>
  isAny(utterance.language.matters.person, wordsOf(utterance));

/** Whether the words say that it is no booking that the caller wants. */
export function isNoBooking(utterance: Utterance): boolean {
  return utterance.language.matters.notBooking.test(wordsOf(utterance)) && readCommand(utterance) === null;
}

/** Whether the words ask for one more appointment. */
export const asksForAnother = (utterance: Utterance): boolean =>
  utterance.language.matters.another.test(wordsOf(utterance));

/** Whether the caller would rather be reached in another way than the one that is asked for. */
export const wantsOtherWay = (utterance: Utterance): boolean =>
  utterance.language.matters.rather.test(wordsOf(utterance));

/** Whether the caller will call again, and books nothing now. */
export const callsBack = (utterance: Utterance): boolean =>
  utterance.language.matters.callsBack.test(wordsOf(utterance));

/** Whether the caller wants what was agreed no more, and says nothing in its place. */
export const rethinks = (utterance: Utterance): boolean => utterance.language.matters.rethinks.test(wordsOf(utterance));

/** Whether the caller wants what was just booked no more: "my husband says no, so cancel that". */
export const undoesBooked = (utterance: Utterance): boolean =>
  utterance.language.matters.undoes.test(wordsOf(utterance));

/** Whether the caller wants to tell all of it anew. */
export const restarts = (utterance: Utterance): boolean => utterance.language.matters.restarts.test(wordsOf(utterance));

/** Whether it is a yes to a part of it: "kind of". */
export const isPartly = (utterance: Utterance): boolean => utterance.language.matters.partly.test(wordsOf(utterance));

/** Whether the caller wants something changed that they answered: "make my score an eight". */
export const asksToAmend = (utterance: Utterance): boolean =>
  utterance.language.matters.amends.test(wordsOf(utterance));

/** Whether the caller has called the wrong place. */
export const isAstray = (utterance: Utterance): boolean => utterance.language.matters.astray.test(wordsOf(utterance));

/** Whether the caller knows what they called to know, and wants nothing more for now. */
export const isDone = (utterance: Utterance): boolean => utterance.language.matters.done.test(wordsOf(utterance));

/** Whether the words are about all of several appointments: "both", "all of them". */
export const meansAll = (utterance: Utterance): boolean => utterance.language.matters.all.test(wordsOf(utterance));

/** The parts of a sentence, between commas, "and" and "but". */
export function clausesOf({ text, words, marks, language }: Utterance): Utterance[] {
  const joints = marks.filter(({ value }) => value === 'and' || value === 'contrast');
  const begins = words.flatMap(({ pause }, at) =>
    at === 0 || pause || joints.some(({ from }) => from === at) ? [at] : [],
  );
  return begins.map((at, n) => {
    const next = words[begins[n + 1] ?? -1];
    return readUtterance(text.slice(words[at]!.from, next?.from), language);
  });
}

/** The part of a sentence that tells what is not wanted any more, "keep Friday, cancel Thursday"; the whole where none does alone. */
export function unwantedPart(utterance: Utterance): Utterance {
  const parts = clausesOf(utterance).filter((part) => utterance.language.matters.cannot.test(wordsOf(part)));
  return parts.length === 1 ? parts[0]! : utterance;
}

/** Whether words say of something that it is to stay: "keep Tuesday", "not the first". */
export const keepsIt = (utterance: Utterance): boolean => utterance.language.matters.keeps.test(wordsOf(utterance));

/** "The Thursday one" without its pronoun, which is no hour. */
export function withoutPronoun(utterance: Utterance): Utterance {
  const { pronoun } = utterance.language.matters;
  const text = utterance.text.replace(pronoun, '$1');
  return text === utterance.text ? utterance : readUtterance(text, utterance.language);
}

/** The same without what says so: "not Tuesday" is about Tuesday. */
export const withoutKeeping = (utterance: Utterance): Utterance =>
  keepsIt(utterance)
    ? readUtterance(wordsOf(utterance).replace(utterance.language.matters.keeps, ' '), utterance.language)
    : utterance;
