import { z } from 'zod';
import { bookingLimits, faultsOfLimits } from '#domain/agents/booking-limits.ts';
import { anyTime } from '#voice/understanding/types/wish.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { wishForAnother } from '../appointments/another.ts';
import { type Booking, keepBooking, sayBooked } from '../appointments/booked.ts';
import {
  type Change,
  type Changing,
  changeDone,
  changeQuestion,
  findingOf,
  hearChange,
  notChanged,
} from '../appointments/changing.ts';
import { type Choice, type Choosing, notChosen } from '../appointments/choice.ts';
import { findTimes, hearTime, timeQuestion, timesFound } from '../appointments/choose-time.ts';
import { lookForOwn } from '../appointments/own-appointment.ts';
import { askWhose, hearWhose, isUnnamed, nameTold, type Whose, whoseQuestion } from '../appointments/whose.ts';
import { wishBefore } from '../appointments/wish-ahead.ts';
import { forgetPieces } from '../collect.ts';
import type { ActionResult } from '../conversation.ts';
import type { Next, Turn } from '../dialogue.ts';
import { BookTimeOutput } from '../flow-actions.ts';
import { andThen, type Proposal } from '../proposal.ts';
import { language, runAction, setVariable, spoken, written } from '../talk.ts';
import { defineStep, type Port, plainStep } from './step.ts';

const Config = z.strictObject({
  /** Books a time, or finds, moves or cancels one that the caller has. */
  does: z.enum(['book', 'find', 'move', 'cancel']).default('book'),
  /**
   * What the appointment is called among the values: `appointment` sets `appointment_id`, `appointment_start` and
   * `appointment_spoken`. A conversation that books several gives each a name of its own.
   */
  name: z
    .string()
    .regex(/^(?!constructor$)[a-z][a-z0-9_]{0,27}$/)
    .default('appointment'),
  prompt: z.string().min(1).max(600).default('What day and time work best for you?'),
  /** The appointment's title in the calendar. */
  title: z.string().min(1).max(200).default('Appointment with {{name|a caller}}'),
  durationMinutes: z.int().min(5).max(480).default(30),
  /** How many times are offered at once. */
  offer: z.int().min(1).max(4).default(3),
  /**
   * Ids of calendars of which any will do, the first that is free is taken; the workspace's main one when empty. With
   * several, `appointment_calendar` is the name of the one that was.
   */
  calendars: z.array(z.string().min(1).max(60)).max(20).default([]),
  /** When it books, within what the calendars have free. */
  ...bookingLimits,
  attendee: z
    .strictObject({
      name: z.string().max(200).default('{{name|}}'),
      email: z.string().max(200).default('{{email|}}'),
      phone: z.string().max(200).default('{{phone|}}'),
    })
    .prefault({}),
  notes: z.string().max(2000).default(''),
});
type Config = z.infer<typeof Config>;

interface State extends Choosing {
  /** The appointment that is found, moved or cancelled. */
  change?: Changing;
  /** The words that asked for this one, where one was booked before. */
  another?: { words: string; from: string | null };
  /** Asked before that one is booked. */
  whose?: Whose;
  /** Whose it is, once that was asked; null where it goes under the caller's own name. */
  guest?: string | null;
}

type ScheduleTurn = Turn<Config, State>;

const inCalendars = ({ calendars }: Config): { calendarIds?: string[] } =>
  calendars.length > 0 ? { calendarIds: calendars } : {};

function choiceOf(turn: ScheduleTurn): Choice {
  const { talk, config, state } = turn;
  const before = state.another ? talk.frame.variables[`${config.name}_start`]?.value : undefined;
  return {
    talk,
    state,
    durationMinutes: config.durationMinutes,
    offer: config.offer,
    prompt: spoken(talk, config.prompt),
    search: inCalendars(config),
    limits: config,
    ...(typeof before === 'string' && { standing: before }),
    shall: language(talk).say.shallIBook,
    take: (start) => bookOrAsk(turn, start),
    none: () => ({ port: 'none_suitable' }),
    failed: () => ({ port: 'error' }),
  };
}

/** Books a time; one more for someone else once their name is known. */
function bookOrAsk(turn: ScheduleTurn, start: string): Next {
  const { talk, config, state } = turn;
  const isAsked = written(talk, config.attendee.name).trim() !== '' && state.guest === undefined;
  if (!isAsked || !state.another || !isUnnamed(talk, state.another.words)) return book(turn, start);
  state.whose = askWhose(start);
  state.stage = 'confirm';
  return 'ask';
}

/** Books the time that was agreed to. @param guest whose it is, null where it goes under the caller's own name */
function bookFor(turn: ScheduleTurn & Asked, guest: string | null): Next {
  const { start } = turn.state.whose;
  Object.assign(turn.state, { guest, whose: undefined, stage: 'booking' });
  return book(turn, start);
}

function book({ talk, config, state }: ScheduleTurn, start: string): Next {
  const { attendee, title, notes, durationMinutes } = config;
  const given = (template: string) => written(talk, template).trim() || null;
  const name = given(attendee.name);
  // "Another one for my son Max": that one has his name.
  const other = state.guest ?? (state.another ? nameTold(talk, state.another.words) : null);
  const input = {
    start,
    durationMinutes,
    title: name && other ? written(talk, title).trim().replaceAll(name, other) : written(talk, title).trim(),
    attendee: { name: other ?? name, email: given(attendee.email), phone: given(attendee.phone) },
    notes: [given(notes), state.another?.words].filter(Boolean).join('\n') || null,
    ...inCalendars(config),
  };
  runAction(talk, 'book_time', input, true);
  return 'wait';
}

function booked({ talk, config, state }: ScheduleTurn, booking: Booking): Next {
  keepBooking(talk, config.name, booking);
  // The next words for one more were said with the yes.
  const { another } = talk.snapshot;
  if (another?.words === state.another?.words) delete talk.snapshot.another;
  sayBooked(talk, booking);
  return { port: 'booked' };
}

function done(turn: ScheduleTurn, result: ActionResult): Next {
  const { state } = turn;
  if (state.change) return changeDone(changeOf(turn, state.change), result);
  if (state.stage !== 'booking' || !result.ok) return timesFound(choiceOf(turn), result);
  const booking = BookTimeOutput.safeParse(result.output);
  return booking.success ? booked(turn, booking.data) : { port: 'error' };
}

/** The ways out of each thing that is done, where it went well. */
const ways = { book: 'booked', find: 'found', move: 'moved', cancel: 'cancelled' } as const;

function changeOf({ talk, config }: ScheduleTurn, state: Changing): Change {
  return {
    talk,
    state,
    done() {
      const [found] = state.found;
      if (found && config.does !== 'cancel') setVariable(talk, `${config.name}_id`, found.appointmentId, 'action');
      return { port: ways[config.does] };
    },
    kept: () => ({ port: 'kept' }),
    unsuitable: () => ({ port: 'none_suitable' }),
    none: () => ({ port: 'none' }),
    failed: () => ({ port: 'error' }),
  };
}

interface Asked {
  state: { whose: Whose };
}
const isAskingWhose = (turn: ScheduleTurn): turn is ScheduleTurn & Asked => turn.state.whose !== undefined;

function heardWhose(turn: ScheduleTurn & Asked, utterance: Utterance): Proposal<Next> | null {
  const heard = hearWhose(turn.talk, turn.state.whose, utterance);
  return heard && andThen(heard, (told) => (told === 'ask' ? 'ask' : bookFor(turn, told.name)));
}

/** Begins with what the caller has booked. */
function enterChange(turn: ScheduleTurn, does: Exclude<Config['does'], 'book'>): Next {
  const change: Changing = { ...notChanged(turn.talk, does), stage: 'finding' };
  turn.state.change = change;
  return lookForOwn(findingOf(changeOf(turn, change)));
}

function enterBooking(turn: ScheduleTurn): Next {
  const { frame } = turn.talk;
  const { another } = turn.talk.snapshot;
  if (another === undefined && frame.variables[`${turn.config.name}_id`]) return { port: 'booked' };
  const wish =
    another === undefined ? wishBefore(turn.talk) : wishForAnother(turn.talk, another.words, turn.config.name);
  delete turn.talk.snapshot.ahead;
  if (another !== undefined) turn.state.another = another;
  if (wish) return findTimes(choiceOf(turn), wish);
  return 'ask';
}

const port = (id: string, label: string, more: Partial<Port> = {}): Port => ({ id, label, required: false, ...more });

/** Which ways out there are, by what is done. */
function portsOf({ does }: Config): Port[] {
  const unsuitable = port('none_suitable', 'No time suits');
  const kept = port('kept', 'Left as it is', { instead: ways[does] });
  const none = port('none', 'None found', { instead: 'error' });
  const own: Record<Config['does'], Port[]> = {
    book: [port('booked', 'Booked', { required: true }), unsuitable],
    find: [port('found', 'Found', { required: true }), none],
    move: [port('moved', 'Moved', { required: true }), unsuitable, kept, none],
    cancel: [port('cancelled', 'Cancelled', { required: true }), kept, none],
  };
  return [
    ...own[does],
    port('error', 'Calendar error'),
    port('no_input', 'Silence'),
    port('no_match', 'Not understood'),
    port('refused', 'Refused'),
  ];
}

export const scheduleMeeting = defineStep<Config, State>({
  ...plainStep,
  type: 'schedule',
  title: 'Schedule Meeting',
  description: 'Finds an open time with the caller and books it, or finds, reschedules, or cancels their appointments.',
  icon: 'calendar-plus',
  help: 'Understands when the caller would like to come, offers open times from one or more calendars, and books after a clear yes. It can also read out, move, and cancel the caller’s own appointments.',
  config: Config,
  initial: {},
  listens: true,
  // What is booked already, what is only told, a calendar that cannot be asked, and someone who has nothing booked.
  passes: ({ does }, way) =>
    way === 'error' || (does === 'book' ? way === 'booked' : way === 'none' || way === 'found'),
  state: notChosen,
  ports: portsOf,
  check: (config) => (config.does === 'book' ? faultsOfLimits(config, config.durationMinutes) : []),
  sets({ name, does }, way) {
    if (does === 'book') return way === 'booked' ? [`${name}_id`, `${name}_start`, `${name}_spoken`] : [];
    return way === 'moved' || way === 'found' ? [`${name}_id`] : [];
  },
  texts: ({ prompt, title, attendee, notes, does }) => ({
    spoken: does === 'book' ? [prompt] : [],
    written: does === 'book' ? [title, attendee.name, attendee.email, attendee.phone, notes] : [],
  }),
  enter: (turn) => (turn.config.does === 'book' ? enterBooking(turn) : enterChange(turn, turn.config.does)),
  question: (turn) =>
    isAskingWhose(turn)
      ? whoseQuestion(turn.talk, turn.state.whose)
      : turn.state.change
        ? changeQuestion(changeOf(turn, turn.state.change))
        : timeQuestion(choiceOf(turn)),
  hear: (turn, utterance) =>
    isAskingWhose(turn)
      ? heardWhose(turn, utterance)
      : turn.state.change
        ? hearChange(changeOf(turn, turn.state.change), utterance)
        : hearTime(choiceOf(turn), utterance),
  forget: ({ state }) => void (state.change && forgetPieces(state.change.collecting)),
  decline(turn, how) {
    const { talk, config, state } = turn;
    if (isAskingWhose(turn)) return () => bookFor(turn, null);
    // Who doesn't know when is offered what is free.
    if (how === 'unknown' && state.stage === 'wish' && state.rounds === 0 && !state.change)
      return () => findTimes(choiceOf(turn), anyTime(talk.at, talk.snapshot.setting.timeZone));
    const { from = null } = state.another ?? {};
    // Who wants no second one after all keeps the first.
    if (from !== null && how !== 'unknown')
      return () => {
        delete talk.snapshot.another;
        return { node: from };
      };
    if (how === 'none' && state.stage === 'wish' && state.rounds > 0) return () => ({ port: 'none_suitable' });
    if (how === 'unknown' || how === 'none') return null;
    if (state.change) return () => ({ port: config.does === 'find' ? 'none' : 'kept' });
    return () => ({ port: how === 'skip' ? 'none_suitable' : 'refused' });
  },
  giveUp(turn, why) {
    return isAskingWhose(turn) ? bookFor(turn, null) : { port: why };
  },
  // Nothing is booked for someone who goes before they have said yes.
  leave: () => null,
  done,
});
