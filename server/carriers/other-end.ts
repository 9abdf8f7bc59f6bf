import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** What carriers write in the place of a number that is withheld or not known: some as the keys of these words. */
const withheldWords = [
  ...[
    'anonymous',
    'unavailable',
    'restricted',
    'unknown',
    'private',
    'blocked',
    'withheld',
    'unidentified',
    'undisclosed',
  ],
  ...['nocallerid', 'outofarea', 'notavailable', 'privatenumber', 'unknownnumber', 'privatecaller', 'unknowncaller'],
];
const keysOf: readonly string[] = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const asKeys = (word: string) =>
  [...word].map((letter) => keysOf.findIndex((key) => key.includes(letter)) + 2).join('');
const withheld = new Set(withheldWords.map((word) => `+${asKeys(word)}`));

/**
 * Who is at the other end in E.164; null where that is no one who could be told from another caller: what is withheld, or is no number of any
 * country.
 * @param isSimulated in the test network any number is someone
 */
export function otherEnd(given: string, isSimulated: boolean): string | null {
  if (!/^\+[1-9]\d{6,14}$/.test(given) || withheld.has(given)) return null;
  return isSimulated || parsePhoneNumberFromString(given)?.isValid() ? given : null;
}
