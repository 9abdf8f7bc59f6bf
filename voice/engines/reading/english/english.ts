import { amountWords, isOne } from '../amounts.ts';
import type { Amount, Currency, Magnitude, ReadingLanguage } from '../language.ts';
import { type Around, anyOf } from '../rule.ts';
import { britishUnits, currencies, magnitudes, perUnits, signs, units } from './measures.data.ts';
import { cardinalWords, digitWords, ordinalWords, yearWords } from './numbers.ts';
import { phoneWords } from './phones.ts';
import { plainNumber } from './plain-number.ts';
import { isRegnal, romanThings } from './romans.data.ts';
import { isSpelledDomain, letterRun, spellLetters } from './spelling.ts';
import { months } from './words.data.ts';

const monthNames = [...months.values()];

/** "a $20 card", "a 5 kg bag": before a noun the unit has no plural. */
function isAdjective({ before, next }: Around): boolean {
  return /(?:^|\s)(?:an?|another|this|that|every|each|the|your|our|my)\s$/i.test(before) && nounNext.test(next);
}

const nounNext =
  /^[ -](?!(?:and|or|is|are|was|were|for|to|per|an?|in|on|of|from|off|by|at|as|we|you|i|they|he|she|it|with|more|less|back|plus|which|that|has|have|had|will|would|today|now|then|than|if|but|so|when|until|before|after|each|every|away|long|wide|high|tall|deep|old|ago|left|total|extra|apart|due|down|up|out|over|under|above|below)(?![a-z]))[a-z]{3,}/;

const fractionNames: Record<string, readonly [one: string, many: string]> = {
  '2': ['half', 'halves'],
  '3': ['third', 'thirds'],
  '4': ['quarter', 'quarters'],
};

function fraction(top: string, bottom: string): string {
  const [one, many] = fractionNames[bottom] ?? [ordinalWords(bottom), `${ordinalWords(bottom)}s`];
  return `${cardinalWords(top)} ${Number(top) === 1 ? one : many}`;
}

function money(
  { whole, fraction: cents }: Amount,
  currency: Currency,
  magnitude: Magnitude | undefined,
  around: Around,
  isBritish: boolean,
) {
  const { one, many, cent, cents: manyCents } = currency;
  const name = (amount: Amount) => (isOne(amount) || isAdjective(around) ? one : many);
  const language = englishLanguage(isBritish);
  if (magnitude !== undefined) {
    return `${amountWords({ whole, fraction: cents }, language)} ${magnitude.many} ${isAdjective(around) ? one : many}`;
  }
  if (cents?.length !== 2)
    return `${amountWords({ whole, fraction: cents }, language)} ${name({ whole, fraction: cents })}`;
  const units = `${cardinalWords(whole, isBritish)} ${name({ whole })}`;
  if (cents === '00') return units;
  const rest = `${cardinalWords(cents)} ${Number(cents) === 1 ? cent : manyCents}`;
  return Number(whole) === 0 ? rest : `${units} and ${rest}`;
}

const codes = {
  strong:
    'card[a-z ]{1,30}ends in|codes?|pin|passcode|password|otp|confirmation|reference|ref|booking ref|reservation number|tracking|account number|account|acct|zip|postcode|postal code|id|invoice|policy|serial|membership|routing|sort code|iban|ext|extension|ending|isbn|vin|ssn|sku|imei|licen[cs]e plate|plate|passport|docket|promo',
  weak: 'order|ticket|card|case|claim|booking|reservation|room|rm|flight|member|customer|patient|parcel|shipment|delivery|part|model|locker|badge|employee|student|voucher|contract|transaction|receipt|number|bus|suite',
  fillers: 'number|numbers|no|num|is|are|was|ending|ends|in|with|id|code|the|now|for|today|this|visit|your',
  copulas: 'is|was|are|were|ends? in|ending in|reads|says',
  counted: '\\p{Ll}{2,}s|people|men|women|children|\\p{Ll}+\\s\\p{Ll}{3,}s',
  isYours: '(?:is|was|will be)\\s{1,3}(?:your|the|my|our)',
  verbs:
    'is|was|has|had|closes|opens|goes|comes|leaves|lands|boards|does|expires|arrives|departs|ships|starts|ends|costs|this|his|its|us|as|yes|works|looks|seems|takes|gets|stays|was|will|ships?|shipped|arrives?|departs?|leaves?|lands?|boards?|and|or|on|at|for|from|to|in|by|with|please|can|could|should|does|did|when|today|tomorrow|now|ready|closes?|opens?|expires?|if|we|you|i|they|of|if|goes|comes|but|so|as|via|into|under|confirmed|canceled|cancelled|delayed|delivered|due|until|before|after|which|that',
};

const slashes = {
  beforeDate:
    /(?:^|[\s(])(?:on|by|until|till|through|from|to|since|due|before|after|the|today is|tomorrow|tomorrow is|today|dated?|between|and|for|starting|starts|begins|ends|week of|mon|tues?|wed|thu|thurs?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[.,:]?\s{1,2}$/i,
  behindDate:
    /^(?:,?\s?(?:at|@|from|between)?\s\d{1,2}(?::\d{2}|\s?[ap]\.?m)|\s?[-–—]\s?\d{1,2}\/\d{1,2}|,?\s(?:at|from|@)\s)/i,
  behindFraction:
    /^[ -](?:an?\s|of\s(?:an?|the|your|our|my|its|all)\s|cups?|inch(?:es)?|in\.|tea|table|tsp|tbsp|lbs?|pounds?|ounces?|oz|miles?|hours?|hrs?|pints?|quarts?|gallons?|liters?|litres?|yards?|yd|turn|full|acres?|price|off|share|majority|sticks?|onions?|"|″|kg|km|m(?![a-z])|l(?![a-z])|ml|pizza|page|price|day|month|year)/i,
  beforeScore:
    /(?:scored?|scores|rat(?:ed|ing|es)(?: of| it)?|grade|got|gave it|gets|marks?|pain(?: level)?(?: is| of)?|review)[: ]\s?(?:an?\s|of\s|it\s)?$/i,
};

const languages = [false, true].map((isBritish): ReadingLanguage => {
  const cardinal = (digits: string) => cardinalWords(digits, isBritish);
  const own: ReadingLanguage = {
    decimalMark: '.',
    groupMarks: ",'’",
    dayFirst: isBritish,
    signs: isBritish ? { ...signs, pound: 'hash' } : signs,
    units: new Map([...(isBritish ? britishUnits : units)]),
    perUnits,
    currencies,
    magnitudes,
    abbreviations: new Map(),
    codes,
    slashes,
    romans: {
      things: romanThings,
      isPronoun: true,
      isPerson: isRegnal,
      say: (value, role) => (role === 'person' ? `the ${ordinalWords(String(value))}` : cardinal(String(value))),
    },
    phoneWords:
      /(?:^|[^\p{L}])(?:tel|telephone|phone|call|fax|mobile|cell|ring|dial|text|whatsapp)(?:\s(?:us|me|him|her|them|number|is|at|on|the office|the clinic|no)){0,3}[\s.:]{1,3}$/iu,
    months: `${anyOf(monthNames)}|${anyOf(months.keys())}|sept`,
    cardinal,
    decimals: digitWords,
    spell: (run) => [...run].map((sign) => (/\d/.test(sign) ? digitWords(sign) : spellLetters(sign))).join(' '),
    addressLetters: letterRun,
    domainEnding: (label) => (isSpelledDomain(label) ? spellLetters(label) : letterRun(label)),
    year: (digits) => yearWords(digits, isBritish),
    date: (day, month, year, { before }) => dateWords(day, month, year, before, isBritish),
    money: (amount, currency, magnitude, around) => money(amount, currency, magnitude, around, isBritish),
    quantity: (amount, unit, around) =>
      `${amountWords(amount, own)} ${isOne(amount) || isAdjective(around) ? unit.one : unit.many}`,
    fraction: (top, bottom) => fraction(top, bottom),
    mixed: (whole, top, bottom) => `${cardinal(whole)} and ${fraction(top, bottom).replace(/^one /, 'a ')}`,
    phone: phoneWords,
    plainNumber: (digits, around) => plainNumber(digits, around, isBritish),
  };
  return own;
});

/** English of the United States, or of Britain: the order of days, "and" in numbers, pence. */
export const englishLanguage = (isBritish: boolean): ReadingLanguage => languages[isBritish ? 1 : 0]!;

/** A date in figures: "march fourth, twenty twenty six", British "the fourth of march". */
export function dateWords(
  day: string,
  month: number,
  year: string | undefined,
  before: string,
  isBritish: boolean,
): string {
  const name = monthNames[month - 1]!;
  const behind = year === undefined ? '' : `, ${yearWords(year, isBritish)}`;
  if (!isBritish) return `${name} ${ordinalWords(day)}${behind}`;
  return `${/\bthe\s$/i.test(before) ? '' : 'the '}${ordinalWords(day)} of ${name}${behind}`;
}
