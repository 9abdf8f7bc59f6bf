import { readChoice } from '#voice/understanding/types/choice.ts';
import { choiceByTime } from './choice-by-time.ts';
import type { SlotKind } from './slot-kind.ts';

/** One of the slot's choices, as its `value`. */
export const choice: SlotKind = {
  type: 'choice',
  free: false,
  confirm: 'never',
  written: 'spoken',
  read: (utterance, context) => readChoice(utterance, context.slot.choices) ?? choiceByTime(utterance, context),
  show: (value, { slot }) => slot.choices.find((one) => one.value === value)?.label ?? String(value),
  hint: ({ choices }, { say }) => say.hints.choice(choices.map(({ label }) => label)),
};
