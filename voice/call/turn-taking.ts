import { isBackchannel } from './backchannel.ts';
import type { CallEffect, CallState, Deadline } from './call-state.ts';
import { endpointMs, stepWaits } from './endpointing.ts';

/** How the floor goes from one to the other: the moves that the machine's inputs are made of. */

/** A transcriber that sends no final result: what it has counts as said after this long. */
const stallMs = 5_000;
/** How long an action may keep the caller waiting in silence after a sentence, and after a filler. The agent says for the first. */
const fillerMs = { afterSpeech: 3_000, next: 6_000 };
export const maxFillers = 2;
/** Merged words of one turn; a client that pours text in without pause gets no further. */
const maxWords = 20_000;

/** The state while one input is worked on. */
export interface Work extends Omit<CallState, 'deadlines'> {
  deadlines: Partial<Record<Deadline, number>>;
  now: number;
  effects: CallEffect[];
}

/** Nothing is said any more: the one whose turn it is gets it. */
export function settle(work: Work): void {
  clear(work, 'pause', 'protection', 'voice');
  if (work.awaits !== 'caller' && !(work.yields && (hasTurn(work) || work.words !== ''))) letWait(work);
  else if (hasTurn(work)) takeTurn(work);
  else if (work.words !== '') awaitMore(work);
  else if (work.interim !== '') callerSpeaks(work);
  else listen(work);
}

function listen(work: Work): void {
  // A number that is being keyed in goes on.
  work.phase = work.keys === '' ? 'listening' : 'endpointing';
  if (work.keys === '' && work.connected) plan(work, 'silence', work.silenceMs);
  if (work.warningDue) warn(work);
}

/** An action keeps the caller waiting. */
function letWait(work: Work): void {
  if (work.interim === '') work.phase = 'thinking';
  else callerSpeaks(work);
  if (work.deadlines.filler === undefined) planFiller(work, 'afterSpeech');
}

/** Whether the flow can take what the caller says now. */
const mayTurn = (work: Work) => work.awaits === 'caller' || work.yields;

/** The transcriber hears the caller. */
export function callerSpeaks(work: Work): void {
  work.phase = 'caller_speaking';
  clear(work, 'silence', 'endpoint');
  plan(work, 'stall', stallMs);
}

/** The caller stopped: is there more to come? */
export function awaitMore(work: Work): void {
  clear(work, 'silence', 'stall', 'endpoint');
  if (!mayTurn(work)) work.phase = 'thinking';
  else if (work.words === '') settle(work);
  else {
    work.phase = 'endpointing';
    plan(work, 'endpoint', endpointMs(work.words, work.expects, work.language, stepWaits(work.turns.waits, work.wait)));
  }
}

/** The caller speaks over the agent: what he says comes first. */
export function takeFloor(work: Work): void {
  if (work.saying) work.effects.push({ type: 'interrupt' });
  work.saying = false;
  clear(work, 'pause', 'protection', 'silence', 'voice');
  if (hasTurn(work)) takeTurn(work);
  else if (work.interim !== '') callerSpeaks(work);
  else if (work.words !== '') awaitMore(work);
  // A voice without words yet.
  else if (work.keys === '') callerSpeaks(work);
  // Keys, of which more may come.
  else work.phase = work.awaits === 'caller' ? 'endpointing' : 'thinking';
}

/** Gives the flow what the caller said so far, when the flow can take it. */
export function takeTurn(work: Work): void {
  clear(work, 'endpoint');
  if (!mayTurn(work)) {
    work.phase = 'thinking';
    return;
  }
  clear(work, 'silence', 'stall');
  if (work.words !== '') commitWords(work);
  else if (work.keysComplete) commitKeys(work);
  else if (work.keys !== '') work.phase = 'endpointing';
  else settle(work);
}

function commitWords(work: Work): void {
  const { words: text, typed, wordsBeganAt: beganAt, wordsEndedAt: endedAt } = work;
  work.effects.push({ type: 'commit', text, typed, beganAt, endedAt });
  if (work.warningDue) warn(work);
  takeWords(work);
  think(work);
}

function commitKeys(work: Work): void {
  clear(work, 'keys');
  const { keys: digits, wordsBeganAt: beganAt, wordsEndedAt: endedAt } = work;
  work.effects.push({ type: 'commit_keys', digits, beganAt, endedAt });
  work.keys = '';
  work.keysComplete = false;
  think(work);
}

/** The flow works. */
function think(work: Work): void {
  work.phase = 'thinking';
  work.awaits = 'flow';
  work.yields = false;
  work.fillers = 0;
  if (work.turns.fillerMs !== null) plan(work, 'filler', work.turns.fillerMs);
}

/** Whether something waits that makes a turn by itself, with nothing more on its way. */
export const hasTurn = (work: Work): boolean =>
  work.typed.length > 0 || (work.keysComplete && work.words === '' && work.interim === '');

/** Whether the agent speaks on through what is said. */
export const onlyListens = (work: Work, text: string): boolean =>
  work.turns.backchannels && isBackchannel(text, work.language);

/** Whether the caller has begun something that the agent should not talk over. */
export function wantsFloor(work: Work): boolean {
  if (work.typed.length > 0 || work.keys !== '') return true;
  const text = `${work.words} ${work.interim}`.trim();
  return text !== '' && !onlyListens(work, text);
}

/** Whether he may: what sounds like him may be an echo of the greeting, what he types is not. */
export function mayInterrupt(work: Work): boolean {
  const certain = work.typed.length > 0 || work.keys !== '';
  const bySpeech = work.turns.bargeIn.by !== 'off' && work.deadlines.protection === undefined;
  return work.interruptible && (certain || bySpeech);
}

/** Adds to the caller's words. */
export function addWords(work: Work, text: string): void {
  if (text === '') return;
  work.words = (work.words === '' ? text : `${work.words} ${text}`).slice(0, maxWords);
}

/** The interim result counts as said; those that repeat it until the end of the phrase will not count again. */
export function promoteInterim(work: Work): void {
  addWords(work, work.interim);
  work.promoted = `${work.promoted} ${work.interim}`.trim();
  work.interim = '';
}

/** Notes when the caller's turn began and when its last words came. */
export function noteTime(work: Work): void {
  if (work.words === '' && work.interim === '' && work.keys === '') work.wordsBeganAt = work.now;
  work.wordsEndedAt = work.now;
}

/** Keeps for the transcript what the flow is not to hear. */
export function keepWords(work: Work): void {
  if (work.words !== '') {
    const { words: text, typed, wordsBeganAt: beganAt } = work;
    work.effects.push({ type: 'note', text, typed, beganAt });
  }
  takeWords(work);
}

function takeWords(work: Work): void {
  work.words = '';
  work.typed = [];
}

/** The interruption was none: the agent goes on. */
export function resume(work: Work): void {
  clear(work, 'pause', 'voice');
  if (work.phase !== 'paused') return;
  work.phase = 'speaking';
  work.effects.push({ type: 'resume' });
}

/** Says that the call ends soon. */
export function warn(work: Work): void {
  work.warningDue = false;
  work.effects.push({ type: 'warn' });
}

/** Plans the next filler while an action lets the caller wait. */
export function planFiller(work: Work, after: keyof typeof fillerMs): void {
  if (work.turns.fillerMs !== null && work.awaits === 'action' && work.fillers < maxFillers)
    plan(work, 'filler', fillerMs[after]);
}

/** The machine is done; the session does the rest. */
export function end(work: Work): void {
  work.phase = 'ended';
  work.deadlines = {};
}

export function plan(work: Work, name: Deadline, ms: number): void {
  work.deadlines[name] = work.now + ms;
}

export function clear(work: Work, ...names: Deadline[]): void {
  for (const name of names) delete work.deadlines[name];
}
