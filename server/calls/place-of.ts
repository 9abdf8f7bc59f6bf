import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Numbers that lie nowhere. */
const kinds: Partial<Record<string, string>> = { MOBILE: 'mobile', TOLL_FREE: 'toll-free', VOIP: 'internet' };

/**
 * Where a number is: its country as ISO 3166-1 alpha-2, and its area code as people write it, or what kind of number it
 * is: "US 212", "DE 30", "GB mobile". Only the country where it has no area; null for a number of none.
 * @param number E.164
 */
export function placeOf(number: string): string | null {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed?.country === undefined) return null;
  const kind = kinds[parsed.getType() ?? ''];
  // "+49 30 901820": what stands first behind the country's code.
  const [, area, ...rest] = parsed.formatInternational().split(' ');
  const place = kind ?? (rest.length > 0 ? area : undefined);
  return place === undefined ? parsed.country : `${parsed.country} ${place}`;
}
