import type { Spelling } from '#voice/languages/spelling.ts';
import type { Hint } from './hints.ts';
import { closeTo } from './spelled.ts';

/** What a word says when it is part of an address. */
export interface Sign {
  text: string;
  /** What stands before it is no part of the address: a pause, or a time or a day. */
  begins?: boolean;
  /** The word itself, also where it could be a digit: "the word four". */
  literal?: boolean;
  /** "At" behind a dot: the ending of Austria. */
  isEnding?: true;
  /** It says how what stands before it is written. */
  hint?: Hint;
  /** Words that say it. */
  from: number;
  to: number;
}

/** More words are seldom written as one. */
const mostJoined = 3;
/** So many words before an address may say that it is an old one. */
const mostOld = 4;

const isSeparator = (text: string | undefined) => text === '.' || text === '_' || text === '-' || text === '+';
const isWord = (text: string) => /^\p{L}{2,}$/u.test(text);

/** A word between which and another of the address stands a sign belongs to it, also one of sentences: "roger dot that". */
export function isBound(signs: readonly Sign[], index: number, at: number): boolean {
  const [second, before, after] = [signs[index - 2], signs[index - 1], signs[index + 1]];
  const isLed = isSeparator(before?.text) && second !== undefined && !isSeparator(second.text) && !before!.begins;
  // Nothing begins with a dot, so what stands before one is of the address.
  return (isLed && !signs[index]!.begins) || (index + 1 < at && after?.text === '.');
}

/** "A silly one", "my work one": it counts nothing, and what follows is the address. */
export function isCount(signs: readonly Sign[], index: number, at: number, spelling: Spelling): boolean {
  if (!spelling.ones.has(signs[index]!.text) || index + 1 >= at) return false;
  const next = signs[index + 1]!.text;
  if (isSeparator(next) || /^\d/.test(next) || next in spelling.numbers) return false;
  return [1, 2, 3].some((back) => spelling.articles.has(signs[index - back]?.text ?? ''));
}

/** "My wife's", "the email's": whose or what it is. Of others, as of "Mike's pizza", the sign is not written. */
export function isPossessive(text: string, { before, loose, owners }: Spelling): boolean {
  const base = /^(\p{L}{2,})'s$/u.exec(text)?.[1];
  return base !== undefined && (before.has(base) || loose.has(base) || owners.has(base));
}

/** Whether words before an "at" tell something: "I ordered it at", "the shop at". Then it is no address, or too unsure. */
export function isTold(signs: readonly Sign[], begin: number, at: number, spelling: Spelling): boolean {
  const own = signs.slice(begin, at).filter(({ hint }) => !hint);
  const near = signs.slice(Math.max(0, begin - mostOld), begin);
  if ([...near, ...own].some(({ text }) => spelling.vague.has(text))) return true;
  if (isOpen(own, signs, begin, spelling)) return true;
  const plain = own.every(({ text }) => isWord(text) && spelling.numbers[text] === undefined);
  const isPlain = (n: number) => isWord(own[n]?.text ?? '') && spelling.numbers[own[n]!.text] === undefined;
  const joined = own.filter((_, n) => isPlain(n) && isPlain(n + 1)).length + 1;
  if (joined > mostJoined + 1 || isNamed(own) || isPast(signs, begin, spelling)) return true;
  if (!plain || signs[begin]?.begins) return false;
  const before = signs[begin - 1]?.text ?? '';
  return spelling.subjects.has(before) || spelling.articles.has(before) || spelling.kinds.has(before);
}

/** What could be written in two ways: "five guys", or "see jay", of which the first may be a letter. */
function isOpen(own: readonly Sign[], signs: readonly Sign[], begin: number, spelling: Spelling): boolean {
  const isNumber = (n: number) => spelling.numbers[own[n]?.text ?? ''] !== undefined && !own[n]!.literal;
  const isPlain = (n: number) => {
    const text = own[n]?.text ?? '';
    return (
      isWord(text) && spelling.numbers[text] === undefined && !spelling.zeros.has(text) && !(text in spelling.scales)
    );
  };
  const isBare = (n: number) => isNumber(n) && own[n]!.to - own[n]!.from === 1 && isPlain(n + 1) && !isRemarked(n);
  const isRemarked = (n: number) => own[n]!.from > 0 && own[n - 1] !== undefined && own[n - 1]!.to < own[n]!.from;
  // "Great cakes at …": an answer, or a part of it.
  if (own.length > 1 && own[0]!.from === 0 && spelling.faint.has(own[0]!.text) && isPlain(1)) return true;
  if (own.some((_, n) => isBare(n) && (n === 0 ? !isLeft(own[n]!, signs, begin) : isPlain(n - 1)))) return true;
  const before = signs[begin - 1]?.text ?? '';
  const led = signs[begin - 2]?.text;
  const isLetter = (text: string) => /^\p{L}$/u.test(text) || text in spelling.letters;
  return (
    spelling.loose.has(before) &&
    before in spelling.letters &&
    isLetter(own[0]?.text ?? '') &&
    (led === undefined || spelling.is.has(led))
  );
}

/** Whether words before it were left out: "the number four". */
const isLeft = (first: Sign, signs: readonly Sign[], begin: number) => first.from > (signs[begin - 1]?.to ?? 0);

/** "I wrote to", "my old email was": another address than the one that is asked for, unless "it's" comes behind. */
function isPast(signs: readonly Sign[], begin: number, { told, old, is, ones }: Spelling): boolean {
  let from = begin;
  while (from > 0 && !signs[from]!.begins) from -= 1;
  const before = signs.slice(from, begin).map(({ text }) => text);
  // "My daughter got one for me" tells of no other.
  const at = before.findLastIndex((text, n) => told.has(text) && !ones.has(before[n + 1] ?? ''));
  if (at >= 0 && !before.slice(at).some((text) => is.has(text))) return true;
  return before.slice(-mostOld).some((text) => old.has(text));
}

/** "Anna Kent, Anna K": which of it is the address is not known. */
const isNamed = (own: readonly Sign[]) =>
  own.length > 2 &&
  isWord(own[0]!.text) &&
  own.slice(2).some(({ text }) => text === own[0]!.text) &&
  saidOnce(own).length === own.length;

/** What was said is said once more with its signs: "Lena Wolf, Lena dot Wolf". */
export function saidOnce(own: readonly Sign[]): Sign[] {
  for (let count = Math.min(mostJoined, own.length - 1); count > 0; count--) {
    const said = own.slice(0, count);
    const again = own.slice(count).filter(({ text }) => !isSeparator(text));
    const same = said.every(({ text }, n) => isWord(text) && again[n]?.text === text);
    if (same && again.length >= count && (count > 1 || own.length > count + again.length)) return own.slice(count);
  }
  return [...own];
}

/** Behind what is told of how it is written, it may be said anew: "Cathy with a k, Kathy". */
export function afresh(own: readonly Sign[]): Sign[] {
  const hint = own.findIndex((one) => one.hint !== undefined);
  const [heard, anew] = [own[hint - 1]?.text, own[hint + 1]?.text];
  const isAnew = hint > 0 && heard !== undefined && anew !== undefined && isWord(anew) && closeTo(heard, anew);
  if (!isAnew) return [...own];
  // Parts before the heard word stay: "mary dot cathy with a k kathy".
  return [...own.slice(0, hint - 1), ...own.slice(hint + 1)];
}

/** "Pat dot smith, that's p a t dot s m i t h": said and spelled. */
export function halved(local: string): string {
  const half = local.slice(0, local.length / 2);
  return half + half === local && /[._-]/.test(half) ? half : local;
}
