import type { Utterance } from '../utterance.ts';
import type { Word } from '../words.ts';
import { written } from './written-name.ts';

/** Words of a name that is nothing but words which mean something else: "Dot Pike", "Le Goff". */
const mostInsisted = 3;
const joining = new Set(['and', 'or', 'harmless', 'polite']);

/** The name that few plain words are when they are said once more to the question for it: "Dot Pike" is no sign then. */
export function insistedName({ words, text, marks, language }: Utterance): string | null {
  const { names, harmless } = language;
  const { abuse, never, common, sentences, ordinary } = names;
  const isWord = words.every((word) => /^\p{L}{2,}(?:['’-]\p{L}+)*$/u.test(word.text) && !abuse.has(word.text));
  // Who writes down what is heard writes names with capitals, and only the first word of a sentence.
  const isRaised = words.every(({ from, text: word }) => /\p{Lu}/u.test(text[from]!) || names.particles.has(word));
  if (words.length < 2 || words.length > mostInsisted || !isWord || !isRaised) return null;
  // One of the words at least means nothing else.
  const isOwn = ({ text: word }: Word) =>
    ![never, common, sentences, harmless].some((set) => set.has(word)) || ordinary.has(word);
  if (marks.some(({ value }) => !joining.has(value)) || !words.some(isOwn)) return null;
  return written(
    words.map((word) => text.slice(word.from, word.to)),
    language.names,
  );
}
