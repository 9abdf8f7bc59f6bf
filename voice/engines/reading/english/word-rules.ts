import { romanValue } from '../kinds/romans.ts';
import { type Rule, rule, wordBefore } from '../rule.ts';
import { isDateWord } from './dates.ts';
import { ordinalWords } from './numbers.ts';
import { latin, spellLetters } from './spelling.ts';
import {
  abbreviations,
  beforePresent,
  months,
  plainAbbreviations,
  respelled,
  spelledOut,
  spokenAcronyms,
} from './words.data.ts';

const longestWord = 40;

function isAcronym(letters: string, shouting: boolean): boolean {
  if (letters.length < 2 || letters.length > 6) return false;
  if (!/[AEIOUY]/.test(letters)) return true;
  return !shouting && spelledOut.has(letters);
}

const startsUpper = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Whether a word in small letters may be something else than itself. */
export function hasRule(word: string): boolean {
  return (
    isDateWord(word) ||
    word === 'read' ||
    word === 'st' ||
    word === 'dr' ||
    word === 'extension' ||
    abbreviations.has(word) ||
    respelled.has(word)
  );
}

/** Abbreviations that are words themselves too: they are meant before a figure, or a name. */
const ambiguous =
  /^(?:fig|max|col|gen|ch|dir|est|est|ct|fl|pt|ft|sec|min|mar|sat|sun|mon|wed|fri|sq|ter|misc|rep|pres|temp|ref)$/;

const ranks = new Map(
  ['Cllr councillor', 'Cpl corporal', 'Maj major', 'Cmdr commander', 'Supt superintendent'].map(
    (row) => row.split(' ') as [string, string],
  ),
);
for (const short of ['Sgt', 'Capt', 'Lt', 'Col', 'Gen', 'Rev', 'Hon', 'Gov', 'Sen', 'Rep']) {
  ranks.set(short, abbreviations.get(short.toLowerCase())!);
}

/** Abbreviations, acronyms and words. */
export const wordRules: readonly Rule[] = [
  rule('s', String.raw`\.(?=[\p{L}\p{N}])`, (_match, { before }) =>
    /[\p{L}\p{N}]$/u.test(before) ? 'dot' : undefined,
  ),
  rule('l', String.raw`e\.\s?g\.,?|eg(?=\s[a-z])`, () => 'for example', 'i'),
  rule('l', String.raw`i\.\s?e\.,?`, () => 'that is', 'i'),
  rule('l', String.raw`a\.\s?k\.\s?a\.`, () => 'also known as', 'i'),
  rule('l', String.raw`U\.S\.A\.`, () => 'u s ay'),
  rule('l', String.raw`Ph\.?D\.?(?!\p{L})`, () => 'p h d'),
  rule('l', String.raw`(?:[A-Za-z]\.){2,8}(?![A-Za-z])`, ([written]) => spellLetters(written.replaceAll('.', ''))),
  rule('l', String.raw`no\.(?= ?\d)`, () => 'number', 'i'),
  rule('l', String.raw`No(?= \d{1,3}(?![\d,.]|\s\p{Ll}))`, () => 'number'),
  rule('l', String.raw`[Rr]ef(?=[:#]?\s?(?:[A-Z]*\d|#|[A-Z]{1,4}[-/]?\d))`, () => 'reference'),
  rule('l', String.raw`Tel(?=[:.]?\s?[\d+(])`, () => 'telephone'),
  rule('l', String.raw`([IVX]{2,6})(?=\s(?:Olymp|Winter|Corps|Legion|Congress|Summit))`, ([, numeral]) =>
    ordinalWords(String(romanValue(numeral!))),
  ),
  rule('l', String.raw`nos\.(?= ?\d)`, () => 'numbers', 'i'),
  rule('l', String.raw`p\.(?=\s?\d)`, () => 'page'),
  rule('l', String.raw`pp\.?(?=\s?\d)`, () => 'pages'),
  // A "V8" is an engine.
  rule(
    'l',
    String.raw`v(?=\d{1,4}(?:\.\d|(?![\d\p{L}])))|v\.(?=\s?\d)`,
    ([written], { next }) => (written === 'V' && /^(?:6|8|10|12)(?!\.?\d)/.test(next) ? 'v' : 'version'),
    'i',
  ),
  rule('l', String.raw`(?:vs|v)\.(?=\s)`, (_match, { before }) => (/\p{L}\s$/u.test(before) ? 'versus' : undefined)),
  rule('l', String.raw`w\/c(?!\p{L})`, () => 'week commencing'),
  rule('l', String.raw`(?:[Mm](in|ax)\.|m(in|ax))(?=\s[\d£$€])`, ([, dotted, kind = dotted], { before }) =>
    /\d\s?$/.test(before) ? undefined : kind === 'in' ? 'minimum' : 'maximum',
  ),
  rule(
    'l',
    String.raw`(?:Sgt|Capt|Lt|Col|Gen|Rev|Hon|Gov|Sen|Rep|Cllr|Cpl|Maj|Cmdr|Supt)(?=\s\p{Lu}[\p{Ll}.])`,
    ([written]) => ranks.get(written),
  ),
  rule(
    'l',
    String.raw`no\.?(?=:?\s?#?[A-Z\d])`,
    (_match, { before }) =>
      /(?:policy|order|invoice|account|acct|ref|reference|card|claim|case|part|model|serial|ticket|booking|phone|tel|flight|room|customer|member|licen[cs]e|passport|unit|item|job|file|tracking|contract|registration|vat|company)\.?\s$/i.test(
        before,
      )
        ? 'number'
        : undefined,
    'i',
  ),
  rule('l', String.raw`w\/o(?!\p{L})`, () => 'without'),
  rule('l', String.raw`w\/(?=\s?[\p{L}\d])`, () => 'with'),
  rule('l', String.raw`c\/o(?!\p{L})`, () => 'care of'),
  rule('l', String.raw`N\/A(?!\p{L})`, () => 'not applicable'),
  rule('l', String.raw`a\/c(?!\p{L})`, () => 'ay c', 'i'),
  rule('l', String.raw`([A-Za-z]{2,6})\.`, ([written, letters], { before, next }) => {
    const key = letters!.toLowerCase();
    const expansion = abbreviations.get(key);
    if (expansion === undefined) return undefined;
    const isMonthOrWord = months.get(key) !== undefined && !/^[A-Z]/.test(written);
    if (isMonthOrWord) return undefined;
    if (
      ambiguous.test(key) &&
      !/^\s*[\da-z,#]/.test(next) &&
      !(startsUpper(written) && /^\s\p{Lu}/u.test(next) && wordBefore(before) === '')
    )
      return undefined;
    return expansion;
  }),
  // An initial in a name: "J. Smith".
  rule('l', String.raw`([A-Z])\.(?= [A-Z])`, ([, letter], { before }) => {
    const previous = wordBefore(before);
    return previous === '' || startsUpper(previous) ? spellLetters(letter!) : undefined;
  }),
  rule(
    'l',
    String.raw`([A-Z])&([A-Z])(?![\p{L}\d])`,
    ([, first, second]) => `${spellLetters(first!)} and ${spellLetters(second!)}`,
  ),
  rule(
    'l',
    String.raw`([A-Z]{2})&([A-Z])(?![\p{L}\d])`,
    ([, first, second]) => `${spellLetters(first!)} and ${spellLetters(second!)}`,
  ),
  rule('l', String.raw`iOS(?!\p{L})`, () => 'i o s'),
  rule(
    'l',
    String.raw`([A-Z]{2,6})(s)?(?![\p{L}\d])(?:['’](s)(?![\p{L}]))?`,
    ([, letters, plural, owned], { shouting }) => {
      const known = spokenAcronyms.get(letters!);
      const ending = (plural ?? owned) === undefined ? '' : "'s";
      if (!shouting && known !== undefined) return known + ending;
      return isAcronym(letters!, shouting) ? spellLetters(letters!) + ending : undefined;
    },
  ),
  rule('l', String.raw`[\p{L}\p{M}]{1,400}(?:[-'’‑][\p{L}\p{M}]{1,400}){0,8}`, ([written], { before }) => {
    const word = latin(written);
    if (word === '') return '';
    const key = word.toLowerCase();
    if (plainAbbreviations.has(key)) return abbreviations.get(key);
    if (key === 'read' && beforePresent.has(wordBefore(before).toLowerCase())) return 'reed';
    // Single letters keep their case: the engine reads a capital A as the letter where it is one.
    if (word.length === 1) return word;
    return (respelled.get(key) ?? (word === word.toUpperCase() ? key : word)).slice(0, longestWord);
  }),
];
