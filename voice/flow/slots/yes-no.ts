import { isPartly } from '#voice/understanding/matter.ts';
import { readYesNo } from '#voice/understanding/types/yes-no.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
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
    const { openers } = utterance.language;
    const begin = utterance.words.findIndex(({ text }) => !openers.has(text));
    if (begin === 0) return found;
    // "Okay, I'm signing out now": what only opens it is no answer.
    const rest = begin < 0 ? '' : utterance.text.slice(utterance.words[begin]!.from);
    return rest === '' ? null : readYesNo(readUtterance(rest, utterance.language), contextOf(context));
  },
  insisted: (utterance) => (isPartly(utterance) ? true : null),
  hint: (_, { say }) => say.hints.yesNo,
};
