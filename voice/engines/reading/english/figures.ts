import { type Rule, rule } from '../rule.ts';
import { englishLanguage } from './english.ts';
import { cardinalWords, digitWords, ordinalWords, yearWords } from './numbers.ts';
import { plainNumber } from './plain-number.ts';

const plural = (words: string) => `${words}s`.replace(/ys$/, 'ies').replace(/xs$/, 'xes');
/** "her 20s", "the early 30s": ages and decades; anywhere else "20s" is a time. */
const beforeDecade = /(?:\b(?:the|his|her|their|my|your|our|its|early|late|mid|low|high|upper|lower)[ ‑–-]|['’‘])$/i;
const inches = String.raw`(\d{1,2}(?:\.\d{1,2})?)\s?(?:"|″|”|''|’’|′′|in(?![a-z])\.?)`;

/** Decades, ordinals, feet and inches, years cut short. */
export function figureRules(isBritish: boolean): Rule[] {
  const cardinal = (digits: string) => cardinalWords(digits, isBritish);
  const decimal = (written: string) => {
    const [whole, fraction] = written.split('.');
    return fraction === undefined ? cardinal(whole!) : `${cardinal(whole!)} point ${digitWords(fraction)}`;
  };
  const high = (feet: string, inch: string | undefined) =>
    `${cardinal(feet)} ${inch === undefined ? (Number(feet) === 1 ? 'foot' : 'feet') : `foot ${decimal(inch)}`}`;
  return [
    rule('d', String.raw`((?:1\d|20)\d)0['’]?s(?!\w)`, ([, decade]) => plural(yearWords(`${decade}0`, isBritish))),
    rule('s', String.raw`['’‘]([1-9]0)['’]?s(?!\w)`, ([, decade], { before }) =>
      /[\p{L}\d]$/u.test(before) ? undefined : plural(cardinal(decade!)),
    ),
    rule('s', String.raw`['’‘](\d{2})(?![\d\p{L}'’"]|[.,:]\d)`, ([, year], { before }) => {
      if (!/\b(?:of|in|since|summer|winter|spring|fall|autumn|the|from|to|until|[A-Z][a-z]+)\s$/.test(before))
        return undefined;
      return year!.startsWith('0') ? `oh ${digitWords(year!.slice(1))}` : cardinal(year!);
    }),
    rule('d', String.raw`([1-9]0)['’]?s(?!\w)`, ([, decade], { before }) =>
      beforeDecade.test(before) ? plural(cardinal(decade!)) : undefined,
    ),
    rule('d', String.raw`(\d)(?:'|′|’)\s?(\d{1,2})½(?:"|″|”)?`, ([, feet, inch]) => `${high(feet!, inch)} and a half`),
    rule('d', String.raw`(\d{1,3})\s?(?:'|′|’)\s?${inches}(?!\w)`, ([, feet, inch]) => high(feet!, inch)),
    rule('d', String.raw`(\d{1,2})\s?(?:'|′|’)(\d{1,2})(?![\d\p{L}'’"])`, ([, feet, inch]) => high(feet!, inch)),
    rule('d', String.raw`(\d{1,4})(?:'|′)(?=\s?(?:x|×|tall|wide|long|high|deep|by)(?!\p{L}))`, ([, feet]) =>
      high(feet!, undefined),
    ),
    rule('d', String.raw`(\d{1,4})(?:'|′|’)(?![\d\p{L}])`, ([, feet], { before }) =>
      /['′’]\s?[x×]\s?$/.test(before) ? high(feet!, undefined) : undefined,
    ),
    rule('d', String.raw`(?:(\d{1,3})[ -])?([1-9]\d?)[/⁄]([1-9]\d?)(?:"|″|”)`, ([, whole, top, bottom], around) => {
      const language = englishLanguage(isBritish);
      const part =
        whole === undefined ? language.fraction(top!, bottom!, around) : language.mixed(whole, top!, bottom!, around);
      return `${part} ${whole === undefined ? 'inch' : 'inches'}`;
    }),
    // Of a house, before "W 3rd St": no watts.
    rule('d', String.raw`(\d{1,5})(?=\s[NSEW]\.?\s(?:\p{Lu}\p{Ll}|\d{1,3}(?:st|nd|rd|th)))`, ([, digits], around) =>
      plainNumber(digits!, around, isBritish),
    ),
    rule('d', String.raw`9\/11(?![\d/])`, (_match, { next }) =>
      /^,?\s(?:at|from)\s\d/.test(next) ? undefined : 'nine eleven',
    ),
    rule('d', String.raw`(\d{1,3})\s?(?:ft\.?|feet|foot)\s?${inches}(?![\w])`, ([, feet, inch], { next }) => {
      const name = Number(inch) === 1 ? 'inch' : 'inches';
      if (/^\s(?:tall|high|wide|$)|^[.,]?$/.test(next) && /^[4-7]$/.test(feet!) && Number(inch) < 12)
        return `${cardinal(feet!)} foot ${decimal(inch!)}`;
      return `${cardinal(feet!)} ${Number(feet) === 1 ? 'foot' : 'feet'} ${decimal(inch!)} ${name}`;
    }),
    rule('d', String.raw`([4-7]) ?ft (\d{1,2})(?![\d\p{L}.,:]|\s?(?:in|x))`, ([, feet, inch]) => high(feet!, inch)),
    rule('d', String.raw`(\d{1,4}(?:\.\d{1,3})?)\s?(?:″|”|")(?![\p{L}\d])`, ([, written], { before, next }) =>
      /["“][^"”]{0,58}$/.test(before)
        ? undefined
        : `${decimal(written!)} ${written === '1' || (/^\s[A-Za-z]{2,}/.test(next) && /\ban?\s$/i.test(before)) ? 'inch' : 'inches'}`,
    ),
    rule(
      'd',
      String.raw`(\d{1,4}(?:\.\d{1,3})?)[ -]?in\.?(?=\s?(?:x|×|by|wide|tall|long|deep|high|thick|screen|monitor|display|diameter|of\srain|of\ssnow)(?!\p{L}))`,
      ([, written]) => `${decimal(written!)} ${written === '1' ? 'inch' : 'inches'}`,
    ),
    rule(
      'd',
      String.raw`(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:st|nd|rd|th)(?![a-z])`,
      ([written, digits]) => {
        const number = digits!.replaceAll(',', '');
        return written.toLowerCase().endsWith(suffixOf(number)) ? ordinalWords(number, isBritish) : undefined;
      },
      'i',
    ),
    rule('d', String.raw`(\d{1,3})K(?![\p{L}\d])`, ([, length], { before, next }) =>
      /\b(?:an?|the|ran|run|our|this|annual|charity|virtual)\s$/i.test(before) ||
      /^\s(?:run|race|walk|in \d)/.test(next)
        ? `${cardinal(length!)} k`
        : undefined,
    ),
    rule('d', String.raw`(\d{1,4})(?:\.(\d{1,2}))?x(?![\p{L}\d])`, ([, count, part]) =>
      count === '1' && part === undefined
        ? 'once'
        : `${cardinal(count!)}${part === undefined ? '' : ` point ${digitWords(part)}`} times`,
    ),
    rule('d', String.raw`(\d{1,2})[ -]?hr(?=\s\p{Ll})`, ([, hours]) => `${cardinal(hours!)} hour`),
    rule('d', String.raw`(\d{1,2})-(?:yr|year)-old`, ([, years]) => `${cardinal(years!)} year old`),
    rule(
      'd',
      String.raw`(\d{1,3})-(?=(?:hour|minute|day|week|month|year|mile|star|bedroom|point|step|piece|pack|person|inch|foot|story|way|time|ounce|pound|gallon|night)(?!\p{L}))`,
      ([, count]) => cardinal(count!),
    ),
    rule(
      'd',
      String.raw`(\d{1,3})-(?=(?:hr|min|sec|yr|lb|oz|ft|mi|km|kg|in|mo|gal)(?!\p{L}))(hr|min|sec|yr|lb|oz|ft|mi|km|kg|in|mo|gal)`,
      ([, count, unit]) => `${cardinal(count!)} ${shortUnits[unit!]}`,
    ),
  ];
}

/** "st", "nd", "rd" or "th"; what has another is no ordinal ("13st" is a weight). */
function suffixOf(digits: string): string {
  const last = Number(digits.slice(-2));
  return last > 10 && last < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][last % 10] ?? 'th');
}

const shortUnits: Record<string, string> = {
  hr: 'hour',
  min: 'minute',
  sec: 'second',
  yr: 'year',
  lb: 'pound',
  oz: 'ounce',
  ft: 'foot',
  mi: 'mile',
  km: 'kilometer',
  kg: 'kilogram',
  in: 'inch',
  mo: 'month',
  gal: 'gallon',
};
