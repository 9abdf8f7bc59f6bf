import { expect, it } from 'vitest';
import javascript from '../samples/v1-tts.mjs?raw';
import python from '../samples/v1-tts.py?raw';
import curl from '../samples/v1-tts.sh?raw';
import { tokenize } from './tokenize.ts';

const kindOf = (code: string, text: string) => tokenize(code).find((token) => token.text === text)?.kind;

it.each([
  ['shell', curl],
  ['JavaScript', javascript],
  ['Python', python],
])('keeps every character of %s', (_, code) => {
  const tokens = tokenize(code);
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
  expect(new Set(tokens.map(({ start }) => start)).size).toBe(tokens.length);
});

it('knows strings, comments, variables and words', () => {
  const code = 'const voice = "natural // female"; // a comment with "quotes"\ncurl $PARLEY_URL';
  expect(kindOf(code, 'const')).toBe('keyword');
  expect(kindOf(code, '"natural // female"')).toBe('string');
  expect(kindOf(code, '// a comment with "quotes"')).toBe('comment');
  expect(kindOf(code, '$PARLEY_URL')).toBe('variable');
});

it('does not take an address for a comment', () => {
  expect(tokenize('GET https://example.com/v1').some(({ kind }) => kind === 'comment')).toBe(false);
});
