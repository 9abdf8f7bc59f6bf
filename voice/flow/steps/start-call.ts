import { z } from 'zod';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { Next } from '../dialogue.ts';
import { isRead, language, say, setVariable, spoken, type Talk } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  /** Said first, unless the agent has a greeting of its own. */
  greeting: z.string().max(600).default(''),
  /** A notice that the caller has to hear in full, such as "This call may be recorded." */
  disclosure: z.string().max(600).default(''),
  /** off: nothing is recorded. told: recorded behind the disclosure. asked: only if the caller agrees. */
  recording: z.enum(['off', 'told', 'asked']).default('off'),
  /** What is asked for consent; the engine's own question when empty. */
  consent: z.string().max(600).default(''),
  /** Where a caller who asks for a person is put through to; the person on duty when it is empty. */
  person: z
    .string()
    .regex(/^(\+[1-9]\d{6,14})?$/, 'Enter the number with its country code, like +12025550123.')
    .default(''),
});
type Config = z.infer<typeof Config>;

/** What the start step keeps: the agent's own greeting, put in by the runner. */
interface State {
  greeting?: string;
}

/** Whether the caller may be recorded; a flow may ask for it in conditions. */
export const consentVariable = 'recording_consent';

function record(talk: Talk, on: boolean): Next {
  setVariable(talk, consentVariable, on, 'set');
  talk.intents.push({ type: 'record', on });
  return { port: on ? 'next' : 'declined' };
}

export const startCall = defineStep<Config, State>({
  ...plainStep,
  type: 'start',
  title: 'Start Call',
  description: 'Greets the caller. Every conversation starts here.',
  icon: 'phone-incoming',
  help: 'Every conversation starts here: the greeting, any disclosure, and whether the call can be recorded.',
  config: Config,
  initial: { greeting: 'Hello, this is {{agent_name}}.' },
  listens: true,
  ports: ({ recording }) => [
    { id: 'next', label: 'Next', required: true },
    ...(recording === 'asked'
      ? [{ id: 'declined', label: 'Doesn’t want to be recorded', required: false, instead: 'next' }]
      : []),
  ],
  sets: ({ recording }) => (recording === 'off' ? [] : [consentVariable]),
  texts: ({ greeting, disclosure, consent }) => ({ spoken: [greeting, disclosure, consent], written: [] }),
  check: ({ recording, disclosure }) =>
    recording === 'told' && !disclosure.trim() ? ['Say in the disclosure that the call is recorded.'] : [],
  enter({ talk, config, state }) {
    // A workflow that another one runs begins in the middle of a talk.
    if (talk.snapshot.frames.length > 1) return { port: 'next' };
    say(talk, spoken(talk, state.greeting ?? config.greeting));
    say(talk, spoken(talk, config.disclosure), false);
    // What can't be recorded is not asked about: what is written is kept as it is, and some carriers have no recordings.
    if (isRead(talk) || talk.snapshot.setting.unrecorded) {
      if (config.recording !== 'off') setVariable(talk, consentVariable, false, 'set');
      return { port: 'next' };
    }
    if (config.recording === 'asked') return 'ask';
    return config.recording === 'told' ? record(talk, true) : { port: 'next' };
  },
  question: ({ talk, config }) => ({
    kind: 'readback',
    expects: ['yes_no'],
    prompt: spoken(talk, config.consent) || language(talk).say.mayRecord,
    rephrase: [],
    hint: language(talk).say.hints.yesNo,
    maxMisses: 2,
  }),
  hear({ talk }, utterance) {
    const answer = readAnswer(utterance);
    if (!answer || answer.value === null) return null;
    // On a condition no one is recorded.
    const isAgreed = answer.value && !answer.conditional;
    return {
      confidence: answer.understood.confidence,
      beside: answer.beside,
      turns: false,
      does: () => record(talk, isAgreed),
    };
  },
  decline:
    ({ talk }) =>
    () =>
      record(talk, false),
  giveUp: ({ talk }) => record(talk, false),
});
