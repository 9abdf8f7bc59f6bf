import { z } from 'zod';
import { SlotDef } from '#domain/workflows.ts';
import type { ModelResult } from '../conversation.ts';
import type { Next, Turn } from '../dialogue.ts';
import { slotKinds } from '../slots/catalog.ts';
import { parse } from '../slots/slot-kind.ts';
import { askModel, language, say, setSlot, slotContext, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Way = z.strictObject({
  port: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: z.string().min(1).max(80),
});

const Config = z.strictObject({
  /** What the model is to reach with the caller, in plain words. */
  goal: z.string().min(1).max(4000),
  /** The first question. */
  prompt: z.string().min(1).max(600),
  /** What it may find out. Each answer is read by the slot's own reader. */
  slots: z.array(SlotDef).max(10).default([]),
  /** Ways out that it may take. */
  ways: z.array(Way).min(1).max(10),
  /** Turns of the caller before the way "Too long". */
  maxTurns: z.int().min(1).max(20).default(6),
});
type Config = z.infer<typeof Config>;

interface State {
  turns: number;
}

/** Takes what a model proposes as far as it holds: the engine decides. */
function take({ talk, config, state }: Turn<Config, State>, result: Extract<ModelResult, { ok: true }>): Next {
  for (const [name, words] of Object.entries(result.values ?? {})) {
    const def = config.slots.find((slot) => slot.name === name);
    const parsed = def && parse(slotKinds[def.type], words, slotContext(talk, def));
    if (def && parsed) setSlot(talk, name, { ...parsed, said: words, confirmed: false, source: 'caller' });
  }
  if (config.ways.some(({ port }) => port === result.port)) {
    say(talk, result.say ?? '');
    return { port: result.port! };
  }
  if (state.turns >= config.maxTurns) return { port: 'too_long' };
  say(talk, result.say ?? '');
  return 'ask';
}

export const languageModel = defineStep<Config, State>({
  ...plainStep,
  type: 'language_model',
  title: 'Language Model',
  description: 'Lets a language model lead this part, within bounds.',
  icon: 'sparkles',
  help: 'A language model leads this part of the conversation towards a goal. It proposes; answers are read by the same readers as a caller’s words, and only the ways drawn here can be taken.',
  config: Config,
  initial: {
    goal: 'Find out what the caller needs.',
    prompt: 'How can I help you?',
    ways: [{ port: 'done', label: 'Done' }],
  },
  listens: true,
  state: () => ({ turns: 0 }),
  ports: ({ ways }) => [
    ...ways.map(({ port, label }) => ({ id: port, label, required: true })),
    { id: 'too_long', label: 'Too long', required: false, instead: 'no_match' },
    { id: 'no_model', label: 'No model', required: false, instead: 'no_match' },
    { id: 'no_match', label: 'Not understood', required: false },
    { id: 'no_input', label: 'Silence', required: false },
  ],
  slots: ({ slots }) => slots,
  texts: ({ prompt }) => ({ spoken: [prompt], written: [] }),
  check({ ways }) {
    const ports = ways.map(({ port }) => port);
    return ports.filter((port, at) => ports.indexOf(port) !== at).map((port) => `Two ways have the port "${port}".`);
  },
  enter: () => 'ask',
  question: ({ talk, config, state }) => ({
    kind: 'free',
    expects: ['text'],
    // What the model said last ends in its own question.
    prompt: state.turns === 0 ? spoken(talk, config.prompt) : language(talk).say.goOn,
    rephrase: [],
    hint: language(talk).say.hints.text,
    maxMisses: 3,
  }),
  hear: (turn, utterance) => ({
    ...{ confidence: 0.7, beside: 0, turns: false },
    does() {
      const { talk, config, state } = turn;
      state.turns += 1;
      askModel(talk, {
        goal: config.goal,
        said: utterance.text,
        ports: config.ways.map(({ port }) => port),
        slots: config.slots.map(({ name }) => name),
      });
      return 'wait';
    },
  }),
  proposed: (turn, result) => (result.ok ? take(turn, result) : { port: 'no_model' }),
});
