import { isPartly, wordsOf } from '#voice/understanding/matter.ts';
import { readYesNo } from '#voice/understanding/types/yes-no.ts';
import type { Understood } from '#voice/understanding/understood.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

const taken = { used: [], rest: '', beside: 0, turns: false, confidence: 0.85, alternatives: [] };
/** "I'm driving", where some of their time is asked for. */
const refused: Understood = { ...taken, value: false };
const agreed: Understood = { ...taken, value: true };

/** So sure, a value is read back: "as long as it's not at dinner time". */
const doubtful = 0.6;

/** What is told beside a yes or no, and in its place: "I can't log in, so yes", "I can't do anything", "it can wait". */
function readUrgency(utterance: Utterance, found: Understood | null): Understood | null {
  const { urgency } = utterance.language.questions;
  const said = wordsOf(utterance);
  const opensWithNo = utterance.language.denials.has(utterance.words[0]?.text ?? '');
  // "No, but I need it by Friday" is a no, and so is "no, it can wait, I suppose"; "no, I meant billing" is about something else.
  if (opensWithNo) return found?.value === null ? refused : (found ?? (urgency.waits.test(said) ? refused : null));
  if (urgency.waits.test(said)) return found?.value === true ? found : refused;
  // "It's not that I can't work, it's just slow", "stopping no, slowing down yes": which is meant is asked.
  const isOpen = found?.value === null || utterance.marks.filter(({ value }) => value === 'negation').length > 1;
  if (urgency.urgent.test(said) || isPartly(utterance)) return isOpen ? { ...agreed, confidence: doubtful } : agreed;
  return found;
}

/** Whether something is denied, set against something or asked. */
const hasTurn = ({ marks }: Utterance): boolean =>
  marks.some(({ value }) => value === 'negation' || value === 'contrast' || value === 'condition');

/** "By mail yes, by phone no": one of several ways is agreed to. */
function agreesToOneWay({ words, language: { called, plainAnswers } }: Utterance): boolean {
  const has = (some: (text: string) => boolean) => words.some(({ text }) => some(text));
  const isWay = (text: string) => called.email.includes(text) || called.phone.includes(text);
  return has(isWay) && has((text) => plainAnswers.yes.has(text)) && has((text) => plainAnswers.no.has(text));
}

/** "Not really, actually yes it is": a plain yes or no behind the last words that take back, and little else. */
function takenUp({ words, marks, text, language }: Utterance): Utterance | null {
  const last = marks.findLast(({ value }) => value === 'repair');
  const next = last && words[last.to];
  const { yes, no } = language.plainAnswers;
  const isPlain =
    next !== undefined && (yes.has(next.text) || no.has(next.text)) && words.length - last!.to <= mostTakenUp;
  return isPlain ? readUtterance(text.slice(next.from), language) : null;
}
/** Words of it, at most. */
const mostTakenUp = 4;

/** "Yes and no", "yes, but no": what leaves it open. */
const open: ReadonlySet<string> = new Set(['and', 'condition', 'contrast', 'or']);

/** "Yes, no, no calls please", "oui non, en fait non": who says both ends with what they mean, and of a no nothing is done. */
function endsInNo({ words, marks, language: { plainAnswers } }: Utterance): boolean {
  if (marks.some(({ value }) => open.has(value))) return false;
  const isOf = (some: ReadonlySet<string>) => words.findLastIndex(({ text }) => some.has(text));
  const no = isOf(plainAnswers.no);
  return words.length > 1 && plainAnswers.yes.has(words[0]!.text) && no > isOf(plainAnswers.yes);
}

/** Yes or no, as true or false. One with a condition is none. */
export const yesNo: SlotKind = {
  type: 'yes_no',
  free: false,
  confirm: 'never',
  written: 'spoken',
  read(utterance, context) {
    const { results, consents, urgency } = utterance.language.questions;
    const anew = takenUp(utterance);
    const plain = (anew && readYesNo(anew, contextOf(context))) ?? readYesNo(utterance, contextOf(context));
    const found = (plain?.value ?? null) === null && endsInNo(utterance) ? refused : plain;
    const said = wordsOf(utterance);
    if (urgency.asks.test(context.slot.prompt)) return readUrgency(utterance, found);
    if (agreesToOneWay(utterance)) return agreed;
    if (found?.value === false) return found;
    const isProvided = found?.value !== true && (consents.provided?.test(said) ?? false);
    if (consents.asks.test(context.slot.prompt)) {
      if (consents.identifies.test(said)) return null;
      if (found?.value !== true && consents.putsOff.test(said)) return refused;
      return isProvided || consents.agrees?.test(said) ? agreed : found;
    }
    if (!results.asks.test(context.slot.prompt)) return isProvided ? { ...agreed, confidence: doubtful } : found;
    if (results.fails?.test(said)) return refused;
    if (found === null && results.works?.test(said) && !hasTurn(utterance)) return agreed;
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
