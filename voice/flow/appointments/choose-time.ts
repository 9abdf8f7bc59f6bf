import { wallTime } from '#voice/understanding/calendar.ts';
import { callsBack, rethinks, wordsOf } from '#voice/understanding/matter.ts';
import { readPlace } from '#voice/understanding/types/choice.ts';
import { leftOver } from '#voice/understanding/types/left-over.ts';
import { isPlainYes } from '#voice/understanding/types/plain-yes.ts';
import { hasUnrealDay, readWhen } from '#voice/understanding/types/when.ts';
import { readRelatives, type Wish } from '#voice/understanding/types/wish.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { asksOfTable, asksSomething } from '../caller-question.ts';
import type { ActionResult } from '../conversation.ts';
import type { Next, Question } from '../dialogue.ts';
import { FindTimesOutput, TimeTakenOutput } from '../flow-actions.ts';
import { type Proposal, surely } from '../proposal.ts';
import { answerOrNote, noteRemark } from '../repair/question.ts';
import { language, runAction, say, type Talk } from '../talk.ts';
import { keepAnother } from './another.ts';
import { isOneMore, moreBehind, requestBeside, sharedOffer } from './beside-yes.ts';
import { type Choice, hasPassed, iso, moments, wishBehind, wishOf } from './choice.ts';
import { isWithin, withinLimits } from './limits.ts';
import {
  besideOffer,
  chooseOffers,
  fitsHours,
  isBetweenTimes,
  ledPart,
  pickedAfterAll,
  pickOffer,
  withoutDigits,
} from './offers.ts';

/** Rounds of offers before it is given up. */
const maxRounds = 4;

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

/** Minutes before and after the one that a time should be close to, in which it is looked for. */
const closeMinutes = 90;

/** The hours of each day in which times are looked for. */
function hoursOf({ hours, minute }: Wish): Wish['hours'] {
  if (hours || minute === undefined) return hours;
  return { from: Math.max(0, minute - closeMinutes), to: Math.min(1440, minute + closeMinutes + 1) };
}

const whenOf = ({ talk, durationMinutes }: Choice) => ({
  now: talk.at,
  timeZone: talk.snapshot.setting.timeZone,
  durationMinutes,
});

/** Looks for free times near a wish. */
export function findTimes(choice: Choice, wished: Wish): Next {
  const { talk, state, durationMinutes, search, limits } = choice;
  const wish = limits ? withinLimits(wished, limits, whenOf(choice)) : wished;
  // What was wished for is told as it was said; what is looked for is what the limits leave of it.
  state.wish = wished;
  state.stage = 'finding';
  const near = wish.exact ?? wish.around ?? null;
  const hours = hoursOf(wish);
  const input = {
    durationMinutes,
    from: iso(wish.from),
    to: iso(wish.to),
    wish: near === null ? null : iso(near),
    timeZone: talk.snapshot.setting.timeZone,
    ...(hours && (wish.exact === null || limits?.opens || limits?.closes) && { hours }),
    ...(wish.weekdays && { weekdays: wish.weekdays }),
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
  const { limits } = choice;
  const free = times.filter((time) => {
    const at = Date.parse(time);
    return at > talk.at && (!limits || isWithin(at, limits, whenOf(choice)));
  });
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

/** What the caller says about the time: one of those on the table, or another wish. */
export function hearTime(choice: Choice, said: Utterance): Proposal<Next> | null {
  const { talk, state } = choice;
  const [only] = moments(choice);
  const isOpen = state.stage === 'confirm' && only !== undefined && readAnswer(said)?.value !== true;
  const utterance = isOpen ? besideOffer(said, only, talk.snapshot.setting.timeZone, talk.at) : withoutDigits(said);
  const today = wallTime(talk.at, talk.snapshot.setting.timeZone);
  // "Friday the 5th", where the 5th is a Saturday.
  if (hasUnrealDay(utterance, today))
    return surely(() => {
      say(talk, language(talk).say.whichDay);
      return 'ask';
    });
  // "I'll call again tomorrow" wishes for no time.
  if (callsBack(said)) return null;
  if (state.stage !== 'wish' && rethinks(said)) return surely(() => again(choice));
  const shared = state.stage === 'offer' ? sharedOffer(said) : null;
  const mine = shared && pickOffer(shared.mine, moments(choice), talk.snapshot.setting.timeZone, talk.at).picked;
  if (shared && mine !== null)
    return surely(() => {
      keepAnother(talk, shared.more);
      say(talk, language(talk).say.oneMoreNext);
      return confirm(choice, mine);
    });
  if (state.stage === 'confirm' && isOneMore(said)) {
    return surely(() => {
      keepAnother(talk, said.text);
      say(talk, language(talk).say.oneMoreNext);
      return 'ask';
    });
  }
  // "Sure, as long as I'm out by four" wishes for no time before four.
  const answer = state.stage === 'confirm' ? readAnswer(said) : null;
  if (answer?.value === true && answer.conditional) return hearOffer(choice, utterance);
  return (state.stage === 'wish' ? null : hearOffer(choice, utterance)) ?? hearWish(choice, utterance);
}

/** Words of weight beside a time that are asked of it, at least: "is nine still okay" has fewer. */
const fewestAsked = 2;

/** More words than a time and a "right" have: "two thirty, right" is one. */
const fewestTagged = 3;

const hourly: ReadonlySet<string> = new Set(['clock', 'date']);

/** Whether more than one time of day is named, whichever is meant: none of them is booked yet. */
function namesSeveral(utterance: Utterance, { talk }: Choice): boolean {
  const { taken } = readWhen(utterance, hourly, wallTime(talk.at, talk.snapshot.setting.timeZone));
  return new Set(taken.flatMap(({ value }) => (value.clock ? [JSON.stringify(value.clock)] : []))).size > 1;
}

/** Whether a bare number is said, which may be an hour; "one" is none. */
const namesNumber = ({ words, readings, language: { spelling } }: Utterance): boolean =>
  !readings.some(({ category, from, to }) => category === 'place' && to - from > 1) &&
  words.some(({ text }) => (text in spelling.numbers || /^\d+$/.test(text)) && !spelling.ones.has(text));

/** Puts one time on the table, and asks whether it shall be that. */
function confirm({ state }: Choice, at: number): Next {
  state.offers = [iso(at)];
  state.stage = 'confirm';
  return 'ask';
}

/** Nothing is done on what was said beside a yes. */
function askForYes(talk: Talk): Next {
  say(talk, language(talk).say.plainYes);
  return 'ask';
}

/** "Is the first one with the doctor or a hygienist?": the time that more is asked of, by its place. Null where nothing is. */
function askedOfPlace(choice: Choice, utterance: Utterance): number | null {
  const { state, talk } = choice;
  const isForm = asksSomething(utterance) || utterance.language.questions.weak.test(wordsOf(utterance));
  if (state.stage !== 'offer' || !isForm || readAnswer(utterance) !== null) return null;
  const offers = moments(choice);
  const { chosen, parts } = readPlace(utterance, offers.length);
  const isNamed = chosen.length === 1 && parts.some(({ from, to }) => to - from > 1);
  if (!isNamed || leftOver(utterance, parts, parts).beside < fewestAsked) return null;
  // "Do you have the first of December?" names a day.
  const { timeZone } = talk.snapshot.setting;
  const { day } = readWhen(utterance, new Set(), wallTime(talk.at, timeZone));
  const isDay = day !== null && !parts.some(({ from, to }) => from <= day.piece.from && to >= day.piece.to);
  return isDay ? null : (offers[chosen[0]!] ?? null);
}

/** The caller takes one of the times on the table, or turns some of them down. */
function hearOffer(choice: Choice, utterance: Utterance): Proposal<Next> | null {
  const { state, talk } = choice;
  const { timeZone } = talk.snapshot.setting;
  const answer = readAnswer(utterance);
  // "Good, but let me ask my wife", "yes if …": nothing is booked on a condition.
  if (answer?.conditional && answer.value !== false) return hearAmended(choice, utterance);
  const more = answer?.value === true && state.stage === 'confirm' ? moreBehind(utterance) : null;
  if (more !== null)
    return surely(() => {
      keepAnother(talk, more);
      return take(choice, state.offers[0]!);
    });
  const asked = askedOfPlace(choice, utterance);
  if (asked !== null)
    return surely(() => {
      confirm(choice, asked);
      return answerOrNote(talk, utterance.text);
    });
  const led = state.stage === 'offer' ? ledPart(utterance) : null;
  const isLed = led && pickOffer(led, moments(choice), timeZone, talk.at).picked;
  const other =
    state.stage === 'offer' ? (pickedAfterAll(utterance, moments(choice), timeZone, talk.at) ?? isLed) : null;
  if (other !== null) return surely(() => confirm(choice, other));
  const instead = led && wishOf(choice, led);
  if (instead?.exact) return surely(() => wished(choice, instead));
  const { picked, isPlace, left, beside, turns } = pickOffer(utterance, moments(choice), timeZone, talk.at);
  // "Ja, machen Sie das" has the form of a question.
  const isAsked = !isPlainYes(utterance) && asksSomething(utterance);
  const when = readWhen(utterance, new Set(), wallTime(talk.at, timeZone));
  // "The later one" is on the table; "something later" and "the last appointment on Wednesday" are not.
  const isOther = readRelatives(utterance).length > 0 && !(isPlace && when.day === null);
  // "Monday's the 23rd, right?" asks, and agrees to nothing.
  const isTagged = utterance.words.length > fewestTagged && utterance.language.questions.tags.test(wordsOf(utterance));
  if (picked !== null && isTagged) return surely(() => 'ask');
  if (picked !== null && (answer?.value !== false || isBetweenTimes(utterance, when.taken)) && !isOther) {
    // Only a yes books what "shall I" was asked of; "did you say four?" is none. "My sister comes at noon", "nine, maybe" and
    // "nine, you said" name a time and take none.
    const isOpen = answer !== null && answer.value !== true;
    // "Two is good" may be two o'clock as well as the second of them.
    const isHour = isPlace && namesNumber(utterance);
    const isPlain = !turns && !isAsked && beside === 0 && !isOpen && !isHour && !namesSeveral(utterance, choice);
    if (isPlain && (state.stage === 'offer' || answer?.value === true)) return surely(() => take(choice, iso(picked)));
    // "Is nine thirty with the doctor or a hygienist?" asks more than whether it is free.
    const isForm = isAsked || utterance.language.questions.weak.test(wordsOf(utterance));
    const asksMore = isForm && answer === null && beside >= fewestAsked && !asksOfTable(utterance);
    return surely(() => {
      if (asksMore) {
        confirm(choice, picked);
        return answerOrNote(talk, utterance.text);
      }
      if (turns) say(talk, language(talk).say.plainYes);
      return confirm(choice, picked);
    }, beside);
  }
  if (isOther) return null;
  // "Nine, hang on, I've got school, make it ten": another time than those on the table is the one that is meant.
  const named = state.stage === 'offer' ? (wishOf(choice, utterance)?.exact ?? null) : null;
  if (named !== null && named > talk.at && !moments(choice).includes(named)) return null;
  if (left.length > 0 && left.length < state.offers.length)
    return surely(() => {
      state.offers = left.map(iso);
      state.stage = left.length === 1 ? 'confirm' : 'offer';
      return 'ask';
    });
  const isAny = utterance.readings.some(({ category, value }) => category === 'any' && value === 'any');
  if (isAny && when.taken.length === 0) return surely(() => confirm(choice, moments(choice)[0]!));
  if (isAsked && asksOfTable(utterance)) return surely(() => 'ask');
  if (answer?.value !== true || isAsked || wishOf(choice, utterance)) return null;
  if (state.stage !== 'confirm') return surely(() => confirm(choice, moments(choice)[0]!), answer.beside);
  if (isPlainYes(utterance)) return surely(() => take(choice, state.offers[0]!));
  const request = requestBeside(utterance);
  if (request !== null)
    return surely(() => {
      noteRemark(talk, request);
      return take(choice, state.offers[0]!);
    });
  return surely(() => askForYes(talk), answer.beside);
}

/** "Yes, but make it three": what stands behind the "but" is another wish, unless something hangs on it. */
function hearAmended(choice: Choice, utterance: Utterance): Proposal<Next> | null {
  const { marks } = utterance;
  // "Sí, aunque mejor a las cuatro": what follows is put in its place.
  const isPut = ({ value, to }: (typeof marks)[number]) =>
    value === 'condition' && marks.some((mark) => mark.value === 'repair' && mark.from === to);
  // "Sí" is no "si".
  if (marks.some((mark) => mark.from > 0 && mark.value === 'condition' && !isPut(mark))) return null;
  // "Yes, hold on, Thursday": a yes is taken back. Of several, the last leads to what is meant.
  const turns = marks.filter(
    (mark) => mark.from > 0 && (mark.value === 'contrast' || mark.value === 'repair' || isPut(mark)),
  );
  for (const { to } of turns.toReversed()) {
    const next = utterance.words[to];
    const behind = next && readUtterance(utterance.text.slice(next.from), utterance.language);
    const wish = behind && behind.words.length <= mostAmending ? wishOf(choice, behind) : null;
    if (wish) return surely(() => wished(choice, wish));
  }
  return null;
}

/** Words of a change behind a "but" at most. */
const mostAmending = 8;

function hearWish(choice: Choice, utterance: Utterance): Proposal<Next> | null {
  const { state } = choice;
  // "Yes, but I have to ask my wife first" is no wish for the first.
  const said = readAnswer(utterance);
  const wish = wishOf(choice, utterance, state.stage !== 'wish' && said?.conditional === true && said.value !== false);
  // "I had a crash last week" wishes for nothing.
  const isTold = state.stage !== 'wish' && wish !== null && hasPassed(choice, wish);
  if (wish && !isTold) return surely(() => wished(choice, wish));
  const answer = said;
  const isRefused = answer?.value === false || utterance.words.some(({ text }) => utterance.language.other.has(text));
  if (state.stage === 'wish' || !isRefused) return null;
  const instead = wishBehind(choice, utterance);
  return instead ? surely(() => wished(choice, instead)) : surely(() => again(choice), answer?.beside ?? 0);
}

function wished(choice: Choice, wish: Wish): Next {
  const { talk } = choice;
  if (hasPassed(choice, wish)) {
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
