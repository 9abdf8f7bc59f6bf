import { readName } from '#voice/understanding/types/name.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** A person's name, said or spelled, with its capitals. */
export const name: SlotKind = {
  type: 'name',
  free: true,
  confirm: 'never',
  written: 'value',
  read: (utterance, context) => readName(utterance, contextOf(context)),
  hint: (_, { say }) => say.hints.name,
};
