import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Json } from '#domain/platform/json.ts';
import { spokenDigits } from '#voice/redaction/spoken-digits.ts';

/** Whom an erasure means. */
export interface Person {
  contactIds: string[];
  /** E.164. */
  phones: string[];
  /** In lower case. */
  emails: string[];
  /** Of two words at least: a first name alone is no one. */
  names: string[];
}

/** What stands where something of a person stood. */
export const erasedMark = '[erased]';

/** Finds a person's number, address and name in texts, however they are written. */
export interface Matcher {
  /** Digits, and texts in lower case, of which a text that the matcher takes has at least one; but for digits in words. */
  digits: readonly string[];
  texts: readonly string[];
  hasAddress(text: string): boolean;
  hasName(text: string): boolean;
  /** A text without them. */
  blank(text: string): string;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
/** What people and systems put between digits. */
const between = String.raw`(?:[\s().\/\-\u00a0\u2010-\u2013\u202f]|%20){0,3}`;
const spaced = (digits: string) => [...digits].join(between);

/** A number in international and national form. Shorter numbers are found by chance in others. */
function phonePattern(phone: string): string {
  const read = parsePhoneNumberFromString(phone);
  if (read === undefined) return `(?<!\\d)${spaced(phone.replace(/\D/g, ''))}(?!\\d)`;
  const { countryCallingCode: code, nationalNumber } = read;
  const international = String.raw`(?:\+|%2[Bb]|00|011)?${between}${spaced(code)}${between}(?:\(?0\)?)?${between}`;
  return String.raw`(?<!\d)(?:${international}|\(?0?)${spaced(nationalNumber)}(?!\d)`;
}

const at = String.raw`(?:\s*@\s*|%40|\s+(?:at|arroba|arobase|ät)\s+)`;
const dot = String.raw`(?:\s*\.\s*|\s+(?:dot|punkt|punto|point)\s+)`;
const emailPattern = (email: string) =>
  `(?<![\\w.+-])${[...email].map((sign) => (sign === '@' ? at : sign === '.' ? dot : escaped(sign))).join('')}(?![\\w-])`;

/** Letters that are the same to someone who writes a name down. */
const alike = ['aàáâãäå', 'eèéêë', 'iìíîï', 'oòóôõöø', 'uùúûü', 'nñ', 'cç', 'yýÿ'];
const letter = (sign: string) => {
  const group = alike.find((letters) => letters.includes(sign.toLowerCase()));
  return group === undefined ? escaped(sign) : `[${group}]`;
};

/** A name, and the same with the last of its words first. */
function namePatterns(name: string): string[] {
  const words = name.normalize('NFC').trim().split(/\s+/);
  if (words.length < 2) return [];
  const written = words.map((word) => [...word].map(letter).join(''));
  const [last, ...before] = [written.at(-1)!, ...written.slice(0, -1)];
  const around = (text: string) => `(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`;
  return [around(written.join('[\\s,+]+')), around(`${last},?\\s+${before.join('\\s+')}`)];
}

const spokenDigit = new RegExp(`(?<!\\p{L})(?:${Object.keys(spokenDigits).join('|')})(?!\\p{L})`, 'giu');
/** The same for PostgreSQL, to find texts with several of them in a row. */
export const spokenRow = `((${Object.keys(spokenDigits).join('|')}|[0-9])[ ,.-]+){5,}`;

const inDigits = (text: string) => text.replace(spokenDigit, (word) => spokenDigits[word.toLowerCase()] ?? word);

/** What finds a person. */
export function matcherOf({ phones, emails, names }: Person): Matcher {
  const any = (patterns: string[]) => (patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'giu'));
  const addresses = any([...phones.map(phonePattern), ...emails.map(emailPattern)]);
  const called = any(names.flatMap(namePatterns));
  const isIn = (pattern: RegExp | null, text: string) => {
    if (pattern === null) return false;
    pattern.lastIndex = 0;
    return pattern.test(text);
  };
  const hasAddress = (text: string) => isIn(addresses, text) || isIn(addresses, inDigits(text));
  const hasName = (text: string) => isIn(called, text);
  const fold = (text: string) => text.toLowerCase();
  return {
    digits: phones.map((phone) => parsePhoneNumberFromString(phone)?.nationalNumber ?? phone.replace(/\D/g, '')),
    texts: [
      ...emails,
      ...emails.map((email) => email.replace('@', '%40')),
      // What is said in words has at least the part before the first dot or the at sign.
      ...emails.map((email) => email.split(/[@.]/)[0]!),
      ...names.filter((name) => /\s/.test(name.trim())).flatMap((name) => fold(name).trim().split(/\s+/).slice(-1)),
    ],
    hasAddress,
    hasName,
    blank(text) {
      let left = text;
      for (const pattern of [addresses, called]) if (pattern !== null) left = left.replace(pattern, erasedMark);
      return hasAddress(left) ? erasedMark : left;
    },
  };
}

/** A value of the database with every text in it blanked. */
export function blankJson(value: Json, blank: (text: string) => string): Json {
  if (typeof value === 'string') return blank(value);
  if (typeof value === 'number') return blank(String(value)) === String(value) ? value : erasedMark;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => blankJson(one, blank));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [blank(name), blankJson(one as Json, blank)]));
}
