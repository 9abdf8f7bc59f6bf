import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { SipAccountRow } from '#server/platform/db/schema/sip.table.ts';

/** Numbers as a PBX writes them, and as they are written here. */

/** An extension has at most so many digits: outside numbers have more. */
const longestExtension = 6;

export const isExtension = (text: string): boolean => /^[0-9*#]+$/.test(text) && text.length <= longestExtension;

/**
 * What a PBX says of who calls or is called, in E.164 where it is a number; as it stands where it is an extension or a name.
 */
export function readNumber(text: string, country: string): string {
  const plain = text.replace(/[\s().-]/g, '');
  if (isExtension(plain) || !/^\+?[0-9]+$/.test(plain)) return text;
  const international = plain.startsWith('00') ? `+${plain.slice(2)}` : plain;
  const own = parsePhoneNumberFromString(international, country as CountryCode);
  if (own?.isValid()) return own.number;
  // Trunks leave out the plus.
  const whole = international.startsWith('+') ? undefined : parsePhoneNumberFromString(`+${international}`);
  return whole?.isValid() ? whole.number : text;
}

/** A number as the server of an account wants it. */
export function writeNumber(
  number: string,
  { numberForm, country }: Pick<SipAccountRow, 'numberForm' | 'country'>,
): string {
  if (!number.startsWith('+')) return number;
  switch (numberForm) {
    case 'plus':
      return number;
    case 'digits':
      return number.slice(1);
    case 'zeros':
      return `00${number.slice(1)}`;
    case 'national': {
      const parsed = parsePhoneNumberFromString(number);
      if (parsed?.country !== country) return `00${number.slice(1)}`;
      return parsed.formatNational().replace(/[^0-9]/g, '');
    }
  }
}

/** Why an account does not call a number; null where it may. Extensions are the PBX's own. */
export function whyNotAllowed(
  number: string,
  { allowedCountries }: Pick<SipAccountRow, 'allowedCountries'>,
): string | null {
  if (isExtension(number)) return null;
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isValid()) return `${number} isn’t a valid phone number.`;
  if (parsed.country !== undefined && allowedCountries.includes(parsed.country)) return null;
  return `This SIP account can’t call ${parsed.country ?? 'numbers without a country'}. Add the country to its allowed countries.`;
}
