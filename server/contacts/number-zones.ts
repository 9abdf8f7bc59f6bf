import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { numberZones } from './calling-rules/number-zones.data.ts';

const byBeginning = new Map(
  numberZones
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [zones, beginnings] = line.split('|') as [string, string];
      const list = zones.split(' ');
      return beginnings.split(' ').map((beginning) => [beginning, list] as const);
    }),
);
const longest = Math.max(...[...byBeginning.keys()].map((beginning) => beginning.length));

const ofBeginning = (digits: string): readonly string[] => {
  for (let length = Math.min(longest, digits.length); length > 0; length--) {
    const zones = byBeginning.get(digits.slice(0, length));
    if (zones !== undefined) return zones;
  }
  return ['UTC'];
};

const ofAreaCodes = new Map<string, readonly string[]>();

/** All zones of a North American area code: people keep their number when they move within it. @param code as in 1212 */
function ofAreaCode(code: string): readonly string[] {
  const known = ofAreaCodes.get(code);
  if (known !== undefined) return known;
  const within = [...byBeginning].filter(([beginning]) => beginning.startsWith(code));
  const zones = [...new Set(within.length > 0 ? within.flatMap(([, list]) => list) : ofBeginning(code))];
  ofAreaCodes.set(code, zones);
  return zones;
}

/** Every zone that a number may be in. @param number E.164 */
export function zonesOf(number: string): readonly string[] {
  const digits = number.replace(/^\+/, '');
  return digits.startsWith('1') ? ofAreaCode(digits.slice(0, 4)) : ofBeginning(digits);
}

/** The country of a number, as ISO 3166-1 alpha-2; ZZ where it has none. @param number E.164 */
export const countryOf = (number: string): string => parsePhoneNumberFromString(number)?.country ?? 'ZZ';
