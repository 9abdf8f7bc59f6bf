import { dashSource } from '../amounts.ts';
import { dottedTimes } from '../kinds/dotted-times.ts';
import { romanValue } from '../kinds/romans.ts';
import { weekdayRules } from '../kinds/weekdays.ts';
import { anyOf, type Rule, rule } from '../rule.ts';
import { germanGender, ordinalEnding } from './agreement.ts';
import { german } from './german.ts';
import { germanCardinal, germanOrdinalStem, germanYear } from './numbers.ts';
import { monthForms, months, spelled, weekdays } from './words.data.ts';

const monthPattern = anyOf(monthForms.keys());
const two = (digits: string) => String(Number(digits));
const monthOf = (written: string) => months[monthForms.get(written)! - 1];
const isDay = (day: string) => Number(day) >= 1 && Number(day) <= 31;
const ordinal = (digits: string, before: string, noun: string) =>
  germanOrdinalStem(Number(digits)) + ordinalEnding(/[,:;]\s*$/.test(before) ? '' : before, germanGender(noun));

export function germanClock(hour: string, minute: string | undefined): string | undefined {
  if (Number(hour) > 24 || Number(minute ?? 0) > 59) return undefined;
  const hours = Number(hour) === 1 ? 'ein' : two(hour);
  return `${hours} Uhr${minute === undefined || minute === '00' ? '' : ` ${two(minute)}`}`;
}

/** Nouns that are numbered: a figure with a full stop before them is an ordinal wherever it stands. */
const numberedNouns =
  '(?:Ober|Unter|Erd|Zwischen)?[Gg]eschoss|Stock|Stockwerk|Etage|OG|UG|Platz|Mal|Quartal|Klasse|Liga|Runde|Halbjahr|Jahrhundert|Jh\\.|Weltkrieg|Geburtstag|Kapitel|Person|Tag|Woche|Monat|Semester|Stunde|Advent|Reihe|Gang|Auflage|Spieltag|Minute|Hälfte|Halbzeit|Rate|Mahnung|Termin|Teil|Stelle|Preis|Akt|Saison|Etappe|Lebensjahr|Jahrestag|Kind|Versuch|Schritt|Bezirk|Hilfe|Bundesliga|Tor|Satz|Impfung|Dosis|Jubiläum';

/** German dates, times, ordinals and what is joined to figures. */
export const germanRules: readonly Rule[] = [
  // "89,- €", "ab 1.299,-".
  rule(
    'd',
    String.raw`(\d{1,3}(?:\.\d{3}){1,3}|\d{1,9}),[-–—]{1,2}(?!\d)(?:[ \u00a0]?(?:€|EUR|Euro))?`,
    ([, whole]) => `${two(whole!.replaceAll('.', ''))} Euro`,
  ),
  // "vom 3. bis 5. Mai", "3.–5.5.", "26. November 2026", "24.12."
  rule(
    'd',
    String.raw`(\d{1,2})\.[ \u00a0]?(${monthPattern})(?!\p{L})(?:,?[ \u00a0](\d{4})(?![\d.,]))?`,
    ([, day, month, year], { before }) =>
      isDay(day!)
        ? `${ordinal(day!, before, 'Tag')} ${monthOf(month!)}${year === undefined ? '' : ` ${germanYear(year)}`}`
        : undefined,
  ),
  rule(
    'd',
    String.raw`(\d{1,2})[ \u00a0](${monthPattern})(?!\p{L})(?:,?[ \u00a0](\d{4})(?![\d.,]))?`,
    ([, day, month, year], { before }) =>
      isDay(day!) && monthForms.get(month!) !== undefined && month !== 'Mai'
        ? `${ordinal(day!, before, 'Tag')} ${monthOf(month!)}${year === undefined ? '' : ` ${germanYear(year)}`}`
        : undefined,
  ),
  rule('d', String.raw`(\d{1,2})\.[ \u00a0]?(\d{1,2})\.(?!\d)`, ([, day, month], { before }) => {
    const name = months[Number(month) - 1];
    return name === undefined || !isDay(day!) || /\d[.,]$/.test(before)
      ? undefined
      : `${ordinal(day!, before, 'Tag')} ${name}`;
  }),
  rule(
    'd',
    String.raw`(\d{1,2})\.[ \u00a0]?(${dashSource}|\/|bis|und|oder|u\.)[ \u00a0]?(?:zum\s)?(?=\d{1,2}\.)`,
    ([, day, sign], { before }) => {
      if (!isDay(day!)) return undefined;
      const word = /^(?:bis|oder|und)$/.test(sign!) ? sign : sign === 'u.' || sign === '/' ? 'und' : 'bis';
      return `${ordinal(day!, before, 'Tag')} ${word}`;
    },
  ),
  rule(
    'l',
    String.raw`(Jan|Feb|Mrz|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)(?:\.(?=\s?\S)|(?=\s\d{4}|\s?${dashSource}\s?\p{Lu}))(?!\p{L})`,
    ([, month], { before }) => {
      return /[\p{L}\d]$/u.test(before) ? undefined : monthOf(month!);
    },
  ),
  rule(
    's',
    `${dashSource}(?=\\s?(?:${anyOf(months)}|Jan|Feb|Mrz|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)(?!\\p{Ll}))`,
    (_match, { before }) => (new RegExp(`(?:${monthPattern})\\.?\\s?$`).test(before) ? 'bis' : undefined),
  ),
  ...weekdayRules(weekdays, { to: 'bis', and: 'und' }),
  // Times.
  rule(
    'd',
    String.raw`(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?[ \u00a0]?(?:Uhr|h)(?!\p{L})`,
    ([, hour, minute, second]) => {
      const time = germanClock(hour!, minute);
      return time === undefined || second === undefined ? time : `${time} und ${two(second)} Sekunden`;
    },
  ),
  rule('d', String.raw`(\d{1,2}):(\d{2})(?![\d:]|,\d)`, ([, hour, minute], { before }) =>
    /\d[.,:]$/.test(before) ? undefined : germanClock(hour!, minute),
  ),
  rule('d', String.raw`(\d{1,2}):(\d{2}):(\d{2})(?![\d:])`, ([, hour, minute, second]) => {
    const time = germanClock(hour!, minute === '00' && second !== '00' ? undefined : minute);
    return time === undefined ? undefined : `${time}${second === '00' ? '' : ` und ${two(second!)} Sekunden`}`;
  }),
  rule('d', String.raw`(\d{1,3}):(\d{1,3})(?![\d:])`, ([, first, second]) => `${two(first!)} zu ${two(second!)}`),
  rule('d', String.raw`(\d{1,2})[ \u00a0]?h(?![\p{L}\d])`, ([, hour], { before }) =>
    /(?:^|\s)(?:um|ab|bis|gegen|von)\s$|\d\s?(?:Uhr|h)?\s?[-–]\s?$/i.test(before) && Number(hour) <= 24
      ? germanClock(hour!, undefined)
      : undefined,
  ),
  rule('d', String.raw`1 (?=Uhr(?!\p{L}))`, () => 'ein'),
  dottedTimes(germanClock),
  rule(
    'd',
    String.raw`(\d{1,9}) ?: ?(\d{1,9})(?=\s?=)`,
    ([, first, second]) => `${two(first!)} geteilt durch ${two(second!)}`,
  ),
  // Decades.
  rule(
    'd',
    String.raw`((?:1[1-9]|20)\d0|[1-9]0)(ern?)(?:[- \u00a0](?=Jahre))?(?!\p{L})`,
    ([written, decade, ending]) => {
      const words = decade!.length === 4 ? germanYear(decade!) : germanCardinal(decade!);
      return (
        (decade!.length === 4 && words === decade ? germanCardinal(decade) : words) +
        ending +
        (/[- ]$/.test(written) ? ' ' : '')
      );
    },
  ),
  // Ordinals.
  rule(
    'd',
    String.raw`(\d{1,3})\.(?=[ \u00a0](?:\p{Ll}{3,20}[ \u00a0])?(${numberedNouns})s?(?!\p{L}))`,
    ([, digits, noun], { before }) => ordinal(digits!, before, (noun ?? '').replace(/^OG$|^UG$|^Jh\.$/, 'Jahrhundert')),
  ),
  rule('d', String.raw`(\d{1,3})\.(?=[ \u00a0](\p{L}[\p{L}-]{0,30}))`, ([, digits, noun], { before }) => {
    const isSmall = /^\p{Ll}/u.test(noun!);
    const behindArticle =
      /(?:^|[^\p{L}])(?:der|die|das|dem|den|des|am|im|vom|zum|zur|beim|ins|jede[rsmn]?|dies\p{L}{1,2}|(?:mein|dein|sein|ihr|unser|euer|ein|kein)(?:e[rsmn]?)?)\s$/iu.test(
        before,
      );
    return isSmall || behindArticle ? ordinal(digits!, before, noun!) : undefined;
  }),
  rule('d', String.raw`(\d{1,3})\.$`, ([, digits], { before }) =>
    /(?:^|\s)(?:am|der|die|das|dem|den|zum|vom)\s$/i.test(before) ? ordinal(digits!, before, 'Tag') : undefined,
  ),
  rule(
    'd',
    String.raw`(\d{1,4})[ -]?(?:x|×|mal)(?=\s(?:täglich|pro|am|im|in|wöchentlich|jährlich|monatlich|die)(?!\p{L})|[.,!]|$|\s\p{Lu}\p{Ll})`,
    ([, count]) => (count === '1' ? 'einmal' : `${count} mal`),
  ),
  rule(
    'd',
    String.raw`(\d{1,4})-(?=(?:jährig|stündig|tägig|minütig|köpfig|fach|malig|mal|stellig|monatig|wöchig|prozentig|Zimmer|Tage|Stunden|Jahres|Gänge|Sterne|Bett|Personen|Wochen|Monats|Minuten|Zoll|Liter|Euro|Meter|Kilo)\p{Ll}*)`,
    ([, count]) => `${count} `,
  ),
  rule('l', String.raw`([IVX]{1,5})\.(?=[ \u00a0](\p{Lu}\p{Ll}{2,30}))`, ([, numeral, noun], { before }) =>
    /(?:^|[^\p{L}])(?:der|die|das|dem|den|des|im|am|vom|zum|zur|beim)\s$/iu.test(before)
      ? ordinal(String(romanValue(numeral!)), before, noun!)
      : undefined,
  ),
  // "Friedrich der II."
  rule('l', String.raw`([IVX]{1,6})\.?(?![\p{L}\d])`, ([, numeral], { before }) => {
    const [, article] = /\p{Lu}\p{Ll}{2,20}\s(der|die|dem|den|des)\s$/u.exec(before) ?? [];
    if (article === undefined) return undefined;
    const stem = germanOrdinalStem(romanValue(numeral!)).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return `${stem}${article === 'der' || article === 'die' ? 'e' : 'en'}`;
  }),
  // Saint, and streets that end in one word.
  rule('l', String.raw`St\.(?=[ \u00a0-]?\p{Lu})`, () => 'Sankt'),
  rule('l', String.raw`(\p{L}{2,40})str\.`, ([, name]) => `${name}straße`),
  rule('l', String.raw`(\p{L}{3,40})nr\.`, ([, name]) => `${name}nummer`),
  rule('l', String.raw`S\.(?=\s?\d)`, () => 'Seite'),
  rule('l', String.raw`Hr?\.(?=\s\p{Lu})`, () => 'Herr'),
  rule('l', String.raw`(?:[Vv]\.?|Version)(?=\d+\.\d)`, () => 'Version'),
  rule('l', `[Ee]-Mail`, () => 'I-Mail'),
  rule('l', String.raw`([A-ZÄÖÜ]{2,5})(?![\p{L}\d])`, ([, letters], { before, shouting }) =>
    !shouting && spelled.has(letters!) && !/[\p{L}\d]$/u.test(before) ? [...letters!].join(' ') : undefined,
  ),
];

/** Rules of what German shares, under its language. */
export { german };
