import { isPartly, wordsOf } from '#voice/understanding/matter.ts';
import { readYesNo } from '#voice/understanding/types/yes-no.ts';
import type { Understood } from '#voice/understanding/understood.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** "I'm driving", where some of their time is asked for. */
const refused: Understood = {
  value: false,
  used: [],
  rest: '',
  beside: 0,
  turns: false,
  confidence: 0.85,
  alternatives: [],
};

/** Yes or no, as true or false. One with a condition is none. */
export const yesNo: SlotKind = {
  type: 'yes_no',
  free: false,
  confirm: 'never',
  written: 'spoken',
  read(utterance, context) {
    const { results, consents } = utterance.language.questions;
    const found = readYesNo(utterance, contextOf(context));
    if (found?.value === false) return found;
    const said = wordsOf(utterance);
    if (consents.asks.test(context.slot.prompt)) {
      if (consents.identifies.test(said)) return null;
      return found?.value !== true && consents.putsOff.test(said) ? refused : found;
    }
    if (!results.asks.test(context.slot.prompt)) return found;
    // "I did that already" and "okay" tell that it was tried, and not that it helped.
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
