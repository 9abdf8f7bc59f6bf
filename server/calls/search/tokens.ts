import { createHmac } from 'node:crypto';
import type { Term } from './search-query.ts';
import { numbersIn, wordsOf } from './words.ts';

/**
 * What stands in the index for the words of a call: four bytes of an HMAC under the workspace's key, of the beginnings of
 * each word and of each two words that stand together. It finds candidates; whether one is what was looked for, its text says.
 */

/** Letters of the beginnings that are indexed. */
const beginnings = { least: 2, most: 8 };

const beginning = (word: string) => word.slice(0, beginnings.most);
const pair = (one: string, other: string) => `${one} ${other}`;

function beginningsOf(word: string): string[] {
  const [least, most] = [Math.min(beginnings.least, word.length), Math.min(beginnings.most, word.length)];
  return Array.from({ length: most - least + 1 }, (_, n) => word.slice(0, least + n));
}

/** Makes tokens under a key. What it has made it remembers: calls of one workspace have many words in common. */
export function tokenizer(key: Buffer): (words: string) => number {
  const known = new Map<string, number>();
  return (words) => {
    const before = known.get(words);
    if (before !== undefined) return before;
    const token = createHmac('sha256', key).update(words).digest().readInt32BE(0);
    known.set(words, token);
    return token;
  };
}

/** All that texts are found by. */
export function tokensOf(texts: readonly string[], tokenOf: (words: string) => number): number[] {
  const keys = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text);
    for (const { word } of [...words, ...numbersIn(text, words)])
      for (const start of beginningsOf(word)) keys.add(start);
    for (const [at, { word }] of words.slice(1).entries()) keys.add(pair(words[at]!.word, word));
  }
  return [...new Set([...keys].map(tokenOf))];
}

/** What a call has to have, to be one that is looked for. */
export function wantedTokens(terms: readonly Term[], tokenOf: (words: string) => number): number[] {
  const keys = terms.flatMap(({ words, isOpen }) => {
    const whole = isOpen ? words.slice(0, -1) : words;
    return [...words.map(beginning), ...whole.slice(1).map((word, at) => pair(whole[at]!, word))];
  });
  return [...new Set(keys.map(tokenOf))];
}
