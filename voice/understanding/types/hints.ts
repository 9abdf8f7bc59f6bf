import type { Spelling } from '#voice/languages/spelling.ts';
import { longestPhrase } from '../phrases.ts';
import type { Word } from '../words.ts';
import type { Part } from './left-over.ts';

/** What a caller adds about how a word is written: "with a k", "with two l's", "without an h". */
export interface Hint extends Part {
  letters: string;
  count: number;
  /** The word has them; else it has not. */
  present: boolean;
}

/** A letter that two words name: "i griega". */
function joinedLetters(joined: Spelling['joined'], first: string, second: string): string | undefined {
  const letter = joined[`${first} ${second}`];
  return letter !== undefined && /^\p{L}$/u.test(letter) ? letter : undefined;
}

/** The letter of which words name several: "two ts", "dos enes". */
export function severalOf(text: string, letters: Spelling['letters']): string | undefined {
  const one = /^(.+?)s$/u.exec(text)?.[1] ?? '';
  return isLetter(one) ? one : letters[one];
}
const isLetter = (text: string) => /^\p{L}$/u.test(text);

/** Letters that stand together in names and make no word. */
const cluster = /^(?!(?:dr|mr|ms|st)$)(?:[bcdfghjklmnpqrstvwxz]{2}|ie|ei|ey|ay)$/;

/** The hint that begins at this place. */
export function hintAt(
  words: readonly Pick<Word, 'text'>[],
  at: number,
  { hints, capitals, letters: named, joined }: Spelling,
): Hint | null {
  const text = (index: number) => words[index]?.text ?? '';
  let present = hints.with.has(text(at));
  // "Sara no h". Behind it, "I" and "a" begin a sentence.
  // "… a w a y, no e on the end": behind letters, only what says where.
  const isBehind = text(at - 1).length > 1 || longestPhrase(words, at + 2, hints.tails) > 0;
  const isBare = at > 0 && hints.none.has(text(at)) && /^[^\W\dai_]$/.test(text(at + 1)) && isBehind;
  if (!present && !isBare && !hints.without.has(text(at))) return null;
  let to = at + 1;
  let count = 1;
  if (hints.none.has(text(to))) {
    present = false;
    to += 1;
    if (text(to) in hints.counts) to += 1;
  } else if (hints.the.has(text(to))) {
    to += 1;
  } else if (text(to) in hints.counts) {
    count = hints.counts[text(to)]!;
    to += 1;
  }
  if (capitals.has(text(to))) to += 1;
  let letters = '';
  for (let match = /^(\p{L})(?:'s)?$/u.exec(text(to)); match; match = /^(\p{L})(?:'s)?$/u.exec(text(to))) {
    letters += match[1];
    to += 1;
  }
  // "With dt", "mit ck": two letters that no word is made of.
  if (letters === '' && cluster.test(text(to))) {
    letters = text(to);
    to += 1;
  }
  // "Two ts", and a letter by its name: "con be".
  const several = count > 1 ? severalOf(text(to), named) : undefined;
  const called = letters === '' ? (several ?? named[text(to)]) : undefined;
  if (called && /^\p{L}$/u.test(called)) {
    letters = called.toLowerCase();
    to += 1;
  }
  // "Con i griega".
  const two = joinedLetters(joined, text(letters === '' ? to : to - 1), text(letters === '' ? to + 1 : to));
  if (two !== undefined && letters.length <= 1) {
    to = (letters === '' ? to : to - 1) + 2;
    letters = two;
  }
  if (letters === '') return null;
  to += longestPhrase(words, to, hints.tails);
  // "… not a c" says the same once more.
  if (text(to) === hints.not && text(to + 1) in hints.counts && /^\p{L}$/u.test(text(to + 2))) to += 3;
  return { from: at, to, letters, count, present };
}

/** A word as the hint says that it is written; null when it does not tell how. */
export function hinted(word: string, { letters, count, present }: Hint, { alike }: Spelling): string | null {
  const folded = word.toLowerCase();
  const occurs = (part: string) => folded.split(part).length - 1;
  const replaced = (part: string, by: string) => {
    const at = folded.indexOf(part);
    return word.slice(0, at) + by + word.slice(at + part.length);
  };
  if (!present) return occurs(letters) === 0 ? word : occurs(letters) === 1 ? replaced(letters, '') : null;
  if (occurs(letters.repeat(count)) > 0) return word;
  if (count > 1) return occurs(letters) === 1 ? replaced(letters, letters.repeat(count)) : null;
  const sounding = alike.filter((pair) => pair.includes(letters)).flat();
  const others = sounding.filter((other) => other !== letters && occurs(other) === 1);
  return others.length === 1 ? replaced(others[0]!, letters) : null;
}

/** Words without those that tell how one of them is written: "Jo no e", "Dunn double n". */
export function withHints(words: readonly Word[], spelling: Spelling): Word[] {
  const out: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const [text, next] = [words[at]!.text, words[at + 1]?.text ?? ''];
    // "Ann, no e, Bell": it ends with a pause.
    const isLast = at + 2 >= words.length || words[at + 2]!.pause;
    const count = spelling.repeats[text];
    const before = out.at(-1);
    const hint =
      before && isLast && before.text.length > 1 && /^\p{L}$/u.test(next)
        ? spelling.hints.none.has(text)
          ? { letters: next, count: 1, present: false }
          : count !== undefined
            ? { letters: next, count, present: true }
            : null
        : null;
    const said = hint && hinted(before!.text, { ...hint, from: at, to: at + 2 }, spelling);
    if (said === before?.text && hint) at += 1;
    else out.push(words[at]!);
  }
  return out;
}
