import { readDate } from '#voice/understanding/types/date.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** A calendar day, as `2026-11-26`. Days without a year lie ahead; with one, or with "last", they may be past. */
export const date: SlotKind = {
  type: 'date',
  free: false,
  confirm: 'never',
  written: 'spoken',
  read: (utterance, context) => readDate(utterance, contextOf(context)),
  hint: (_, { say }) => say.hints.date,
};
