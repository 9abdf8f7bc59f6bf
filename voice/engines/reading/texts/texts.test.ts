import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figureWords } from './figure-words.ts';
import { readTexts, saidRight } from './judge-texts.ts';

/** `de.tsv`: texts that the rules were made with. `de.kept.tsv`: texts that were written before them, to judge them by. */
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.tsv'));

describe('texts as a newsreader says them', () => {
  it('are there for each language that is read by rules', () => {
    const languages = new Set(files.map((name) => name.split('.')[0]));
    expect([...languages].sort()).toEqual(['de', 'en-GB', 'en-US', 'es', 'fr']);
  });

  it.each(files)('%s', (file) => {
    const language = file.split('.')[0]!;
    const texts = readTexts(file);
    const misses = texts.flatMap((text) => {
      const { said, isRight } = saidRight(text, language, figureWords(language));
      return isRight ? [] : [{ written: text.written, said, expected: text.expected[0] }];
    });
    expect(texts.length).toBeGreaterThan(70);
    expect(misses).toEqual([]);
  });
});
