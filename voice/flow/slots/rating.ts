import type { SlotDef } from '#domain/workflows.ts';
import { readNumbers, sayNumber } from './number.ts';
import type { SlotKind } from './slot-kind.ts';

/** A rating without bounds goes from 1 to 10. */
const bounds = (slot: SlotDef) => ({ min: slot.min ?? 1, max: slot.max ?? 10 });

/** A whole number on the slot's scale. "Eight out of ten" counts when the scale ends at ten. */
export const rating: SlotKind = {
  type: 'rating',
  free: false,
  confirm: 'never',
  written: 'value',
  words: ['rating', 'score'],
  parse(text, { slot }) {
    const { min, max } = bounds(slot);
    const outOf = /\b(?:out of|over|of)\b|\d\s?\/\s?\d/.test(text.toLowerCase());
    const [value, scale, ...others] = readNumbers(text.replace(/(\d)\s?\/\s?(\d)/g, '$1 out of $2'));
    if (value === undefined || others.length > 0) return null;
    if (scale !== undefined && scale !== value && !(outOf && scale === max)) return null;
    if (!Number.isInteger(value) || value < min || value > max) return null;
    return { value, spoken: sayNumber(value) };
  },
  hint(slot) {
    const { min, max } = bounds(slot);
    return `Please give me a whole number from ${min} to ${max}.`;
  },
};
