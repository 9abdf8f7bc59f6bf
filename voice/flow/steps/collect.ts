import { z } from 'zod';
import { SlotDef } from '#domain/agents/workflows.ts';
import { readExtras } from '#voice/flow/extra-slots.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { forgetPieces, slotQuestion } from '../collect.ts';
import type { Next, Turn } from '../dialogue.ts';
import {
  currentDef,
  declineForm,
  type FormState,
  freshForm,
  hearForm,
  keep,
  leaveForm,
  openSlots,
  proceed,
  reopen,
  takeProposed,
  unheardSlots,
} from '../form.ts';
import type { Proposal } from '../proposal.ts';
import { language, say, spoken } from '../talk.ts';
import { checkSlot } from './ask-question.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  /** An open question that may be answered with everything at once. */
  opening: z.string().min(1).max(600),
  slots: z.array(SlotDef).min(2).max(10),
  /** Whether all is read back at the end. */
  summary: z.boolean().default(true),
});
type Config = z.infer<typeof Config>;

interface State extends FormState {
  /** opening: the open question. each: what is still missing. summary: whether all is right. */
  stage: 'opening' | 'each' | 'summary';
}

type CollectTurn = Turn<Config, State>;

/** Asks for what is missing, then reads all back. */
function goOn(turn: CollectTurn, next: Next): Next {
  const { state, config } = turn;
  const isFilled = typeof next === 'object' && 'port' in next && next.port === 'filled';
  if (!isFilled || !config.summary) return next;
  state.stage = 'summary';
  return 'ask';
}

const each = (turn: CollectTurn): Next => {
  turn.state.stage = 'each';
  return goOn(turn, proceed(turn));
};

/** What answers the open question: values of every kind, and what is left for the first free text. */
function hearOpening(turn: CollectTurn, utterance: Utterance): Proposal<Next> {
  const { talk } = turn;
  const free = openSlots(turn).find(({ type }) => type === 'text');
  const { extras, rest } = readExtras(talk, null, utterance);
  return {
    confidence: 0.7,
    beside: 0,
    turns: false,
    does() {
      keep(turn, extras, utterance.text);
      // Few words beside the values are manners; a text of its own has some weight.
      const isText = rest.words.filter(({ text }) => !utterance.language.harmless.has(text)).length >= 2;
      if (free && isText && !talk.frame.early[free.name])
        talk.frame.early[free.name] = { value: rest.text, spoken: rest.text, said: utterance.text };
      return each(turn);
    },
  };
}

function hearSummary(turn: CollectTurn, utterance: Utterance): Proposal<Next> | null {
  const { talk } = turn;
  const answer = readAnswer(utterance);
  if (!answer || answer.value === null || answer.conditional) return null;
  return {
    confidence: answer.understood.confidence,
    beside: answer.beside,
    turns: false,
    does() {
      if (answer.value) return { port: 'filled' };
      say(talk, language(talk).say.whatToChange);
      return 'ask';
    },
  };
}

function summaryOf({ talk, config }: CollectTurn): string {
  const filled = config.slots.flatMap(({ name }) => {
    const slot = talk.frame.slots[name];
    return slot ? [{ name: name.replaceAll('_', ' '), value: slot.spoken }] : [];
  });
  return language(talk).say.readBackAll(filled);
}

export const collect = defineStep<Config, State>({
  ...plainStep,
  type: 'collect',
  title: 'Collect',
  description: 'Collects several answers in any order.',
  icon: 'clipboard-list',
  help: 'Starts with an open question that callers can answer all at once, asks for what’s missing, and reads everything back.',
  config: Config,
  initial: {
    opening: 'What can I do for you?',
    slots: [
      { name: 'need', type: 'text', prompt: 'What is it about?' },
      { name: 'name', type: 'name', prompt: 'What is your name?' },
    ],
  },
  listens: true,
  passes: ({ slots }, port, isElsewhere) =>
    port === 'filled' && slots.every(({ name, prefill }) => prefill || isElsewhere(name)),
  state: () => ({ ...freshForm(), stage: 'opening' }),
  ports: () => [
    { id: 'filled', label: 'Filled', required: true },
    { id: 'no_input', label: 'Silence', required: false },
    { id: 'no_match', label: 'Not understood', required: false },
    { id: 'refused', label: 'Refused', required: false },
  ],
  slots: ({ slots }) => slots,
  sets: ({ slots }, port) => (port === 'filled' ? slots.filter((slot) => slot.required).map(({ name }) => name) : []),
  texts: ({ opening, slots }) => ({
    spoken: [opening, ...slots.flatMap((slot) => [slot.prompt, ...slot.reprompts])],
    written: [],
  }),
  check: ({ slots }) => slots.flatMap(checkSlot),
  enter(turn) {
    reopen(turn);
    // What was given before is not asked for again.
    return openSlots(turn).length < turn.config.slots.length ? each(turn) : 'ask';
  },
  question(turn) {
    const { talk, state, config } = turn;
    const { say: words } = language(talk);
    if (state.stage === 'opening')
      return {
        kind: 'free' as const,
        expects: ['text' as const],
        prompt: spoken(talk, config.opening),
        rephrase: [],
        hint: words.hints.text,
        maxMisses: 3,
      };
    if (state.stage === 'summary')
      return {
        kind: 'readback' as const,
        expects: ['yes_no' as const],
        prompt: summaryOf(turn),
        rephrase: [],
        hint: words.hints.readback,
        maxMisses: 3,
      };
    return slotQuestion(talk, currentDef(turn) ?? config.slots[0]!, state.collecting);
  },
  hear(turn, utterance) {
    if (turn.state.stage === 'opening') return hearOpening(turn, utterance);
    if (turn.state.stage === 'summary') return hearSummary(turn, utterance);
    const heard = hearForm(turn, utterance);
    return heard && { ...heard, does: () => goOn(turn, heard.does()) };
  },
  openTo: unheardSlots,
  proposedValues: (turn, values) => takeProposed(turn, values, () => each(turn)),
  forget: ({ state }) => void forgetPieces(state.collecting),
  decline(turn, how) {
    if (turn.state.stage === 'opening') return () => each(turn);
    if (turn.state.stage === 'summary') return null;
    const declined = declineForm(turn, how);
    return declined && (() => goOn(turn, declined()));
  },
  leave: leaveForm,
});
