import { z } from 'zod';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { Next, Turn } from '../dialogue.ts';
import type { FoundSentence, NearSentence } from '../flow-actions.ts';
import { askForAnswer, mayAnswer, takeAnswer } from '../model/answer.ts';
import { foundBy, lookFor, tellAnswer } from '../repair/question.ts';
import { language, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  prompt: z.string().min(1).max(600).default('What would you like to know?'),
  /** Asked after an answer. */
  more: z.string().min(1).max(600).default("Is there anything else you'd like to know?"),
  /** Folders that are looked in; all that the agent has when empty. */
  folders: z.array(z.string().max(60)).max(20).default([]),
  /** Questions before the way "Done" is taken. */
  most: z.int().min(1).max(20).default(5),
});
type Config = z.infer<typeof Config>;

interface State {
  asked: number;
  /** A question of the FAQ that may be meant. */
  maybe: (FoundSentence & { question: string }) | null;
  /** The caller has said that they have a question, and nothing of it yet. */
  invited?: boolean;
  /** Where a model may look for the answer: what was asked and when, and the sentences that it looks in. */
  question?: string;
  askedAt?: number;
  near?: NearSentence[];
}

const told = ({ talk, config, state }: Turn<Config, State>, answer: FoundSentence): Next => {
  state.maybe = null;
  tellAnswer(talk, answer);
  return state.asked >= config.most ? { port: 'done' } : 'ask';
};

const look = ({ talk, config, state }: Turn<Config, State>, question: string): Next => {
  state.asked += 1;
  state.maybe = null;
  state.invited = false;
  if (mayAnswer(talk)) Object.assign(state, { question, askedAt: talk.at });
  lookFor(talk, question, config.folders, true);
  return 'wait';
};

export const answerKnowledge = defineStep<Config, State>({
  ...plainStep,
  type: 'knowledge',
  title: 'Answer from Knowledge',
  description: 'Answers the caller’s questions from your documents.',
  icon: 'book-open',
  help: 'The caller asks, and the agent answers in up to two sentences from the folders you choose. If it doesn’t know, it takes the "Not known" path.',
  config: Config,
  initial: {},
  listens: true,
  takesQuestions: true,
  state: () => ({ asked: 0, maybe: null }),
  ports: () => [
    { id: 'done', label: 'Nothing more', required: true },
    { id: 'unknown', label: 'Not known', required: false, instead: 'error' },
    { id: 'error', label: 'Error', required: false },
    { id: 'no_input', label: 'Silence', required: false },
  ],
  texts: ({ prompt, more }) => ({ spoken: [prompt, more], written: [] }),
  enter: () => 'ask',
  question({ talk, config, state }) {
    const { say: words } = language(talk);
    if (state.maybe)
      return {
        kind: 'readback' as const,
        expects: ['yes_no' as const],
        prompt: words.doYouMean(state.maybe.question),
        rephrase: [],
        hint: words.hints.yesNo,
        maxMisses: 3,
      };
    return {
      kind: 'free' as const,
      expects: ['text' as const],
      rephrase: [],
      hint: words.hints.text,
      maxMisses: 3,
      prompt: state.invited ? words.goOn : spoken(talk, state.asked === 0 ? config.prompt : config.more),
    };
  },
  hear(turn, utterance) {
    const { maybe, invited } = turn.state;
    const answer = readAnswer(utterance);
    const does = (): Next => {
      // "Is there anything else?" "Yes, please."
      if (!maybe && !invited && answer?.value === true && !answer.conditional && answer.beside === 0) {
        turn.state.invited = true;
        return 'ask';
      }
      if (!maybe || answer === null || answer.value === null) return look(turn, utterance.text);
      return answer.value ? told(turn, maybe) : { port: 'unknown' };
    };
    return { confidence: 0.7, beside: 0, turns: false, does };
  },
  decline: () => () => ({ port: 'done' }),
  leave: () => ({ port: 'done' }),
  done(turn, result) {
    const found = foundBy(result);
    if (!found) return { port: 'error' };
    if (found.answer) return told(turn, found.answer);
    if (!found.maybe) {
      const near = found.near ?? [];
      if (!askForAnswer(turn.talk, turn.state.question ?? '', near, turn.state.askedAt)) return { port: 'unknown' };
      turn.state.near = near;
      return 'wait';
    }
    turn.state.maybe = found.maybe;
    return 'ask';
  },
  proposed(turn, result) {
    const answer = takeAnswer(turn.talk, turn.state.near ?? [], result);
    return answer ? told(turn, answer) : { port: 'unknown' };
  },
});
