import { readDecline } from '#voice/understanding/acts.ts';
import { isDone } from '#voice/understanding/matter.ts';
import { holdsNeed } from '#voice/understanding/types/tells-nothing.ts';
import { asksSomething } from './caller-question.ts';
import type { Hearing } from './hearing.ts';
import { slotsInOrder } from './snapshot.ts';

/** Words in which someone says that they have what they wanted, at most. */
const mostWords = 16;
/** Words of weight beside "that's all", at most: "cool, that's all". */
const mostBeside = 1;

/**
 * Whether someone who only wanted to know something has heard it and is done, whatever is asked of them now: "cool, thanks, that's
 * all" is no name. Who has told anything of themselves goes on.
 */
export function isContent({ talk, current, question, utterance }: Hearing): boolean {
  const { knowledge, counts } = talk.snapshot;
  // A yes or no that is asked for is one.
  if (question.expects.includes('yes_no')) return false;
  const hasAsked = knowledge !== null && knowledge !== undefined && knowledge.turn >= counts.callerTurns - 1;
  if (!hasAsked || current.isAside || utterance.words.length > mostWords) return false;
  if (slotsInOrder(talk.frame).length > 0 || asksSomething(utterance)) return false;
  const none = readDecline(utterance);
  return isDone(utterance) || (none?.act === 'none' && none.beside <= mostBeside && !holdsNeed(utterance));
}
