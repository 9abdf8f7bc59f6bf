import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { AppError } from '#domain/platform/errors.ts';

/** Regions of the platform say which time zones they have; the compiler's library does not know of it yet. */
type Region = Intl.Locale & { getTimeZones?: () => string[] | undefined };

const countryByZone = new Map<string, CountryCode>();
for (const country of getCountries()) {
  const region: Region = new Intl.Locale('und', { region: country });
  for (const zone of region.getTimeZones?.() ?? []) if (!countryByZone.has(zone)) countryByZone.set(zone, country);
}

/** The country that a time zone lies in; undefined for UTC and for what no country has. */
export const countryOfZone = (timeZone: string): CountryCode | undefined => countryByZone.get(timeZone);

/** In which country a workspace reads numbers without a country code; undefined where nothing says one. */
export const countryOfWorkspace = ({ country, timeZone }: { country: string | null; timeZone: string }) =>
  (country as CountryCode | null) ?? countryOfZone(timeZone);

/** A number as it is dialled (E.164), or why what was written is none. */
export type PhoneReading = { phone: string } | { problem: string };

/** Characters of a number with all that people write around it. */
const longest = 250;
/** Digits of a number: with less before it, "#3" is no extension. */
const shortest = 3;
const unreadable = 'This isn’t a valid phone number. Enter it like +49 30 901820.';
const noCountry =
  'This number has no country code. Enter it with a + and the code, such as +49 30 901820, or set the workspace’s country in its preferences (`country`).';
const ambiguous = (first: string, second: string) =>
  `This could be ${first} or ${second}. Enter it with a + and the country code.`;

/** A valid number in E.164. */
function parse(text: string, country: CountryCode | undefined): string | undefined {
  const found = parsePhoneNumberFromString(text, country);
  return found?.isValid() ? found.number : undefined;
}

/** What is dialled behind a number once it answers: an extension, or keys after a pause. */
const behind =
  /(?:\s*[;,]?\s*(?:;?ext(?:ension|n)?\.?\s*[=:]?|x|#|durchwahl|dw\.?|app\.?|poste|;postd=|;isub=)\s*\d{1,8}#?|\s*[,;pw]+[\d*#,;pw\s]{0,40})\s*$/i;
/** "030 901820/21": another end of the same number. */
const otherEnd = /(\d{4,}\s*)\/\s*\d{1,3}$/;
/** What cards write in front of a number, and what they say of it: "tel:", ";phone-context=". */
const context = /;phone-context=[^;]*/i;

/** A number without its extension and what is dialled after a pause: neither is part of what is called. */
export function withoutExtension(text: string): string {
  const plain = text.replace(/^tel:/i, '').replace(context, '').replace(otherEnd, '$1').trim();
  const main = plain.replace(behind, '').trim();
  return main.replace(/\D/g, '').length >= shortest ? main : plain;
}

/**
 * Reads a number as people and spreadsheets write it. Where the digits make a valid number both in the country and as
 * one that has lost its +, no one can tell which is meant: 491761234567 in Germany.
 */
export function readPhone(written: string, country: CountryCode | undefined): PhoneReading {
  if (written.length > longest) return { problem: unreadable };
  // Digits of full width become plain ones, and what a spreadsheet puts to whole numbers goes.
  const whole = written
    .normalize('NFKC')
    .trim()
    .replace(/^'/, '')
    .replace(/^(\d+)\.0$/, '$1');
  const text = /^\d+([.,]\d+)?e\+?\d+$/i.test(whole) ? whole : withoutExtension(whole);
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(text))
    return { problem: 'A spreadsheet reformatted this number. Enter it again.' };
  const inside = parse(text, country);
  if (!/^\d/.test(text)) return inside === undefined ? { problem: unreadable } : { phone: inside };
  const digits = text.replace(/\D/g, '');
  const abroad = digits.startsWith('0') ? undefined : parse(`+${digits}`, undefined);
  if (inside !== undefined && abroad !== undefined && inside !== abroad) return { problem: ambiguous(inside, abroad) };
  const phone = inside ?? abroad ?? (digits.startsWith('00') ? parse(`+${digits.slice(2)}`, undefined) : undefined);
  if (phone !== undefined) return { phone };
  const isPlain = country === undefined && digits.length >= 6 && /^[\d\s()./-]+$/.test(text);
  return { problem: isPlain ? noCountry : unreadable };
}

/** The same for a field of a request. @throws AppError invalid_input */
export function requirePhone(
  written: string,
  workspace: { country: string | null; timeZone: string },
  path: string,
): string {
  const read = readPhone(written, countryOfWorkspace(workspace));
  if ('phone' in read) return read.phone;
  throw new AppError('invalid_input', undefined, [{ path, message: read.problem }]);
}
