import { cardinalWords } from '../english/numbers.ts';
import { frenchCardinal } from '../french/numbers.ts';
import { germanCardinal } from '../german/numbers.ts';
import { spanishCardinal } from '../spanish/numbers.ts';

const words: Record<string, (digits: string) => string> = {
  en: cardinalWords,
  de: germanCardinal,
  es: spanishCardinal,
  fr: frenchCardinal,
};

/** What the engine says for plain digits in a language. */
export const figureWords = (language: string) => words[language.split('-')[0]!]!;
