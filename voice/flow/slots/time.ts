import { readTime } from '#voice/understanding/types/time.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** A time of day, as `14:30`. Without morning or afternoon, the hours decide at which people are awake. */
export const time: SlotKind = {
  type: 'time',
  free: false,
  confirm: 'never',
  written: 'spoken',
  read: (utterance, context) => readTime(utterance, contextOf(context)),
  hint: (_, { say }) => say.hints.time,
};
