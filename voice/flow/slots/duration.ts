import { readLength } from '#voice/understanding/types/length.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** How long something takes, as ISO 8601 writes it: `PT1H30M`. */
export const duration: SlotKind = {
  type: 'duration',
  free: false,
  confirm: 'never',
  written: 'spoken',
  read: (utterance, context) => readLength(utterance, contextOf(context)),
  hint: (_, { say }) => say.hints.duration,
};
