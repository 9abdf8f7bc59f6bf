import { amendName } from '#voice/understanding/types/amend-name.ts';
import { insistedName } from '#voice/understanding/types/insisted-name.ts';
import { readName } from '#voice/understanding/types/name.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** A person's name, said or spelled, with its capitals. */
export const name: SlotKind = {
  type: 'name',
  free: true,
  confirm: 'never',
  written: 'value',
  read: (utterance, context) => readName(utterance, contextOf(context)),
  amend(utterance, old, context) {
    const amended = typeof old === 'string' ? amendName(utterance, old, contextOf(context)) : null;
    return amended?.isSure ? amended.value : null;
  },
  insisted: insistedName,
  hint: (_, { say }) => say.hints.name,
};
