import type { SlotKind } from './slot-kind.ts';
import { clip, tidy } from './spoken-text.ts';

/** Sounds and greetings that are no answer to anything. */
const empty =
  /^(?:(?:uh[ -]?huh|mm[ -]?hmm?|u+m+|u+h+|e+r+m?|ah+|oh|hmm+|mm+|well|so|like|hello|hi|hey|hi there|hello there|hello\?|yes\?|you there|are you there|okay|ok|alright|sorry|pardon|excuse me|good (?:morning|afternoon|evening)|thanks|thank you|and|but|please)[\s,.!?-]*)+$/i;

/** Whatever the caller says, in their own words. */
export const text: SlotKind = {
  type: 'text',
  free: true,
  confirm: 'never',
  written: 'value',
  words: [],
  parse(said) {
    const value = tidy(said);
    if (!/[\p{L}\p{N}]/u.test(value) || empty.test(value)) return null;
    return { value, spoken: clip(value, 120) };
  },
  hint: () => 'Just tell me in your own words.',
};
