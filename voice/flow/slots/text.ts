import { readText } from '#voice/understanding/types/text.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';
import { clip } from './spoken-text.ts';

/** Whatever the caller says, in their own words but without politeness. */
export const text: SlotKind = {
  type: 'text',
  free: true,
  confirm: 'never',
  written: 'value',
  read: (utterance, context) => readText(utterance, contextOf(context)),
  show: (value) => clip(String(value), 120),
  hint: (_, { say }) => say.hints.text,
};
