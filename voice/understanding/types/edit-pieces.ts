import type { Edits } from '#voice/languages/edits.ts';
import { longestPhrase } from '../phrases.ts';
import type { Utterance } from '../utterance.ts';
import type { Word } from '../words.ts';
import { severalOf } from './hints.ts';
import { rowsOf } from './phone-rows.ts';

type Operation =
  | 'drop'
  | 'dropped'
  | 'with'
  | 'not'
  | 'after'
  | 'before'
  | 'between'
  | 'and'
  | 'end'
  | 'start'
  | 'plural'
  | 'turned';

/** What words are that tell how something written is to be changed. */
export type Piece =
  /** A sign, digits, or letters: "an e", "dot", "84", "two l's". */
  | { kind: 'signs'; signs: string; count: number; pause: boolean }
  /** Any other word: it says where the change is, or is the new word. */
  | { kind: 'word'; text: string; pause: boolean }
  | { kind: 'operation'; operation: Operation; pause: boolean };

/** Longest first is not needed: of the phrases that begin at a place, the one with most words counts. */
const operations: readonly (readonly [keyof Edits, Operation])[] = [
  ['turned', 'turned'],
  ['plural', 'plural'],
  ['ends', 'end'],
  ['starts', 'start'],
  ['dropsBehind', 'dropped'],
  ['drops', 'drop'],
  ['not', 'not'],
  ['between', 'between'],
  ['after', 'after'],
  ['before', 'before'],
  ['withs', 'with'],
];

const isLetter = (text: string) => /^\p{L}$/u.test(text);

/** Letters that are also words: after an article or another letter they are letters. */
const ambiguous: ReadonlySet<string> = new Set(['a', 'e', 'i', 'o', 'u', 'y']);

/** The words of an utterance as pieces of what is to be changed. What says nothing is left out. */
export function piecesOf(utterance: Utterance): Piece[] {
  const { words, language } = utterance;
  const { spelling, edits } = language;
  const { hints } = spelling;
  const rows = new Map(rowsOf(utterance, language.phone).map((row) => [row.from, row]));
  const text = (at: number) => words[at]?.text ?? '';
  const out: Piece[] = [];
  const isArticle = (at: number) => hints.the.has(text(at)) || hints.counts[text(at)] === 1 || edits.fill.has(text(at));
  /** A letter at this place: itself, in the plural behind a number, or by its name behind what calls for one. */
  const letterAt = (at: number, isCalled: boolean): string | null => {
    const own = /^(\p{L})(?:'s)?$/u.exec(text(at))?.[1] ?? null;
    const near = (other: number) => isLetter(text(other)) && !words[Math.max(at, other)]!.pause;
    if (own !== null) {
      const isOfRun = near(at - 1) || (near(at + 1) && !isArticleLetter(at));
      return !ambiguous.has(own) || isOfRun || (isCalled && isLastOf(at)) ? own : null;
    }
    const several = isCalled ? severalOf(text(at), spelling.letters) : undefined;
    const named = isCalled || spelling.plain.has(text(at)) ? spelling.letters[text(at)] : undefined;
    // "Is that with Dr. Lee" adds nothing.
    const isJoined = isCalled && /^[^aeiou\W\d_]{2}$/u.test(text(at)) && !language.names.titles.has(text(at));
    const joined = isJoined ? text(at) : undefined;
    return several ?? named ?? joined ?? null;
  };
  /** Whether no other word follows that a letter could be the article of: "not a cleaning". */
  const isLastOf = (at: number) =>
    at + 1 >= words.length ||
    words[at + 1]!.pause ||
    operationAt(words, at + 1, edits) !== null ||
    edits.and.has(text(at + 1));
  /** "With a k": an article before another letter. "A N N E" begins with a letter. */
  const isArticleLetter = (at: number) =>
    hints.counts[text(at)] === 1 &&
    !isLetter(text(at - 1)) &&
    !(isLetter(text(at + 2)) && !words[at + 2]!.pause && (at === 0 || words[at]!.pause));
  const push = (signs: string, count: number, pause: boolean) => {
    const last = out.at(-1);
    const isRun = last?.kind === 'signs' && /^\p{L}+$/u.test(last.signs) && /^\p{L}+$/u.test(signs);
    if (isRun && !pause && last.count === 1 && count === 1) last.signs += signs;
    else out.push({ kind: 'signs', signs, count, pause });
  };
  for (let at = 0; at < words.length; ) {
    const { pause } = words[at]!;
    // "Lisa84" is one word.
    const glued = gluedTo(words, at);
    if (glued > at + 1) {
      const whole = words.slice(at, glued).map((word) => word.text);
      out.push({ kind: 'word', text: whole.join(''), pause });
      at = glued;
      continue;
    }
    const row = rows.get(at);
    const count = hints.counts[text(at)] ?? spelling.repeats[text(at)] ?? 1;
    const isCounted = count > 1 && letterAt(at + 1, true) !== null;
    if (isCounted) {
      push(letterAt(at + 1, true)!, count, pause);
      at += 2;
      continue;
    }
    const found = operationAt(words, at, edits);
    const isDrop = found?.operation === 'drop';
    // "No, it's …" answers; "no dot" and "Luisa, no Luis" don't.
    const isDenial = language.denials.has(text(at)) && (words[at + 1]?.pause === true || (isDrop && !isSaid(at + 1)));
    if (found && !isDenial) {
      out.push({ kind: 'operation', operation: found.operation, pause });
      at += found.length;
      continue;
    }
    const before = out.at(-1);
    const isCalled =
      isArticle(at - 1) ||
      (before?.kind === 'operation' && !['end', 'start', 'turned', 'plural'].includes(before.operation));
    const sign = spelling.signs[text(at)] ?? (/^[._+-]$/.test(text(at)) ? text(at) : undefined);
    const letter = letterAt(at, isCalled);
    const joined = joinedAt(at);
    if (joined) {
      out.push({ kind: 'signs', signs: joined.sign, count: 1, pause });
      at += joined.length;
    } else if (hints.counts[text(at)] === 1 && letter === null && isSaid(at + 1)) {
      at += 1;
    } else if (edits.and.has(text(at)) && letter === null) {
      out.push({ kind: 'operation', operation: 'and', pause });
      at += 1;
    } else if (letter !== null && !(isArticleLetter(at) && hints.counts[text(at - 1)] !== 1 && isSaid(at + 1))) {
      push(letter, 1, pause);
      at += 1 + exampleAt(words, at + 1, letter, spelling.asIn);
    } else if (sign !== undefined) {
      out.push({ kind: 'signs', signs: sign, count: 1, pause });
      at += 1;
    } else if (row && /^\d+$/.test(row.digits)) {
      out.push({ kind: 'signs', signs: row.digits, count: 1, pause });
      at = row.to;
    } else {
      const isNothing = isArticle(at) || language.harmless.has(text(at)) || language.denials.has(text(at));
      if (!isNothing && /^[\p{L}\d]/u.test(text(at))) out.push({ kind: 'word', text: text(at), pause });
      at += 1;
    }
  }
  return out;

  /** "Guion bajo": a sign of several words. */
  function joinedAt(at: number): { sign: string; length: number } | null {
    for (const [phrase, sign] of Object.entries(spelling.joined)) {
      const parts = phrase.split(' ');
      if (/^[._+-]$/.test(sign) && parts.every((part, n) => text(at + n) === part))
        return { sign, length: parts.length };
    }
    return null;
  }

  /** Whether a letter, a sign or digits are said at this place: "no dot" and not "no, it's …". */
  function isSaid(at: number): boolean {
    if (at >= words.length || words[at]!.pause) return false;
    return letterAt(at, true) !== null || text(at) in spelling.signs || rows.has(at);
  }
}

/** Where a word of letters and digits ends that is written as one. */
function gluedTo(words: readonly Word[], at: number): number {
  let to = at + 1;
  while (words[to]?.glued && /^[\p{L}\d]+$/u.test(words[to]!.text) && /^[\p{L}\d]{2,}$/u.test(words[at]!.text)) to += 1;
  return to;
}

function operationAt(
  words: readonly Word[],
  at: number,
  edits: Edits,
): { operation: Operation; length: number } | null {
  let best: { operation: Operation; length: number } | null = null;
  for (const [phrases, operation] of operations) {
    const length = longestPhrase(words, at, edits[phrases] as readonly string[]);
    if (length > (best?.length ?? 0)) best = { operation, length };
  }
  return best;
}

/** How many words behind a letter only tell which it is: "as in Victor", "like Victor". */
function exampleAt(words: readonly Word[], at: number, letter: string, asIn: readonly string[]): number {
  const cue = longestPhrase(words, at, asIn);
  const example = cue > 0 ? (words[at + cue]?.text ?? '') : '';
  return example.length > 1 && example.startsWith(letter) ? cue + 1 : 0;
}
