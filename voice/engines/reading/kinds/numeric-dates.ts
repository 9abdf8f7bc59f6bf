import type { ReadingLanguage } from '../language.ts';
import { type Around, type Rule, rule } from '../rule.ts';
import { dayAndMonth } from './slashes.ts';

/** Dates in figures with a year: by ISO, and in the order of the language. */
export function numericDateRules(
  language: ReadingLanguage,
  clock: (hour: string, minute: string, around: Around) => string | undefined,
): Rule[] {
  return [
    rule(
      'd',
      String.raw`(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d-])(?:T(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?`,
      ([, year, , month, day, hour, minute, zone], around) => {
        const found = dayAndMonth(day!, month!, true);
        if (found === undefined || found[0] !== day) return undefined;
        const date = language.date(...found, year, around);
        if (hour === undefined) return date;
        const time = clock(hour, minute!, around);
        return `${date}, ${time ?? ''}${zone === 'Z' ? ` ${language.spell('UTC')}` : ''}`;
      },
    ),
    rule(
      'd',
      String.raw`(\d{1,2})([/.-])${'[ ]?'}(\d{1,2})\2${'[ ]?'}(\d{4}|\d{2})(?![\d/]|[.-]\d|\p{L})`,
      ([written, first, mark, second, year], around) => {
        if (mark !== '/' && year!.length === 2 && !(mark === '.' && language.dayFirst)) return undefined;
        if (/ /.test(written) && mark !== '.') return undefined;
        const found = dayAndMonth(first!, second!, language.dayFirst);
        if (found === undefined || /[\d\p{L}][.,/:-]?$/u.test(around.before)) return undefined;
        return language.date(...found, year!.length === 2 ? `20${year}` : year, around);
      },
    ),
  ];
}
