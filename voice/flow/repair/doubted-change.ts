import type { SlotDef } from '#domain/agents/workflows.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import type { Next, Question } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import type { Parsed } from '../slots/slot-kind.ts';
import type { Talk } from '../talk.ts';
import { holdsAmount, loneAmount } from './amounts-beside.ts';
import { correct, given, otherValue } from './correction.ts';
import { isNamed } from './restated.ts';

/** Kinds of which each value is told by words of its own. */
const numeric: ReadonlySet<SlotDef['type']> = new Set(['rating', 'number', 'money']);
/** Words of weight beside a choice, at most: "and we could start right away after all". */
const mostBeside = 4;

/** Whether words say that something is meant otherwise. */
const isRestated = (utterance: Utterance): boolean =>
  utterance.language.restatements.takes.test(wordsOf(utterance)) ||
  utterance.language.restatements.tails.test(` ${wordsOf(utterance)}`);

/** The same, or that they turn to something. */
const isCued = (utterance: Utterance): boolean =>
  isRestated(utterance) ||
  utterance.marks.some(({ value }) => value === 'repair' || value === 'wrong' || value === 'contrast');

/** Another value of a slot that a half of a turn may hold. */
function valueIn(
  talk: Talk,
  question: Question,
  utterance: Utterance,
  def: SlotDef,
  isLast: boolean,
  isOpen: boolean,
  whole: Utterance,
): (Parsed & { beside: number }) | null {
  const isOf = isNamed(
    talk,
    def,
    utterance.words.map(({ text }) => text),
  );
  if (isOpen && question.expects.includes(def.type) && !isOf) return null;
  if (numeric.has(def.type)) {
    const found = loneAmount(talk, def, utterance);
    if (!found || !holdsAmount(talk, def, whole, found.value)) return null;
    return isOf || isLast || isCued(utterance) ? { ...found, beside: 0 } : null;
  }
  if (def.type !== 'choice' || !(isOf || isRestated(utterance))) return null;
  const other = otherValue(talk, def, utterance);
  return other && other.beside <= mostBeside ? other : null;
}

/**
 * "My address is …, and we could start right away after all", "good service, that deserves a nine": beside an answer stands what may
 * be another value of something given before, and nothing says so for sure. It is asked about, and nothing is changed before.
 * @param isOpen the words may answer what is asked
 * @param whole all that was said in the turn
 */
export function doubtedChange(
  talk: Talk,
  question: Question,
  utterance: Utterance,
  isOpen: boolean,
  whole: Utterance,
): Proposal<Next> | null {
  if (/\?\s*$/.test(utterance.text) || utterance.language.questions.asking.test(utterance.text)) return null;
  const found = given(talk).flatMap((def, index) => {
    const other = valueIn(talk, question, utterance, def, index === 0, isOpen, whole);
    return other ? [{ def, other }] : [];
  });
  const [only, ...more] = found;
  if (!only || more.length > 0) return null;
  const { def, other } = only;
  const does = () => correct(talk, { def, parsed: other, said: utterance.text, isDoubted: true });
  return { confidence: 0.6, beside: other.beside, turns: false, corrects: def, does };
}
