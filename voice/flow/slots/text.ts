import { readText } from '#voice/understanding/types/text.ts';
import type { Understood } from '#voice/understanding/understood.ts';
import { contextOf, type SlotContext, type SlotKind } from './slot-kind.ts';
import { clip } from './spoken-text.ts';

/** "I work for Acme", where the company is asked for: its name alone. */
function withoutLead(found: Understood | null, { slot, language }: SlotContext): Understood | null {
  const { asks, leads } = language.questions.companies;
  if (found === null || typeof found.value !== 'string' || !asks.test(slot.prompt)) return found;
  return { ...found, value: found.value.replace(leads, '') || found.value };
}

/** Whatever the caller says, in their own words but without politeness. */
export const text: SlotKind = {
  type: 'text',
  free: true,
  confirm: 'never',
  written: 'value',
  read: (utterance, context) => withoutLead(readText(utterance, contextOf(context)), context),
  show: (value) => clip(String(value), 120),
  hint: (_, { say }) => say.hints.text,
};
