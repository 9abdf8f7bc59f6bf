import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutEcho, wordsOf } from './echo-guard.ts';

const spoken = 'Thanks for calling. What day works best for you, and would you like the morning or the afternoon?';

describe('withoutEcho', () => {
  it.each([
    ['the whole sentence', 'thanks for calling what day works best for you', true],
    ['a piece of it', 'would you like the morning', false],
    ['a misheard piece of it', 'what day works vest for you', true],
    ['a single word of it', 'morning', false],
    ['one strange word before the transcriber is sure', 'forest', false],
    ['nothing at all', '', true],
  ])('takes %s as echo', (_, heard, final) => {
    expect(withoutEcho(heard, spoken, final)).toBeNull();
  });

  it.each([
    ['an answer', 'next thursday at half past two', false],
    ['one word when it is final', 'Thursday', true],
    ['one word that asks for silence', 'stop', false],
  ])('lets %s through as it is', (_, heard, final) => {
    expect(withoutEcho(heard, spoken, final)).toBe(heard);
  });

  it.each(['yes you may', 'you may', 'yes you may contact me', 'no you may not'])(
    'takes up the question in the answer: %s',
    (heard) => {
      expect(withoutEcho(heard, 'Last question: may we contact you about your answers?', true)).toBe(heard);
    },
  );

  it('cuts the echo off the words that follow it', () => {
    expect(withoutEcho('what day works best for you next Thursday please', spoken, true)).toBe('next thursday please');
  });

  it('never invents a word: what is left is the end of what was heard', () => {
    const word = fc.constantFrom(...wordsOf(spoken), 'thursday', 'two', 'please', 'cancel');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), fc.boolean(), (heard, final) => {
        const rest = withoutEcho(heard.join(' '), spoken, final);
        if (rest !== null) expect(heard.join(' ').endsWith(rest)).toBe(true);
      }),
    );
  });

  it('lets everything through while nothing is said', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('yes', 'no', 'two'), { minLength: 2, maxLength: 5 }), (heard) => {
        expect(withoutEcho(heard.join(' '), '', true)).toBe(heard.join(' '));
      }),
    );
  });
});
