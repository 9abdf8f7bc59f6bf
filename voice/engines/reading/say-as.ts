import { signs as signWords } from './english/measures.data.ts';
import { cardinalWords, digitWords, ordinalWords, yearWords } from './english/numbers.ts';
import { spellLetters } from './english/spelling.ts';
import { months } from './english/words.data.ts';
import { normalizeText } from './normalize-text.ts';

/** As it would be read in a sentence, without that sentence's end. */
const inWords = (text: string) => normalizeText(text).replace(/[.,]$/, '');

/** Letters, digits and signs one by one. */
function characters(text: string): string {
  return [...text]
    .filter((character) => character.trim() !== '')
    .map((character) => {
      if (/\d/.test(character)) return digitWords(character);
      if (/[A-Za-z]/.test(character)) return spellLetters(character);
      return signWords.others[character] ?? signs[character] ?? inWords(character);
    })
    .join(', ');
}

const signs: Record<string, string> = {
  '-': 'dash',
  '.': 'dot',
  _: 'underscore',
  '/': 'slash',
  ',': 'comma',
  ':': 'colon',
  '+': 'plus',
  '#': 'number',
};

/** Groups of digits with a rest between them. */
const telephone = (text: string) =>
  `${text.trim().startsWith('+') ? 'plus ' : ''}${(text.match(/\d+/g) ?? []).map(digitWords).join(', ')}`;

/** A date in the order that `format` tells, month first where it does not. */
function date(text: string, format: string): string | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const parts: Partial<Record<string, string>> = {};
  const order = [...(format === '' ? (numbers[0]?.length === 4 ? 'ymd' : 'mdy') : format)];
  for (const [index, part] of order.entries()) parts[part] = numbers[index];
  const { y: year, m: month, d: day } = parts;
  const name = month === undefined ? undefined : [...months.values()][Number(month) - 1];
  if (month !== undefined && name === undefined) return undefined;
  if (day !== undefined && (Number(day) < 1 || Number(day) > 31)) return undefined;
  const said = [name, day && ordinalWords(day)].filter((word) => word !== undefined).join(' ');
  const inYear = year && yearWords(year.length === 2 ? `20${year}` : year);
  return [said, inYear].filter((word) => word !== undefined && word !== '').join(', ') || undefined;
}

const onlyDigits = (text: string) => text.replaceAll(/[^\d]/g, '');

/** What each kind makes of a text; undefined where the text is not of that kind. */
const kinds: Record<string, (text: string, format: string) => string | undefined> = {
  characters,
  'spell-out': characters,
  verbatim: characters,
  cardinal: (text) => (onlyDigits(text) === '' ? undefined : cardinalWords(onlyDigits(text))),
  number: (text) => (onlyDigits(text) === '' ? undefined : inWords(text)),
  ordinal: (text) => (onlyDigits(text) === '' ? undefined : ordinalWords(onlyDigits(text))),
  digits: (text) => (onlyDigits(text) === '' ? undefined : digitWords(onlyDigits(text))),
  telephone: (text) => (onlyDigits(text) === '' ? undefined : telephone(text)),
  date,
  time: () => undefined,
  currency: () => undefined,
  fraction: () => undefined,
  unit: () => undefined,
  address: () => undefined,
};

/**
 * How a text is said as `interpretAs` of SSML, in English words. A text that is not of its kind is read as it stands.
 * Undefined when there is no such kind.
 */
export function sayAs(text: string, interpretAs: string, format = ''): string | undefined {
  if (!Object.hasOwn(kinds, interpretAs)) return undefined;
  return kinds[interpretAs]!(text, format.toLowerCase()) ?? inWords(text);
}

/** In other languages only what is read one by one is told to the engine; the rest it reads itself. */
export function sayAsElsewhere(text: string, interpretAs: string): string | undefined {
  if (!Object.hasOwn(kinds, interpretAs)) return undefined;
  const oneByOne = ['characters', 'spell-out', 'verbatim', 'digits', 'telephone'].includes(interpretAs);
  return oneByOne ? [...text].filter((character) => character.trim() !== '').join(' ') : text;
}
