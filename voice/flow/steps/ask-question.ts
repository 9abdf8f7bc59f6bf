import { z } from 'zod';
import { SlotDef } from '#domain/agents/workflows.ts';
import { forgetPieces, slotQuestion } from '../collect.ts';
import {
  currentDef,
  declineForm,
  type FormState,
  freshForm,
  hearForm,
  leaveForm,
  openSlots,
  proceed,
  reopen,
  takeProposed,
  unheardSlots,
} from '../form.ts';
import { say, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  /** Said once before the first question. */
  intro: z.string().max(600).default(''),
  slots: z.array(SlotDef).min(1).max(5),
});
type Config = z.infer<typeof Config>;

export const askQuestion = defineStep<Config, FormState>({
  ...plainStep,
  type: 'ask',
  title: 'Ask Question',
  description: 'Asks for one to five pieces of information and understands the answers.',
  icon: 'message-circle-question',
  help: 'Asks one question at a time and understands answers that come early, get corrected, or arrive in parts. Anything that’s easy to mishear is read back.',
  config: Config,
  initial: { slots: [{ name: 'name', type: 'name', prompt: 'What is your name?' }] },
  listens: true,
  passes: ({ slots }, port, isElsewhere) =>
    port === 'filled' && slots.every(({ name, prefill }) => prefill || isElsewhere(name)),
  state: freshForm,
  ports: () => [
    { id: 'filled', label: 'Answered', required: true },
    { id: 'no_input', label: 'Silence', required: false },
    { id: 'no_match', label: 'Not understood', required: false },
    { id: 'refused', label: 'Refused', required: false },
  ],
  slots: ({ slots }) => slots,
  sets: ({ slots }, port) => (port === 'filled' ? slots.filter((slot) => slot.required).map(({ name }) => name) : []),
  texts: ({ intro, slots }) => ({
    spoken: [intro, ...slots.flatMap((slot) => [slot.prompt, ...slot.reprompts])],
    written: [],
  }),
  check: ({ slots }) => slots.flatMap(checkSlot),
  enter(turn) {
    reopen(turn);
    if (openSlots(turn).length > 0) say(turn.talk, spoken(turn.talk, turn.config.intro));
    return proceed(turn);
  },
  question(turn) {
    const def = currentDef(turn) ?? turn.config.slots[0]!;
    return slotQuestion(turn.talk, def, turn.state.collecting);
  },
  hear: hearForm,
  openTo: unheardSlots,
  proposedValues: (turn, values) => takeProposed(turn, values, () => proceed(turn)),
  forget: ({ state }) => void forgetPieces(state.collecting),
  decline: declineForm,
  leave: leaveForm,
});

/** Faults of what a step asks for. */
export function checkSlot({ name, type, prompt, choices, min, max }: SlotDef): string[] {
  const faults: string[] = [];
  const values = choices.map(({ value }) => value);
  if (type === 'choice' && choices.length < 2) faults.push(`"${name}" needs at least two choices.`);
  if (new Set(values).size < values.length) faults.push(`"${name}" has two choices with the same value.`);
  if (min !== undefined && max !== undefined && min >= max)
    faults.push(`"${name}": the minimum must be less than the maximum.`);
  if (prompt.split('?').length > 2) faults.push(`"${name}" asks more than one question at a time.`);
  return faults;
}
