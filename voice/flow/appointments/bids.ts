import { readCommand, timesIn } from '#voice/understanding/acts.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { isPlainYes } from '#voice/understanding/types/plain-yes.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';

/** What leaves open whether it is to be done: "cancel it if there's no fee", "move it or leave it". */
const open: ReadonlySet<string> = new Set(['condition', 'contrast', 'wrong', 'or', 'question']);

/**
 * Whether the caller agrees to what they are asked, and says it once more: "yes, cancel it", "go ahead and move it there". What is
 * left without the words that bid it has to be a plain yes by itself; a time, a question, or another thing is none.
 */
export function bidsTo(does: 'cancel' | 'move', utterance: Utterance): boolean {
  const { text, marks, language } = utterance;
  const { bids } = language.matters;
  // "Sí" is no "si".
  const isOpen = marks.some(({ value, from }) => open.has(value) && (value !== 'condition' || from > 0));
  if (isOpen || timesIn(utterance).length > 0 || /\?\s*$/.test(text)) return false;
  const answer = readAnswer(utterance);
  // "Yes, I can't make it."
  if (does === 'cancel' && answer?.value === true && readCommand(utterance)?.act === 'cannot_come') return true;
  const said = wordsOf(utterance);
  if (marks.some(({ value }) => value === 'negation') || !bids[does].test(said)) return false;
  const rest = said.replace(bids[does], ' ').replace(bids.beside, ' ').trim();
  return rest !== '' && isPlainYes(readUtterance(rest, language));
}
