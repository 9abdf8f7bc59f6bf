import { wallTime } from '#voice/understanding/calendar.ts';
import { readWhen } from '#voice/understanding/types/when.ts';
import { readWish, type Wish } from '#voice/understanding/types/wish.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import type { ActionResult } from '../conversation.ts';
import type { Next, Question } from '../dialogue.ts';
import { FindTimesOutput, TimeTakenOutput } from '../flow-actions.ts';
import { type Proposal, surely } from '../proposal.ts';
import { language, runAction, say, type Talk } from '../talk.ts';
import { chooseOffers, fitsHours, moveOffer, pickOffer } from './offers.ts';

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
  /** What else the search for times is given. */
  search: { calendarIds?: string[]; except?: string };
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

/** Rounds of offers before it is given up. */
const maxRounds = 4;

const iso = (at: number) => new Date(at).toISOString();
const moments = ({ state }: Choice) => state.offers.map((time) => Date.parse(time));

function sayOffers(choice: Choice): string {
  const { talk } = choice;
  const { timeZone } = talk.snapshot.setting;
  const walls = moments(choice).map((at) => wallTime(at, timeZone));
  return language(talk).say.moments(walls, wallTime(talk.at, timeZone));
}

/** What is asked while a time is chosen. */
export function timeQuestion(choice: Choice): Question {
  const { state, talk, prompt } = choice;
  const { say: words } = language(talk);
  const common = { rephrase: [], maxMisses: 3 };
  if (state.stage === 'confirm')
    return {
      ...common,
      kind: 'readback',
      expects: ['yes_no', 'date_time'],
      prompt: choice.shall(sayOffers(choice)),
      hint: words.hints.confirmTime,
    };
  if (state.stage === 'offer')
    return {
      ...common,
      kind: 'readback',
      expects: ['choice', 'date_time'],
      prompt: words.whichTime(sayOffers(choice)),
      hint: words.hints.offers,
    };
  return {
    ...common,
    kind: 'typed',
    expects: ['date_time'],
    prompt: state.rounds > 0 ? words.otherTime : prompt,
    hint: words.hints.wish,
  };
}

/** Looks for free times near a wish. */
export function findTimes({ talk, state, durationMinutes, search }: Choice, wish: Wish): Next {
  state.wish = wish;
  state.stage = 'finding';
  const input = {
    durationMinutes,
    from: iso(wish.from),
    to: iso(wish.to),
    wish: wish.exact === null ? null : iso(wish.exact),
    timeZone: talk.snapshot.setting.timeZone,
    ...search,
  };
  runAction(talk, 'find_times', input, true);
  return 'wait';
}

function take(choice: Choice, start: string): Next {
  choice.state.offers = [start];
  choice.state.stage = 'booking';
  return choice.take(start);
}

/** Asks for another time, or gives up when enough were tried. */
function again(choice: Choice): Next {
  const { state } = choice;
  state.rounds += 1;
  state.stage = 'wish';
  state.offers = [];
  return state.rounds >= maxRounds ? choice.none() : 'ask';
}

function offer(choice: Choice, times: string[]): Next {
  const { state, talk } = choice;
  const free = times.filter((time) => Date.parse(time) > talk.at);
  const exact = state.wish?.exact ?? null;
  const wished = free.find((time) => Date.parse(time) === exact);
  const { timeZone } = talk.snapshot.setting;
  state.offers = wished ? [wished] : chooseOffers(free, state.wish, timeZone, choice.offer);
  if (state.offers.length === 0) {
    say(talk, language(talk).say.nothingFree(state.wish?.spoken ?? ''));
    return again(choice);
  }
  if (exact !== null && !wished) say(talk, language(talk).say.notFree(state.wish?.spoken ?? ''));
  else if (exact === null && !fitsHours(free, state.wish, timeZone)) say(talk, language(talk).say.nothingFree(''));
  state.stage = state.offers.length === 1 ? 'confirm' : 'offer';
  return 'ask';
}

/** The day last talked about, which "at four then" is about. */
function lastDay({ state, talk }: Choice) {
  const at = state.offers[0] ? Date.parse(state.offers[0]) : state.wish?.exact;
  return at ? wallTime(at, talk.snapshot.setting.timeZone) : null;
}

/** What the caller says about the time: one of those on the table, or another wish. */
export const hearTime = (choice: Choice, utterance: Utterance): Proposal<Next> | null =>
  (choice.state.stage === 'wish' ? null : hearOffer(choice, utterance)) ?? hearWish(choice, utterance);

/** The caller takes one of the times on the table, or says in which direction it should move. */
function hearOffer(choice: Choice, utterance: Utterance): Proposal<Next> | null {
  const { state, talk } = choice;
  const { timeZone } = talk.snapshot.setting;
  const answer = readAnswer(utterance);
  // "Good, but let me ask my wife", "yes if …": nothing is booked on a condition.
  if (answer?.conditional && answer.value !== false) return null;
  const { picked, left } = pickOffer(utterance, moments(choice), timeZone, talk.at);
  if (picked !== null && answer?.value !== false) return surely(() => take(choice, iso(picked)));
  const moved = moveOffer(utterance, moments(choice), talk.at);
  if (moved) return surely(() => findTimes(choice, moved));
  if (left.length > 0 && left.length < state.offers.length)
    return surely(() => {
      state.offers = left.map(iso);
      state.stage = left.length === 1 ? 'confirm' : 'offer';
      return 'ask';
    });
  const names = readWhen(utterance, new Set(), wallTime(talk.at, timeZone));
  const isAny = utterance.readings.some(({ category, value }) => category === 'any' && value === 'any');
  if (isAny && names.taken.length === 0)
    return surely(() => {
      state.offers = state.offers.slice(0, 1);
      state.stage = 'confirm';
      return 'ask';
    });
  if (answer?.value !== true || wishOf(choice, utterance)) return null;
  return surely(() => (state.stage === 'confirm' ? take(choice, state.offers[0]!) : 'ask'), answer.beside);
}

const wishOf = (choice: Choice, utterance: Utterance, plain = false) =>
  readWish(utterance, {
    plain,
    now: choice.talk.at,
    timeZone: choice.talk.snapshot.setting.timeZone,
    before: lastDay(choice),
  });

function hearWish(choice: Choice, utterance: Utterance): Proposal<Next> | null {
  const { state } = choice;
  // "Yes, but I have to ask my wife first" is no wish for the first.
  const wish = wishOf(choice, utterance, state.stage !== 'wish' && readAnswer(utterance)?.conditional === true);
  if (wish) return surely(() => wished(choice, wish));
  const answer = readAnswer(utterance);
  const isRefused = answer?.value === false || utterance.words.some(({ text }) => utterance.language.other.has(text));
  return state.stage !== 'wish' && isRefused ? surely(() => again(choice), answer?.beside ?? 0) : null;
}

function wished(choice: Choice, wish: Wish): Next {
  const { talk } = choice;
  if (wish.to <= talk.at || (wish.exact !== null && wish.exact <= talk.at)) {
    say(talk, language(talk).say.alreadyPassed);
    return again(choice);
  }
  return findTimes(choice, wish);
}

/** Free times were found, or the one that was taken has gone. */
export function timesFound(choice: Choice, result: ActionResult): Next {
  const { talk, state } = choice;
  if (!result.ok && result.code === 'time_taken') {
    say(talk, language(talk).say.justTaken);
    const left = TimeTakenOutput.safeParse(result.output);
    state.wish = state.wish && { ...state.wish, exact: null };
    return left.success ? offer(choice, left.data.times) : again(choice);
  }
  const found = result.ok ? FindTimesOutput.safeParse(result.output) : null;
  return found?.success ? offer(choice, found.data.times) : choice.failed();
}
