import { readYesNo } from '#voice/understanding/types/yes-no.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** Yes or no, as true or false. One with a condition is none. */
export const yesNo: SlotKind = {
  type: 'yes_no',
  free: false,
  confirm: 'never',
  written: 'spoken',
  read: (utterance, context) => readYesNo(utterance, contextOf(context)),
  hint: (_, { say }) => say.hints.yesNo,
};
