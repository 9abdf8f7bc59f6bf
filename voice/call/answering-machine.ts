import { languageOf, languages } from '#voice/languages/catalog.ts';
import { wordsOf } from '#voice/understanding/words.ts';

/**
 * Who took a call that the agent made: pure, on a clock that whoever runs it turns. It hears when somebody speaks and
 * what the recogniser made of it, and wants a `tick` at `nextLook`. All times are milliseconds since the epoch.
 */

/** screening: something that asks who calls, and puts a person through or not. unknown counts as a person. */
export type AnsweredBy = 'human' | 'machine' | 'screening' | 'unknown';

/** Nobody says a word. */
const noSpeechMs = 5_000;
/** The longest that is thought about it. */
const decideMs = 15_000;
/** "Hello?" is a short greeting; behind it, and behind a long one, a person waits for so long. */
const shortGreetingMs = 2_500;
const personWaitsMs = { short: 500, long: 1_500 } as const;
/** People who take a call say less before they wait. */
const machineWords = 9;
/** A number that is read out. */
const machineDigits = 7;
/** A machine that has spoken listens behind its tone, or behind so much silence. */
const greetingEndMs = 2_000;
/** The longest that its tone is waited for. */
const toneMs = 20_000;

export interface MachineState {
  /** BCP 47. */
  language: string;
  answeredAt: number;
  /** Null while nobody has spoken. */
  spokeFrom: number | null;
  spokeUntil: number | null;
  speaks: boolean;
  words: string;
  verdict: AnsweredBy | null;
  decidedAt: number | null;
  /** Whether the machine listens now: a message may be left. */
  listens: boolean;
}

export type MachineInput =
  | { type: 'speech_began' }
  | { type: 'speech_ended' }
  /** What was said since the call was taken, as far as it is known. */
  | { type: 'words'; text: string }
  /** The tone of a machine. */
  | { type: 'tone' }
  | { type: 'tick' };

/** A call that has just been taken. */
export const justAnswered = (language: string, answeredAt: number): MachineState => ({
  ...{ language, answeredAt, spokeFrom: null, spokeUntil: null, speaks: false },
  ...{ words: '', verdict: null, decidedAt: null, listens: false },
});

const phrasesOf = (language: string) => (languageOf(language) ?? languages[0]!).answeringMachine;
const plain = (text: string) =>
  wordsOf(text, 200)
    .map((word) => word.text)
    .join(' ');
const holds = (said: string, phrases: readonly string[]) =>
  phrases.some((phrase) => ` ${said} `.includes(` ${phrase} `));

/** What the words alone tell. */
function byWords({ words, language }: MachineState): AnsweredBy | null {
  const said = plain(words);
  const { machine, screening } = phrasesOf(language);
  if (holds(said, screening)) return 'screening';
  if (holds(said, machine)) return 'machine';
  const digits = /\d(?:[\s.-]*\d)*/g;
  if ((words.match(digits) ?? []).some((run) => run.replace(/\D/g, '').length >= machineDigits)) return 'machine';
  return said.split(' ').filter((word) => word !== '').length >= machineWords ? 'machine' : null;
}

/** When somebody who has stopped speaking counts as a person who waits. */
const personAt = ({ spokeFrom, spokeUntil }: { spokeFrom: number; spokeUntil: number }) =>
  spokeUntil + personWaitsMs[spokeUntil - spokeFrom < shortGreetingMs ? 'short' : 'long'];

/** When a `tick` is wanted, or null. */
export function nextLook(state: MachineState): number | null {
  const { verdict, answeredAt, spokeFrom, spokeUntil, speaks, decidedAt, listens } = state;
  if (verdict === 'machine') {
    if (listens) return null;
    const tone = decidedAt! + toneMs;
    return speaks || spokeUntil === null ? tone : Math.min(tone, spokeUntil + greetingEndMs);
  }
  if (verdict !== null) return null;
  if (spokeFrom === null) return answeredAt + noSpeechMs;
  const latest = answeredAt + decideMs;
  return speaks || spokeUntil === null ? latest : Math.min(latest, personAt({ spokeFrom, spokeUntil }));
}

function decided(state: MachineState, verdict: AnsweredBy, now: number): MachineState {
  return { ...state, verdict, decidedAt: now };
}

/** What is known when the time for it has come. */
function look(state: MachineState, now: number): MachineState {
  const due = nextLook(state);
  if (due === null || due > now) return state;
  if (state.verdict === 'machine') return { ...state, listens: true };
  const { spokeFrom, speaks } = state;
  return decided(state, spokeFrom === null || speaks ? 'unknown' : 'human', now);
}

/** One step. The first verdict stays; who asks for a name is listened to anew by `justAnswered` when that was said. */
export function listenForMachine(before: MachineState, input: MachineInput, now: number): MachineState {
  const state = look(before, now);
  switch (input.type) {
    case 'speech_began':
      return { ...state, speaks: true, spokeFrom: state.spokeFrom ?? now };
    case 'speech_ended':
      return { ...state, speaks: false, spokeUntil: now };
    case 'words': {
      const heard = { ...state, words: input.text, spokeFrom: state.spokeFrom ?? now };
      const verdict = heard.verdict === null ? byWords(heard) : null;
      return verdict ? decided(heard, verdict, now) : heard;
    }
    case 'tone': {
      const machine = state.verdict === 'machine' ? state : decided(state, 'machine', now);
      return { ...machine, listens: true };
    }
    case 'tick':
      return state;
  }
}
