import { dottedTimes } from '../kinds/dotted-times.ts';
import { romanValue } from '../kinds/romans.ts';
import { weekdayRules } from '../kinds/weekdays.ts';
import { anyOf, type Rule, rule } from '../rule.ts';
import { spanishGender } from './agreement.ts';
import { spanishCounted, spanishOrdinal } from './numbers.ts';
import { dayOf } from './spanish.ts';
import { monthForms, months, weekdays } from './words.data.ts';

const monthPattern = anyOf(monthForms.keys());
const two = (digits: string) => String(Number(digits));
const isDay = (day: string) => Number(day) >= 1 && Number(day) <= 31;

/** The part of the day that "a. m." and "p. m." mean. */
function partOfDay(hour: number, half: string): string {
  if (half === 'a') return hour < 6 || hour === 12 ? 'de la madrugada' : 'de la mañana';
  if (hour === 12) return 'del mediodía';
  return hour < 8 ? 'de la tarde' : 'de la noche';
}

export function spanishClock(
  hour: string,
  minute: string | undefined,
  before: string,
  half?: string,
): string | undefined {
  if (Number(hour) > 24 || Number(minute ?? 0) > 59) return undefined;
  const hours = spanishCounted(two(hour), 'f');
  const isPlain = hours === two(hour);
  const behind = half === undefined ? '' : ` ${partOfDay(Number(hour), half.toLowerCase())}`;
  if (minute === undefined || minute === '00') {
    const isNamed = behind !== '' || /(?:^|[^\p{L}])(?:las?|entre|hasta las|y las)\s*$/iu.test(before);
    return `${hours}${behind}${isNamed ? '' : Number(hour) === 1 ? ' hora' : ' horas'}`;
  }
  if (minute.startsWith('0') || hours === 'una') return `${hours} y ${two(minute)}${behind}`;
  return `${hours}${isPlain ? ':' : ' '}${minute}${behind}`;
}

const half = String.raw`[ \u00a0]?([ap])\.?[ \u00a0]?m\.?(?!\p{L})`;

export function spanishRules(isAmerican: boolean): Rule[] {
  return [
    rule(
      'd',
      String.raw`(\d{1,2}(?:\.?º|ro|er)?)(?: de)? (${monthPattern})(?!\p{L})(?:,? (?:de |del )?(\d{4})(?![\d.,]))?`,
      ([, day, month, year], { next }) => {
        if (!isDay(String(Number.parseInt(day!, 10))) || (month === 'mar' && !/^[.,]?(?:\s|$)/.test(next)))
          return undefined;
        const said = /^0?1\D/.test(day!) ? 'primero' : dayOf(String(Number.parseInt(day!, 10)), isAmerican);
        return `${said} de ${months[monthForms.get(month!.toLowerCase())! - 1]}${year === undefined ? '' : ` de ${year}`}`;
      },
      'i',
    ),
    rule('d', String.raw`1(?:\.?º|ro|er) de (?=${monthPattern})`, () => 'primero de ', 'i'),
    rule(
      'l',
      String.raw`(ene|feb|abr|jun|jul|ago|sept?|oct|nov|dic)(?:\.(?=\s?\S)|(?=\s\d{4}|\s?[-–]\s?(?:${monthPattern})))(?!\p{L})`,
      ([, month]) => months[monthForms.get(month!.toLowerCase())! - 1],
      'i',
    ),
    rule(
      's',
      String.raw`[-–](?=\s?(?:${monthPattern})(?!\p{L}))`,
      (_match, { before }) => (new RegExp(`(?:${monthPattern})\\s?$`, 'i').test(before) ? 'a' : undefined),
      'i',
    ),
    ...weekdayRules(weekdays, { to: 'a', and: 'y' }),
    // Times.
    rule(
      'd',
      String.raw`(\d{1,2})[:.](\d{2})(?::(\d{2}))?${half}`,
      ([, hour, minute, , side], { before }) => spanishClock(hour!, minute, before, side),
      'i',
    ),
    rule(
      'd',
      String.raw`(\d{1,2})${half}`,
      ([, hour, side], { before }) => spanishClock(hour!, undefined, before, side),
      'i',
    ),
    rule('d', String.raw`(\d{1,2})[:.](\d{2})[ \u00a0]?(?:h(?:rs?|s|oras)?\.?)(?!\p{L})`, ([, hour, minute]) => {
      const time = spanishClock(hour!, minute, 'las ');
      return time === undefined ? undefined : `${time} horas`;
    }),
    rule('d', String.raw`(\d{1,2})[ \u00a0]?h[ \u00a0]?([0-5]\d)(?!\d|\s?min)`, ([, hour, minute]) =>
      spanishClock(hour!, minute, 'las '),
    ),
    rule('d', String.raw`(\d{1,2}):(\d{2}):(\d{2})(?![\d:])`, ([, hour, minute, second], { before }) => {
      const time = spanishClock(hour!, minute, before);
      return time === undefined ? undefined : `${time}${second === '00' ? '' : ` y ${two(second!)} segundos`}`;
    }),
    rule('d', String.raw`(\d{1,2}):(\d{2})(?![\d:])`, ([, hour, minute], { before }) =>
      /\d[.,:]$/.test(before) ? undefined : spanishClock(hour!, minute, before),
    ),
    rule('d', String.raw`(\d{1,3}):(\d{1,3})(?![\d:])`, ([, first, second]) => `${two(first!)} a ${two(second!)}`),
    rule('d', String.raw`(1|21)(?![\d.,:/]|\s?\p{L})`, ([, hour], { before }) =>
      /(?:^|\s)las?\s$/i.test(before) ? spanishCounted(hour!, 'f') : undefined,
    ),
    rule('d', String.raw`(1|21)(?=\s(?:de la|en punto|del|hasta|a las|y media))`, ([, hour], { before }) =>
      /(?:^|\s)las?\s$/i.test(before) ? spanishCounted(hour!, 'f') : undefined,
    ),
    dottedTimes((hour, minute) => spanishClock(hour, minute, 'las ')),
    // Nine digits in groups, and nothing that they count.
    rule('d', String.raw`[6-9]\d{1,2}(?:[ .-]\d{2,3}){2,3}(?![\d%€$]|[.,]\d)`, ([written], { before, next }) => {
      const digits = written.replaceAll(/\D/g, '');
      if (digits.length !== 9 || /[\d\p{L}][.,:/-]?$/u.test(before) || /^\s?(?:€|\p{L}{4,}s(?!\p{L})|de\s)/u.test(next))
        return undefined;
      return written
        .split(/\D/)
        .map((group) => [...group].join(' '))
        .join(', ');
    }),
    // Ordinals.
    rule('d', String.raw`(\d{1,3})(\.?[ºo]|\.?ª|°(?![CF]))(?![\p{L}\d])`, ([, digits, mark], { next }) => {
      const isFeminine = mark!.endsWith('ª');
      return short(spanishOrdinal(digits!, isFeminine ? 'f' : 'm'), !isFeminine && nounNext(next));
    }),
    rule(
      'd',
      String.raw`(\d{1,3})\.?(er|ero|ro|do|to|mo|vo|no|ra|da|ta|ma|va|na)(?![\p{L}\d])`,
      ([, digits, ending], { next }) =>
        short(
          spanishOrdinal(digits!, ending!.endsWith('a') ? 'f' : 'm'),
          ending === 'er' || (!ending!.endsWith('a') && nounNext(next)),
        ),
    ),
    rule('d', String.raw`(\d{1,4})[ -]?x(?=\s(?:al|por|semana|día)(?!\p{L})|[.,!]|$)`, ([, count]) =>
      count === '1' ? 'una vez' : `${spanishCounted(count!, 'f')} veces`,
    ),
    rule('l', String.raw`[Aa]ños\s['’](?=\d0)`, () => 'años'),
    rule('l', String.raw`(?:[Vv]\.?|[Vv]ersión )(?=\d+\.\d)`, () => 'versión'),
    rule('l', String.raw`[Pp]p?\.(?=\s?\d)`, ([written]) => (/pp/i.test(written) ? 'páginas' : 'página')),
    rule('l', String.raw`Sn?\.(?=\s\p{Lu})`, () => 'san'),
    rule(
      'l',
      String.raw`([IVX]{1,5})(?=\s(Guerra|República|Edición|Feria|Copa|Cumbre|Jornadas?|Semana|Congreso|Concurso|Festival|Encuentro|Premio|Foro|Concilio|Maratón|Torneo|Simposio|Certamen)(?!\p{L}))`,
      ([, numeral, noun], { before }) =>
        /[\p{L}\d]$/u.test(before)
          ? undefined
          : short(
              spanishOrdinal(String(romanValue(numeral!)), spanishGender(noun!, true) ?? 'm'),
              spanishGender(noun!, true) === 'm',
            ),
    ),
    rule('l', String.raw`ss?\.(?=\s[IVX]{1,5}(?!\p{L}))`, ([written]) => (written === 'ss.' ? 'siglos' : 'siglo')),
    rule('l', String.raw`y\/o(?!\p{L})`, () => 'y o'),
  ];
}

const nounNext = (next: string) => {
  const [, noun] = /^\s(\p{Ll}{3,})/u.exec(next) ?? [];
  return noun !== undefined && spanishGender(noun, true) === 'm';
};

/** "primer piso", "tercer piso". */
const short = (ordinal: string, isBeforeNoun: boolean) =>
  isBeforeNoun ? ordinal.replace(/primero$/, 'primer').replace(/tercero$/, 'tercer') : ordinal;
