import { readCode } from '#voice/understanding/types/code.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** A code of letters and digits, in capitals. */
export const code: SlotKind = {
  type: 'code',
  free: false,
  confirm: 'explicit',
  written: 'value',
  read: (utterance, context) => readCode(utterance, contextOf(context)),
  readback: ({ value }) => String(value).split('').join(', '),
  hint: (_, { say }) => say.hints.code,
};
