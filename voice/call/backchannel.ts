import { languageOf, languages } from '#voice/languages/catalog.ts';

/** Words beyond these are more than "I am listening". */
const mostWords = 4;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '');

const floorWords = (language: string) => (languageOf(language) ?? languages[0]!).floor;

/** Whether a text says nothing but "I am listening". An empty text is none. */
export function isBackchannel(text: string, language: string): boolean {
  const { listening } = floorWords(language);
  const words = wordsOf(text);
  return words.length > 0 && words.length <= mostWords && words.every((word) => listening.has(word));
}

/** Whether an interim text is enough to take the floor: so many words, or one that asks for it. */
export function takesFloor(text: string, language: string, least: number): boolean {
  const words = wordsOf(text);
  return words.length >= least || (words.length === 1 && floorWords(language).asking.has(words[0]!));
}
