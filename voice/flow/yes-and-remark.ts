import { hintAt } from '#voice/understanding/types/hints.ts';
import { rowsOf } from '#voice/understanding/types/phone-rows.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { callsSlot } from './repair/correction.ts';

/** What may take back the yes before it. */
const takingBack: ReadonlySet<string> = new Set([
  'condition',
  'negation',
  'repair',
  'change',
  'wrong',
  'or',
  'contrast',
]);
/** Words of a remark, at least. */
const fewestWords = 3;
/** Digits in a row that are of a number, at least: "after five" has one. */
const fewestDigits = 3;

/** Whether words may be about how something is written. */
const tellsWriting = (said: Utterance): boolean =>
  said.words.some(
    ({ text }, at) => /^(?![ai]$)\p{L}$/u.test(text) || hintAt(said.words, at, said.language.spelling) !== null,
  ) || rowsOf(said, said.language.phone).some(({ digits }) => digits.length >= fewestDigits);

/**
 * "Yes, but call after five please", where something is read back that can still be put right: the yes, and what the team should know.
 * Null where the rest may be about what was read back.
 */
export function yesAndRemark({ text, words, marks, language }: Utterance): { yes: Utterance; remark: string } | null {
  const turn = marks.find(({ value, from }) => value === 'contrast' && from > 0);
  const next = turn && words[turn.to];
  if (!next) return null;
  const yes = readUtterance(text.slice(0, words[turn.from]!.from), language);
  const answer = readAnswer(yes);
  if (answer?.value !== true || answer.conditional || answer.beside > 0) return null;
  const behind = readUtterance(text.slice(next.from), language);
  const isOfValue =
    behind.marks.some(({ value }) => takingBack.has(value)) ||
    behind.words.some((word) => language.other.has(word.text)) ||
    callsSlot(behind) ||
    tellsWriting(behind);
  return isOfValue || behind.words.length < fewestWords ? null : { yes, remark: behind.text };
}
