/** Letters by their names, as the engine reads them; a lone "a" would be the article. */
export function spellLetters(letters: string): string {
  return [...letters.toLowerCase()].map((letter) => (letter === 'a' ? 'ay' : letter)).join(' ');
}

/** Endings of web addresses that are said as letters; any other is said as a word. */
const spelledDomains = new Set('io ai co uk us de eu fr ca tv me ie nl be at ch jp cn edu'.split(' '));

/** Letters of an address: a word, or each by its name where they make none. */
export function letterRun(letters: string): string {
  const plain = latin(letters);
  return plain.length === 1 || !/[aeiouy]/i.test(plain) ? spellLetters(plain) : plain.toLowerCase();
}

/** The last label of a domain. */
export const isSpelledDomain = (label: string): boolean => spelledDomains.has(label.toLowerCase());

const folds: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', þ: 'th' };

/** Accents off; letters of other alphabets leave nothing. */
export function latin(word: string): string {
  const folded = word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæøœłđþ]/giu, (letter) => folds[letter.toLowerCase()]!);
  return folded.replaceAll(/[’ʼ]/g, "'").replaceAll(/[^A-Za-z'-]/g, '');
}
