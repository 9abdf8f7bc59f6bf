import type { NamePart } from '#voice/languages/names.ts';
import type { Utterance } from '../utterance.ts';
import { isLetter, labelAt } from './name-parts.ts';

/** A part of a name, and what of it stands before the words for it. */
export interface Labelled {
  part: NamePart;
  /** As it was written down. */
  word: string;
}

/** "Young is the surname, Will's the first name": parts of a name behind which it's said what they are. */
export function labelledBehind({ words, text, language }: Utterance): Labelled[] {
  const { names, spelling } = language;
  const written = (at: number) => text.slice(words[at]!.from, words[at]!.to).replace(/['’]s$/u, '');
  const isPart = (at: number) => {
    const word = words[at]?.text.replace(/'s$/, '') ?? '';
    return word.length > 1 && !isLetter(words[at]) && !names.never.has(word) && !names.joints.has(word);
  };
  return words.flatMap((word, at) => {
    // The label alone: "last name is" leads to what follows.
    const label = names.joints.has(word.text) ? labelAt(words, at, names) : null;
    if (!label || spelling.is.has(words[label.to - 1]!.text)) return [];
    const before = words[at - 1];
    const isLinked = before !== undefined && spelling.is.has(before.text) && isPart(at - 2);
    const isOwn = before !== undefined && /\p{L}'s$/u.test(before.text) && isPart(at - 1);
    return isLinked || isOwn ? [{ part: label.part, word: written(isLinked ? at - 2 : at - 1) }] : [];
  });
}
