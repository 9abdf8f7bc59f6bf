import type { Names } from '#voice/languages/names.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import type { Word } from '../words.ts';
import { leftOver } from './left-over.ts';
import { spelledWords } from './spelled.ts';

/** Words that a name has at most, and characters. */
const mostWords = 6;
/** And without particles, where it was not introduced. */
const mostPlain = 4;
const mostChars = 60;

/** Inside a name they would make a sentence of it, in the languages that are read. */
const inSentences = new Set(['a', 'the', 'as', 'in', 'on', 'to', 'by', 'so', 'at', 'for', 'and', 'or', 'more']);

const follows = (words: readonly Word[], at: number, phrase: string) =>
  phrase.split(' ').every((word, n) => words[at + n]?.text === word);

function longest(words: readonly Word[], at: number, phrases: readonly string[]): number {
  let most = 0;
  for (const phrase of phrases) {
    const length = phrase.split(' ').length;
    if (length > most && follows(words, at, phrase)) most = length;
  }
  return most;
}

function capital(word: string, isFirst: boolean, { particles }: Names): string {
  if (!isFirst && particles.has(word)) return word;
  const raised = word.replace(
    /(^|[-'])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return raised.replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** As typed where the writer used capitals of their own, else with capitals put in. */
function written(parts: readonly string[], names: Names): string {
  const text = parts.join(' ');
  const typed = /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
  return parts
    .map((part, index) =>
      typed && (/\p{Lu}/u.test(part) || names.particles.has(part))
        ? part
        : capital(typed ? part : part.toLowerCase(), index === 0, names),
    )
    .join(' ');
}

/** Whether words can be somebody's name: no sentence, no abuse, and not only words that mean something else. */
function isName(parts: readonly string[], { never, ordinary, abuse, particles }: Names, introduced: boolean): boolean {
  const folded = parts.map((part) => part.toLowerCase().replaceAll('’', "'"));
  if (folded.length === 0 || folded.length > mostWords || parts.join(' ').length > mostChars) return false;
  if (parts.some((part) => !/^\p{L}[\p{L}\p{M}'’-]*$/u.test(part))) return false;
  if (folded.some((part) => abuse.has(part) || never.has(part))) return false;
  if (folded.slice(1).some((part) => inSentences.has(part))) return false;
  if (folded.length === 1)
    return folded[0]!.length > 1 && (introduced || !ordinary.has(folded[0]!) || folded[0]!.length > 3);
  return !folded.every((part) => particles.has(part)) && !['a', 'the'].includes(folded[0]!);
}

/** A person's name, said or spelled, with its capitals. */
export function readName(utterance: Utterance, _context: Context): Understood | null {
  const { words, text, marks, language, readings } = utterance;
  const { names, spelling } = language;
  let from = 0;
  let introduced = false;
  const repaired = marks.filter(({ value, to }) => value === 'repair' && to < words.length).at(-1);
  if (repaired) from = repaired.to;
  // Greetings, an answer and a lead-in come before it, in any order and number.
  for (let moved = true; moved && from < words.length; ) {
    const mark = marks.find(
      (one) => one.from === from && ['greeting', 'thanks', 'closing', 'repair'].includes(one.value),
    );
    const lead = longest(words, from, names.before);
    const opening =
      /^(?:yes|yeah|yep|sure|ok|okay|well|so|oh|no|right|certainly|and|also|um|uh)$/.test(words[from]!.text) &&
      from < words.length - 1
        ? 1
        : 0;
    const step = Math.max(lead, mark ? mark.to - from : 0, opening);
    const isLast = from + step >= words.length;
    moved = step > 0 && !isLast;
    if (moved) introduced ||= lead > 0;
    if (moved) from += step;
  }
  let to = words.length;
  for (let at = from + 1; at < to; at++) {
    // "John Smith, Tuesday at three": what is plainly a day or a time is no name.
    if (
      readings.some(
        (one) => (one.category === 'date' || one.category === 'clock') && one.from === at && one.weight > -0.6,
      )
    )
      to = at;
    const ends = marks.find(
      (one) => one.from === at && ['greeting', 'thanks', 'closing', 'and', 'contrast', 'condition'].includes(one.value),
    );
    const joins =
      ends?.value === 'and' &&
      follows(words, at, 'and') &&
      !/^(?:i|my|the|it's|you|we)$/.test(words[at + 1]?.text ?? '');
    if ((ends && !joins) || names.origin.has(words[at]!.text) || longest(words, at, names.after) > 0) to = at;
    else if (introduced && words[at]!.pause && names.never.has(words[at]!.text)) to = at;
  }
  const span = { from, to };
  // "First name John, last name Smith".
  const inside = words.slice(from, to);
  const labels = new Set(
    inside.flatMap((_, at) => {
      const length = longest(inside, at, names.labels);
      return Array.from({ length }, (_, n) => at + n);
    }),
  );
  const own = inside.filter((_, at) => !labels.has(at));
  const plain = own.map((word) => text.slice(word.from, word.to));
  const spelled = spelledWords(own, text, spelling);
  const parts = joinHyphens(own, text, spelled ?? plain);
  if (
    readings.some(
      (one) =>
        (one.category === 'date' || one.category === 'clock') && one.from === from && one.to >= to && one.weight > -0.6,
    )
  )
    return null;
  if (!isName(parts, names, introduced || spelled !== null)) return null;
  const left = leftOver(utterance, [span], [span, { from: 0, to: from }]);
  const ordinary = parts.every((part) => names.ordinary.has(part.toLowerCase()));
  return {
    value: written(parts, names),
    ...left,
    confidence: ordinary && !introduced && spelled === null ? 0.6 : 0.85,
    alternatives: [],
  };
}

/** "Anna-Lena" is one word with its hyphen, which parts words elsewhere. */
function joinHyphens(words: readonly Word[], text: string, parts: readonly string[]): string[] {
  if (parts.length !== words.length) return [...parts];
  const out: string[] = [];
  for (const [index, part] of parts.entries()) {
    const before = words[index - 1];
    const between = before ? text.slice(before.to, words[index]!.from) : '';
    if (between === '-' && out.length > 0) out[out.length - 1] += `-${part}`;
    else out.push(part);
  }
  return out;
}
