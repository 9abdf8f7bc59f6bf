import type { SlotType } from '#domain/agents/workflows.ts';
import { takesFloor } from './backchannel.ts';
import {
  addWords,
  awaitMore,
  callerSpeaks,
  clear,
  keepWords,
  mayInterrupt,
  noteTime,
  onlyListens,
  plan,
  resume,
  takeFloor,
  takeTurn,
  type Work,
  wantsFloor,
} from './turn-taking.ts';

/** What the caller does, as the turn-taking machine takes it. */

/** "Yes" said over the last moment of a question is its answer, not a backchannel. */
const answerOverlapMs = 1_500;
/** How long a key is waited for behind another one; where a number is asked for, which is read off something, for longer. */
const betweenKeysMs = { number: 5_000, other: 2_000 } as const;
const keyedNumbers: readonly SlotType[] = ['phone', 'code', 'number', 'money', 'date', 'time', 'date_time'];
const maxKeys = 20;
/** A line that stopped the agent by itself tells the words when the caller has finished: they are waited for so long, in ms. */
const wordsWithinMs = 5_000;

/** A result of the transcriber. `leftMs`: how much of the agent's answer is still to play. */
export function heard(work: Work, result: string, final: boolean, leftMs: number): void {
  const text = withoutPromoted(work, result);
  if (final) work.promoted = '';
  // Nothing behind what has counted: no one says more.
  else if (text === '' && result !== '') return;
  if (text !== '') noteTime(work);
  if (final) addWords(work, text);
  work.interim = final ? '' : text;
  switch (work.phase) {
    case 'listening':
    case 'caller_speaking':
    case 'endpointing':
      if (final) awaitMore(work);
      else callerSpeaks(work);
      break;
    case 'thinking':
      if (work.awaits === 'caller' && work.saying) overSpeech(work, final, leftMs);
      else if (final && onlyListens(work, work.words) && work.typed.length === 0) keepWords(work);
      else if (work.yields && !work.saying && wantsFloor(work)) final ? awaitMore(work) : callerSpeaks(work);
      break;
    case 'speaking':
    case 'paused':
      overSpeech(work, final, leftMs);
      break;
    case 'ending':
      if (final) keepWords(work);
  }
}

/** A voice without words yet: anyone who goes on speaking is waited for, and where a voice interrupts, the agent stops. */
export function voiced(work: Work): void {
  const overTalk = work.phase === 'speaking' || work.phase === 'paused';
  if (overTalk && work.turns.bargeIn.by === 'voice') overSpeech(work, false, 0);
  if (work.phase === 'listening') plan(work, 'silence', work.silenceMs);
  if (work.phase === 'endpointing' && work.deadlines.endpoint !== undefined) awaitMore(work);
}

/** The line stopped the agent, since the caller speaks: their words tell whether it goes on, as ever. */
export function stopped(work: Work): void {
  const isCut = (work.phase === 'speaking' || work.phase === 'paused') && mayInterrupt(work);
  if (!isCut) {
    // What may not be interrupted goes on where it was cut.
    work.effects.push({ type: 'resume' });
    return;
  }
  if (work.phase === 'speaking') work.effects.push({ type: 'pause' });
  work.phase = 'paused';
  plan(work, 'pause', wordsWithinMs);
}

/** Speech while the agent speaks: a pause at the first sound, an interruption when there are words. */
function overSpeech(work: Work, final: boolean, leftMs: number): void {
  const text = `${work.words} ${work.interim}`.trim();
  if (onlyListens(work, text) && work.typed.length === 0) {
    if (final) listened(work, leftMs);
  } else if (mayInterrupt(work)) {
    if (text !== '' && (final || takesFloor(text, work.language, wordsToInterrupt(work)))) takeFloor(work);
    else if (final) resume(work);
    else pause(work);
  }
}

/** By voice any word will do: it was heard, too. */
const wordsToInterrupt = ({ turns: { bargeIn } }: Work) => (bargeIn.by === 'voice' ? 1 : bargeIn.words);

/** The caller said "uh-huh". Over the last moment of a question that may be its answer. */
function listened(work: Work, leftMs: number): void {
  const answers = work.awaits === 'caller' && leftMs <= answerOverlapMs;
  if (!answers) keepWords(work);
  resume(work);
}

function pause(work: Work): void {
  if (work.phase === 'speaking') {
    work.phase = 'paused';
    work.effects.push({ type: 'pause' });
  }
  if (work.phase !== 'paused') return;
  const { by, voiceMs, resumeMs } = work.turns.bargeIn;
  plan(work, 'pause', resumeMs);
  if (by === 'voice' && work.deadlines.voice === undefined) plan(work, 'voice', voiceMs);
}

/**
 * What is left of a result when its beginning has counted already, as a stalled interim one: a transcriber repeats a phrase whole
 * until its final result. One that says something else is of another phrase.
 */
function withoutPromoted(work: Work, text: string): string {
  const counted = work.promoted.toLowerCase();
  if (counted === '' || text === '') return text;
  const said = text.toLowerCase();
  if (said.startsWith(counted)) return text.slice(counted.length).trim();
  if (counted.startsWith(said)) return '';
  work.promoted = '';
  return text;
}

/** A typed message is a whole turn. */
export function typed(work: Work, id: string, text: string): void {
  if (text === '') return;
  noteTime(work);
  addWords(work, text);
  work.typed = [...work.typed, id];
  switch (work.phase) {
    case 'ending':
      keepWords(work);
      break;
    case 'thinking':
    case 'speaking':
    case 'paused':
      if (work.saying && work.interruptible) takeFloor(work);
      else if (work.yields && !work.saying) takeTurn(work);
      break;
    default:
      takeTurn(work);
  }
}

/** A key answers a yes or no, and what is chosen from, at once: a number that may be corrected there is no question for one. */
const asksNumber = ({ expects }: Work) =>
  expects.some((type) => keyedNumbers.includes(type)) && !expects.includes('yes_no') && !expects.includes('choice');

/** A key of the telephone: several make a number, `#` ends it. */
export function keyPressed(work: Work, digit: string): void {
  noteTime(work);
  if (digit !== '#' || work.keys === '') work.keys = (work.keys + digit).slice(0, maxKeys);
  work.keysComplete = digit === '#' || work.keys.length >= maxKeys;
  clear(work, 'silence', 'keys');
  if (!work.keysComplete) plan(work, 'keys', betweenKeysMs[asksNumber(work) ? 'number' : 'other']);
  const overTalk = work.phase === 'speaking' || work.phase === 'paused';
  if (overTalk && work.interruptible) takeFloor(work);
  else if (work.phase === 'listening' || work.phase === 'endpointing') takeTurn(work);
}
