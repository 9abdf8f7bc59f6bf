import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tokensOf } from '../spoken-script.ts';
import { engineText } from '../spoken-token.ts';

export interface JudgedText {
  written: string;
  /** What a newsreader says, and other ways that are as good. */
  expected: string[];
}

/** The texts of a file beside this one: a line each, `written<TAB>spoken | as good`. */
export function readTexts(file: string): JudgedText[] {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [written = '', expected = ''] = line.split('\t');
      return { written, expected: expected.split(' | ') };
    });
}

/** Sentences without case, punctuation and spaces; a lone A as the English engine is given it. */
const bare = (spoken: string) =>
  spoken
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/\bay\b/g, 'a')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a text is said as expected. @param figure a plain figure as the engine reads it */
export function saidRight(text: JudgedText, language: string, figure: (digits: string) => string) {
  const said = engineText([...tokensOf(text.written, language)]).trim();
  const inWords = said.replaceAll(/\d+/g, (digits) => ` ${figure(digits)} `);
  return { said, isRight: text.expected.some((words) => bare(words) === bare(inWords)) };
}
