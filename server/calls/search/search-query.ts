import { leastDigits, numbersIn, type Word, wordsOf } from './words.ts';

/** Words that stand together; of the last only the beginning may be given. */
export interface Term {
  words: string[];
  isOpen: boolean;
}

/** Terms of one search at most. */
const mostTerms = 12;
const phrase = /"([^"]*)("|$)|[^\s"]+/g;

/** A number that is looked for, as its digits: zeros and a plus that people dial before it are nothing of it. */
function numberOf(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return /^[+\d\s()./-]+$/.test(text) && digits.length >= leastDigits ? digits : null;
}

/**
 * What is looked for: all of these terms. Words between quotes stand together, as do those that only signs part
 * ("ann@example.com"); any other word may be the beginning of one.
 */
export function readQuery(q: string): Term[] {
  const number = numberOf(q.trim());
  if (number !== null) return [{ words: [number], isOpen: true }];
  const terms = [...q.matchAll(phrase)].map(([all, quoted, end]): Term => {
    const words = wordsOf(quoted ?? all).map(({ word }) => word);
    const isClosed = quoted !== undefined && end === '"';
    return { words: numberOf(all) === null ? words : [numberOf(all)!], isOpen: !isClosed };
  });
  return terms.filter(({ words }) => words.length > 0).slice(0, mostTerms);
}

const fits = (word: string, wanted: string, isOpen: boolean) =>
  word === wanted || (isOpen && wanted.length > 1 && word.startsWith(wanted));

/** Where a term stands in a text. */
function placesOf({ words: wanted, isOpen }: Term, words: readonly Word[], numbers: readonly Word[]): Word[] {
  const last = wanted.length - 1;
  const places = words.flatMap((first, at) => {
    const isThere = wanted.every((one, n) => {
      const word = words[at + n]?.word;
      return word !== undefined && fits(word, one, isOpen && n === last);
    });
    return isThere ? [{ ...first, to: words[at + last]!.to }] : [];
  });
  return last > 0 ? places : [...places, ...numbers.filter(({ word }) => fits(word, wanted[0]!, isOpen))];
}

/** A stretch of a text that was looked for. */
export type Place = Pick<Word, 'from' | 'to'>;

/** Where each term stands in a text, in the order of the terms. */
export function findTerms(terms: readonly Term[], text: string): Place[][] {
  const words = wordsOf(text);
  const numbers = numbersIn(text, words);
  return terms.map((term) => placesOf(term, words, numbers));
}
