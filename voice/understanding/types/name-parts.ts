import type { NamePart, Names } from '#voice/languages/names.ts';
import { longestPhrase } from '../phrases.ts';
import type { Utterance } from '../utterance.ts';
import type { Word } from '../words.ts';
import { withHints } from './hints.ts';
import { spelledWords } from './spelled.ts';

/** "Ms.", "Dr.": what someone is called by, which is no part of their name. "M A R C" is spelled. */
export const isTitle = (words: readonly Word[], at: number, { titles }: Names) =>
  titles.has(words[at]?.text ?? '') && !(isLetter(words[at]) && isLetter(words[at + 1]));

/** "Put Mrs. Lambert": whether words say what someone is called by. */
export const holdsTitle = ({ words, language: { names } }: Utterance): boolean =>
  words.some(({ text }) => text.length > 1 && names.titles.has(text));

export const isLetter = (word: Word | undefined) => /^\p{L}$/u.test(word?.text ?? '');
/** A sign alone, as the colon behind "name:". */
export const isSign = ({ text }: Word) => /^[^\p{L}\p{N}]+$/u.test(text);

/** "And my last name is": which part of the name follows, and behind how many words. */
export function labelAt(
  words: readonly Word[],
  at: number,
  { labels, joints }: Names,
): { part: NamePart; to: number } | null {
  let from = at;
  while (joints.has(words[from]?.text ?? '')) from += 1;
  const phrases = labelled.get(labels) ?? Object.keys(labels);
  labelled.set(labels, phrases);
  const length = longestPhrase(words, from, phrases);
  if (length === 0) return null;
  const phrase = words.slice(from, from + length).map((word) => word.text);
  return { part: labels[phrase.join(' ')]!, to: from + length };
}

const labelled = new WeakMap<object, string[]>();

/** The words of a name in the order in which it is written: "last name Smith, first name John". */
export function partsOf(words: readonly Word[], text: string, { names, spelling }: Utterance['language']) {
  const sections: { part: NamePart | null; words: Word[] }[] = [{ part: null, words: [] }];
  for (let at = 0; at < words.length; ) {
    const label = labelAt(words, at, names);
    if (!label && isSign(words[at]!)) {
      at += 1;
      continue;
    }
    if (label) sections.push({ part: label.part, words: [] });
    else if (!isTitle(words, at, names)) sections.at(-1)!.words.push(words[at]!);
    at = label ? label.to : at + 1;
  }
  const order: (NamePart | null)[] = ['given', 'middle', 'family'];
  const isGiven = sections.some(({ part }) => part === 'given');
  const rank = (part: NamePart | null) => (part === null ? (isGiven ? 2.5 : 0.5) : order.indexOf(part));
  const sorted = sections.filter((section) => section.words.length > 0).sort((a, b) => rank(a.part) - rank(b.part));
  let spelled = false;
  const parts = sorted.flatMap((section) => {
    const signed = withSigns(withHints(afresh(section.words), spelling), spelling.signs);
    const own = spelledWords(signed.words, text, spelling);
    spelled ||= own !== null;
    return joinHyphens(signed, text, own ?? signed.words.map((word) => text.slice(word.from, word.to)));
  });
  return { parts: once(parts), spelled };
}

/** "Smith hyphen Jones": the sign is left out, and what it joins is told by the place of the word behind it. */
function withSigns(words: readonly Word[], signs: Readonly<Record<string, string>>) {
  const isHyphen = (at: number) => at > 0 && at < words.length - 1 && /^[-']$/.test(signs[words[at]?.text ?? ''] ?? '');
  return {
    words: words.filter((_, at) => !isHyphen(at)),
    hyphened: new Map(words.flatMap((word, at) => (isHyphen(at - 1) ? [[word, signs[words[at - 1]!.text]!]] : []))),
  };
}

/** What is said once more behind a pause, and more with it, is said there: "Zoe, Zoe Stiles". */
function afresh(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ pause }, index) => index > 0 && pause);
  const behind = words.slice(at).map(({ text }) => text);
  const isAgain =
    at > 0 && words.slice(0, at).every(({ text }) => text.length > 1 && behind.some((one) => one.startsWith(text)));
  return isAgain ? words.slice(at) : words;
}

/** Said twice is said once: "Ted, Ted Baker", "Bond, James Bond". Names of one syllable are doubled in some languages. */
export function once(parts: readonly string[]): string[] {
  const same = (a: number, b: number) => parts[a]!.toLowerCase() === parts[b]!.toLowerCase();
  const half = parts.length / 2;
  if (Number.isInteger(half) && half > 1 && parts.slice(0, half).every((_, at) => same(at, at + half)))
    return parts.slice(half);
  if (parts.length > 3 && same(0, 2) && same(1, 3)) return parts.slice(2);
  // "Wolf, Karl Heinz Wolf".
  if (parts.length >= 3 && same(0, parts.length - 1)) return parts.slice(1);
  // "Lacroix, la croix".
  const [whole, ...ends] = parts.slice(-3);
  if (parts.length > 3 && ends.join('').toLowerCase() === whole!.toLowerCase()) return parts.slice(0, -2);
  const isSyllable = /^[^aeiouy]{0,2}[aeiouy]{1,2}(?:n|ng|h)?$/i.test(parts[0] ?? '');
  if (parts.length > 2 && same(0, 1) && !isSyllable) return parts.slice(1);
  // "Claudia Meier Meier", with how it's written behind it.
  const last = parts.length - 1;
  const isLastSyllable = /^[^aeiouy]{0,2}[aeiouy]{1,2}(?:n|ng|h)?$/i.test(parts[last] ?? '');
  if (parts.length > 2 && same(last - 1, last) && !isLastSyllable) return parts.slice(0, -1);
  return [...parts];
}

/** "Anna-Lena" is one word with its hyphen, which parts words elsewhere. */
function joinHyphens(
  { words, hyphened }: { words: readonly Word[]; hyphened: ReadonlyMap<Word, string> },
  text: string,
  parts: readonly string[],
): string[] {
  if (parts.length !== words.length) return [...parts];
  const out: string[] = [];
  for (const [index, part] of parts.entries()) {
    const before = words[index - 1];
    const between = before ? text.slice(before.to, words[index]!.from) : '';
    const isJoined = between === '-' || hyphened.has(words[index]!);
    if (isJoined && out.length > 0) out[out.length - 1] += `${hyphened.get(words[index]!) ?? '-'}${part}`;
    else out.push(part);
  }
  return out;
}
