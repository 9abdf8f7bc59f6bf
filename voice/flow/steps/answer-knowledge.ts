import { z } from 'zod';
import type { Next, Turn } from '../dialogue.ts';
import { FindAnswerOutput } from '../flow-actions.ts';
import { language, runAction, say, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  prompt: z.string().min(1).max(600).default('What would you like to know?'),
  /** Asked after an answer. */
  more: z.string().min(1).max(600).default('Is there anything else you would like to know?'),
  /** Folders that are looked in; all that the agent has when empty. */
  folders: z.array(z.string().max(60)).max(20).default([]),
  /** Questions before the way "Done" is taken. */
  most: z.int().min(1).max(20).default(5),
});
type Config = z.infer<typeof Config>;

interface State {
  asked: number;
}

const look = ({ talk, config, state }: Turn<Config, State>, question: string): Next => {
  state.asked += 1;
  runAction(talk, 'find_answer', { question, folderIds: config.folders }, true);
  return 'wait';
};

export const answerKnowledge = defineStep<Config, State>({
  ...plainStep,
  type: 'knowledge',
  title: 'Answer from Knowledge',
  description: 'Answers what the caller asks from your own documents.',
  icon: 'book-open',
  help: 'The caller asks, and the agent answers in at most two sentences from the folders that you choose. What it does not know leaves by "Not known".',
  config: Config,
  initial: {},
  listens: true,
  state: () => ({ asked: 0 }),
  ports: () => [
    { id: 'done', label: 'Nothing more', required: true },
    { id: 'unknown', label: 'Not known', required: false, instead: 'error' },
    { id: 'error', label: 'Error', required: false },
    { id: 'no_input', label: 'Silence', required: false },
  ],
  texts: ({ prompt, more }) => ({ spoken: [prompt, more], written: [] }),
  enter: () => 'ask',
  question: ({ talk, config, state }) => ({
    kind: 'free',
    expects: ['text'],
    prompt: spoken(talk, state.asked === 0 ? config.prompt : config.more),
    rephrase: [],
    hint: language(talk).say.hints.text,
    maxMisses: 3,
  }),
  hear: (turn, utterance) => ({
    ...{ confidence: 0.7, beside: 0, turns: false },
    does: () => look(turn, utterance.text),
  }),
  decline: () => () => ({ port: 'done' }),
  leave: () => ({ port: 'done' }),
  done({ talk, config, state }, result) {
    const found = result.ok ? FindAnswerOutput.safeParse(result.output) : null;
    if (!found?.success) return { port: 'error' };
    if (!found.data.answer) return { port: 'unknown' };
    say(talk, found.data.answer.text);
    return state.asked >= config.most ? { port: 'done' } : 'ask';
  },
});
