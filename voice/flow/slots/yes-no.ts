import { readYesNo } from '#voice/understanding/types/yes-no.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** Yes or no, as true or false. One with a condition is none. */
export const yesNo: SlotKind = {
  type: 'yes_no',
  free: false,
  confirm: 'never',
  written: 'spoken',
  read(utterance, context) {
    const { results } = utterance.language.questions;
    const found = readYesNo(utterance, contextOf(context));
    if (!results.asks.test(context.slot.prompt) || found?.value === false) return found;
    // "I did that already" and "okay" tell that it was tried, and not that it helped.
    const said = utterance.words.map(({ text }) => text).join(' ');
    if (results.acts.test(said)) return found && { ...found, value: false, alternatives: [] };
    return utterance.language.openers.has(said) ? null : found;
  },
  hint: (_, { say }) => say.hints.yesNo,
};
