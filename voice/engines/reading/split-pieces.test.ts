import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishTokens } from './normalize-text.ts';
import { plainTokens } from './plain-tokens.ts';
import { splitPieces } from './split-pieces.ts';
import { engineText, type SpokenToken } from './spoken-token.ts';

const pieces = (tokens: Iterable<SpokenToken>) => [...splitPieces(tokens)].map((piece) => engineText(piece).trim());

describe('splitPieces', () => {
  it.each([
    ['Hello there.', ['Hello there.']],
    ['Sure. Which day suits you?', ['Sure.', 'Which day suits you?']],
    [
      'Thank you for calling Acme dental, how can I help you today?',
      ['Thank you for calling Acme dental,', 'how can I help you today?'],
    ],
    // No comma early enough: the first piece is cut before a joining word.
    [
      'I can tell you about every one of our many opening hours and about all the prices that we have this year.',
      ['I can tell you about every one of our many opening hours', 'and about all the prices that we have this year.'],
    ],
    ['', []],
  ])('%j', (text, expected) => {
    expect(pieces(englishTokens(text))).toEqual(expected);
  });

  it('never splits a time, a price or an address', () => {
    const text = 'It is at 2:30 PM, costs $25.50 and the address is john.smith@acme.com, if you need it. Goodbye.';
    expect(pieces(englishTokens(text))).toEqual([
      'It is at two thirty p m,',
      'costs twenty five dollars and fifty cents and the address is john dot smith at acme dot com, if you need it.',
      'Goodbye.',
    ]);
  });

  it('loses nothing, keeps the order and the limits', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}[,.?!]?$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 200 }), (words) => {
        const tokens = [...englishTokens(words.join(' '))];
        const split = [...splitPieces(tokens)];
        expect(split.flat()).toEqual(tokens);
        for (const [index, piece] of split.entries()) {
          expect(piece.length).toBeGreaterThan(0);
          expect(engineText(piece).length).toBeLessThan((index === 0 ? 60 : 160) * 1.5 + 40);
        }
      }),
    );
  });
});

describe('plainTokens', () => {
  it.each([
    ['de', 'Guten Tag, Frau Müller. Wie geht es?', ['Guten Tag, Frau Müller.', 'Wie geht es?']],
    ['de', 'Am 26. November um 14:30 Uhr, z. B. bei uns.', ['Am 26. November um 14:30 Uhr, z. B. bei uns.']],
    ['zh', '您好，请问有什么可以帮您？您的预约在明天。', ['您好，请问有什么可以帮您？', '您的预约在明天。']],
    ['hi', 'नमस्ते। आप कैसे हैं?', ['नमस्ते।', 'आप कैसे हैं?']],
    ['es', '**Hola** 😀 ¿Cómo está?', ['Hola ¿Cómo está?']],
    ['fr', '😀 …', []],
  ])('%s %j', (language, text, expected) => {
    expect(pieces(plainTokens(text, language))).toEqual(expected);
  });
});
