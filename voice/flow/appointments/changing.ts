import { readCommand, timesIn } from '#voice/understanding/acts.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import { readMatter, wordsOf } from '#voice/understanding/matter.ts';
import { isPlainYes } from '#voice/understanding/types/plain-yes.ts';
import { readWhen } from '#voice/understanding/types/when.ts';
import { readPassingWish, type Wish } from '#voice/understanding/types/wish.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Relative } from '#voice/understanding/values/relative.ts';
import type { ActionResult } from '../conversation.ts';
import type { Next, Question } from '../dialogue.ts';
import { type CancelTimeInput, CancelTimeOutput, type MoveTimeInput, MoveTimeOutput } from '../flow-actions.ts';
import { type Proposal, surely } from '../proposal.ts';
import { plainly } from '../show-value.ts';
import { language, runAction, say, showing, type Talk } from '../talk.ts';
import { bidsTo } from './bids.ts';
import { type Choice, type Choosing, notChosen, wishOf } from './choice.ts';
import { findTimes, hearTime, timeQuestion, timesFound } from './choose-time.ts';
import {
  type Finding,
  hearOwn,
  identity,
  keptName,
  notFound,
  type Own,
  ownFound,
  ownQuestion,
  sayNone,
  spokenTime,
} from './own-appointment.ts';
import { isBareTime } from './wish-ahead.ts';

/** What is done with an appointment that the caller has. */
export type ChangeKind = 'find' | 'move' | 'cancel';

/**
 * Beside the stages of finding it: `confirm` and `cancelling`, `time` and `moving`. What is left out is that of a
 * cancellation.
 */
export interface Changing extends Own {
  does?: ChangeKind;
  choosing?: Choosing;
  /** Whether all that were found are to be cancelled. */
  all?: boolean;
  /** The new time that was asked for at once. */
  wish?: Wish;
  /** The words of one without a day: it is of the day of the appointment. */
  to?: string;
}

/** What follows when it is done, or is not. */
export interface Change {
  talk: Talk;
  state: Changing;
  done(): Next;
  kept(): Next;
  /** No new time suits. */
  unsuitable(): Next;
  none(): Next;
  failed(): Next;
}

/** How many times are offered at once, and the length of an appointment that was stored without one, in minutes. */
const offered = 3;
const usualMinutes = 30;

/** Whether words are an hour and nothing else: "three". */
const isHour = ({ readings, words }: Utterance): boolean =>
  readings.some(({ category, from, to }) => category === 'clock' && from === 0 && to === words.length);

/** Words of a request, with the time that it wants an appointment moved to, where it names one. */
export function askedChange(talk: Talk, utterance: Utterance): Pick<Changing, 'asked' | 'wish' | 'to'> {
  const { timeZone } = talk.snapshot.setting;
  const { text, words, language: own } = utterance;
  const wishes = words.flatMap((word, at): (Pick<Changing, 'asked' | 'wish' | 'to'> & { hasDay: boolean })[] => {
    const next = words[at + 1];
    if (!next || !own.towards.has(word.text)) return [];
    const behind = readUtterance(text.slice(next.from), own);
    // "To reschedule what I have on Wednesday": the time has to follow at once.
    if (
      !timesIn(behind).some(({ from }) => from === 0 || (from === 1 && own.articles.has(next.text))) &&
      !isHour(behind)
    )
      return [];
    const asked = text.slice(0, word.from);
    const { day, time, part } = readWhen(behind, new Set(), wallTime(talk.at, timeZone));
    // "To the afternoon", "to three".
    if (!day && (time || part)) return [{ to: behind.text, hasDay: false, asked }];
    const wish = readPassingWish(behind, talk.at, timeZone);
    return wish ? [{ wish, hasDay: day !== null, asked }] : [];
  });
  // "From Monday to Friday at ten to three": the last day; "to ten to three": the first time.
  const meant = wishes.findLast(({ hasDay }) => hasDay) ?? wishes[0];
  if (!meant) return { asked: text };
  const { hasDay, ...change } = meant;
  return change;
}

/** Nothing of a change is known yet. */
export const notChanged = (talk: Talk, does: ChangeKind): Omit<Changing, 'stage'> => ({ ...notFound(talk), does });

/** The search for the caller's appointment. */
export function findingOf(change: Change): Finding {
  const { talk, state } = change;
  const { cancelWhich, moveWhich } = language(talk).say;
  return {
    talk,
    state,
    which: state.does === 'move' ? moveWhich : cancelWhich,
    chosen: () => (state.does === 'find' ? tell(change) : chosen(change)),
    ...(state.does === 'find' && { several: () => tell(change) }),
    ...((state.does ?? 'cancel') === 'cancel' && { all: () => chosenAll(change) }),
    kept: () => kept(change),
    none(said) {
      sayNone(talk, said);
      return said ? change.failed() : change.none();
    },
  };
}

const theirs = ({ state }: Change) => state.found[0]!;

function kept(change: Change): Next {
  const { nothingMoved, nothingCancelled } = language(change.talk).say;
  say(change.talk, change.state.does === 'move' ? nothingMoved : nothingCancelled);
  return change.kept();
}

/** Goes on with the appointment that was found, the first of `state.found`. */
export function chosen(change: Change): Next {
  const { state } = change;
  if (state.does !== 'move') {
    state.stage = 'confirm';
    return 'ask';
  }
  state.stage = 'time';
  state.choosing = notChosen();
  const choice = choiceOf(change);
  const asked = state.to === undefined ? null : wishOf(choice, readUtterance(state.to, language(change.talk)));
  const wish = state.wish ?? asked ?? (state.asked === undefined ? null : shiftOf(choice, state.asked));
  return wish ? findTimes(choice, wish) : 'ask';
}

/** "I need to push it back a week": the time that the request itself counts from the one that stands. */
function shiftOf(choice: Choice, asked: string): Wish | null {
  const { text, words, readings, language: own } = readUtterance(asked, language(choice.talk));
  const shift = readings.find(({ category, value }) => category === 'relative' && (value as Relative).of === 'days');
  if (!shift) return null;
  return wishOf(choice, readUtterance(text.slice(words[shift.from]!.from, words[shift.to - 1]!.to), own));
}

function chosenAll(change: Change): Next {
  change.state.all = true;
  return chosen(change);
}

/** The talk about a new time. */
function choiceOf(change: Change): Choice {
  const { talk, state } = change;
  const { appointmentId, start, durationMinutes } = theirs(change);
  const { moveWhen, shallIMove } = language(talk).say;
  state.choosing ??= notChosen();
  return {
    talk,
    state: state.choosing,
    prompt: moveWhen(spokenTime(talk, start)),
    durationMinutes: durationMinutes ?? usualMinutes,
    offer: offered,
    standing: start,
    search: { except: appointmentId },
    shall: shallIMove,
    take(to) {
      const input: MoveTimeInput = { ...identity(talk, state), appointmentId, start: to };
      runAction(talk, 'move_time', input, true);
      return 'wait';
    },
    none: () => {
      say(talk, language(talk).say.nothingMoved);
      return change.unsuitable();
    },
    failed: change.failed,
  };
}

/** What is asked while an appointment is found and changed. */
export function changeQuestion(change: Change): Question {
  const { talk, state } = change;
  if (state.stage === 'time') return timeQuestion(choiceOf(change));
  if (state.stage !== 'confirm') return ownQuestion(findingOf(change));
  const { cancelSure, cancelAllSure, hints } = language(talk).say;
  const times = state.found.map(({ start }) => spokenTime(talk, start));
  const prompt = times.length > 1 ? cancelAllSure(times) : cancelSure(times[0]!);
  return { rephrase: [], maxMisses: 3, kind: 'readback', expects: ['yes_no'], prompt, hint: hints.yesNo };
}

/** "Actually, can I just move it", "what about Monday": another time, where it is asked whether it shall be canceled. */
export function moveInstead(change: Change, utterance: Utterance): Proposal<Next> | null {
  const { state } = change;
  const isAsked = state.stage === 'confirm' && state.does !== 'find' && state.found.length === 1;
  if (!isAsked || readAnswer(utterance)?.value === true) return null;
  const isMove = readMatter(utterance) === 'move_appointment' || readCommand(utterance)?.act === 'move_appointment';
  const wish = wishOf(choiceOf({ ...change, state: { ...state, choosing: notChosen() } }), utterance);
  const isOther = utterance.language.matters.instead.test(wordsOf(utterance)) || isBareTime(utterance);
  if (!isMove && !(wish && isOther)) return null;
  return surely(() => {
    Object.assign(state, { does: 'move', ...(wish && { wish }) });
    return chosen(change);
  });
}

/** Words among which a no has to stand that keeps it: "yes, oh, no". */
const mostBeforeNo = 3;

/** What the caller says to it. */
export function hearChange(change: Change, utterance: Utterance): Proposal<Next> | null {
  const { stage } = change.state;
  if (stage === 'time') return hearNewTime(change, utterance);
  if (stage !== 'confirm') return hearOwn(findingOf(change), utterance);
  const answer = readAnswer(utterance);
  // "Yes, no, wait, leave it": nothing is canceled on words that hold a no and don't come to a yes.
  const isOpen = (answer?.value ?? null) === null && !/\?\s*$/.test(utterance.text);
  const { plainAnswers } = utterance.language;
  if (isOpen && utterance.words.slice(0, mostBeforeNo).some(({ text }) => plainAnswers.no.has(text)))
    return surely(() => kept(change));
  if (bidsTo('cancel', utterance)) return surely(() => cancel(change));
  if (!answer || answer.value === null || answer.conditional) return null;
  // What tells of something else, or names a time before it agrees, is no yes to that.
  const isOfTime = timesIn(utterance).length > 0 && answer.understood.used[0]?.from !== 0;
  if (answer.value && (!isPlainYes(utterance) || isOfTime)) return null;
  return surely(() => (answer.value ? cancel(change) : kept(change)));
}

function hearNewTime(change: Change, utterance: Utterance): Proposal<Next> | null {
  const { choosing } = change.state;
  if (choosing?.stage === 'confirm' && bidsTo('move', utterance))
    return surely(() => choiceOf(change).take(choosing.offers[0]!));
  const heard = hearTime(choiceOf(change), utterance);
  if (heard) return heard;
  // "No, leave it": before a time was wished for, a no is to moving at all.
  return readAnswer(utterance)?.value === false ? surely(() => kept(change)) : null;
}

function cancel(change: Change): Next {
  const { talk, state } = change;
  state.stage = 'cancelling';
  const input: CancelTimeInput = { ...identity(talk, state), appointmentId: theirs(change).appointmentId };
  runAction(talk, 'cancel_time', input, true);
  return 'wait';
}

/** What is cancelled is no value of the conversation any more. */
function forget(change: Change): void {
  for (const frame of change.talk.snapshot.frames) {
    const name = keptName(frame, theirs(change).appointmentId);
    for (const part of ['id', 'start', 'spoken', 'calendar'])
      if (name !== null) delete frame.variables[`${name}_${part}`];
  }
}

/** What is moved is spoken of at its new time. */
function remember(change: Change, start: string, said: string): void {
  const { talk } = change;
  for (const { variables, ...frame } of talk.snapshot.frames) {
    const name = keptName({ ...frame, variables }, theirs(change).appointmentId);
    const at = variables[`${name}_start`];
    const told = variables[`${name}_spoken`];
    if (at) variables[`${name}_start`] = { ...at, value: start, spoken: plainly(start, showing(talk)) };
    if (told) variables[`${name}_spoken`] = { ...told, value: said, spoken: said };
  }
}

/** An action of it ended. */
export function changeDone(change: Change, result: ActionResult): Next {
  const { talk, state } = change;
  const { say: words } = language(talk);
  if (state.stage === 'cancelling') {
    const cancelled = result.ok ? CancelTimeOutput.safeParse(result.output).data : null;
    if (!cancelled) return change.failed();
    forget(change);
    talk.snapshot.reached = true;
    say(talk, words.cancelled(spokenTime(talk, cancelled.start)));
    state.found.shift();
    return state.all && state.found.length > 0 ? cancel(change) : change.done();
  }
  if (state.stage === 'time') {
    if (state.choosing?.stage !== 'booking' || (!result.ok && result.code === 'time_taken'))
      return timesFound(choiceOf(change), result);
    const moved = result.ok ? MoveTimeOutput.safeParse(result.output).data : null;
    if (!moved) return change.failed();
    const said = spokenTime(talk, moved.start);
    remember(change, moved.start, said);
    talk.snapshot.reached = true;
    say(talk, words.moved(said));
    return change.done();
  }
  return ownFound(findingOf(change), result);
}

/** Tells what was found. */
export function tell(change: Change): Next {
  const { talk, state } = change;
  say(talk, language(talk).say.youHave(state.found.map(({ start }) => spokenTime(talk, start))));
  return change.done();
}
