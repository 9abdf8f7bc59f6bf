import type { Clauses } from '#voice/languages/clauses.ts';
import type { Word } from './words.ts';

/** Fewer words are one sentence. */
const fewest = 4;

/** Words of "what time you", behind the first of which nothing else begins. */
const ofQuestion = 3;

const isLetter = (word: Word | undefined) => /^\p{L}$/u.test(word?.text ?? '');

/** "Kohl, k o h l | I just married": behind the letters of a word that was said, "I" spells no more. */
function isSpelledOut(words: readonly Word[], at: number, { subjects }: Clauses): boolean {
  if (!subjects.has(words[at]!.text) || isLetter(words[at + 1])) return false;
  let from = at;
  while (isLetter(words[from - 1])) from -= 1;
  const letters = words
    .slice(from, at)
    .map(({ text }) => text)
    .join('');
  return letters.length > 1 && words.slice(0, from).some(({ text }) => text === letters);
}

/** Where a sentence of its own begins, by its number of word; null where none does. */
function startAt(words: readonly Word[], at: number, clauses: Clauses): number | null {
  const { text } = words[at]!;
  const two = `${text} ${words[at + 1]?.text ?? ''}`;
  const before = words[at - 1]!.text;
  // "M i l l e r" is spelled.
  if (isLetter(words[at]) && (isLetter(words[at - 1]) || isLetter(words[at + 1])) && !isSpelledOut(words, at, clauses))
    return null;
  if (clauses.and.has(text)) return clauses.behindAnd.has(words[at + 1]?.text ?? '') ? at : null;
  // "Our office is", "the driver was": whose or which thing, and what it does.
  const isThing = clauses.determiners.has(text) && clauses.verbs.has(words[at + 2]?.text ?? '');
  const isSubject = clauses.subjects.has(text) || clauses.subjects.has(two) || isThing;
  // "Wondering if you take cash": what is asked is no other sentence.
  const isAsked = clauses.whether.has(before) && clauses.inside.has(words[at - 2]?.text ?? '');
  if (isSubject && at > 1 && clauses.joins.has(before)) return isAsked ? null : at - 1;
  const isTold = clauses.told.has(before) && clauses.tells.has(words[at - 2]?.text ?? '');
  if (clauses.inside.has(before) || isTold) return null;
  return isSubject || clauses.openers.has(text) || clauses.openers.has(two) ? at : null;
}

/**
 * The words with a pause where a sentence begins, where none was written at all: transcribers for phones write no comma, and what
 * is said in one breath are several things.
 */
export function withPauses(words: readonly Word[], clauses: Clauses): readonly Word[] {
  if (words.length < fewest || words.some(({ pause }, at) => at > 0 && pause)) return words;
  const starts = new Set<number>();
  const pairAt = (at: number) => clauses.subjects.has(`${words[at]!.text} ${words[at + 1]?.text ?? ''}`);
  let asked = pairAt(0) ? ofQuestion : 0;
  for (let at = 1; at < words.length; at += 1) {
    const start = startAt(words, at, clauses);
    // "What time you are coming", "how many of these are there": the rest of a question is no other sentence.
    if (start === null || start === 0 || at < asked) continue;
    starts.add(start);
    asked = at + (pairAt(at) ? ofQuestion : 1);
  }
  return starts.size === 0 ? words : words.map((word, at) => (starts.has(at) ? { ...word, pause: true } : word));
}
