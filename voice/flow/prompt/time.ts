import type { Utterance } from '#voice/understanding/utterance.ts';
import { keepBooking, sayBooked } from '../appointments/booked.ts';
import { type Choice, notChosen } from '../appointments/choice.ts';
import { findTimes, hearTime, timesFound } from '../appointments/choose-time.ts';
import { wishBefore } from '../appointments/wish-ahead.ts';
import type { ActionResult } from '../conversation.ts';
import type { Next } from '../dialogue.ts';
import { BookTimeOutput } from '../flow-actions.ts';
import type { Proposal } from '../proposal.ts';
import { language, runAction, spoken, written } from '../talk.ts';
import { noteDone } from './memory.ts';
import { bookingName, type PromptTurn } from './prompt-state.ts';

/**
 * A time is found and booked as Schedule Meeting does it, whether a model leads or not: times come from the calendar, the caller's
 * words are read, and it is booked on a bare yes behind the engine's own question for that very time.
 */
export function choiceOf(turn: PromptTurn, left: () => Next = () => 'ask'): Choice {
  const { talk, config, state } = turn;
  const { booking } = config;
  return {
    talk,
    state: state.time,
    durationMinutes: booking.durationMinutes,
    offer: booking.offer,
    prompt: spoken(talk, booking.prompt),
    search: booking.calendars.length > 0 ? { calendarIds: booking.calendars } : {},
    limits: booking,
    shall: language(talk).say.shallIBook,
    take: (start) => take(turn, start),
    none: () => leaveTime(turn, left),
    failed: () => leaveTime(turn, left),
  };
}

/** No time is looked for any more. */
export function leaveTime({ state }: PromptTurn, left: () => Next): Next {
  Object.assign(state, { noTime: true, readBack: null, time: notChosen() });
  return left();
}

/** Books a time that was read back; any other one is read back first. */
function take({ talk, config, state }: PromptTurn, start: string): Next {
  if (state.readBack !== start) {
    Object.assign(state.time, { stage: 'confirm', offers: [start] });
    return 'ask';
  }
  const { attendee, title, durationMinutes, calendars } = config.booking;
  const given = (template: string) => written(talk, template).trim() || null;
  runAction(
    talk,
    'book_time',
    {
      start,
      durationMinutes,
      title: written(talk, title).trim(),
      attendee: { name: given(attendee.name), email: given(attendee.email), phone: given(attendee.phone) },
      notes: null,
      ...(calendars.length > 0 && { calendarIds: calendars }),
    },
    true,
  );
  return 'wait';
}

/** Turns to the time of the appointment, from the one that the caller has named before. */
export function enterTime(turn: PromptTurn): Next {
  const { talk, state } = turn;
  Object.assign(state, { stage: 'time', time: notChosen(), readBack: null, last: '' });
  const wish = wishBefore(talk);
  delete talk.snapshot.ahead;
  return wish ? findTimes(choiceOf(turn), wish) : 'ask';
}

/** What the caller says about the time. A yes is one only to a time that they have heard. */
export function hearTimeOf(turn: PromptTurn, utterance: Utterance, left: () => Next): Proposal<Next> | null {
  const { talk, state } = turn;
  const heard = hearTime(choiceOf(turn, left), utterance);
  if (!heard) return null;
  const does = (): Next => {
    if (state.time.stage === 'confirm' && talk.isUnheard) return 'ask';
    state.readBack = state.time.stage === 'confirm' ? (state.time.offers[0] ?? null) : null;
    return heard.does();
  };
  return { ...heard, does };
}

/** The calendar has answered. `left` goes on where the time is settled: it is booked, or none suits. */
export function timeDone(turn: PromptTurn, result: ActionResult, left: () => Next): Next {
  const { talk, state } = turn;
  if (state.time.stage !== 'booking' || !result.ok) return timesFound(choiceOf(turn, left), result);
  const booking = BookTimeOutput.safeParse(result.output);
  if (!booking.success) return leaveTime(turn, left);
  keepBooking(talk, bookingName, booking.data);
  noteDone(talk, sayBooked(talk, booking.data));
  return left();
}
