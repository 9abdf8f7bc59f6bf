import { readBound, readNumber } from '#voice/understanding/types/number.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** One number within the slot's bounds. Two different numbers ("two or three") are no answer. */
export const number: SlotKind = {
  type: 'number',
  free: false,
  confirm: 'never',
  written: 'value',
  read: (utterance, context) => readNumber(utterance, contextOf(context)),
  bound: (utterance, context) => readBound(utterance, contextOf(context)),
  hint: ({ min, max }, { say }) => say.hints.number(min, max),
};
