import { ratingBounds, readRating } from '#voice/understanding/types/rating.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** A whole number on the slot's scale. "Eight out of ten" counts when the scale ends at ten. */
export const rating: SlotKind = {
  type: 'rating',
  free: false,
  confirm: 'never',
  written: 'value',
  read: (utterance, context) => readRating(utterance, contextOf(context)),
  hint(slot, { say }) {
    const { min, max } = ratingBounds(slot);
    return say.hints.rating(min, max);
  },
};
