import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { AppError } from '#domain/platform/errors.ts';
import type { FormFields } from './signature.ts';

/** Fields of one request: Twilio sends some forty, and new ones without notice. */
const mostFields = 300;
/** Bytes of one request. */
export const longestForm = 64 * 1024;

/** The fields of a form, all of them: what is not known is signed, too. @throws AppError bad_request */
export function readForm(body: unknown): FormFields {
  const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '');
  const fields: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  const names = new Set(form.keys());
  if (names.size > mostFields) throw new AppError('bad_request', 'The form has too many fields.');
  for (const name of names) {
    const values = form.getAll(name);
    fields[name] = values.length === 1 ? values[0]! : values;
  }
  return fields;
}

/** One field as text; of several the first, cut off behind `longest` characters. */
export function textOf(fields: FormFields, name: string, longest = 200): string {
  const value = fields[name];
  const one = typeof value === 'string' ? value : (value?.[0] ?? '');
  return one.slice(0, longest);
}

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
