import { readCommand } from '#voice/understanding/acts.ts';
import { asksToBeLeftAlone } from '#voice/understanding/opt-out.ts';
import { withoutStutter } from '#voice/understanding/stutter.ts';
import { withoutTalkToOthers } from '#voice/understanding/to-others.ts';
import type { Wish } from '#voice/understanding/types/wish.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { dayNamed, keepAhead, timeAhead, wishAhead } from './appointments/wish-ahead.ts';
import { decide } from './arbiter.ts';
import { closingOf } from './closing.ts';
import type { ModelResult } from './conversation.ts';
import type { Next, Question } from './dialogue.ts';
import {
  ask,
  farewell,
  follow,
  giveUp,
  giveUpTalking,
  hangUpOnSilence,
  leaveAlone,
  missed,
  openQuestion,
  speaker,
} from './follow.ts';
import { goOverSpoken } from './go-over.ts';
import { guessQuestion } from './guess-question.ts';
import { isQuestionUnheard } from './heard.ts';
import { settles } from './hearing.ts';
import { askForHelp, takeHelp } from './model/assist.ts';
import { patienceOf } from './patience.ts';
import { rememberTurn } from './prompt/memory.ts';
import { tidy } from './slots/spoken-text.ts';
import type { Snapshot } from './snapshot.ts';
import type { Speaker } from './speaker.ts';
import { language, say, type Talk } from './talk.ts';

/** Turns in a row without an answer, and turns in all, after which the conversation is not going anywhere. */
const maxIdle = 20;
const maxTurns = 400;
/** Questions in a row that someone silent is asked: then no one is there. */
const maxSilentQuestions = 2;

/** The caller took a turn. */
export function hearCaller(talk: Talk, said: string): void {
  const { snapshot } = talk;
  const text = tidy(said);
  if (!text) return;
  snapshot.silences = 0;
  snapshot.counts.callerTurns += 1;
  snapshot.counts.moves = 0;
  // Storing this turn puts the number on the do-not-call list (server/calls/keep-opt-out.ts).
  if (snapshot.setting.channel === 'phone' && asksToBeLeftAlone(text)) follow(talk, leaveAlone(talk));
  else if (snapshot.waiting?.for !== 'caller') hearWhileBusy(talk, text);
  else hearAnswer(talk, text);
}

/** @param isInterjected said while a model was asked, before the next question */
function hearAnswer(talk: Talk, text: string, isInterjected = false): void {
  const goesOver = goOverSpoken(talk, text);
  if (goesOver?.isNamed) {
    talk.snapshot.said = [];
    say(talk, language(talk).say.goneOver);
    ask(talk);
    return;
  }
  const current = speaker(talk);
  const question = openQuestion(talk);
  if (!current || !question) return;
  const wasUnheard = isQuestionUnheard(talk.snapshot);
  talk.isUnheard = wasUnheard;
  rememberTurn(talk, text);
  talk.snapshot.said = [];
  const before = marksOf(talk.snapshot);
  // Where a yes can't be taken back, all that is said counts.
  const spoken = withoutStutter(text);
  const toAgent = settles(current, question) ? spoken : withoutTalkToOthers(spoken, language(talk));
  const utterance = readUtterance(toAgent, language(talk));
  const ahead = wishAhead(talk, question, utterance);
  const named = ahead ? utterance : dayNamed(talk, question, utterance);
  if (named) keepAhead(talk, named);
  const next =
    decide({ talk, current, question, utterance }) ??
    noteAhead(talk, ahead ?? keptTime(talk, question, utterance), current, question, utterance);
  if (next !== 'wait' && isEndless(talk, before)) {
    follow(talk, giveUpTalking(talk));
    return;
  }
  if (next === 'handled') return;
  // An open answer may hold more than the script took out of it.
  if (next === 'ask' && askForHelp(talk, current, question, text, 'ask')) return;
  if (next) {
    const said = talk.intents.length;
    follow(talk, next);
    hearAfresh(talk, said);
  } else if (goesOver) {
    say(talk, language(talk).say.goneOver);
    ask(talk);
  } else if (wasUnheard || isInterjected) ask(talk);
  else if (!askForHelp(talk, current, question, text, 'missed')) {
    const guess = guessQuestion({ talk, current, question, utterance });
    if (guess) follow(talk, guess);
    else missed(talk, text);
  }
}

/**
 * What was said behind starting over, a correction or a question answers what is open then, which need not be asked.
 * @param said intents of the turn without the question
 */
export function hearAfresh(talk: Talk, said: number): void {
  const { afresh = '', snapshot } = talk;
  delete talk.afresh;
  const isHeard = afresh !== '' && snapshot.waiting?.for === 'caller';
  if (!isHeard || readCommand(readUtterance(afresh, language(talk)))?.act === 'start_over') return;
  talk.intents.length = said;
  hearAnswer(talk, afresh, true);
}

/** A time that was named instead of an answer is kept, and the open question asked once more. */
function noteAhead(
  talk: Talk,
  wish: Wish | null,
  current: Speaker,
  question: Question,
  utterance: Utterance,
): Next | null {
  if (wish === null) return null;
  const { spoken } = wish;
  const { say: words } = language(talk);
  say(talk, spoken === '' ? words.thanks : words.understoodAs(spoken));
  // "Yes, and Tuesday would be good": what stands before it may be the answer, where it can be taken back.
  if (settles(current, question)) return 'ask';
  const { dialogue, turn } = current;
  const next = utterance.words.find(({ pause }, at) => at > 0 && pause);
  const head = next && readUtterance(utterance.text.slice(0, next.from), utterance.language);
  return (head && dialogue.hear?.(turn, head)?.does()) ?? 'ask';
}

/** A time without a day that is told instead of an answer: it is kept, as one with a day is. */
function keptTime(talk: Talk, question: Question, utterance: Utterance): Wish | null {
  const wish = timeAhead(talk, question, utterance);
  if (wish) keepAhead(talk, utterance);
  return wish;
}

/** A language model brought what it found in words that the script had not understood: the script goes on with it, or without. */
export function helpCame(talk: Talk, assist: NonNullable<Snapshot['assist']>, result: ModelResult): Next {
  const current = speaker(talk);
  const next = current && takeHelp(talk, current, assist, result);
  if (next) return next;
  if (!current || assist.otherwise === 'ask') return 'ask';
  missed(talk, assist.said);
  return 'wait';
}

/** What moves when a turn brings the conversation further. To look for the same appointment again does not. */
const marksOf = ({ counts: { fills }, frames, reached }: Talk['snapshot']) =>
  `${fills} ${reached} ${frames.map(({ skipped }) => skipped.length).join()}`;

/** Counts turns that lead nowhere: "repeat that" again and again. */
function isEndless({ snapshot }: Talk, before: string): boolean {
  snapshot.idle = marksOf(snapshot) === before ? (snapshot.idle ?? 0) + 1 : 0;
  return snapshot.end === null && (snapshot.idle >= maxIdle || snapshot.counts.callerTurns >= maxTurns);
}

/** The caller waits for something. While an action runs, only an end of the call is heard. */
function hearWhileBusy(talk: Talk, text: string): void {
  const { snapshot } = talk;
  const current = speaker(talk);
  if (snapshot.waiting?.for === 'proposal' && current?.dialogue.question) {
    current.dialogue.overtaken?.(current.turn);
    // Who goes on speaking is listened to: what a model makes of the words before comes too late.
    const { assist } = snapshot;
    delete snapshot.assist;
    snapshot.waiting = { for: 'caller' };
    hearAnswer(talk, text, assist?.otherwise === 'ask');
    return;
  }
  const utterance = readUtterance(text, language(talk));
  const closing = closingOf(snapshot, utterance);
  // What was agreed to is still done; then the conversation ends.
  if (closing.ends) snapshot.leaving = true;
  else if (readCommand(utterance)?.act === 'stop') follow(talk, farewell(talk));
  else say(talk, language(talk).say.oneMoment);
}

/** The caller said nothing for as long as the last `listen` allowed. */
export function stayedSilent(talk: Talk): void {
  const { snapshot } = talk;
  const current = speaker(talk);
  if (snapshot.waiting?.for !== 'caller' || !current) return;
  snapshot.silences += 1;
  rememberTurn(talk, null);
  snapshot.said = [];
  const patience = patienceOf(snapshot).length;
  const inQuestion = snapshot.silences % patience;
  if (inQuestion > 0) {
    const { say: words } = language(talk);
    say(talk, inQuestion === 1 ? words.stillThere : words.cannotHear);
    ask(talk);
    return;
  }
  const isLost = current.isAside || snapshot.silences >= maxSilentQuestions * patience;
  follow(talk, isLost ? hangUpOnSilence(talk) : giveUp(current, 'no_input'));
}

/** Keys stand for words: digits for numbers, 1 and 2 for yes and no or for the choices, 0 for a person, * to repeat. */
export function hearKeys(talk: Talk, digits: string): void {
  const keys = digits.replace(/[^0-9*]/g, '').slice(0, 30);
  const question = talk.snapshot.waiting?.for === 'caller' ? openQuestion(talk) : null;
  if (!keys || !question) return;
  hearCaller(talk, keyWords(keys, question));
}

/** What pressed keys stand for, by what was asked. */
export function keyWords(keys: string, { expects }: Question): string {
  const has = (...types: Question['expects']) => types.some((type) => expects.includes(type));
  if (keys === '*') return 'repeat';
  if (keys === '0' && !has('number', 'rating', 'phone')) return 'operator';
  if (has('yes_no') && (keys === '1' || keys === '2')) return keys === '1' ? 'yes' : 'no';
  return has('choice') ? `option ${keys}` : keys;
}
