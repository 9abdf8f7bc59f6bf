/** Words of a text as a search compares them: without accents and capitals. */

/** A word with its place in the text. */
export interface Word {
  word: string;
  from: number;
  to: number;
}

const letters = /[\p{L}\p{N}\p{M}]+/gu;
/** What no normal form takes apart. */
const others: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => others[letter]!);

/** The words of a text in their order. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(letters)].map(({ 0: all, index }) => ({ word: fold(all), from: index, to: index + all.length }));

/** Digits that are one number, though people write it in groups: "+49 30 123 45 67". */
const betweenDigits = /^[\s().+/-]{1,3}$/;
/** Groups of one number, and digits of one that is found from any of its groups on. */
const groups = 8;
export const leastDigits = 6;

/** Numbers in groups, each from each of its groups on: anyone who looks for one may leave out the country. */
export function numbersIn(text: string, words: readonly Word[]): Word[] {
  const isDigits = ({ word }: Word) => /^\d+$/.test(word);
  return words.flatMap((first, at) => {
    if (!isDigits(first)) return [];
    let last = first;
    let digits = first.word;
    for (const next of words.slice(at + 1, at + groups)) {
      if (!isDigits(next) || !betweenDigits.test(text.slice(last.to, next.from))) break;
      digits += next.word;
      last = next;
    }
    return last === first || digits.length < leastDigits ? [] : [{ word: digits, from: first.from, to: last.to }];
  });
}
