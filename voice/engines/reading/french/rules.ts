import { romanValue } from '../kinds/romans.ts';
import { weekdayRules } from '../kinds/weekdays.ts';
import { anyOf, type Rule, rule } from '../rule.ts';
import { frenchGender } from './agreement.ts';
import { dayOf } from './french.ts';
import { frenchCounted, frenchOrdinal } from './numbers.ts';
import { monthForms, months, weekdays } from './words.data.ts';

const monthPattern = anyOf(monthForms.keys());
const two = (digits: string) => String(Number(digits));
const isDay = (day: string) => Number(day) >= 1 && Number(day) <= 31;

export function frenchClock(hour: string, minute: string | undefined): string | undefined {
  if (Number(hour) > 24 || Number(minute ?? 0) > 59) return undefined;
  const hours = `${frenchCounted(two(hour), 'f')} ${Number(hour) < 2 ? 'heure' : 'heures'}`;
  return minute === undefined || minute === '00' ? hours : `${hours} ${minute.startsWith('0') ? two(minute) : minute}`;
}

export const frenchRules: readonly Rule[] = [
  rule(
    'd',
    String.raw`(\d{1,2})(?:er)?[ \u00a0](${monthPattern})(?!\p{L})(?:[ \u00a0](\d{4})(?![\d.,]))?`,
    ([, day, month, year]) =>
      isDay(day!)
        ? `${dayOf(day!)} ${months[monthForms.get(month!.toLowerCase())! - 1]}${year === undefined ? '' : ` ${year}`}`
        : undefined,
    'i',
  ),
  rule(
    'l',
    String.raw`(janv|jan|févr|fév|avr|juil|juill|sept|oct|nov|déc)(?:\.(?=\s?\S)|(?=\s\d{4}|\s?[-–]\s?(?:${monthPattern})))(?!\p{L})`,
    ([, month]) => months[(monthForms.get(month!.toLowerCase()) ?? monthForms.get(`${month!.toLowerCase()}.`))! - 1],
    'i',
  ),
  rule(
    's',
    String.raw`[-–](?=\s?(?:${monthPattern})(?!\p{L}))`,
    (_match, { before }) => (new RegExp(`(?:${monthPattern})\\s?$`, 'i').test(before) ? 'à' : undefined),
    'i',
  ),
  ...weekdayRules(weekdays, { to: 'à', and: 'et' }),
  // Times.
  rule('d', String.raw`24[ \u00a0]?h[ \u00a0]?\/[ ]?24`, () => '24 heures sur 24'),
  rule('d', String.raw`(\d)[ \u00a0]?j(?:ours)?\/(\d)`, ([, first, second]) => `${first} jours sur ${second}`),
  rule(
    'd',
    String.raw`(\d{1,2})[ \u00a0]?[hH:][ \u00a0]?([0-5]\d)(?:[ \u00a0]?(?:min|mn|h|heures))?(?![\d:\p{L}])`,
    ([written, hour, minute], { before }) =>
      /\d[.,:]$/.test(before) || /: | :/.test(written) ? undefined : frenchClock(hour!, minute),
  ),
  rule('d', String.raw`(\d{1,2}):(\d{2}):(\d{2})(?![\d:])`, ([, hour, minute, second]) => {
    const time = frenchClock(hour!, minute);
    return time === undefined ? undefined : `${time}${second === '00' ? '' : ` ${two(second!)} secondes`}`;
  }),
  rule(
    'd',
    String.raw`(\d{1,3})[ \u00a0]?h(?![\p{L}\d])`,
    ([, hour]) => `${frenchCounted(two(hour!), 'f')} ${Number(hour) < 2 ? 'heure' : 'heures'}`,
  ),
  rule('d', String.raw`(\d{1,3}):(\d{1,3})(?![\d:])`, ([, first, second]) => `${two(first!)} à ${two(second!)}`),
  // Ordinals, also of centuries.
  rule(
    'l',
    String.raw`(?:([IVX]{1,6})(e|è|ème|ᵉ)s?|(I)(er|ère|re|ᵉʳ))(?![\p{L}\d])`,
    ([, numeral = 'I', other, , ending = other]) =>
      frenchOrdinal(String(romanValue(numeral)), /^(?:ère|re)$/.test(ending!) ? 'f' : 'm'),
  ),
  rule('d', String.raw`(\d{1,4})[ ]?(ers?|ères?|res?|ᵉʳ)(?![\p{L}\d])`, ([, digits, ending]) =>
    digits === '1'
      ? `${ending!.startsWith('er') || ending === 'ᵉʳ' ? 'premier' : 'première'}${ending!.endsWith('s') ? 's' : ''}`
      : undefined,
  ),
  rule('d', String.raw`2(nde?)(?![\p{L}\d])`, ([, ending]) => (ending === 'nd' ? 'second' : 'seconde')),
  rule('d', String.raw`(\d{1,4})(?:e|è|ème|ième|ᵉ|eme)(s)?(?![\p{L}\d])`, ([, digits, plural], { next }) => {
    const [, noun] = /^\s(\p{L}{3,})/u.exec(next) ?? [];
    return frenchOrdinal(digits!, noun === undefined ? 'm' : frenchGender(noun)) + (plural ?? '');
  }),
  rule(
    'd',
    String.raw`(\d{1,4})[ -]?x(?=\s(?:par|sans)(?!\p{L})|[.,!]|$)`,
    ([, count]) => `${frenchCounted(count!, 'f')} fois`,
  ),
  rule('l', String.raw`(?:[Vv]\.?|[Vv]ersion )(?=\d+\.\d)`, () => 'version'),
  rule('l', String.raw`M\.(?=\s(?:\p{Lu}|et\s))`, () => 'monsieur'),
  rule('l', String.raw`St(?=[ -]\p{Lu})-?`, () => 'saint'),
  rule('l', String.raw`Ste(?=[ -]\p{Lu})-?`, () => 'sainte'),
  rule('l', String.raw`pp?\.(?=\s?\d)`, (_match, { next }) => (/^\s?\d+\s?[-–]\s?\d/.test(next) ? 'pages' : 'page')),
  rule('l', String.raw`av\.(?=\s\p{Lu})`, () => 'avenue', ''),
  rule('l', String.raw`et\/ou(?!\p{L})`, () => 'et ou'),
  rule('l', String.raw`[Ee]-?mail(?=s?(?!\p{L}))`, () => 'imèle'),
];

/** Capitals that make no word; behind the abbreviations, of which some are written so. */
export const frenchLetters: readonly Rule[] = [
  rule('l', String.raw`([B-DF-HJ-NP-TV-XZ]{2,5})(?![\p{L}\d])`, ([, letters], { before, shouting }) =>
    shouting || /[\p{L}\d]$/u.test(before) ? undefined : [...letters!].join(' '),
  ),
];
