import type { Word } from './words.ts';

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

const indexes = new WeakMap<readonly string[], Phrases>();

/** Phrases by their first word, split once. */
function indexOf(phrases: readonly string[]): Phrases {
  const known = indexes.get(phrases);
  if (known) return known;
  const index = Map.groupBy(
    phrases.map((phrase) => phrase.split(' ')),
    ([first]) => first!,
  );
  indexes.set(phrases, index);
  return index;
}

/** How many words the longest of the phrases has that stands at this place; 0 when none does. */
export function longestPhrase(words: readonly Pick<Word, 'text'>[], at: number, phrases: readonly string[]): number {
  let most = 0;
  for (const phrase of indexOf(phrases).get(words[at]?.text ?? '') ?? [])
    if (phrase.length > most && phrase.every((word, n) => words[at + n]?.text === word)) most = phrase.length;
  return most;
}
