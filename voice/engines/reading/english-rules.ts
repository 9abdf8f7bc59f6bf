import { cardinalWords, digitWords, numberWords, ordinalWords, yearWords } from './english-numbers.ts';
import {
  abbreviations,
  addressMarks,
  beforeCode,
  beforePresent,
  beforeYear,
  currencies,
  fractions,
  knownDomains,
  magnitudes,
  months,
  plainAbbreviations,
  respelled,
  spelledDomains,
  spelledOut,
  spokenAcronyms,
  symbols,
  units,
  weekdays,
} from './english-words.data.ts';

/** What stands around a match. */
export interface Surroundings {
  /** The word before, as written; empty at the start and behind the end of a sentence. */
  previous: string;
  /** The six characters before. */
  before: string;
  /** The text behind the match. */
  next: string;
  /** The whole text is in capitals, so that capitals mean nothing. */
  shouting: boolean;
}

/** One way in which English is written. Rules are tried in order; `undefined` leaves the match to a later rule. */
export interface Rule {
  /** Sticky. Every repetition is bounded, so that no text makes it slow. */
  pattern: RegExp;
  say(match: RegExpExecArray, around: Surroundings): string | undefined;
}

/** Letters by their names, as the engine reads them; a lone "a" would be the article. */
export function spellLetters(letters: string): string {
  return [...letters.toLowerCase()].map((letter) => (letter === 'a' ? 'ay' : letter)).join(' ');
}

/** A run of letters, digits and dots inside an address: "v2.acme" is "v two dot acme". */
function addressWords(part: string): string {
  const pieces = part.match(/[A-Za-z]+|\d+|[._+/-]/g) ?? [];
  return pieces
    .map((piece) => addressMarks.get(piece) ?? (/\d/.test(piece) ? shortDigits(piece) : letterRun(piece)))
    .join(' ');
}

function letterRun(letters: string): string {
  return letters.length === 1 || !/[aeiouy]/i.test(letters) ? spellLetters(letters) : letters.toLowerCase();
}

/** In codes and names up to two digits are a number ("covid 19"), more are read one by one. */
function shortDigits(digits: string): string {
  return digits.length <= 2 && !digits.startsWith('0') ? cardinalWords(digits) : digitWords(digits);
}

function domainWords(domain: string): string {
  const labels = domain.split('.').filter((label) => label !== '');
  const last = labels.pop()!;
  const ending = spelledDomains.has(last.toLowerCase()) ? spellLetters(last) : addressWords(last);
  return [...labels.map(addressWords), ending].join(' dot ');
}

function monthName(written: string): string {
  return months.get(written.slice(0, 3).toLowerCase())!;
}

function isDay(day: string): boolean {
  return Number(day) >= 1 && Number(day) <= 31;
}

function isMonth(month: string): boolean {
  return Number(month) >= 1 && Number(month) <= 12;
}

function dateWords(month: string, day: string, year?: string): string {
  const name = [...months.values()][Number(month) - 1]!;
  return `${name} ${ordinalWords(day)}${year === undefined ? '' : `, ${yearOrShort(year)}`}`;
}

function yearOrShort(year: string): string {
  return year.length === 2 ? yearWords(`20${year}`) : yearWords(year);
}

function clockWords(hour: string, minute: string | undefined, half: string | undefined): string | undefined {
  if (Number(hour) > 24 || Number(minute ?? 0) > 59) return undefined;
  const hours = cardinalWords(hour);
  const suffix = half === undefined ? '' : half.toLowerCase() === 'a' ? ' ay m' : ' p m';
  if (minute === undefined || minute === '00') {
    if (suffix !== '') return hours + suffix;
    return Number(hour) >= 1 && Number(hour) <= 12 ? `${hours} o'clock` : `${hours} hundred`;
  }
  return `${hours} ${minute.startsWith('0') ? `oh ${digitWords(minute.slice(1))}` : cardinalWords(minute)}${suffix}`;
}

/** Groups of digits with a short rest between them. */
function phoneWords(written: string): string {
  const groups = written.match(/\d+/g) ?? [];
  const split = groups.flatMap((group) => (group.length > 4 ? digitGroups(group, written.startsWith('+')) : [group]));
  const words = split.map(digitWords).join(', ');
  return written.startsWith('+') ? `plus ${words}` : words;
}

/** "5715550123" as 571, 555, 0123, also behind +1; other long runs in threes, the last of two to four. */
function digitGroups(digits: string, international: boolean): string[] {
  if (international && digits.length === 11 && digits.startsWith('1'))
    return ['1', ...digitGroups(digits.slice(1), false)];
  if (digits.length === 10) return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const groups: string[] = [];
  let rest = digits;
  while (rest.length > 4) {
    groups.push(rest.slice(0, 3));
    rest = rest.slice(3);
  }
  return [...groups, rest];
}

function moneyWords(sign: string, amount: string, magnitude: string | undefined): string | undefined {
  const names = currencies.get(sign);
  if (names === undefined) return undefined;
  const [one, many, cent, cents] = names;
  if (magnitude !== undefined) return `${numberWords(amount)} ${magnitudes.get(magnitude.toLowerCase())!} ${many}`;
  const [whole = '', fraction = ''] = amount.replaceAll(',', '').split('.');
  if (fraction.length !== 2) return `${numberWords(amount)} ${Number(amount.replaceAll(',', '')) === 1 ? one : many}`;
  const units = `${cardinalWords(whole)} ${Number(whole) === 1 ? one : many}`;
  if (fraction === '00') return units;
  const rest = `${cardinalWords(fraction)} ${Number(fraction) === 1 ? cent : cents}`;
  return Number(whole) === 0 ? rest : `${units} and ${rest}`;
}

function bareNumber(digits: string, around: Surroundings): string {
  const isCode = beforeCode.has(around.previous.toLowerCase());
  if (digits.startsWith('0') && digits.length > 1) return digitWords(digits);
  if (digits.length === 4) {
    const value = Number(digits);
    if (isCode) return digitWords(digits);
    const looksLikeYear = value >= 1900 && value <= 2099;
    const saidToBe = value >= 1100 && value <= 2199 && beforeYear.has(around.previous.toLowerCase());
    return looksLikeYear || saidToBe ? yearWords(digits) : cardinalWords(digits);
  }
  if (digits.length >= 7) return phoneWords(digits);
  if (digits.length >= 5 && (isCode || !digits.endsWith('00'))) return digitWords(digits);
  return isCode && digits.length === 3 ? digitWords(digits) : cardinalWords(digits);
}

function isAcronym(letters: string, shouting: boolean): boolean {
  if (letters.length < 2 || letters.length > 6) return false;
  if (!/[AEIOUY]/.test(letters)) return true;
  return !shouting && spelledOut.has(letters);
}

/** Accents off; letters of other alphabets leave nothing. */
function latin(word: string): string {
  const folded = word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæøœłđþ]/giu, (letter) => folds[letter.toLowerCase()]!);
  return folded.replaceAll(/[’ʼ]/g, "'").replaceAll(/[^A-Za-z'-]/g, '');
}

const folds: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', þ: 'th' };

const longestWord = 40;
const monthPattern = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const fullMonth =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';
const amount = String.raw`(\d{1,3}(?:,\d{3}){1,6}(?:\.\d{1,9})?|\d{1,18}(?:\.\d{1,9})?)`;
const unitNames = [...units.keys()].sort((a, b) => b.length - a.length).join('|');

function rule(source: string, flags: string, say: Rule['say']): Rule {
  return { pattern: new RegExp(source, `yu${flags}`), say };
}

const monthNames = new Set(fullMonth.split('|'));

/** Whether a word in small letters may be something else than itself. */
export function hasRule(word: string): boolean {
  const isDate = monthNames.has(word) || weekdays.has(word.slice(0, 3));
  return isDate || word === 'read' || word === 'st' || abbreviations.has(word) || respelled.has(word) || word === 'dr';
}

export const rules: readonly Rule[] = [
  rule(
    String.raw`([A-Za-z\d][\w.+-]{0,63})@([A-Za-z\d-]{1,63}(?:\.[A-Za-z\d-]{1,63}){1,4})`,
    '',
    ([, name, domain]) => {
      return `${addressWords(name!)} at ${domainWords(domain!)}`;
    },
  ),
  rule(
    String.raw`(?:https?:\/\/(?:www\.)?|www\.)([A-Za-z\d.-]{1,120}[A-Za-z\d])(?::\d{1,5})?((?:\/[\w~%.-]{0,80}){0,8})(?:[?#][^\s]{0,400})?`,
    'i',
    addressRule,
  ),
  rule(
    String.raw`((?:[A-Za-z\d-]{1,63}\.){1,4}(?:${knownDomains}))(?![\w-])((?:\/[\w~%-]{1,80}){0,8})`,
    'i',
    addressRule,
  ),
  rule(String.raw`(\d{4})-(\d{2})-(\d{2})(?![\d-])(?:T(?=\d))?`, '', ([, year, month, day]) =>
    isMonth(month!) && isDay(day!) ? dateWords(month!, day!, year) : undefined,
  ),
  rule(
    String.raw`(?:${[...fractions.keys()].map((written) => written.replace('/', '\\/')).join('|')})(?![\d/])`,
    '',
    ([written]) => fractions.get(written),
  ),
  rule(String.raw`(\d{1,4}) ([1-9]\/[1-9])(?![\d/])`, '', ([, whole, part]) =>
    fractions.get(part!) === undefined
      ? undefined
      : `${cardinalWords(whole!)} and ${fractions.get(part!)!.replace('one', 'a')}`,
  ),
  rule(String.raw`(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])`, '', ([, month, day, year]) =>
    isMonth(month!) && isDay(day!) ? dateWords(month!, day!, year) : undefined,
  ),
  rule(
    String.raw`(${fullMonth})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d:%])(?:,? ((?:19|20)\d{2})(?!\d))?`,
    'i',
    ([, month, day, year]) => {
      if (!isDay(day!)) return undefined;
      return `${monthName(month!)} ${ordinalWords(day!)}${year === undefined ? '' : `, ${yearWords(year)}`}`;
    },
  ),
  rule(
    String.raw`(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${fullMonth})(?![a-z])\.?(?:,? ((?:19|20)\d{2})(?!\d))?`,
    'i',
    ([, day, month, year], { previous }) => {
      if (!isDay(day!)) return undefined;
      const article = previous.toLowerCase() === 'the' ? '' : 'the ';
      return `${article}${ordinalWords(day!)} of ${monthName(month!)}${year === undefined ? '' : `, ${yearWords(year)}`}`;
    },
  ),
  rule(String.raw`(${fullMonth}) (?=(?:19|20)\d{2}(?!\d))`, 'i', ([, month]) => monthName(month!)),
  rule(String.raw`(\d{1,2}):(\d{2})(?::\d{2})?(?!\d)(?:\s?([ap])\.?m(?![a-z])\.?)?`, 'i', ([, hour, minute, half]) =>
    clockWords(hour!, minute, half),
  ),
  rule(String.raw`(\d{1,2})\s?([ap])\.?m(?![a-z])\.?`, 'i', ([, hour, half]) => clockWords(hour!, undefined, half)),
  rule(
    String.raw`(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?!\d)|\d{3}[.-]\d{4}(?![\d-])|\+\d{1,3}(?:[ .-]?\(?\d{1,11}\)?){1,6}`,
    '',
    ([written]) => phoneWords(written),
  ),
  rule(String.raw`\d{1,12}(?:-\d{1,12}){2,8}(?!\d)`, '', ([written]) => phoneWords(written)),
  rule(String.raw`\d{1,4}(?:\.\d{1,4}){2,6}(?!\d)`, '', ([written]) =>
    written
      .split('.')
      .map((part) => shortDigits(part))
      .join(' dot '),
  ),
  // A dash between two times or numbers, with spaces on both sides or on none.
  rule(String.raw`[-–—](\s?)(?=[$£€]?\d)`, '', ([, space], { before }) => {
    const isEven = (space !== '') === /\s$/.test(before);
    return isEven && /(\d|[ap]\.?m\.?)\s?$/i.test(before) ? 'to' : undefined;
  }),
  rule(
    String.raw`([$£€¥₹]|USD |EUR |GBP )\s?${amount}(?:\s?(thousand|million|billion|trillion|bn|mm|[kmb])(?![a-z]))?`,
    'i',
    ([, sign, value, magnitude]) => moneyWords(sign!.trim().toUpperCase(), value!, magnitude),
  ),
  rule(String.raw`${amount}\s?(USD|EUR|GBP|[$£€¥₹])(?![\w\d])`, '', ([, value, sign]) =>
    moneyWords(sign!, value!, undefined),
  ),
  rule(String.raw`(\d{1,12})(?:st|nd|rd|th)(?![a-z])`, 'i', ([, digits]) => ordinalWords(digits!)),
  rule(String.raw`((?:1[1-9]|20)\d)0s(?!\w)`, '', ([, decade]) => `${yearWords(`${decade}0`)}s`.replace(/ys$/, 'ies')),
  rule(String.raw`([-−+]?)${amount}\s?(${unitNames})(?![\p{L}\d])`, '', ([, sign, value, unit], { before }) => {
    const [one, many] = units.get(unit!)!;
    return `${numberWords(signed(sign!, before) + value!)} ${Number(value) === 1 ? one : many}`;
  }),
  rule(
    String.raw`(\d{1,9}(?:\.\d{1,3})?)(k|bn)(?![\p{L}\d])`,
    '',
    ([, value, magnitude]) => `${numberWords(value!)} ${magnitudes.get(magnitude!)!}`,
  ),
  // Codes of letters and digits: "B2B", "AB1234", "covid19".
  rule(String.raw`(?=[A-Za-z\d]{0,30}[A-Za-z])(?=[A-Za-z]{0,30}\d)[A-Za-z\d]{2,30}(?![\p{L}\d])`, '', ([written]) => {
    const parts = written.match(/[A-Za-z]+|\d+/g) ?? [];
    return parts.map((part) => (/\d/.test(part) ? shortDigits(part) : codeLetters(part))).join(' ');
  }),
  rule(
    String.raw`([-−+]?)(\d{1,3}(?:,\d{3}){1,6}(?:\.\d{1,9})?|\d{0,18}\.\d{1,9})(?!\d)`,
    '',
    ([, sign, value], { before }) => numberWords(signed(sign!, before) + value!),
  ),
  rule(String.raw`([-−+]?)(\d{1,40})`, '', ([, sign, digits], around) => {
    const said = signed(sign!, around.before);
    return (said === '' ? '' : said === '+' ? 'plus ' : 'minus ') + bareNumber(digits!, around);
  }),
  rule(String.raw`\.(?=[\p{L}\p{N}])`, '', (_match, { before }) => (/[\p{L}\p{N}]$/u.test(before) ? 'dot' : undefined)),
  rule(String.raw`e\.g\.,?`, 'i', () => 'for example'),
  rule(String.raw`i\.e\.,?`, 'i', () => 'that is'),
  rule(String.raw`(?:[A-Za-z]\.){2,8}(?![A-Za-z])`, '', ([written]) => spellLetters(written.replaceAll('.', ''))),
  rule(String.raw`St\.(?= )`, '', (_match, { previous, next }) =>
    /^ [A-Z]/.test(next) && !startsUpper(previous) ? 'saint' : 'street',
  ),
  rule(String.raw`Dr\.?(?![\p{L}\d.])`, '', (_match, { next }) => (/^\s+[A-Z]/.test(next) ? 'doctor' : 'drive')),
  rule(String.raw`no\.(?= ?\d)`, 'i', () => 'number'),
  rule(String.raw`(mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|nes)?\.?(?=,? (?:\d|${monthPattern}))`, 'i', ([, day]) =>
    weekdays.get(day!.toLowerCase()),
  ),
  rule(String.raw`([A-Za-z]{2,6})\.`, '', ([written, letters], { next }) => {
    const key = letters!.toLowerCase();
    const expansion = abbreviations.get(key);
    const isMonthOrWord = months.get(key) !== undefined && !/^[A-Z]/.test(written);
    const endsSentence = key === 'min' || key === 'sec' || key === 'mar' ? !/^\s*[\da-z,]/.test(next) : false;
    return expansion === undefined || isMonthOrWord || endsSentence ? undefined : expansion;
  }),
  // An initial in a name: "J. Smith".
  rule(String.raw`([A-Z])\.(?= [A-Z])`, '', ([, letter], { previous }) =>
    previous === '' || startsUpper(previous) ? spellLetters(letter!) : undefined,
  ),
  rule(String.raw`([A-Z]{2,6})(s)?(?![\p{L}\d'’])`, '', ([, letters, plural], { shouting }) => {
    if (!shouting && spokenAcronyms.get(letters!) !== undefined) return spokenAcronyms.get(letters!)!;
    if (!isAcronym(letters!, shouting)) return undefined;
    return spellLetters(letters!) + (plural === undefined ? '' : "'s");
  }),
  rule(String.raw`[\p{L}\p{M}]{1,400}(?:[-'’][\p{L}\p{M}]{1,400}){0,8}`, '', ([written], { previous }) => {
    const word = latin(written);
    if (word === '') return '';
    const key = word.toLowerCase();
    if (plainAbbreviations.has(key)) return abbreviations.get(key);
    if (key === 'read' && beforePresent.has(previous.toLowerCase())) return 'reed';
    // Single letters keep their case: the engine reads a capital A as the letter where it is one.
    if (word.length === 1) return word;
    return (respelled.get(key) ?? (word === word.toUpperCase() ? key : word)).slice(0, longestWord);
  }),
  rule('[&@+=%°€£$×÷#]', '', ([symbol], { before, next }) => {
    if (symbol === '#' && !/^\d/.test(next)) return undefined;
    if (/[+=]/.test(symbol) && !/[\d\s]$/.test(before)) return undefined;
    return symbols.get(symbol);
  }),
];

function addressRule([, domain, path]: RegExpExecArray): string {
  const clean = (path ?? '').replace(/[/.]+$/, '');
  return clean === '' ? domainWords(domain!) : `${domainWords(domain!)} ${addressWords(clean)}`;
}

/** A sign counts only where no number or word stands before it. */
function signed(sign: string, before: string): string {
  return /[\p{L}\p{N})]$/u.test(before) ? '' : sign;
}

function codeLetters(letters: string): string {
  return letters.length <= 3 || !/[aeiouy]/i.test(letters) ? spellLetters(letters) : letters.toLowerCase();
}

function startsUpper(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
