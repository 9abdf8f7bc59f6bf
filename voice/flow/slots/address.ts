import { readAddress } from '#voice/understanding/types/text.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';
import { clip } from './spoken-text.ts';

/** A postal address in the caller's words. */
export const address: SlotKind = {
  type: 'address',
  free: true,
  confirm: 'explicit',
  written: 'value',
  read: (utterance, context) => readAddress(utterance, contextOf(context)),
  show: (value) => clip(String(value), 200),
  hint: (_, { say }) => say.hints.address,
};
