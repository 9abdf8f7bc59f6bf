import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { Sentences } from '#voice/languages/sentences.ts';

/** What a call's session says by itself in a language. */
export const phrasesOf = (language: string): Sentences['line'] => (languageOf(language) ?? languages[0]!).say.line;

/** What is written by itself in a conversation of text messages in a language. */
export const textPhrasesOf = (language: string): Sentences['texts'] =>
  (languageOf(language) ?? languages[0]!).say.texts;
