import { givenNames } from '#voice/languages/given-names.ts';
import type { Names } from '#voice/languages/names.ts';
import { longestPhrase } from '../phrases.ts';
import type { Utterance } from '../utterance.ts';
import { fold, type Word } from '../words.ts';
import { hintAt } from './hints.ts';
import { isLetter, isSign, isTitle, labelAt } from './name-parts.ts';

const isTurning = (mark: string) => isCourtesy(mark) || ['and', 'contrast', 'condition', 'negation'].includes(mark);
export const isCourtesy = (mark: string): boolean => ['greeting', 'thanks', 'closing'].includes(mark);

const isSpelled = (words: readonly Word[], at: number) =>
  isLetter(words[at]) && (isLetter(words[at - 1]) || isLetter(words[at + 1]));

/** "Anna", "d'Artois". */
export const isRaisedAt = ({ words, text }: Utterance, at: number): boolean =>
  /\p{Lu}/u.test(text.slice(words[at]!.from, words[at]!.to));

/** "Tom und Lisa Braun": between the names of two people, also where it may begin a sentence. */
const isCoupleAt = (utterance: Utterance, at: number) => {
  const { names } = utterance.language;
  const next = utterance.words[at + 1];
  if (next === undefined || !names.couples.has(utterance.words[at]!.text) || names.starters.has(next.text))
    return false;
  return isRaisedAt(utterance, at - 1) && isRaisedAt(utterance, at + 1);
};

/** Where words that follow a name begin. */
export function endOf(utterance: Utterance, from: number, end: number, introduced: boolean): number {
  const { words, marks, language, readings } = utterance;
  const { names } = language;
  let begun = labelAt(words, from, names)?.to ?? 0;
  const timely = new Set(readings.filter(isTimely).map((one) => one.from));
  const turning = new Map(marks.filter(({ value }) => isTurning(value)).map((one) => [one.from, one]));
  for (let at = Math.max(from + 1, begun); at < end; at++) {
    const label = labelAt(words, at, names);
    if (label) {
      begun = label.to;
      at = label.to - 1;
      continue;
    }
    const follows = words[at - 1] !== undefined && at === begun;
    // "John Smith, Tuesday at three": what is plainly a day or a time is no name. "Joe Friday" alone is.
    // So are initials and one: "J.T. Monday".
    const isLast =
      at + 1 === end && (at === from + 1 ? !words[at]!.pause : words.slice(from, at).every((word) => isLetter(word)));
    if (!isLast && timely.has(at)) return at;
    // "Ron, why", "Ron, I need a table": a sentence follows.
    // "Hassan el Amrani": a small word of names before the last.
    const isSmall = names.particles.has(words[at]!.text) && at + 2 === end && !names.common.has(words[at + 1]!.text);
    if (
      (names.clauses.has(words[at]!.text) && !isSmall && !isSpelled(words, at) && !isCoupleAt(utterance, at)) ||
      (isSign(words[at]!) && !follows)
    )
      return at;
    // "Sara no h".
    if (language.spelling.hints.none.has(words[at]!.text) && isLetter(words[at + 1])) continue;
    const ends = turning.get(at);
    // "Hunter Stone, and no, I don't": behind a pause a sentence begins.
    const isOther = words[at]!.pause && at - from >= fewestBefore && language.denials.has(words[at + 1]?.text ?? '');
    const joins =
      ends?.value === 'and' && ends.to === at + 1 && !names.starters.has(words[at + 1]?.text ?? '') && !isOther;
    const isLabel = ends?.value === 'and' && labelAt(words, at, names) !== null;
    // "Ron but spelled r h o n".
    const isSpelling = ends?.value === 'contrast' && language.spelling.spells.has(words[ends.to]?.text ?? '');
    if ((ends && !isSpelling && !joins && !isLabel) || names.origin.has(words[at]!.text)) return at;
    if (at - from >= fewestBefore && isBusinessAt(words, from, at, end, names)) return at;
    // "B as in boy" is a letter.
    const isExample =
      isLetter(words[at - 1]) &&
      (names.compares?.has(words[at]!.text) ?? false) &&
      words.slice(at + 1, at + 3).some(({ text }) => text.startsWith(words[at - 1]!.text));
    if (!isExample && longestPhrase(words, at, names.after) > 0)
      return isComparedAt(words, from, at, names) ? at - 1 : at;
    if (introduced && words[at]!.pause && names.never.has(words[at]!.text)) return at;
    const isWhole = at - from >= fewestBefore && words.slice(from + 1, at).every(({ pause }) => !pause);
    // "Lottie Underhill never heard of you": a word that no name has, in one breath with a whole one.
    const isKnown = introduced || givenNames.has(fold(words[from]!.text));
    if (isWhole && isKnown && isNever(utterance, at)) return at;
    if (words[at]!.pause && isWhole && (isChatter(words, at, end, language) || isOtherAt(utterance, from, at, end)))
      return at;
  }
  const last = words[end - 1]!.text;
  const before = end - 1 - from + (from > 0 && isTitle(words, from - 1, names) ? 1 : 0);
  return names.fond.has(last) && (before >= 2 || (before === 1 && !names.ordinary.has(last))) ? end - 1 : end;
}

/** "Monika Reiter von Reiter Optik": whether a business that has the name follows a word such as "von". */
function isBusinessAt(words: readonly Word[], from: number, at: number, end: number, names: Names): boolean {
  if (!names.particles.has(words[at]!.text)) return false;
  const said = new Set(words.slice(from, at).map(({ text }) => text));
  return words
    .slice(at + 1, Math.min(end, at + 1 + mostOfBusiness))
    .some(({ text }) => said.has(text) && text.length > 2 && !names.common.has(text));
}

/** Words behind "von" among which the name is looked for: the search may not grow with the square of what is said. */
const mostOfBusiness = 12;

/** Words of a name at least, said in one breath, behind which other words of a sentence end it. */
const fewestBefore = 2;

/** Whether a word is no part of any name, nor of how one is written. */
const isNever = (utterance: Utterance, at: number): boolean => {
  const { words, language } = utterance;
  const { names, spelling } = language;
  const { text } = words[at]!;
  const isOther = names.particles.has(text) || text in spelling.signs || spelling.spells.has(text);
  return names.never.has(text) && !isOther && !isRaisedAt(utterance, at) && !isSpelled(words, at);
};

/** "Robin Martin, Robin like the bird": the part that is compared is said once more. */
function isComparedAt(words: readonly Word[], from: number, at: number, { compares }: Names): boolean {
  const isAgain = words.slice(from, at - 1).some(({ text }) => text === words[at - 1]!.text);
  return (compares?.has(words[at]!.text) ?? false) && at - from > fewestBefore && isAgain;
}

/** Whether words up to the next pause hold one that is no name's: "like the actress". */
function isChatter(
  words: readonly Word[],
  from: number,
  end: number,
  { names, spelling }: Utterance['language'],
): boolean {
  if (isSpelled(words, from) || hintAt(words, from, spelling) || labelAt(words, from, names)) return false;
  let stop = from + 1;
  while (stop < end && !words[stop]!.pause) stop += 1;
  const part = words.slice(from, stop).map(({ text }) => text);
  const isOther = (text: string) => names.never.has(text) || names.common.has(text) || names.sentences.has(text);
  return part.some((text) => isOther(text) && !names.titles.has(text) && !spelling.spells.has(text));
}

/** "Tanya Bloom, Bloom Florists": behind a whole name and a pause, two words or more of a business that has it. */
function isOtherAt({ words, language }: Utterance, from: number, at: number, end: number): boolean {
  let stop = at + 1;
  while (stop < end && !words[stop]!.pause) stop += 1;
  const said = new Set(words.slice(from, at).map(({ text }) => text));
  const part = words.slice(at, stop);
  // "Ada Grant, Ada Lovelace Grant" says more of the name.
  const isAnew = part[0]!.text === words[from]!.text && part.length > at - from;
  const isOfIt = part.some(({ text }) => said.has(text.replace(/'?s$/, '')) || said.has(text));
  return part.length > 1 && isOfIt && !isAnew && labelAt(words, at, language.names) === null && !isSpelled(words, at);
}

/** Whether a reading is plainly a day or a time. */
export const isTimely = (one: Utterance['readings'][number]) =>
  (one.category === 'date' || one.category === 'clock') && one.weight > -0.6;
