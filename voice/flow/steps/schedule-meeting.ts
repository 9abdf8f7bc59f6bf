import { z } from 'zod';
import { wallTime } from '#voice/understanding/calendar.ts';
import { readWhen } from '#voice/understanding/types/when.ts';
import { readPassingWish, readWish, type Wish } from '#voice/understanding/types/wish.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { ActionResult } from '../conversation.ts';
import type { Next, Question, Turn } from '../dialogue.ts';
import { BookTimeOutput, FindTimesOutput, TimeTakenOutput } from '../flow-actions.ts';
import type { Proposal } from '../proposal.ts';
import { slotsInOrder } from '../snapshot.ts';
import { language, runAction, say, setVariable, spoken, written } from '../talk.ts';
import { chooseOffers, fitsHours, moveOffer, pickOffer } from './offers.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  /**
   * What the appointment is called among the values: `appointment` sets `appointment_id`, `appointment_start` and
   * `appointment_spoken`. A conversation that books several gives each a name of its own.
   */
  name: z
    .string()
    .regex(/^(?!constructor$)[a-z][a-z0-9_]{0,27}$/)
    .default('appointment'),
  prompt: z.string().min(1).max(600).default('What day and time would suit you best?'),
  /** The appointment's title in the calendar. */
  title: z.string().min(1).max(200).default('Appointment with {{name|a caller}}'),
  durationMinutes: z.int().min(5).max(480).default(30),
  /** How many times are offered at once. */
  offer: z.int().min(1).max(4).default(3),
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

interface State {
  /** wish: asking for a time. finding, booking: an action runs. offer: several times are on the table. confirm: one. */
  stage: 'wish' | 'finding' | 'offer' | 'confirm' | 'booking';
  wish: Wish | null;
  /** ISO moments on the table. */
  offers: string[];
  /** Times that the caller turned down what was offered, or nothing was free. */
  rounds: number;
}

type ScheduleTurn = Turn<Config, State>;

/** Rounds of offers before the caller leaves by `none_suitable`. */
const maxRounds = 4;

const iso = (at: number) => new Date(at).toISOString();
const moments = (turn: ScheduleTurn) => turn.state.offers.map((time) => Date.parse(time));

function sayOffers(turn: ScheduleTurn): string {
  const { talk } = turn;
  const { timeZone } = talk.snapshot.setting;
  const walls = moments(turn).map((at) => wallTime(at, timeZone));
  return language(talk).say.moments(walls, wallTime(talk.at, timeZone));
}

function question(turn: ScheduleTurn): Question {
  const { state, talk, config } = turn;
  const { say: words } = language(talk);
  const common = { rephrase: [], maxMisses: 3 };
  if (state.stage === 'confirm')
    return {
      ...common,
      kind: 'readback',
      expects: ['yes_no', 'date_time'],
      prompt: words.shallIBook(sayOffers(turn)),
      hint: words.hints.confirmTime,
    };
  if (state.stage === 'offer')
    return {
      ...common,
      kind: 'readback',
      expects: ['choice', 'date_time'],
      prompt: words.whichTime(sayOffers(turn)),
      hint: words.hints.offers,
    };
  return {
    ...common,
    kind: 'typed',
    expects: ['date_time'],
    prompt: state.rounds > 0 ? words.otherTime : spoken(talk, config.prompt),
    hint: words.hints.wish,
  };
}

function find({ talk, config, state }: ScheduleTurn, wish: Wish): Next {
  state.wish = wish;
  state.stage = 'finding';
  const input = {
    durationMinutes: config.durationMinutes,
    from: iso(wish.from),
    to: iso(wish.to),
    wish: wish.exact === null ? null : iso(wish.exact),
    timeZone: talk.snapshot.setting.timeZone,
  };
  runAction(talk, 'find_times', input, true);
  return 'wait';
}

function book({ talk, config, state }: ScheduleTurn, start: string): Next {
  const { attendee, title, notes, durationMinutes } = config;
  const given = (template: string) => written(talk, template).trim() || null;
  state.offers = [start];
  state.stage = 'booking';
  const input = {
    start,
    durationMinutes,
    title: written(talk, title).trim(),
    attendee: { name: given(attendee.name), email: given(attendee.email), phone: given(attendee.phone) },
    notes: given(notes),
  };
  runAction(talk, 'book_time', input, true);
  return 'wait';
}

/** Asks for another time, or leaves when enough were tried. */
function again({ state }: ScheduleTurn): Next {
  state.rounds += 1;
  state.stage = 'wish';
  state.offers = [];
  return state.rounds >= maxRounds ? { port: 'none_suitable' } : 'ask';
}

function offer(turn: ScheduleTurn, times: string[]): Next {
  const { state, config, talk } = turn;
  const free = times.filter((time) => Date.parse(time) > talk.at);
  const exact = state.wish?.exact ?? null;
  const wished = free.find((time) => Date.parse(time) === exact);
  state.offers = wished ? [wished] : chooseOffers(free, state.wish, talk.snapshot.setting.timeZone, config.offer);
  if (state.offers.length === 0) {
    say(talk, language(talk).say.nothingFree(state.wish?.spoken ?? ''));
    return again(turn);
  }
  if (exact !== null && !wished) say(talk, language(talk).say.notFree(state.wish?.spoken ?? ''));
  else if (exact === null && !fitsHours(free, state.wish, talk.snapshot.setting.timeZone))
    say(talk, language(talk).say.nothingFree(''));
  state.stage = state.offers.length === 1 ? 'confirm' : 'offer';
  return 'ask';
}

/** The day last talked about, which "at four then" is about. */
function lastDay({ state, talk }: ScheduleTurn) {
  const at = state.offers[0] ? Date.parse(state.offers[0]) : state.wish?.exact;
  return at ? wallTime(at, talk.snapshot.setting.timeZone) : null;
}

const plainly = (beside: number, does: () => Next): Proposal<Next> => ({ confidence: 0.9, beside, turns: false, does });

function hear(turn: ScheduleTurn, utterance: Utterance): Proposal<Next> | null {
  return (turn.state.stage === 'wish' ? null : hearOffer(turn, utterance)) ?? hearWish(turn, utterance);
}

/** The caller takes one of the times on the table, or says in which direction it should move. */
function hearOffer(turn: ScheduleTurn, utterance: Utterance): Proposal<Next> | null {
  const { state, talk } = turn;
  const { timeZone } = talk.snapshot.setting;
  const answer = readAnswer(utterance);
  // "Good, but let me ask my wife", "yes if …": nothing is booked on a condition.
  if (answer?.conditional && answer.value !== false) return null;
  const { picked, left } = pickOffer(utterance, moments(turn), timeZone, talk.at);
  if (picked !== null && answer?.value !== false) return plainly(0, () => book(turn, iso(picked)));
  const moved = moveOffer(utterance, moments(turn), talk.at);
  if (moved) return plainly(0, () => find(turn, moved));
  if (left.length > 0 && left.length < state.offers.length)
    return plainly(0, () => {
      state.offers = left.map(iso);
      state.stage = left.length === 1 ? 'confirm' : 'offer';
      return 'ask';
    });
  const names = readWhen(utterance, new Set(), wallTime(talk.at, timeZone));
  const isAny = utterance.readings.some(({ category, value }) => category === 'any' && value === 'any');
  if (isAny && names.taken.length === 0)
    return plainly(0, () => {
      state.offers = state.offers.slice(0, 1);
      state.stage = 'confirm';
      return 'ask';
    });
  if (answer?.value !== true || wishOf(turn, utterance)) return null;
  return plainly(answer.beside, () => (state.stage === 'confirm' ? book(turn, state.offers[0]!) : 'ask'));
}

const wishOf = (turn: ScheduleTurn, utterance: Utterance, plain = false) =>
  readWish(utterance, {
    plain,
    now: turn.talk.at,
    timeZone: turn.talk.snapshot.setting.timeZone,
    before: lastDay(turn),
  });

function hearWish(turn: ScheduleTurn, utterance: Utterance): Proposal<Next> | null {
  const { state } = turn;
  // "Yes, but I have to ask my wife first" is no wish for the first.
  const wish = wishOf(turn, utterance, state.stage !== 'wish' && readAnswer(utterance)?.conditional === true);
  if (wish) return plainly(0, () => wished(turn, wish));
  const answer = readAnswer(utterance);
  const isRefused = answer?.value === false || utterance.words.some(({ text }) => utterance.language.other.has(text));
  return state.stage !== 'wish' && isRefused ? plainly(answer?.beside ?? 0, () => again(turn)) : null;
}

function wished(turn: ScheduleTurn, wish: Wish): Next {
  if (wish.to <= turn.talk.at || (wish.exact !== null && wish.exact <= turn.talk.at)) {
    say(turn.talk, language(turn.talk).say.alreadyPassed);
    return again(turn);
  }
  return find(turn, wish);
}

function done(turn: ScheduleTurn, result: ActionResult): Next {
  const { talk, state } = turn;
  if (state.stage === 'booking' && result.ok) {
    const booking = BookTimeOutput.safeParse(result.output);
    return booking.success ? booked(turn, booking.data) : { port: 'error' };
  }
  if (!result.ok && result.code === 'time_taken') {
    say(talk, language(talk).say.justTaken);
    const left = TimeTakenOutput.safeParse(result.output);
    state.wish = state.wish && { ...state.wish, exact: null };
    return left.success ? offer(turn, left.data.times) : again(turn);
  }
  const found = result.ok ? FindTimesOutput.safeParse(result.output) : null;
  return found?.success ? offer(turn, found.data.times) : { port: 'error' };
}

function booked({ talk, config }: ScheduleTurn, { appointmentId, start }: z.infer<typeof BookTimeOutput>): Next {
  const { timeZone } = talk.snapshot.setting;
  const said = language(talk).say.moment(wallTime(Date.parse(start), timeZone), wallTime(talk.at, timeZone));
  setVariable(talk, `${config.name}_id`, appointmentId, 'action');
  setVariable(talk, `${config.name}_start`, start, 'action');
  setVariable(talk, `${config.name}_spoken`, said, 'action');
  talk.snapshot.reached = true;
  say(talk, language(talk).say.booked(said));
  return { port: 'booked' };
}

export const scheduleMeeting = defineStep<Config, State>({
  ...plainStep,
  type: 'schedule',
  title: 'Schedule Meeting',
  description: 'Finds a free time with the caller and books it in the calendar.',
  icon: 'calendar-plus',
  help: 'Understands when the caller would like to come, offers times that are free, and books on a plain yes.',
  config: Config,
  initial: {},
  listens: true,
  // What is booked already, and a calendar that cannot be asked.
  passes: (_, port) => port === 'booked' || port === 'error',
  state: () => ({ stage: 'wish', wish: null, offers: [], rounds: 0 }),
  ports: () => [
    { id: 'booked', label: 'Booked', required: true },
    { id: 'none_suitable', label: 'No time suits', required: false },
    { id: 'error', label: 'Calendar error', required: false },
    { id: 'no_input', label: 'Silence', required: false },
    { id: 'no_match', label: 'Not understood', required: false },
    { id: 'refused', label: 'Refused', required: false },
  ],
  sets: ({ name }, port) => (port === 'booked' ? [`${name}_id`, `${name}_start`, `${name}_spoken`] : []),
  texts: ({ prompt, title, attendee, notes }) => ({
    spoken: [prompt],
    written: [title, attendee.name, attendee.email, attendee.phone, notes],
  }),
  enter(turn) {
    const { snapshot, frame, at, defs } = turn.talk;
    if (frame.variables[`${turn.config.name}_id`]) return { port: 'booked' };
    for (const [name, { said }] of slotsInOrder(frame)) {
      const isText = defs.get(name)?.type === 'text';
      const wish = isText
        ? readPassingWish(readUtterance(said, language(turn.talk)), at, snapshot.setting.timeZone)
        : null;
      if (wish) return find(turn, wish);
    }
    return 'ask';
  },
  question,
  hear,
  decline: (_, how) =>
    how === 'unknown' || how === 'none' ? null : () => ({ port: how === 'skip' ? 'none_suitable' : 'refused' }),
  // Nothing is booked for somebody who goes before they have said yes.
  leave: () => null,
  done,
});
