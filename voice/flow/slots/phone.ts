import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import { digitize } from './number-words.ts';
import type { Parsed, SlotContext, SlotKind } from './slot-kind.ts';
import { plain } from './spoken-text.ts';
import { readYesNo } from './yes-no.ts';

const digitWords: Record<string, string> = { oh: '0', o: '0', nought: '0', aught: '0', plus: '+' };
const repeats: Record<string, number> = { double: 2, triple: 3, treble: 3 };

/** A spoken number as a row of digits: "five seven one, triple five, oh one two three". Other words stay. */
export function spokenDigits(text: string): string {
  const words = plain(text)
    .replace(/([a-z])-(?=[a-z])/g, '$1 ')
    .replace(/\b(?:area code|then|dash|hyphen)\b/g, ' ')
    .replace(
      /\b(one|two|three|four|five|six|seven|eight|nine|\d) hundred\b(?! and| [a-z]+(?:ty|een)\b| ten\b)/g,
      '$1 00',
    )
    .replace(/\b(?:ext|extension)\b\.?/g, ' x ')
    .split(/[\s,;.]+/)
    .filter(Boolean)
    .map((word) => digitWords[word] ?? word);
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const times = repeats[words[at]!];
    const digit = times ? digitize(words[at + 1] ?? '') : '';
    if (times && /^\d$/.test(digit)) {
      out.push(digit.repeat(times));
      at++;
    } else out.push(words[at]!);
  }
  return digitize(out.join(' ')).replace(/(?<=[\d+]) (?=[\d+])/g, '');
}

const country = (code: string): CountryCode => (isSupportedCountry(code) ? code : 'US');

function find(text: string, context: SlotContext): PhoneNumber | null {
  const digits = spokenDigits(text)
    .replace(/[()]/g, ' ')
    .replace(/(?<=\d)\s*-\s*(?=\d)/g, '');
  const match = /\+?\d[\d ]{5,}\d(?:\s*x\s*\d{1,6})?/.exec(digits);
  if (!match) return null;
  const number = parsePhoneNumberFromString(match[0], country(context.country));
  return number?.isValid() ? number : null;
}

function parsed(number: PhoneNumber): Parsed {
  const local = number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational();
  return { value: number.ext ? `${number.number};ext=${number.ext}` : number.number, spoken: local };
}

/** A phone number, as E.164 with `;ext=` behind it where there is an extension. */
export const phone: SlotKind = {
  type: 'phone',
  free: false,
  confirm: 'explicit',
  written: 'value',
  words: ['phone', 'number', 'phone number', 'telephone', 'mobile', 'cell'],
  parse(text, context) {
    const number = find(text, context);
    return number && parsed(number);
  },
  begin(text) {
    if (readYesNo(text)) return { carry: '', ask: 'Good. What is the number, with the area code?' };
    const digits = spokenDigits(text).replace(/\D/g, '');
    return digits.length >= 3 && digits.length <= 9 ? { carry: digits, ask: 'Go on.' } : null;
  },
  pick(text, context) {
    const number = find(text, context);
    const words = text.split(/[\s,]+/);
    const start = words.findIndex((word) => /^[+(]?\d/.test(spokenDigits(word)));
    if (!number || start < 0) return null;
    const before = words.slice(0, start).join(' ');
    return {
      parsed: parsed(number),
      rest: before.replace(/\s*\b(?:and )?(?:my |the )?(?:phone |cell )?(?:number(?: is)?|phone(?: is)?)?$/i, ''),
    };
  },
  readback: ({ value, spoken }) => {
    const groups = spoken
      .replace(/[()]/g, '')
      .split(/\s*ext\.?\s*/)[0]!
      .split(/[\s-]+/);
    const extension = /;ext=(\d+)/.exec(String(value))?.[1];
    const said = groups.map((group) => group.replace('+', 'plus ').replace(/\d(?=\d)/g, '$& ')).join(', ');
    return extension ? `${said}, extension ${extension.replace(/\d(?=\d)/g, '$& ')}` : said;
  },
  hint: () => 'Please say the digits one by one, with the area code, or use the keypad.',
};
